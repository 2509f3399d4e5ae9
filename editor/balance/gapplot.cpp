// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/gapplot.h"

#include "editor/ui/names.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

constexpr double rowHeight = 1.35;  // of the font's
constexpr double padding = 6;       // of the view, in pixels

/// Returns the end of the axis: a whole number of points with room for the widest interval, and
/// with a whole number in the middle.
double reachOf(const GapPlot& plot) {
    double widest = 2;
    for (const GapPlot::Row& row : plot.rows) widest = std::max(widest, row.interval.high);
    return 2 * std::ceil(widest / 2);
}

double nameWidth(const GapPlot& plot, const QFontMetricsF& metrics) {
    double width = 0;
    for (const GapPlot::Row& row : plot.rows) width = std::max(width, metrics.horizontalAdvance(row.bot));
    return width;
}

}  // namespace

GapPlot gapPlotOf(const balance::BalanceReport& report) {
    GapPlot plot;
    if (balance::strongestOf(report) == nullptr) return plot;
    std::vector<const balance::BotReport*> bots;
    for (const balance::BotReport& bot : report.bots)
        if (bot.strength && bot.games > 0) bots.push_back(&bot);
    std::ranges::stable_sort(bots, {}, [](const balance::BotReport* bot) { return bot->strength; });
    for (const balance::BotReport* bot : bots)
        plot.rows.push_back({toQString(bot->bot),
                             bot->gap * 100,
                             {bot->gapInterval.low * 100, bot->gapInterval.high * 100},
                             bot == &report.bots[report.worstBot]});
    return plot;
}

double heightOf(const GapPlot& plot, const QFontMetricsF& metrics) {
    return metrics.height() * (rowHeight * static_cast<double>(plot.rows.size()) + 1.4);
}

void paintGapPlot(QPainter& painter, const QRectF& area, const GapPlot& plot, const QColor& ink,
                  const QLocale& numbers) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(painter.font());
    const double unit = metrics.height();
    const double left = area.left() + nameWidth(plot, metrics) + unit * 0.5;
    const QRectF field(left, area.top(), area.right() - unit * 1.2 - left,
                       unit * rowHeight * static_cast<double>(plot.rows.size()));
    const double reach = reachOf(plot);
    const auto x = [&](double points) {
        return field.left() + std::clamp(points / reach, 0.0, 1.0) * field.width();
    };
    QColor faint = ink;
    faint.setAlpha(48);
    for (const double tick : {0.0, reach / 2, reach}) {
        painter.setPen(QPen(faint, 0));
        painter.drawLine(QPointF(x(tick), field.top()), QPointF(x(tick), field.bottom()));
        painter.setPen(ink);
        painter.drawText(QRectF(x(tick) - unit * 2, field.bottom() + unit * 0.15, unit * 4, unit),
                         Qt::AlignCenter, numbers.toString(tick, 'f', 0));
    }
    for (std::size_t i = 0; i < plot.rows.size(); ++i) {
        const GapPlot::Row& row = plot.rows[i];
        const double y = field.top() + unit * rowHeight * (static_cast<double>(i) + 0.5);
        painter.setPen(ink);
        painter.drawText(QRectF(area.left(), y - unit, left - area.left() - unit * 0.5, 2 * unit),
                         Qt::AlignRight | Qt::AlignVCenter, row.bot);
        painter.setPen(QPen(ink, unit * 0.14, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(x(row.interval.low), y), QPointF(x(row.interval.high), y));
        for (const double end : {row.interval.low, row.interval.high})
            painter.drawLine(QPointF(x(end), y - unit * 0.2), QPointF(x(end), y + unit * 0.2));
        // Filled: the one that counts.
        painter.setPen(QPen(ink, unit * 0.12));
        painter.setBrush(row.worst ? QBrush(ink) : QBrush(painter.background().color()));
        painter.drawEllipse(QPointF(x(row.gap), y), unit * 0.26, unit * 0.26);
    }
    painter.restore();
}

GapPlotView::GapPlotView(QWidget* parent) : QWidget(parent) {
    setObjectName("gapPlot");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
}

void GapPlotView::setPlot(GapPlot plot, const QString& description) {
    mPlot = std::move(plot);
    setAccessibleDescription(description);
    setToolTip(description);
    fit();
    setVisible(!mPlot.rows.empty());
    update();
}

void GapPlotView::fit() {
    setFixedHeight(static_cast<int>(std::ceil(heightOf(mPlot, QFontMetricsF(font())) + 2 * padding)));
}

void GapPlotView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit();
}

void GapPlotView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor ground = palette().color(QPalette::Base);
    painter.fillRect(rect(), ground);
    painter.setBackground(ground);
    paintGapPlot(painter, QRectF(rect()).adjusted(padding, padding, -padding, -padding), mPlot,
                 palette().color(QPalette::Text), locale());
}

}  // namespace hexa::editor

#include "moc_gapplot.cpp"
