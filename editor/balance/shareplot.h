// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/balance/checkrun.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QWidget>

#include <vector>

namespace hexa::editor {

class BalanceSession;

/// Content of a plot of shares over games: a line with its interval for each judged place, its
/// target and the margin.
struct SharePlot {
    struct Line {
        QString name;
        QColor colour;
        double target = 0.5;
    };
    std::vector<Line> lines;         ///< By place.
    std::vector<CurvePoint> points;  ///< By rising games.
    double margin = 0.02;
};

/// Returns the plot of one bot's games. `ground`: its background.
SharePlot sharePlotOf(const BalanceSession& session, const CheckResult& result, std::size_t bot,
                      const QColor& ground);

/// Lines, their dashes and markers, axes and a legend below; in any painter units, sized by the
/// font.
void paintSharePlot(QPainter& painter, const QRectF& area, const SharePlot& plot, const QColor& ink,
                    const QLocale& numbers);
/// Paints the mark of a team, as in the plot: shape and dash distinguish teams without colour.
void paintTeamMark(QPainter& painter, QPointF at, double radius, int team, const QColor& colour,
                   const QColor& rim);

class SharePlotView : public QWidget {
    Q_OBJECT
public:
    explicit SharePlotView(QWidget* parent = nullptr);
    void setPlot(SharePlot plot, const QString& description);
    /// Sets the text shown without a plot.
    void setHint(const QString& hint);
    const SharePlot& plot() const { return mPlot; }
    QSize sizeHint() const override { return {320, 240}; }
    QSize minimumSizeHint() const override { return {200, 170}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SharePlot mPlot;
    QString mHint;
};

}  // namespace hexa::editor
