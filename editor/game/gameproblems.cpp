// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/gameproblems.h"

#include "editor/game/gamedocument.h"
#include "editor/game/pushbutton.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QListWidget>

#include <algorithm>
#include <utility>
#include <variant>

namespace hexa::editor {
namespace {

constexpr int problemsHeight = 90;

}  // namespace

GameProblems::GameProblems(GameDocument& document, const Locale& locale, const std::vector<GamePart>& parts,
                           QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mLocale(locale),
      mParts(parts),
      mTitle(new PlainLabel),
      mList(new QListWidget) {
    mList->setObjectName("gameProblems");
    mList->setMaximumHeight(problemsHeight);
    mList->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(mTitle);
    auto* row = new QHBoxLayout;
    row->addWidget(mList, 1);
    auto* fixes = new QVBoxLayout;
    for (std::size_t i = 0; i < mFixButtons.size(); ++i) {
        mFixButtons[i] = pushButton(i == 0 ? "gameFix" : "gameOtherFix", *fixes);
        connect(mFixButtons[i], &QPushButton::clicked, this, [this, i] {
            if (i < mFixes.size()) apply(mFixes[i]);
        });
    }
    fixes->addStretch();
    row->addLayout(fixes);
    column->addLayout(row);
    connect(mList, &QListWidget::currentRowChanged, this, &GameProblems::refreshFixes);
    for (const auto chosen : {&QListWidget::itemActivated, &QListWidget::itemClicked})
        connect(mList, chosen, this, [this](QListWidgetItem* item) { goTo(mList->row(item)); });
    keepTranslated(*this,
                   [this] { mTitle->setText(tr("Problems in the game file (choose one to go there):")); });
}

void GameProblems::refresh() {
    {
        const QSignalBlocker quiet(mList);
        mList->clear();
        for (const Error& problem : mDocument.problems()) mList->addItem(sentenceOf(problem));
        mList->setCurrentRow(0);
    }
    refreshFixes();
    setVisible(mList->count() > 0);
}

PlaceInParts GameProblems::placeOf(const Error& problem) const {
    const auto* place = std::get_if<JsonPointer>(&problem.place());
    return place == nullptr ? PlaceInParts()
                            : placeIn(mParts, mDocument.definition(), QString::fromStdString(place->path));
}

/// Returns the sentence of a problem. People see parts and rows, not the pointers of the file.
QString GameProblems::sentenceOf(const Error& problem) const {
    const PlaceInParts place = placeOf(problem);
    if (place.part == nullptr) return mLocale.text(problem);
    const QString where = place.row < 0 ? place.part->title
                                        : tr("%1, row %2", "part of a game file, number")
                                              .arg(place.part->title, QString::number(place.row + 1));
    Message message(problem);
    for (Argument& argument : message.arguments)
        if (argument.name == "pointer") {
            argument.value = where.toStdString();
            return mLocale.text(message);
        }
    return mLocale.text(problem) + QStringLiteral("  (%1)").arg(where);
}

QHash<int, QString> GameProblems::problemsOf(const GamePart& part) const {
    QHash<int, QString> rows;
    for (const Error& problem : mDocument.problems())
        if (const PlaceInParts place = placeOf(problem); place.part == &part)
            rows.insert(std::max(0, place.row), sentenceOf(problem));
    return rows;
}

void GameProblems::goTo(int index) {
    if (index < 0 || index >= static_cast<int>(mDocument.problems().size())) return;
    const Error& problem = mDocument.problems()[static_cast<std::size_t>(index)];
    if (const auto* place = std::get_if<JsonPointer>(&problem.place()))
        emit placeRequested(QString::fromStdString(place->path));
}

void GameProblems::refreshFixes() {
    const auto chosen = static_cast<std::size_t>(std::max(0, mList->currentRow()));
    const std::vector<Error>& problems = mDocument.problems();
    mFixes = chosen < problems.size() ? owngame::fixesOf(mDocument.definition(), problems[chosen])
                                      : std::vector<owngame::FileFix>();
    for (std::size_t i = 0; i < mFixButtons.size(); ++i) {
        const bool there = i < mFixes.size();
        mFixButtons[i]->setVisible(there);
        if (there) mFixButtons[i]->setText(caption(mLocale.text(mFixes[i].name)));
    }
}

void GameProblems::apply(owngame::FileFix fix) {
    mDocument.apply(tr("Problem: %1", "a repair of a game file").arg(mLocale.text(fix.name)), fix.apply);
    emit fixed();
}

}  // namespace hexa::editor

#include "moc_gameproblems.cpp"
