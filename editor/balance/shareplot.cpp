// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/shareplot.h"

#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/document/document.h"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace hexa::editor {
namespace {

constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

/// From map of numbers to paper: games on a logarithmic axis, shares on an even one.
struct Axes {
    QRectF field;
    double firstGames = 100, lastGames = 1'000;
    double low = 0, high = 1;

    double x(double games) const {
        const double part =
            std::log(std::max(games, firstGames) / firstGames) / std::log(lastGames / firstGames);
        return field.left() + std::clamp(part, 0.0, 1.0) * field.width();
    }
    double y(double share) const {
        const double part = (std::clamp(share, low, high) - low) / (high - low);
        return field.bottom() - part * field.height();
    }
};

Axes axesOf(const SharePlot& plot, const QRectF& field) {
    Axes axes{field};
    double reach = plot.margin * 2;  // from the targets
    if (!plot.points.empty()) {
        const CurvePoint& last = plot.points.back();
        axes.firstGames = static_cast<double>(std::max<std::int64_t>(10, plot.points.front().games));
        axes.lastGames = std::max(axes.firstGames * 10, static_cast<double>(last.games) * 1.15);
        for (std::size_t place = 0; place < last.shares.size(); ++place) {
            const double target = plot.lines[place].target;
            reach = std::max(reach, std::abs(last.shares[place] - target) * 1.3);
            const balance::Interval& interval = last.intervals[place];
            reach = std::max(reach, std::max(interval.high - target, target - interval.low) * 1.1);
        }
    }
    if (plot.lines.empty()) return axes;
    const auto [least, most] = std::ranges::minmax_element(plot.lines, {}, &SharePlot::Line::target);
    axes.low = std::max(0.0, least->target - reach);
    axes.high = std::min(1.0, most->target + reach);
    return axes;
}

/// Returns a step of 1, 2 or 5 times a power of ten that divides `span` in about five.
double niceStep(double span) {
    const double raw = span / 5;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (raw <= factor * power) return factor * power;
    return 10 * power;
}

void paintAxes(QPainter& painter, const Axes& axes, const QColor& ink, const QLocale& numbers) {
    QColor faint = ink;
    faint.setAlpha(48);
    const QFontMetricsF metrics(painter.font());
    const double step = niceStep(axes.high - axes.low);
    for (double share = std::ceil(axes.low / step) * step; share <= axes.high + 1e-9; share += step) {
        const double y = axes.y(share);
        painter.setPen(QPen(faint, 0));
        painter.drawLine(QPointF(axes.field.left(), y), QPointF(axes.field.right(), y));
        painter.setPen(ink);
        const QString text = numbers.toString(share * 100, 'f', step < 0.01 ? 1 : 0);
        painter.drawText(
            QRectF(0, y - metrics.height(), axes.field.left() - metrics.height() * 0.3, metrics.height() * 2)
                .translated(0, 0),
            Qt::AlignRight | Qt::AlignVCenter, text);
    }
    double freeFrom = axes.field.left() - metrics.height() * 2;
    for (double power = std::pow(10.0, std::floor(std::log10(axes.firstGames))); power <= axes.lastGames;
         power *= 10)
        for (const double factor : {1.0, 3.0}) {
            const double games = factor * power;
            if (games < axes.firstGames || games > axes.lastGames) continue;
            const double x = axes.x(games);
            painter.setPen(QPen(faint, 0));
            painter.drawLine(QPointF(x, axes.field.top()), QPointF(x, axes.field.bottom()));
            const QString text = numbers.toString(static_cast<qlonglong>(games));
            const double half = metrics.horizontalAdvance(text) / 2;
            if (x - half < freeFrom || x + half > axes.field.right() + metrics.height()) continue;
            freeFrom = x + half + metrics.height() * 0.5;
            painter.setPen(ink);
            painter.drawText(QRectF(x - half - 1, axes.field.bottom() + metrics.height() * 0.15, half * 2 + 2,
                                    metrics.height()),
                             Qt::AlignCenter, text);
        }
    painter.setPen(QPen(ink, 0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(axes.field);
}

void paintMargin(QPainter& painter, const Axes& axes, const SharePlot& plot, const QColor& ink, double unit) {
    QColor band = ink;
    band.setAlpha(26);
    std::set<double> targets;
    for (const SharePlot::Line& line : plot.lines) targets.insert(line.target);
    for (const double target : targets) {
        painter.fillRect(QRectF(QPointF(axes.field.left(), axes.y(target + plot.margin)),
                                QPointF(axes.field.right(), axes.y(target - plot.margin))),
                         band);
        painter.setPen(QPen(ink, unit * 0.09, Qt::DashLine));
        painter.drawLine(QPointF(axes.field.left(), axes.y(target)),
                         QPointF(axes.field.right(), axes.y(target)));
    }
}

void paintLine(QPainter& painter, const Axes& axes, const SharePlot& plot, std::size_t team,
               const QColor& ink, double unit) {
    const QColor colour = plot.lines[team].colour;
    QPolygonF line, area;
    for (const CurvePoint& point : plot.points) {
        const double x = axes.x(static_cast<double>(point.games));
        line << QPointF(x, axes.y(point.shares[team]));
        area << QPointF(x, axes.y(point.intervals[team].high));
    }
    for (auto point = plot.points.rbegin(); point != plot.points.rend(); ++point)
        area << QPointF(axes.x(static_cast<double>(point->games)), axes.y(point->intervals[team].low));
    QColor fill = colour;
    fill.setAlpha(plot.lines.size() > 2 ? 26 : 44);
    QColor edge = colour;
    edge.setAlpha(110);
    painter.setPen(QPen(edge, 0));
    painter.setBrush(fill);
    painter.drawPolygon(area);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, unit * 0.16, dashes[team % dashes.size()]));
    painter.drawPolyline(line);
    if (!line.isEmpty())
        paintTeamMark(painter, line.back(), unit * 0.32, static_cast<int>(team), colour, ink);
}

}  // namespace

void paintTeamMark(QPainter& painter, QPointF at, double radius, int team, const QColor& colour,
                   const QColor& rim) {
    painter.setPen(QPen(rim, radius * 0.25));
    painter.setBrush(colour);
    const QRectF box(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    switch (team % 4) {
    case 0:
        painter.drawEllipse(box);
        break;
    case 1:
        painter.drawRect(box.adjusted(radius * 0.12, radius * 0.12, -radius * 0.12, -radius * 0.12));
        break;
    case 2:
        painter.drawPolygon(QPolygonF{QPointF(at.x(), box.top()), box.bottomRight(), box.bottomLeft()});
        break;
    default:
        painter.drawPolygon(QPolygonF{QPointF(at.x(), box.top()), QPointF(box.right(), at.y()),
                                      QPointF(at.x(), box.bottom()), QPointF(box.left(), at.y())});
    }
}

SharePlot sharePlotOf(const BalanceSession& session, const CheckResult& result, std::size_t bot,
                      const QColor& ground) {
    SharePlot plot;
    const balance::BalanceReport& report = result.report;
    plot.margin = result.plan.margin;
    if (report.teams == 0) return plot;
    const std::vector<double> targets = balance::targetsOf(report);
    const Scenario& scenario = session.document().scenario();
    for (int place = 0; place < balance::placesOf(report); ++place) {
        // A team has its first seat's colour. Places in the order use the seats' colours, which
        // have no other meaning then.
        const auto seat =
            std::find(report.teamOf.begin(), report.teamOf.end(), place) - report.teamOf.begin();
        plot.lines.push_back(
            {BalanceTexts::place(report.judged, report.teamOf, place),
             seatColour(scenario, session.document().catalog(), static_cast<std::size_t>(seat), ground),
             targets[static_cast<std::size_t>(place)]});
    }
    // The report leaves out bots that have not begun.
    const std::vector<std::string>& panel = result.plan.panel;
    const auto at =
        static_cast<std::size_t>(std::ranges::find(panel, result.report.bots[bot].bot) - panel.begin());
    if (at < result.curves.size()) plot.points = result.curves[at];
    return plot;
}

void paintSharePlot(QPainter& painter, const QRectF& area, const SharePlot& plot, const QColor& ink,
                    const QLocale& numbers) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(painter.font());
    const double unit = metrics.height();
    // The legend below, in as many rows as it needs.
    double x = 0;
    int rows = 1;
    std::vector<QPointF> places;
    for (const SharePlot::Line& line : plot.lines) {
        const double width = metrics.horizontalAdvance(line.name) + unit * 2.4;
        if (x > 0 && x + width > area.width()) {
            x = 0;
            ++rows;
        }
        places.emplace_back(x, (rows - 1) * unit * 1.25);
        x += width;
    }
    const double left = metrics.horizontalAdvance(numbers.toString(88.8, 'f', 1)) + unit * 0.5;
    QRectF field = area.adjusted(left, unit * 0.6, -unit * 0.6, -unit * 1.4 - rows * unit * 1.25);
    painter.translate(area.topLeft());
    field.translate(-area.topLeft());
    const Axes axes = axesOf(plot, field);
    paintMargin(painter, axes, plot, ink, unit);
    paintAxes(painter, axes, ink, numbers);
    painter.save();
    painter.setClipRect(field);
    for (std::size_t team = 0; team < plot.lines.size(); ++team)
        if (!plot.points.empty()) paintLine(painter, axes, plot, team, ink, unit);
    painter.restore();
    const double top = field.bottom() + unit * 1.45;
    for (std::size_t team = 0; team < plot.lines.size(); ++team) {
        const QPointF at = places[team] + QPointF(0, top + unit * 0.5);
        painter.setPen(QPen(plot.lines[team].colour, unit * 0.16, dashes[team % dashes.size()]));
        painter.drawLine(at, at + QPointF(unit * 1.5, 0));
        paintTeamMark(painter, at + QPointF(unit * 0.75, 0), unit * 0.3, static_cast<int>(team),
                      plot.lines[team].colour, ink);
        painter.setPen(ink);
        painter.drawText(QRectF(at + QPointF(unit * 1.7, -unit * 0.6), QSizeF(area.width(), unit * 1.2)),
                         Qt::AlignLeft | Qt::AlignVCenter, plot.lines[team].name);
    }
    painter.restore();
}

SharePlotView::SharePlotView(QWidget* parent) : QWidget(parent) {
    setObjectName("sharePlot");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SharePlotView::setPlot(SharePlot plot, const QString& description) {
    mPlot = std::move(plot);
    setAccessibleDescription(description);
    update();
}

void SharePlotView::setHint(const QString& hint) {
    mHint = hint;
    update();
}

void SharePlotView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    const QRectF area = QRectF(rect()).adjusted(6, 6, -6, -6);
    if (mPlot.points.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, mHint);
        return;
    }
    paintSharePlot(painter, area, mPlot, palette().color(QPalette::Text), locale());
}

}  // namespace hexa::editor

#include "moc_shareplot.cpp"
