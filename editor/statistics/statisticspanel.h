// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/kindcounts.h"
#include "editor/ui/scrollcolumn.h"

#include <map>
#include <vector>

class QLabel;
class QMenu;
class QVBoxLayout;

namespace hexa {
struct CountRange;
}  // namespace hexa

namespace hexa::editor {

class Document;
class LazyUpdate;
class Locale;
class RangeRow;

/// Panel with the number of tiles of each sort and of other objects. The tiles are compared with
/// the game's recommendation for this number of players and with its box.
class StatisticsPanel : public ScrollColumn {
    Q_OBJECT
public:
    StatisticsPanel(const Document& document, const Locale& locale, QWidget* parent = nullptr);

signals:
    /// The menu of a row asks to select all tiles of these kinds on the map.
    void selectRequested(const std::vector<hexa::KindId>& kinds);
    /// Take this one to paint with.
    void takeRequested(hexa::KindId kind);

private:
    void refresh();
    void showSummary(const KindCounts& counts);
    void showRanges(const KindCounts& counts);
    void showBox(const KindCounts& counts);
    void showThings();
    /// Makes the section hold exactly this many rows.
    void fit(std::vector<RangeRow*>& rows, QVBoxLayout* section, std::size_t count);
    void fillMenu(QMenu& menu, const RangeRow* row);

    const Document& mDocument;
    const Locale& mLocale;
    QLabel* mSummary;
    QLabel* mRangesTitle;
    QLabel* mNoRanges;
    QLabel* mBoxTitle;
    QLabel* mThingsTitle;
    QLabel* mOthers;
    QVBoxLayout* mRangesSection;
    QVBoxLayout* mBoxSection;
    QVBoxLayout* mThingsSection;
    std::vector<RangeRow*> mRanges;
    std::vector<RangeRow*> mBox;
    std::vector<RangeRow*> mThings;
    std::map<const RangeRow*, std::vector<KindId>> mKinds;  ///< Kinds counted by the rows of tiles.
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
