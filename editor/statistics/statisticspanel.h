// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/kindcounts.h"
#include "editor/ui/scrollcolumn.h"

#include <vector>

class QLabel;
class QVBoxLayout;

namespace hexa {
struct CountRange;
}  // namespace hexa

namespace hexa::editor {

class Document;
class LazyUpdate;
class Locale;
class RangeRow;

/// How many tiles of each sort the map has, against what the game recommends for this number of players and what its
/// box holds; and how many things beside them.
class StatisticsPanel : public ScrollColumn {
    Q_OBJECT
public:
    StatisticsPanel(const Document& document, const Locale& locale, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showSummary(const KindCounts& counts);
    void showRanges(const KindCounts& counts);
    void showBox(const KindCounts& counts);
    void showThings();
    /// Makes the section hold exactly this many rows.
    static void fit(std::vector<RangeRow*>& rows, QVBoxLayout* section, std::size_t count);

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
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
