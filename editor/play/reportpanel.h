// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/playreport.h"
#include "editor/jobs/latestjob.h"
#include "editor/play/playexport.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableWidget;
class QTreeWidget;

namespace hexa::editor {

class HeatLegend;
class LazyUpdate;
class PlaySession;
class Viewer;
class ScoreChartView;

/// Panel with the report on the game so far or at its end: score over the turns, sources of points,
/// battles, holders, and hints for the designer, with the places on the board. The report is made
/// from the record in another thread.
class ReportPanel : public QWidget {
    Q_OBJECT
public:
    explicit ReportPanel(const PlaySession& session, Viewer& viewer, QWidget* parent = nullptr);

    /// Returns the report; null until it has been made.
    const PlayReport* report() const { return mReport.get(); }

signals:
    void placeRequested(hexa::Hex at);
    /// The colours over the board have changed; null for none.
    void heatChanged(std::shared_ptr<const hexa::paint::HeatLayer> heat);
    void exportRequested();

private:
    void make();
    void fill();
    void fillSeats();
    void fillBattles();
    void fillMap();
    void fillUnseen();
    void fillHeats();
    void showHeat();
    void retranslate();

    const PlaySession& mSession;
    Viewer& mViewer;
    QLabel* mResult;
    QComboBox* mPart;  ///< Selects the visible page of mPages.
    QStackedWidget* mPages;
    ScoreChartView* mChart;
    QTableWidget* mSeats;
    QTreeWidget* mBattles;
    QTreeWidget* mMap;
    QTreeWidget* mUnseen;
    QComboBox* mHeat;
    HeatLegend* mLegend;
    std::vector<PlayExport::HeatChoice> mHeats;  ///< Entries of mHeat, without the first line.
    QPushButton* mExport;
    LazyUpdate* mLazy;
    std::shared_ptr<const PlayReport> mReport;
    bool mStale = true;
    LatestJob mMaking;
};

}  // namespace hexa::editor
