// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"
#include "editor/paint/outlines.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace hexa::balance {
struct BalanceReport;
}

namespace hexa::editor {

class BalanceSession;
class CountTable;
class LazyUpdate;
class MeasureTable;
class SeatBars;
struct BalanceFacts;

/// Panel with measures of the map without a game: figures by seat, the predicted gap, its causes
/// and the swaps that narrow it. Follows the map, also while a tile is dragged over it.
class LedgerPanel : public QWidget {
    Q_OBJECT
public:
    explicit LedgerPanel(BalanceSession& session, QWidget* parent = nullptr);

    /// Returns the hexes of all causes, each in the colour of the seat that it favours. While the
    /// list of causes has the focus, only those of the selected one. Null without causes.
    std::shared_ptr<const paint::OutlineLayer> outlines() const;

signals:
    void outlinesChanged();
    /// Cells to show and select.
    void placesRequested(const std::vector<hexa::Hex>& places);
    /// The user wants the unfair map to become fair.
    void fairRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Entry {
        QString text;
        std::vector<Hex> places;
    };
    void retranslate();
    void refresh();
    void showBars(const BalanceFacts& facts);
    void foldRows();
    void fitHeight();
    void showGap(const BalanceFacts& facts, const BalanceFacts* before);
    QString draggedGap(const BalanceFacts& before, const BalanceFacts& after) const;
    QString playedNote(const balance::BalanceReport& played) const;
    void showEntries(QListWidget& list, QLabel& title, std::vector<Entry> entries);
    std::vector<Entry> causes(const BalanceFacts& facts) const;
    std::vector<Entry> swaps(const BalanceFacts& facts) const;
    void applySwap();
    void explain();

    BalanceSession& mSession;
    QLabel* mGap;
    QLabel* mNote;
    SeatBars* mBars;
    QPushButton* mFair;  ///< Shown while the map is unfair or nearly fair.
    QPushButton* mAll;   ///< Shows or hides measures that are equal for all seats.
    MeasureTable* mTable;
    QLabel* mExplained;
    CountTable* mParts;  ///< Counts by other things than seats.
    QLabel* mCausesTitle;
    QListWidget* mCauses;
    QLabel* mSwapsTitle;
    QListWidget* mSwaps;
    QPushButton* mApply;
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
