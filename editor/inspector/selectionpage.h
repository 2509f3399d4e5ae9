// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/kindcounts.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QCheckBox;
class QGridLayout;
class QLabel;

namespace hexa::editor {

class Document;
class Locale;
class Selection;

/// The inspector's page for several hexes: how many of each kind, and their lock. A huge selection is counted in slices,
/// so that the window never waits.
class SelectionPage : public QWidget {
    Q_OBJECT
public:
    SelectionPage(Document& document, const Selection& selection, const Locale& locale,
                  QWidget* parent = nullptr);

    /// Counts anew.
    void refresh();
    void retranslate();
    bool counting() const { return mSlices.isActive(); }

private:
    void countSlice();
    void showCounts();

    Document& mDocument;
    const Selection& mSelection;
    const Locale& mLocale;
    QLabel* mTitle;
    QCheckBox* mLocked;
    QLabel* mOutside;
    QGridLayout* mRows;
    QTimer mSlices;
    std::optional<Hex> mLast;  ///< The last one that is counted.
    KindCounts mCounts;
    int mLockedCount = 0;
    int mBareCount = 0;  ///< Empty slots, where a lock has nothing to keep.
    int mOutsideCount = 0;
};

}  // namespace hexa::editor
