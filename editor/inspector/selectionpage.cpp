// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/selectionpage.h"

#include "core/edit/builders.h"
#include "core/edit/keeping.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/inspector/form.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLocale>

namespace hexa::editor {
namespace {

constexpr int sliceSize = 40'000;

}  // namespace

SelectionPage::SelectionPage(Document& document, const Selection& selection, const Locale& locale,
                             QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mSelection(selection),
      mLocale(locale),
      mLocked(new QCheckBox),
      mRows(new QGridLayout),
      mCounts(document.catalog()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    mTitle = addHeading(column);
    mLocked->setIcon(icon("lock"));
    column->addWidget(mLocked);
    mRows->setColumnStretch(0, 1);
    mRows->setVerticalSpacing(2);
    column->addSpacing(4);
    column->addLayout(mRows);
    mOutside = addText(column);
    column->addStretch(1);
    connect(mLocked, &QCheckBox::clicked, this, [this] {
        // Partly locked becomes locked.
        const bool locked = mLockedCount < mCounts.cells() - mBareCount;
        std::vector<Hex> hexes = mSelection.targets();
        if (locked) hexes = lockable(mDocument.scenario().board, hexes);
        const int count = static_cast<int>(hexes.size());
        mDocument.apply(setLocked(mDocument.scenario(), hexes, locked), [locked, count] {
            return locked ? tr("Lock %n hex(es)", nullptr, count) : tr("Unlock %n hex(es)", nullptr, count);
        });
        showCounts();
    });
    connect(&mSlices, &QTimer::timeout, this, &SelectionPage::countSlice);
    retranslate();
}

void SelectionPage::refresh() {
    mLast.reset();
    mCounts = KindCounts(mDocument.catalog());
    mLockedCount = 0;
    mBareCount = 0;
    mOutsideCount = 0;
    countSlice();
}

void SelectionPage::countSlice() {
    const std::set<Hex>& hexes = mSelection.hexes();
    const Board& board = mDocument.scenario().board;
    auto hex = mLast ? hexes.upper_bound(*mLast) : hexes.begin();
    for (int i = 0; i < sliceSize && hex != hexes.end(); ++i, ++hex) {
        mLast = *hex;
        const Cell* cell = board.find(*hex);
        if (cell == nullptr) {
            ++mOutsideCount;
            continue;
        }
        mCounts.add(cell->kind);
        mLockedCount += cell->locked ? 1 : 0;
        mBareCount += cell->kind == KindId::Empty && !cell->locked ? 1 : 0;
    }
    if (hex != hexes.end()) {
        mSlices.start(0);
        return;
    }
    mSlices.stop();
    showCounts();
}

void SelectionPage::showCounts() {
    const int cells = mCounts.cells() - mBareCount;
    mTitle->setText(tr("%n hex(es) selected", nullptr, static_cast<int>(mSelection.hexes().size())));
    mLocked->setEnabled(cells > 0);
    mLocked->setTristate(mLockedCount > 0 && mLockedCount < cells);
    mLocked->setCheckState(mLockedCount == 0      ? Qt::Unchecked
                           : mLockedCount < cells ? Qt::PartiallyChecked
                                                  : Qt::Checked);
    mLocked->setText(mLockedCount > 0 && mLockedCount < cells
                         ? tr("Locked (%n of them)", nullptr, mLockedCount)
                         : tr("Locked"));
    mOutside->setVisible(mOutsideCount > 0);
    mOutside->setText(tr("%n of them outside of the layout", nullptr, mOutsideCount));
    while (mRows->count() > 0) delete mRows->takeAt(0)->widget();
    std::vector<KindId> kinds = mDocument.catalog().kindIds();
    kinds.insert(kinds.end(), {KindId::Blank, KindId::Empty});
    int row = 0;
    for (const KindId kind : kinds) {
        if (mCounts.of(kind) == 0) continue;
        auto* name = new PlainLabel(Names::kind(mDocument.catalog(), kind, mLocale));
        name->setWordWrap(true);
        mRows->addWidget(name, row, 0);
        mRows->addWidget(new PlainLabel(QLocale().toString(mCounts.of(kind))), row++, 1, Qt::AlignRight);
    }
}

void SelectionPage::retranslate() {
    mLocked->setToolTip(tr("Brushes and generators leave locked hexes as they are"));
    refresh();
}

}  // namespace hexa::editor
