// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "editor/document/kindcounts.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace hexa::editor {

class CommitText;
class Document;
class Locale;
class Selection;

/// Page of the inspector for several hexes: the number of each kind, and their common fields: lock,
/// kind, special points, note. A huge selection is counted in slices, so that the window never
/// waits.
class SelectionPage : public QWidget {
    Q_OBJECT
public:
    SelectionPage(Document& document, const Selection& selection, const Locale& locale,
                  QWidget* parent = nullptr);

    /// Counts again.
    void refresh();
    void retranslate();
    /// Commits typed text.
    void commit();
    /// Returns a typed, uncommitted note, or none.
    std::optional<Edit> typed() const;
    bool counting() const { return mSlices.isActive(); }

signals:
    void typedChanged();
    /// Reason for a refused change.
    void reported(const QString& text);

private:
    void build();
    void countSlice();
    void showCounts();
    void showDetails();
    void fillKinds();
    void applyKind();
    void applyPoints();
    Edit noteEdit() const;
    /// Returns the tiles in the selection.
    std::vector<Hex> tiles() const;

    Document& mDocument;
    const Selection& mSelection;
    const Locale& mLocale;
    QLabel* mTitle;
    QCheckBox* mLocked;
    QComboBox* mKind;
    QLabel* mKindLabel;
    QCheckBox* mSpecialPoints;
    QSpinBox* mPoints;
    CommitText* mNote;
    std::vector<Hex> mHexes;  ///< Hexes of the fields.
    QLabel* mNoteLabel;
    QLabel* mOutside;
    QGridLayout* mRows;
    QTimer mSlices;
    std::optional<Hex> mLast;  ///< The last counted one.
    KindCounts mCounts;
    int mLockedCount = 0;
    int mBareCount = 0;  ///< Empty slots, which a lock has no use for.
    int mOutsideCount = 0;
};

}  // namespace hexa::editor
