// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/selectionpage.h"

#include "core/edit/builders.h"
#include "core/edit/details.h"
#include "core/edit/keeping.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/document/supply.h"
#include "editor/inspector/commitfields.h"
#include "editor/inspector/form.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <set>

namespace hexa::editor {
namespace {

constexpr int sliceSize = 40'000;
constexpr int mostPoints = 1000;  // as in files

}  // namespace

SelectionPage::SelectionPage(Document& document, const Selection& selection, const Locale& locale,
                             QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mSelection(selection),
      mLocale(locale),
      mLocked(new QCheckBox),
      mKind(new QComboBox),
      mSpecialPoints(new QCheckBox),
      mPoints(new QSpinBox),
      mNote(new CommitText),
      mRows(new QGridLayout),
      mCounts(document.catalog()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    mTitle = addHeading(column);
    mLocked->setIcon(icon("lock"));
    column->addWidget(mLocked);
    mKindLabel = addField(column, mKind);
    column->addWidget(mSpecialPoints);
    column->addWidget(mPoints);
    mNoteLabel = addField(column, mNote);
    build();
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
            return locked ? tr("Lock %Ln hex(es)", nullptr, count) : tr("Unlock %Ln hex(es)", nullptr, count);
        });
        showCounts();
    });
    connect(&mSlices, &QTimer::timeout, this, &SelectionPage::countSlice);
    retranslate();
}

void SelectionPage::build() {
    mKind->setObjectName("allKind");
    mSpecialPoints->setObjectName("allSpecialPoints");
    mPoints->setObjectName("allPoints");
    mNote->setObjectName("allNote");
    mKind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mKind->setMinimumContentsLength(8);
    mPoints->setRange(-mostPoints, mostPoints);
    mPoints->setKeyboardTracking(false);
    ignoreWheelUnlessFocused(mKind);
    ignoreWheelUnlessFocused(mPoints);
    connect(mKind, &QComboBox::activated, this, &SelectionPage::applyKind);
    connect(mSpecialPoints, &QCheckBox::clicked, this, &SelectionPage::applyPoints);
    connect(mPoints, &QSpinBox::editingFinished, this, [this] {
        if (mSpecialPoints->checkState() == Qt::Checked) applyPoints();
    });
    connect(mNote, &CommitText::committed, this, [this] {
        const int count = static_cast<int>(mHexes.empty() ? mSelection.hexes().size() : mHexes.size());
        mDocument.apply(noteEdit(), [count] { return tr("Change note of %Ln hex(es)", nullptr, count); });
        mNote->setStored(mNote->text(), true);
    });
    connect(mNote, &QPlainTextEdit::textChanged, this, &SelectionPage::typedChanged);
}

std::vector<Hex> SelectionPage::tiles() const {
    std::vector<Hex> hexes = mSelection.targets();
    std::erase_if(hexes, [&](Hex at) {
        const Cell* cell = mDocument.scenario().board.find(at);
        return cell == nullptr || !isTile(cell->kind);
    });
    return hexes;
}

void SelectionPage::applyKind() {
    const auto kind = static_cast<KindId>(mKind->currentData().toUInt());
    const Board& board = mDocument.scenario().board;
    std::vector<Hex> hexes = mSelection.targets();
    std::erase_if(hexes, [&](Hex at) {
        const Cell* cell = board.find(at);
        return cell == nullptr || cell->locked || cell->kind == kind;
    });
    const auto left = leftInBox(mDocument, kind);
    if (left && static_cast<int>(hexes.size()) > *left) {
        emit reported(tr("The box has only %Ln more of these. Select fewer hexes.", nullptr, *left));
        return showDetails();
    }
    const int count = static_cast<int>(hexes.size());
    mDocument.apply(
        paintCells(mDocument.scenario(), mDocument.catalog(), hexes, kind, &mDocument.ids()),
        [count, kind, &catalog = mDocument.catalog(), &locale = mLocale] {
            return tr("Change %Ln hex(es) to %1", nullptr, count).arg(Names::kind(catalog, kind, locale));
        });
}

void SelectionPage::applyPoints() {
    const bool special = mSpecialPoints->checkState() != Qt::Unchecked;
    const auto points = special ? std::optional(mPoints->value()) : std::nullopt;
    const std::vector<Hex> hexes = tiles();
    const int count = static_cast<int>(hexes.size());
    mDocument.apply(changeDetails(mDocument.scenario(), hexes,
                                  [points](CellDetails& details) { details.points = points; }),
                    [count] { return tr("Change special victory points of %Ln tile(s)", nullptr, count); });
    showDetails();
}

Edit SelectionPage::noteEdit() const {
    // For very large selections the hexes of the field are not kept; the selection itself gives
    // them.
    return changeDetails(mDocument.scenario(), mHexes.empty() ? mSelection.targets() : mHexes,
                         [note = mNote->text().toStdString()](CellDetails& details) { details.note = note; });
}

void SelectionPage::commit() { mNote->commit(); }

std::optional<Edit> SelectionPage::typed() const {
    if (!mNote->isDirty()) return std::nullopt;
    return noteEdit();
}

/// Shows the common details; different values leave a field empty until one is chosen.
void SelectionPage::showDetails() {
    constexpr std::size_t mostAsked = 20'000;  // of more it is not worth the time
    const Board& board = mDocument.scenario().board;
    const std::set<Hex>& chosen = mSelection.hexes();
    mHexes.clear();
    if (chosen.size() <= mostAsked) mHexes.assign(chosen.begin(), chosen.end());
    const QSignalBlocker quietKind(mKind), quietPoints(mPoints);
    std::set<KindId> kinds;
    std::set<std::optional<int>> points;
    std::set<std::string> notes;
    std::size_t asked = 0;
    for (auto at = chosen.begin(); at != chosen.end() && asked < mostAsked; ++at, ++asked) {
        const Cell* cell = board.find(*at);
        if (cell == nullptr) continue;
        kinds.insert(cell->kind);
        const CellDetails details = board.detailsOf(*at);
        notes.insert(details.note);
        if (isTile(cell->kind)) points.insert(details.points);
    }
    mKind->setCurrentIndex(kinds.size() == 1 ? mKind->findData(static_cast<uint>(*kinds.begin())) : -1);
    const bool scores = std::ranges::any_of(mDocument.catalog().kinds,
                                            [](const CellKind& kind) { return kind.points.has_value(); });
    mSpecialPoints->setVisible(scores && !points.empty());
    mPoints->setVisible(scores && !points.empty());
    const bool all = points.size() == 1 && points.begin()->has_value();
    const bool none = points.size() == 1 && !all;
    mSpecialPoints->setTristate(!all && !none);
    mSpecialPoints->setCheckState(all ? Qt::Checked : none ? Qt::Unchecked : Qt::PartiallyChecked);
    if (all) mPoints->setValue(**points.begin());
    mNote->setStored(notes.size() == 1 ? QString::fromStdString(*notes.begin()) : QString(), false);
    mNote->setPlaceholderText(notes.size() > 1 ? tr("Different notes. A new note replaces them all.")
                                               : QString());
}

void SelectionPage::fillKinds() {
    const QSignalBlocker quiet(mKind);
    mKind->clear();
    std::vector<KindId> kinds = mDocument.catalog().kindIds();
    kinds.insert(kinds.end(), {KindId::Blank, KindId::Empty});
    for (const KindId kind : kinds)
        mKind->addItem(Names::kind(mDocument.catalog(), kind, mLocale), static_cast<uint>(kind));
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
    showDetails();
}

void SelectionPage::showCounts() {
    const int cells = mCounts.cells() - mBareCount;
    mTitle->setText(tr("%Ln hex(es) selected", nullptr, static_cast<int>(mSelection.hexes().size())));
    mLocked->setEnabled(cells > 0);
    mLocked->setTristate(mLockedCount > 0 && mLockedCount < cells);
    mLocked->setCheckState(mLockedCount == 0      ? Qt::Unchecked
                           : mLockedCount < cells ? Qt::PartiallyChecked
                                                  : Qt::Checked);
    mLocked->setText(mLockedCount > 0 && mLockedCount < cells
                         ? tr("Locked (%Ln of them)", nullptr, mLockedCount)
                         : tr("Locked"));
    mOutside->setVisible(mOutsideCount > 0);
    mOutside->setText(tr("%Ln of them outside the layout", nullptr, mOutsideCount));
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
    mLocked->setToolTip(tr("Brushes and generators don’t change locked hexes"));
    nameField(mKindLabel, tr("Kind"));
    mSpecialPoints->setText(tr("Special victory points"));
    mPoints->setAccessibleName(tr("Special victory points"));
    nameField(mNoteLabel, tr("Note"));
    fillKinds();
    refresh();
}

}  // namespace hexa::editor

#include "moc_selectionpage.cpp"
