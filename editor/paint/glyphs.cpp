// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/glyphs.h"

#include "core/hex/corner.h"
#include "editor/paint/shapes.h"

#include <cmath>
#include <numbers>

namespace hexa::paint {
namespace {

QPointF middleOf(Hex hex, Orientation orientation) {
    const Point centre = centreOf(hex, orientation);
    return {centre.x, centre.y};
}

/// Returns the axis of the reflection (q, r) -> (r, q), in degrees clockwise.
constexpr double mirrorAxis(Orientation orientation) { return orientation == Orientation::Flat ? 60 : 30; }

}  // namespace

QPointF borderMiddle(Hex hex, int direction, Orientation orientation) {
    return (middleOf(hex, orientation) + middleOf(neighbour(hex, direction), orientation)) / 2;
}

QPointF counterPlace(const PiecePlacement& piece, Orientation orientation) {
    if (piece.onCorner()) {
        const Point corner = pointOf(Corner{{}, piece.corner}, orientation);
        return {corner.x, corner.y};
    }
    return piece.side < 0 ? QPointF(0, 0.2) : borderMiddle({}, piece.side, orientation) * 0.9;
}

QLineF sideLine(const Sketch& sketch, Hex hex, int direction, double inset) {
    const auto corners = cornersOf(hex, sketch.board().orientation);
    const auto [a, b] = sideCorners(direction);
    const QPointF middle = sketch.centre(hex);
    const Point c = centreOf(hex, sketch.board().orientation);
    const auto place = [&](Point p) {
        return middle + QPointF(p.x - c.x, p.y - c.y) * sketch.view.scale * (1 - inset * 2 / sqrt3);
    };
    return {place(corners[a]), place(corners[b])};
}

void fillHex(const Sketch& sketch, Hex hex, double grow) {
    const QPolygonF polygon = hexPolygon(sketch.box(hex), grow * sketch.view.scale);
    if (const Cut cut = sketch.cutAt(hex); cut != 0)
        sketch.painter.drawPath(remainderOf(polygon, cut));
    else
        sketch.painter.drawPolygon(polygon);
}

QPointF towards(int direction, Orientation orientation) {
    const QPointF middle = borderMiddle({}, direction, orientation);
    return middle * 2 / sqrt3;
}

void paintTurned(const Sketch& sketch, QPointF at, int turns, bool mirrored,
                 const std::function<void()>& paint) {
    sketch.painter.save();
    sketch.painter.translate(at);
    sketch.painter.rotate(60.0 * turns);
    if (mirrored) {
        const double axis = mirrorAxis(sketch.board().orientation);
        sketch.painter.rotate(axis);
        sketch.painter.scale(1, -1);
        sketch.painter.rotate(-axis);
    }
    paint();
    sketch.painter.restore();
}

void paintPlate(const Sketch& sketch, QPointF middle, double cap, const QString& text,
                std::optional<double> maxWidth) {
    const double unit = sketch.view.scale;
    const QString line = maxWidth ? cutText(cap, text, *maxWidth) : text;
    QRectF plate(0, 0, textWidth(cap * unit, line) + cap * unit, 1.8 * cap * unit);
    plate.moveCenter(middle);
    if (!sketch.view.toPainter(sketch.view.visible).intersects(plate)) return;
    QColor colour = paper;
    colour.setAlphaF(0.88F);
    sketch.painter.setPen(Qt::NoPen);
    sketch.painter.setBrush(colour);
    sketch.painter.drawRoundedRect(plate, 0.4 * cap * unit, 0.4 * cap * unit);
    paintText(sketch.painter, plate.center(), cap * unit, line, ink);
}

QString textIn(const Sketch& sketch, const Localized& text) {
    const std::string_view found = text.in(sketch.style.language);
    return QString::fromUtf8(found.data(), static_cast<qsizetype>(found.size()));
}

}  // namespace hexa::paint
