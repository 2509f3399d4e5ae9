// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/overlaypainter.h"

#include "editor/ui/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

const QColor targetColour(0x2f, 0x6d, 0xb5);
const QColor refusedColour(0xc6, 0x28, 0x28);
const QColor symmetryColour(0x7b, 0x3f, 0xb5);
constexpr double haloGrowth = 0.03;  // of a hex's circumradius

QRectF hintBox(const QString& text, QPointF pointer, const QRect& widget) {
    const QFontMetricsF metrics(QApplication::font());
    QRectF box(pointer + QPointF(18, 18), metrics.size(0, text) + QSizeF(16, 8));
    if (box.right() > widget.right() - 4) box.moveRight(pointer.x() - 12);
    if (box.left() < 4) box.moveLeft(4);
    if (box.bottom() > widget.bottom() - 4) box.moveBottom(pointer.y() - 12);
    return box;
}

}  // namespace

OverlayPainter::OverlayPainter(QPainter& painter, const paint::MapView& view, Orientation orientation)
    : mPainter(painter), mView(view), mOrientation(orientation) {
    mPainter.setRenderHint(QPainter::Antialiasing);
}

void OverlayPainter::outline(Hex at, const QColor& colour, double width, const QColor& fill) {
    const QPolygonF polygon = paint::hexPolygon(at, mOrientation, mView);
    mPainter.setBrush(fill);
    // A light line below keeps the mark visible on every tile.
    mPainter.setPen(QPen(QColor(255, 255, 255, 190), width + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    mPainter.drawPolygon(polygon);
    mPainter.setBrush(Qt::NoBrush);
    mPainter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    mPainter.drawPolygon(polygon);
}

void OverlayPainter::selection(const std::set<Hex>& hexes) {
    const QColor colour = QApplication::palette().color(QPalette::Highlight);
    QColor fill = colour;
    fill.setAlpha(46);
    if (hexes.size() > 5'000) {
        // For very large selections a tint of the visible part is enough; outlines would cover
        // everything.
        mPainter.setPen(Qt::NoPen);
        mPainter.setBrush(fill);
        for (Hex at : hexes) {
            const Point centre = centreOf(at, mOrientation);
            if (mView.visible.contains(QPointF(centre.x, centre.y)))
                mPainter.drawPolygon(paint::hexPolygon(at, mOrientation, mView));
        }
        return;
    }
    // Around the whole, so that tiles keep their colours: only sides that border on unselected
    // hexes.
    QPainterPath halo;
    for (const Hex at : hexes) {
        const QPolygonF polygon = paint::hexPolygon(at, mOrientation, mView, haloGrowth);
        const Point own = centreOf(at, mOrientation);
        for (const Hex direction : directions) {
            if (hexes.contains(at + direction)) continue;
            const Point other = centreOf(at + direction, mOrientation);
            const QPointF middle = mView.toPainter(QPointF((own.x + other.x) / 2, (own.y + other.y) / 2));
            qsizetype side = 0;
            double nearest = 1e300;
            for (qsizetype i = 0; i < 6; ++i) {
                const QPointF off = (polygon[i] + polygon[(i + 1) % 6]) / 2 - middle;
                const double distance = QPointF::dotProduct(off, off);
                if (distance < nearest) nearest = distance, side = i;
            }
            halo.moveTo(polygon[side]);
            halo.lineTo(polygon[(side + 1) % 6]);
        }
    }
    mPainter.setBrush(Qt::NoBrush);
    mPainter.setPen(QPen(QColor(255, 255, 255, 220), 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    mPainter.drawPath(halo);
    mPainter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    mPainter.drawPath(halo);
}

void OverlayPainter::symmetry(const SymmetryGroup& group, const QRect& widget) {
    if (group.size() < 2) return;
    // A point that no element leaves unchanged; the mean of its images is unchanged by all of them.
    Hex probe;
    for (const Hex candidate : {Hex{97, 13}, Hex{89, -31}, Hex{53, 71}}) {
        probe = candidate;
        if (std::ranges::all_of(group,
                                [&](const Isometry& one) { return one.isIdentity() || one(probe) != probe; }))
            break;
    }
    QPointF centre;
    for (const Isometry& one : group) {
        const Point at = centreOf(one(probe), mOrientation);
        centre += QPointF(at.x, at.y) / static_cast<double>(group.size());
    }
    const QPointF middle = mView.toPainter(centre);
    const double reach = std::hypot(widget.width(), widget.height()) + std::hypot(middle.x(), middle.y());
    QPainterPath axes;
    for (const Isometry& one : group) {
        if (!one.isMirror()) continue;
        // A mirror line is at right angles to the way from a point to its image.
        const Point from = centreOf(probe, mOrientation), to = centreOf(one(probe), mOrientation);
        const QPointF across(to.x - from.x, to.y - from.y);
        const double length = std::hypot(across.x(), across.y());
        if (length < 1e-9) continue;
        const QPointF along = QPointF(-across.y(), across.x()) / length * reach;
        axes.moveTo(middle - along);
        axes.lineTo(middle + along);
    }
    mPainter.setBrush(Qt::NoBrush);
    mPainter.setPen(QPen(QColor(255, 255, 255, 120), 3));
    mPainter.drawPath(axes);
    mPainter.setPen(QPen(QColor(symmetryColour.red(), symmetryColour.green(), symmetryColour.blue(), 190),
                         1.4, Qt::DashLine));
    mPainter.drawPath(axes);
    const bool turns =
        std::ranges::any_of(group, [](const Isometry& one) { return !one.isMirror() && !one.isIdentity(); });
    if (!turns) return;
    mPainter.setPen(QPen(QColor(255, 255, 255, 200), 4));
    mPainter.drawEllipse(middle, 6, 6);
    mPainter.setPen(QPen(symmetryColour, 2));
    mPainter.drawEllipse(middle, 6, 6);
}

void OverlayPainter::partners(const std::vector<Hex>& hexes, Qt::PenStyle line) {
    for (const Hex at : hexes) {
        const QPolygonF polygon = paint::hexPolygon(at, mOrientation, mView, -0.08);
        mPainter.setBrush(Qt::NoBrush);
        mPainter.setPen(QPen(QColor(255, 255, 255, 210), 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        mPainter.drawPolygon(polygon);
        mPainter.setPen(QPen(symmetryColour, 2, line, Qt::RoundCap, Qt::RoundJoin));
        mPainter.drawPolygon(polygon);
    }
}

void OverlayPainter::selected(const std::vector<Hex>& hexes) {
    for (const Hex at : hexes) outline(at, QApplication::palette().color(QPalette::Highlight), 1.5);
}

void OverlayPainter::selected(Corner corner) {
    ring(corner, QColor(255, 255, 255, 220), 4.5);
    ring(corner, QApplication::palette().color(QPalette::Highlight), 2.5);
}

void OverlayPainter::ring(Corner corner, const QColor& colour, double width, const QColor& fill) {
    constexpr double radius = 0.32;  // map units, around the counter
    const Point at = pointOf(corner, mOrientation);
    mPainter.setBrush(fill);
    mPainter.setPen(QPen(colour, width));
    mPainter.drawEllipse(mView.toPainter(QPointF(at.x, at.y)), radius * mView.scale, radius * mView.scale);
}

void OverlayPainter::current(Hex at, bool focused) {
    // At the rim: further in it would run through the ID and the name of the tile.
    const QPolygonF polygon = paint::hexPolygon(at, mOrientation, mView, -0.03);
    mPainter.setBrush(Qt::NoBrush);
    mPainter.setPen(QPen(QColor(255, 255, 255, 200), focused ? 4.5 : 3));
    mPainter.drawPolygon(polygon);
    // As a filled shape: clipping changes the dashes of a dashed pen, and parts painted one after
    // the other would not fit together.
    QPainterPathStroker dashes;
    dashes.setWidth(focused ? 2.0 : 1.2);
    dashes.setDashPattern({3, 2});
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    mPainter.fillPath(dashes.createStroke(path),
                      focused ? QColor(0x11, 0x11, 0x11) : QColor(0x60, 0x60, 0x60));
}

void OverlayPainter::overlay(const Overlay& overlay, paint::TileArt& art, paint::TileStyle style) {
    for (const Overlay::Ghost& ghost : overlay.ghosts) {
        const QRectF box = mView.toPainter(paint::hexBox(ghost.at, mOrientation));
        if (!isTile(ghost.kind)) continue;
        mPainter.setOpacity(0.72);
        if (box.height() > 6) art.paintVector(mPainter, box, ghost.kind, -1, style);
        mPainter.setOpacity(1.0);
    }
    QColor lit = targetColour;
    lit.setAlpha(38);
    for (Hex at : overlay.targets) outline(at, targetColour, 2.5, lit);
    QColor forbidden = refusedColour;
    forbidden.setAlpha(50);
    for (Hex at : overlay.refused) {
        outline(at, refusedColour, 2.5, forbidden);
        // Not colour alone: a stroke through the hex.
        const QRectF box = mView.toPainter(paint::hexBox(at, mOrientation));
        const QPointF reach(box.width() * 0.2, box.height() * 0.2);
        mPainter.drawLine(box.center() - reach, box.center() + reach);
    }
    if (!overlay.band.isNull()) {
        mPainter.setPen(QPen(targetColour, 1, Qt::DashLine));
        mPainter.setBrush(lit);
        mPainter.drawRect(mView.toPainter(overlay.band));
    }
}

void OverlayPainter::things(const Overlay& overlay, const paint::MapPainter& map) {
    QColor forbidden = refusedColour;
    forbidden.setAlpha(50);
    mPainter.setOpacity(0.72);
    for (const MapObject& thing : overlay.things)
        map.paintObject(mPainter, mView, paint::Medium::Screen, thing);
    mPainter.setOpacity(1.0);
    for (const MapObject& thing : overlay.refusedThings)
        if (const auto* piece = std::get_if<PiecePlacement>(&thing); piece != nullptr && piece->onCorner())
            ring({piece->at, piece->corner}, refusedColour, 2.5, forbidden);
        else
            for (const Hex at : hexesOf(map.scenario(), map.catalog(), thing))
                outline(at, refusedColour, 2.5, forbidden);
}

void OverlayPainter::hint(const QString& text, QPointF pointer, const QRect& widget, bool refusal) {
    if (text.isEmpty()) return;
    const QRectF box = hintBox(text, pointer, widget);
    mPainter.setFont(QApplication::font());
    mPainter.setPen(Qt::NoPen);
    mPainter.setBrush(refusal ? refusedColour : QColor(0x23, 0x26, 0x2d));
    mPainter.drawRoundedRect(box, 4, 4);
    mPainter.setPen(Qt::white);
    mPainter.drawText(box, Qt::AlignCenter, text);
}

QRect OverlayPainter::areaOf(const Overlay& overlay, const QString& hint, const paint::MapView& view,
                             Orientation orientation, QPointF pointer, const QRect& widget) {
    QRectF area;
    const auto add = [&](Hex at) { area |= view.toPainter(paint::hexBox(at, orientation)); };
    for (Hex at : overlay.targets) add(at);
    for (Hex at : overlay.refused) add(at);
    for (const auto& ghost : overlay.ghosts) add(ghost.at);
    for (const auto* things : {&overlay.things, &overlay.refusedThings})
        for (const MapObject& thing : *things) {
            if (const auto* piece = std::get_if<PiecePlacement>(&thing))
                for (const Hex at : hexesOf(*piece)) add(at);
            if (const auto* label = std::get_if<BoardLabel>(&thing)) add(label->at);
            if (const auto* feature = std::get_if<EdgeFeature>(&thing))
                for (const Hex at : hexesOf(feature->edge)) add(at);
            if (std::holds_alternative<RegionPlacement>(thing) || std::holds_alternative<Zone>(thing))
                return widget;
        }
    if (!overlay.band.isNull()) area |= view.toPainter(overlay.band);
    if (!hint.isEmpty()) area |= hintBox(hint, pointer, widget);
    return area.isNull() ? QRect() : area.toAlignedRect().adjusted(-4, -4, 4, 4) & widget;
}

}  // namespace hexa::editor
