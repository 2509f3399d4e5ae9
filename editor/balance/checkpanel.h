// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/report.h"
#include "editor/ui/scrollcolumn.h"

#include <QColor>

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStyledItemDelegate;
class QTableWidget;
class QTimer;
class QVBoxLayout;

namespace hexa::editor {

class BalanceSession;
class FoldButton;
class GapPlotView;
struct GapPlot;
class HeadlineLabel;
class SharePlotView;

/// Panel that plays the map: bots, margin, start and stop, win rates, the verdict in words, and the
/// certificate.
class CheckPanel : public ScrollColumn {
    Q_OBJECT
public:
    explicit CheckPanel(BalanceSession& session, QWidget* parent = nullptr);

    std::int64_t certificateGames() const;

signals:
    void exportRequested();

private:
    void build(QVBoxLayout& column);
    void retranslate();
    void refresh();
    void showJob();
    void showTimes();
    void showResult();
    void showGaps(const GapPlot& plot);
    void showCertificate();
    void showMargin();
    QColor colourOf(const balance::BalanceReport& report, int place) const;

    BalanceSession& mSession;
    HeadlineLabel* mHeadline;
    QLabel* mUnavailable;
    QWidget* mControls;
    QWidget* mSetup;  ///< Bots and margin.
    FoldButton* mSetupShow;
    QLabel* mMarginTitle;
    QDoubleSpinBox* mMargin;
    QPushButton* mStart;
    QProgressBar* mProgress;
    QLabel* mTimes;  ///< Of a job, or of the games in the background.
    QTimer* mTick;
    QLabel* mRate;
    QLabel* mStale;
    FoldButton* mDetails;
    QLabel* mVerdict;  ///< Folded until details are requested.
    QLabel* mShownTitle;
    QComboBox* mShown;
    SharePlotView* mPlot;
    QLabel* mGapTitle;
    GapPlotView* mGaps;
    QTableWidget* mFigures;
    QStyledItemDelegate* mBars;
    QLabel* mCertificateTitle;
    QLabel* mCertificate;
    QLabel* mGamesTitle;
    QSpinBox* mGames;
    QPushButton* mCertify;
    QPushButton* mVerify;
    QLabel* mStatus;
    QPushButton* mExport;
};

}  // namespace hexa::editor
