// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/newgamedialog.h"

#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <initializer_list>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int largestRadius = 25;
constexpr int openMapIndex = 2;

}  // namespace

NewGameDialog::NewGameDialog(std::vector<Hex> open, Orientation orientation,
                             std::vector<owngame::Definition> examples, const Locale& locale, QWidget* parent)
    : QDialog(parent),
      mExamples(std::move(examples)),
      mLocale(locale),
      mStart(new QComboBox(this)),
      mOpen(std::move(open)),
      mOpenOrientation(orientation),
      mForm(new QFormLayout(this)),
      mName(new QLineEdit(this)),
      mShape(new QComboBox(this)),
      mSize(new QSpinBox(this)),
      mRows(new QSpinBox(this)),
      mDirection(new QComboBox(this)),
      mFewest(new QSpinBox(this)),
      mMost(new QSpinBox(this)),
      mCount(new PlainLabel(this)) {
    setObjectName("newGame");
    setWindowTitle(tr("New Game File"));
    mStart->addItem(tr("Six kinds of tiles"));
    for (const owngame::Definition& game : mExamples)
        mStart->addItem(tr("Example: %1").arg(mLocale.text(game.catalog.name)));
    mName->setMaxLength(60);  // ends a selection
    suggestName();
    mShape->addItems({tr("Hexagon"), tr("Rectangle")});
    if (!mOpen.empty()) mShape->addItem(tr("Shape of the open map"));
    mDirection->addItems({tr("Flat side down"), tr("Corner down")});
    mDirection->setCurrentIndex(1);
    for (QSpinBox* box : {mSize, mRows}) box->setRange(1, largestRadius);
    mSize->setValue(2);
    mRows->setValue(7);
    for (QSpinBox* box : {mFewest, mMost}) box->setRange(1, owngame::PlayerBounds::maxPlayers);
    mFewest->setValue(2);
    mMost->setValue(4);
    const auto add = [this](const QString& words, QWidget* field, const char* name) {
        field->setObjectName(name);
        auto* label = new PlainLabel(words, this);
        label->setBuddy(field);
        mForm->addRow(label, field);
    };
    add(tr("S&tart from:"), mStart, "start");
    add(tr("&Name:"), mName, "name");
    mName->setFocus();
    add(tr("&Shape:"), mShape, "shape");
    add(QString(), mSize, "size");
    add(tr("&Rows:"), mRows, "rows");
    add(tr("&Hex orientation:"), mDirection, "direction");
    add(tr("M&inimum players:"), mFewest, "fewest");
    add(tr("M&aximum players:"), mMost, "most");
    mCount->setWordWrap(true);
    mForm->addRow(mCount);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create &Game File"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    mForm->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(mStart, &QComboBox::currentIndexChanged, this, &NewGameDialog::suggestName);
    for (QComboBox* box : {mStart, mShape, mDirection})
        connect(box, &QComboBox::currentIndexChanged, this, &NewGameDialog::refresh);
    for (QSpinBox* box : {mSize, mRows, mFewest, mMost})
        connect(box, &QSpinBox::valueChanged, this, &NewGameDialog::refresh);
    connect(mName, &QLineEdit::textChanged, this, [buttons](const QString& name) {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!name.trimmed().isEmpty());
    });
    refresh();
}

void NewGameDialog::chooseExample(int index) { mStart->setCurrentIndex(index + 1); }

const owngame::Definition* NewGameDialog::example() const {
    const int index = mStart->currentIndex() - 1;
    return index < 0 ? nullptr : &mExamples.at(static_cast<std::size_t>(index));
}

void NewGameDialog::suggestName() {
    if (mName->isModified()) return;
    mName->setText(example() != nullptr ? mLocale.text(example()->catalog.name) : tr("My game"));
    mName->selectAll();
}

void NewGameDialog::refresh() {
    for (QWidget* field : std::initializer_list<QWidget*>{mShape, mSize, mRows, mDirection, mFewest, mMost})
        mForm->setRowVisible(field, example() == nullptr);
    if (example() != nullptr)
        return mCount->setText(tr("A copy of the example, with its tiles, rules and drawings. You can change "
                                  "everything in it."));
    if (mMost->value() < mFewest->value()) mMost->setValue(mFewest->value());
    const int index = mShape->currentIndex();
    qobject_cast<QLabel*>(mForm->labelForField(mSize))
        ->setText(index == 0 ? tr("Steps from the &middle:") : tr("&Columns:"));
    mForm->setRowVisible(mSize, index != openMapIndex);
    mForm->setRowVisible(mRows, index == 1);
    mForm->setRowVisible(mDirection, index != openMapIndex);
    const owngame::StartWish now = wish();
    const auto hexes = now.cells.empty() ? hexesOf(now.shape, now.orientation).size() : now.cells.size();
    mCount->setText(tr("%Ln hex(es). The game file starts with six kinds of tiles that you can change.",
                       nullptr, static_cast<int>(hexes)));
}

owngame::Definition NewGameDialog::definition() const {
    if (example() == nullptr) return owngame::startDefinition(wish());
    owngame::Definition copy = *example();
    const QString name = mName->text().trimmed();
    if (name == mLocale.text(copy.catalog.name)) return copy;
    // A name of the user's own has no translations.
    copy.catalog.name = Localized(name.toStdString());
    copy.catalog.system = owngame::idFrom(name.toStdString(), "game");
    return copy;
}

owngame::StartWish NewGameDialog::wish() const {
    owngame::StartWish wish;
    wish.name = mName->text().trimmed().toStdString();
    wish.orientation = mDirection->currentIndex() == 0 ? Orientation::Flat : Orientation::Pointy;
    if (mShape->currentIndex() == openMapIndex) {
        wish.cells = mOpen;
        wish.orientation = mOpenOrientation;
    }
    wish.shape = {mShape->currentIndex() == 1 ? BlankShape::Form::Rectangle : BlankShape::Form::Hexagon,
                  mSize->value(), mRows->value()};
    wish.minPlayers = mFewest->value();
    wish.maxPlayers = mMost->value();
    return wish;
}

}  // namespace hexa::editor

#include "moc_newgamedialog.cpp"
