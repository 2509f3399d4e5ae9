// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/cutrow.h"

#include "editor/inspector/form.h"
#include "editor/ui/wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>

namespace hexa::editor {
namespace {

// Data of the combo box beside the directions 0 to 11 of a half.
constexpr int whole = -1;
constexpr int other = -2;

}  // namespace

CutRow::CutRow(QWidget* parent) : QWidget(parent), mShape(new QComboBox), mSingly(new QWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    mShape->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mShape->setMinimumContentsLength(8);
    mSingly->hide();
    ignoreWheelUnlessFocused(mShape);
    mName = addField(column, mShape);
    auto* grid = new QGridLayout(mSingly);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    column->addWidget(mSingly);
    for (std::size_t i = 0; i < mParts.size(); ++i) {
        const int part = static_cast<int>(i);
        mParts[i] = new QCheckBox(QString::number(part + 1));
        grid->addWidget(mParts[i], part / 4, part % 4);
        connect(mParts[i], &QCheckBox::clicked, this, [this, part](bool on) {
            const auto bit = static_cast<Cut>(1U << part);
            take(static_cast<Cut>(on ? mCut | bit : mCut & ~bit));
        });
    }
    connect(mShape, &QComboBox::activated, this, [this] {
        const int shape = mShape->currentData().toInt();
        if (shape == other) return mSingly->show();
        mSingly->hide();
        take(shape == whole ? Cut(0) : halfCut(shape));
    });
    retranslate();
}

void CutRow::setCut(Cut cut) {
    if (cut != mCut) mSingly->hide();  // of another hex
    mCut = cut;
    refresh();
}

void CutRow::take(Cut cut) {
    if (cut == mCut) return;
    mCut = cut;
    refresh();
    emit cutChanged(cut);
}

void CutRow::refresh() {
    int shape = mCut == 0 ? whole : other;
    for (int twelfths = 0; twelfths < 12; ++twelfths)
        if (mCut == halfCut(twelfths)) shape = twelfths;
    mShape->setCurrentIndex(mShape->findData(shape));
    if (shape == other) mSingly->show();
    for (std::size_t i = 0; i < mParts.size(); ++i) mParts[i]->setChecked((mCut >> i & 1U) != 0);
}

void CutRow::retranslate() {
    nameField(mName, tr("Cut"));
    mShape->clear();
    mShape->addItem(tr("Nothing"), whole);
    for (int twelfths = 0; twelfths < 12; ++twelfths)
        mShape->addItem(tr("Half, position %1 of 12").arg(twelfths), twelfths);
    mShape->addItem(tr("Parts selected below"), other);
    for (std::size_t i = 0; i < mParts.size(); ++i)
        mParts[i]->setAccessibleName(tr("Cut away part %1 of 12").arg(i + 1));
    refresh();
}

}  // namespace hexa::editor

#include "moc_cutrow.cpp"
