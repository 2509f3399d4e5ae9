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

/// How many tiles of each sort the map has, against what the game recommends for this number of
/// players and what its box holds; and how many things beside them.
class StatisticsPanel : public ScrollColumn {
    Q_OBJECT
public:
    StatisticsPanel(const Document& document, const Locale& locale, QWidget* parent = nullptr);

signals:
    /// From the menu of a row: select all tiles of these kinds on the map.
    void selectRequested(const std::vector<hexa::KindId>& kinds);
    /// Take this one to paint with.
    void takeRequested(hexa::KindId kind);

protected:
    void changeEvent(QEvent* event) override;

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
    std::map<const RangeRow*, std::vector<KindId>> mKinds;  ///< What the rows of tiles count.
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
