// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/scorechart.h"

#include "editor/paint/pieces.h"

#include <QPainter>

#include <algorithm>

namespace hexa::editor {

void paintScoreChart(QPainter& painter, const QRectF& area, const ScoreChart& chart, const QColor& ink) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(painter.font());
    std::size_t turns = 0;
    int low = 0, high = 10;
    for (const ScoreChart::Line& line : chart.lines) {
        turns = std::max(turns, line.values.size());
        for (const int value : line.values) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    high = (high + 9) / 10 * 10;
    const double line = metrics.height();
    const QRectF plot = area.adjusted(metrics.horizontalAdvance("000") + 6, line * 0.6, -line, -line * 1.4);
    if (turns == 0 || plot.width() < 10 || plot.height() < 10) {
        painter.restore();
        return;
    }
    const auto x = [&](std::size_t turn) {
        return plot.left() +
               (turns < 2 ? 0.5 : static_cast<double>(turn) / static_cast<double>(turns - 1)) * plot.width();
    };
    const auto y = [&](int value) { return plot.bottom() - plot.height() * (value - low) / (high - low); };
    QColor faint = ink;
    faint.setAlpha(60);
    const int step = high - low > 40 ? 20 : 10;
    for (int value = (low / step) * step; value <= high; value += step) {
        painter.setPen(QPen(faint, line * 0.06));
        painter.drawLine(QPointF(plot.left(), y(value)), QPointF(plot.right(), y(value)));
        painter.setPen(ink);
        painter.drawText(QRectF(area.left(), y(value) - line / 2, plot.left() - area.left() - 6, line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(value));
    }
    for (std::size_t turn = 0; turn < turns; ++turn)
        painter.drawText(QRectF(x(turn) - line, plot.bottom() + line * 0.3, 2 * line, line), Qt::AlignCenter,
                         QString::number(turn + 1));
    for (const ScoreChart::Line& own : chart.lines) {
        QPolygonF points;
        for (std::size_t turn = 0; turn < own.values.size(); ++turn)
            points << QPointF(x(turn), y(own.values[turn]));
        // A dark line below keeps light colours visible on light ground.
        painter.setPen(QPen(ink, line * 0.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(points);
        painter.setPen(QPen(own.colour, line * 0.13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(points);
        for (const QPointF& point : points)
            paint::paintPiece(
                painter, QRectF(point.x() - line * 0.32, point.y() - line * 0.32, line * 0.64, line * 0.64),
                own.colour, paint::shapeOf(own.faction), {});
    }
    painter.restore();
}

ScoreChartView::ScoreChartView(QWidget* parent) : QWidget(parent) { setObjectName("scoreChart"); }

void ScoreChartView::setChart(ScoreChart chart, const QString& description) {
    mChart = std::move(chart);
    setAccessibleName(description);
    setToolTip(description);
    update();
}

void ScoreChartView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintScoreChart(painter, rect(), mChart, palette().color(QPalette::Text));
}

}  // namespace hexa::editor

#include "moc_scorechart.cpp"
