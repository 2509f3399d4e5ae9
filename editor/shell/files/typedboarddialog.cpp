// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/typedboarddialog.h"

#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace hexa::editor {

TypedBoardDialog::TypedBoardDialog(std::vector<const GameSystem*> games, const Locale& locale,
                                   const Scenario* start, QWidget* parent)
    : QDialog(parent),
      mGames(std::move(games)),
      mLocale(locale),
      mGame(new QComboBox),
      mLayout(new QComboBox),
      mLine(new QPlainTextEdit),
      mProblem(new PlainLabel) {
    setWindowTitle(tr("New Map from Text Line"));
    mGame->setObjectName("game");
    mLayout->setObjectName("layout");
    mLine->setObjectName("line");
    mProblem->setObjectName("problem");
    mProblem->setWordWrap(true);
    mLine->setTabChangesFocus(true);
    constexpr int characters = 60, lines = 4;
    mLine->setMinimumWidth(mLine->fontMetrics().averageCharWidth() * characters);
    mLine->setFixedHeight(mLine->fontMetrics().lineSpacing() * (lines + 1));
    mProblem->setMinimumHeight(mProblem->fontMetrics().lineSpacing() * 2);
    mProblem->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* what = new PlainLabel(tr("Regions on the &table, in the order they were placed:"));
    what->setWordWrap(true);
    what->setBuddy(mLine);
    auto* form = new QFormLayout;
    const auto add = [form](const QString& words, QWidget* field) {
        auto* label = new PlainLabel(words);
        label->setBuddy(field);
        form->addRow(label, field);
    };
    for (const GameSystem* system : mGames) mGame->addItem(locale.text(system->catalog.name));
    add(tr("&Game:"), mGame);
    add(tr("&Board:"), mLayout);
    form->setRowVisible(mGame, mGames.size() > 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    mMake = buttons->button(QDialogButtonBox::Ok);
    mMake->setText(tr("&Create Map"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(what);
    column->addWidget(mLine);
    column->addLayout(form);
    column->addWidget(mProblem);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(mGame, &QComboBox::currentIndexChanged, this, &TypedBoardDialog::followGame);
    connect(mLayout, &QComboBox::currentIndexChanged, this, &TypedBoardDialog::read);
    connect(mLine, &QPlainTextEdit::textChanged, this, &TypedBoardDialog::read);
    followGame();
    if (start != nullptr) {
        const int layout = mLayout->findData(QString::fromStdString(start->provenance.layout));
        if (layout >= 0) mLayout->setCurrentIndex(layout);
        mLine->setPlainText(toQString(game().generate->line(*start)));
        mLine->selectAll();
    }
    mLine->setFocus();
}

const GameSystem& TypedBoardDialog::game() const {
    return *mGames[static_cast<std::size_t>(std::max(0, mGame->currentIndex()))];
}

void TypedBoardDialog::followGame() {
    const QSignalBlocker quiet(mLayout);
    mLayout->clear();
    for (const Layout& layout : game().layouts)
        mLayout->addItem(mLocale.text(layout.name), QString::fromStdString(layout.id));
    read();
}

std::optional<Scenario> TypedBoardDialog::readFor(int layout, QString* problem) const {
    auto map = game().generate->typed(game().layouts[static_cast<std::size_t>(layout)].scenario,
                                      mLine->toPlainText().toStdString());
    if (map) return *std::move(map);
    if (problem != nullptr) *problem = mLocale.text(map.error());
    return std::nullopt;
}

void TypedBoardDialog::read() {
    QString problem;
    mMap.reset();
    const bool empty = mLine->toPlainText().trimmed().isEmpty();
    if (!empty && mLayout->count() > 0) mMap = readFor(mLayout->currentIndex(), &problem);
    for (int layout = 0; !empty && !mMap && layout < mLayout->count(); ++layout) {
        mMap = readFor(layout, nullptr);
        if (!mMap) continue;
        const QSignalBlocker quiet(mLayout);
        mLayout->setCurrentIndex(layout);
        problem.clear();
    }
    mProblem->setText(problem);
    mMake->setEnabled(mMap.has_value());
}

}  // namespace hexa::editor

#include "moc_typedboarddialog.cpp"
