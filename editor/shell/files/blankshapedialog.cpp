// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/blankshapedialog.h"

#include "core/engine/system.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int largestSize = 200;

}  // namespace

BlankShapeDialog::BlankShapeDialog(const Systems& systems, const Locale& locale, const QString& likely,
                                   QWidget* parent)
    : QDialog(parent),
      mSystems(systems),
      mForm(new QFormLayout(this)),
      mGame(new QComboBox(this)),
      mShape(new QComboBox(this)),
      mSize(new QSpinBox(this)),
      mRows(new QSpinBox(this)),
      mDirection(new QComboBox(this)),
      mCount(new PlainLabel(this)) {
    setWindowTitle(tr("New Blank Shape"));
    for (const GameSystem& system : systems.list())
        mGame->addItem(locale.text(system.catalog.name), QString::fromStdString(system.id()));
    mGame->setCurrentIndex(std::max(0, mGame->findData(likely)));
    mShape->addItems({tr("Hexagon"), tr("Rectangle"), tr("Triangle")});
    mDirection->addItems({tr("Flat side down"), tr("Corner down")});
    for (QSpinBox* box : {mSize, mRows}) box->setRange(1, largestSize);
    mSize->setValue(3);
    mRows->setValue(5);
    const auto add = [this](const QString& words, QWidget* field, const char* name) {
        field->setObjectName(name);
        auto* label = new PlainLabel(words, this);
        label->setBuddy(field);
        mForm->addRow(label, field);
    };
    add(tr("&Game:"), mGame, "game");
    add(tr("&Shape:"), mShape, "shape");
    add(QString(), mSize, "size");
    add(tr("&Rows:"), mRows, "rows");
    add(tr("&Hex orientation:"), mDirection, "direction");
    mForm->addRow(mCount);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create &Map"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    mForm->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(mGame, &QComboBox::currentIndexChanged, this, &BlankShapeDialog::followGame);
    for (QComboBox* box : {mShape, mDirection})
        connect(box, &QComboBox::currentIndexChanged, this, &BlankShapeDialog::refresh);
    for (QSpinBox* box : {mSize, mRows})
        connect(box, &QSpinBox::valueChanged, this, &BlankShapeDialog::refresh);
    mForm->setRowVisible(mGame, mGame->count() > 1);
    followGame();
}

const GameSystem& BlankShapeDialog::game() const {
    return *mSystems.find(mGame->currentData().toString().toStdString());
}

Orientation BlankShapeDialog::orientation() const {
    return mDirection->currentIndex() == 0 ? Orientation::Flat : Orientation::Pointy;
}

BlankShape BlankShapeDialog::shape() const {
    return {static_cast<BlankShape::Form>(mShape->currentIndex()), mSize->value(), mRows->value()};
}

void BlankShapeDialog::followGame() {
    mDirection->setCurrentIndex(game().catalog.orientation == Orientation::Flat ? 0 : 1);
    refresh();
}

void BlankShapeDialog::refresh() {
    const auto form = static_cast<BlankShape::Form>(mShape->currentIndex());
    qobject_cast<QLabel*>(mForm->labelForField(mSize))
        ->setText(form == BlankShape::Form::Hexagon     ? tr("Steps from the &middle:")
                  : form == BlankShape::Form::Rectangle ? tr("&Columns:")
                                                        : tr("Hexes on a &side:"));
    mForm->setRowVisible(mRows, form == BlankShape::Form::Rectangle);
    const auto count = static_cast<int>(hexesOf(shape(), orientation()).size());
    QString words = tr("%Ln empty slot(s).", nullptr, count);
    if (orientation() != game().catalog.orientation)
        words += u' ' + tr("This game normally uses the other orientation.");
    mCount->setText(words);
}

Scenario BlankShapeDialog::map() const {
    Scenario map;
    map.system = game().id();
    map.board.orientation = orientation();
    std::vector<Cell> cells;
    for (const Hex at : hexesOf(shape(), orientation())) cells.push_back({at, KindId::Empty, false, {}});
    map.board.setCells(std::move(cells));
    map.profile = RuleProfile::Free;  // a shape of one's own is no map of the rulebook
    return map;
}

}  // namespace hexa::editor

#include "moc_blankshapedialog.cpp"
