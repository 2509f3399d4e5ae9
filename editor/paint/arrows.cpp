// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/arrows.h"

#include "core/hex/geometry.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace hexa::paint {
namespace {

// In circumradii of a hex.
constexpr double gapAtEnds = 0.35;  // so that the tile's symbol stays visible
constexpr double bend = 0.18;       // of the length: neighbouring arrows stay apart
constexpr double headLength = 0.34;
constexpr double headWidth = 0.3;
constexpr double shaftWidth = 0.11;
const QColor arrowColour(0x2f, 0x6d, 0xb5);

/// Returns the head with its tip at a point, pointing along a direction of length 1.
QPolygonF headAt(QPointF tip, QPointF along, double unit) {
    const QPointF across(-along.y(), along.x());
    const QPointF back = tip - along * headLength * unit;
    return QPolygonF({tip, back + across * headWidth / 2 * unit, back - across * headWidth / 2 * unit});
}

QPointF ofLengthOne(QPointF vector) {
    const double length = std::hypot(vector.x(), vector.y());
    return length > 1e-9 ? vector / length : QPointF(1, 0);
}

/// Returns the curve of an arrow in the painter's coordinates, from one end to the other.
QPainterPath curveOf(const ArrowLayer::Arrow& arrow, Orientation orientation, const MapView& view) {
    const Point a = centreOf(arrow.from, orientation), b = centreOf(arrow.to, orientation);
    QPointF from = view.toPainter(QPointF(a.x, a.y)), to = view.toPainter(QPointF(b.x, b.y));
    const QPointF along = ofLengthOne(to - from);
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    const QPointF middle = (from + to) / 2 + QPointF(-along.y(), along.x()) * length * bend;
    from += ofLengthOne(middle - from) * gapAtEnds * view.scale;
    to += ofLengthOne(middle - to) * gapAtEnds * view.scale;
    QPainterPath curve(from);
    curve.quadTo(middle, to);
    return curve;
}

void paintArrowText(QPainter& painter, const QString& text, QPointF middle) {
    if (text.isEmpty()) return;
    QFont font = painter.font();
    font.setBold(true);
    const QSizeF size = QFontMetricsF(font).size(0, text) + QSizeF(12, 6);
    const QRectF box(middle - QPointF(size.width(), size.height()) / 2, size);
    painter.setFont(font);
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(arrowColour);
    painter.drawRoundedRect(box, 4, 4);
    painter.drawText(box, Qt::AlignCenter, text);
}

}  // namespace

void paintArrows(QPainter& painter, const ArrowLayer& layer, Orientation orientation, const MapView& view) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = view.scale;
    for (const ArrowLayer::Arrow& arrow : layer.arrows) {
        const QPainterPath curve = curveOf(arrow, orientation, view);
        const QPointF start = curve.pointAtPercent(0), end = curve.pointAtPercent(1);
        QPainterPath heads;
        heads.addPolygon(headAt(start, ofLengthOne(start - curve.pointAtPercent(0.1)), unit));
        heads.closeSubpath();
        heads.addPolygon(headAt(end, ofLengthOne(end - curve.pointAtPercent(0.9)), unit));
        heads.closeSubpath();
        // A light line below keeps the arrow visible on every tile.
        for (const bool below : {true, false}) {
            const QColor colour = below ? QColor(255, 255, 255, 220) : arrowColour;
            const double more = below ? 4 : 0;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colour, shaftWidth * unit + more, Qt::SolidLine, Qt::FlatCap));
            painter.drawPath(curve);
            painter.setBrush(colour);
            painter.setPen(below ? QPen(colour, more, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
                                 : QPen(Qt::NoPen));
            painter.drawPath(heads);
        }
    }
    for (const ArrowLayer::Arrow& arrow : layer.arrows)
        paintArrowText(painter, arrow.text, curveOf(arrow, orientation, view).pointAtPercent(0.5));
    painter.restore();
}

}  // namespace hexa::paint
