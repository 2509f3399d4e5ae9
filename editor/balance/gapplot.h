// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/report.h"

#include <QPainter>
#include <QWidget>

#include <vector>

namespace hexa::editor {

/// The gap of each bot with its interval, the weakest first: how fair a map is for weak and for
/// strong play. In points.
struct GapPlot {
    struct Row {
        QString bot;
        double gap = 0;
        balance::Interval interval;
        bool worst = false;  ///< The basis of the verdict.
    };
    std::vector<Row> rows;
};

/// Returns a plot of the bots with a known strength; no rows if there are fewer than two.
GapPlot gapPlotOf(const balance::BalanceReport& report);

/// Returns the height that the plot needs with this font, in its units.
double heightOf(const GapPlot& plot, const QFontMetricsF& metrics);
/// Paints a row for each bot, and an axis of points below; in any painter units, sized by the font.
void paintGapPlot(QPainter& painter, const QRectF& area, const GapPlot& plot, const QColor& ink,
                  const QLocale& numbers);

class GapPlotView : public QWidget {
    Q_OBJECT
public:
    explicit GapPlotView(QWidget* parent = nullptr);
    /// Shows a plot. Hides itself if nothing can be compared. `description` is for screen readers.
    void setPlot(GapPlot plot, const QString& description);
    const GapPlot& plot() const { return mPlot; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    GapPlot mPlot;
};

}  // namespace hexa::editor
