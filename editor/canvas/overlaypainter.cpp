// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/overlaypainter.h"

#include "editor/ui/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainterPath>

namespace hexa::editor {
namespace {

const QColor targetColour(0x2f, 0x6d, 0xb5);
const QColor refusedColour(0xc6, 0x28, 0x28);

QRectF hintBox(const QString& text, QPointF pointer, const QRect& widget) {
    const QFontMetricsF metrics(QApplication::font());
    QRectF box(pointer + QPointF(18, 18), QSizeF(metrics.horizontalAdvance(text) + 16, metrics.height() + 8));
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
        // Very large selections: a tint for what is visible is enough, outlines would cover everything.
        mPainter.setPen(Qt::NoPen);
        mPainter.setBrush(fill);
        for (Hex at : hexes) {
            const Point centre = centreOf(at, mOrientation);
            if (mView.visible.contains(QPointF(centre.x, centre.y)))
                mPainter.drawPolygon(paint::hexPolygon(at, mOrientation, mView));
        }
        return;
    }
    for (Hex at : hexes) outline(at, colour, 2.5, fill);
}

void OverlayPainter::selected(const std::vector<Hex>& hexes) {
    for (const Hex at : hexes) outline(at, QApplication::palette().color(QPalette::Highlight), 1.5);
}

void OverlayPainter::current(Hex at, bool focused) {
    const QPolygonF polygon = paint::hexPolygon(at, mOrientation, mView, -0.12);
    mPainter.setBrush(Qt::NoBrush);
    mPainter.setPen(QPen(QColor(255, 255, 255, 200), focused ? 4.5 : 3));
    mPainter.drawPolygon(polygon);
    // As a filled shape: a dashed pen begins its dashes elsewhere where it is clipped, and parts painted one after the
    // other would not fit together.
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

QRect OverlayPainter::areaOf(const Overlay& overlay, const paint::MapView& view, Orientation orientation,
                             QPointF pointer, const QRect& widget) {
    QRectF area;
    const auto add = [&](Hex at) { area |= view.toPainter(paint::hexBox(at, orientation)); };
    for (Hex at : overlay.targets) add(at);
    for (Hex at : overlay.refused) add(at);
    for (const auto& ghost : overlay.ghosts) add(ghost.at);
    for (const auto* things : {&overlay.things, &overlay.refusedThings})
        for (const MapObject& thing : *things) {
            if (const auto* piece = std::get_if<PiecePlacement>(&thing)) add(piece->at);
            if (const auto* label = std::get_if<BoardLabel>(&thing)) add(label->at);
            if (const auto* feature = std::get_if<EdgeFeature>(&thing))
                for (const Hex at : hexesOf(feature->edge)) add(at);
            if (std::holds_alternative<RegionPlacement>(thing) || std::holds_alternative<Zone>(thing))
                return widget;
        }
    if (!overlay.band.isNull()) area |= view.toPainter(overlay.band);
    if (!overlay.hint.isEmpty()) area |= hintBox(overlay.hint, pointer, widget);
    return area.isNull() ? QRect() : area.toAlignedRect().adjusted(-4, -4, 4, 4) & widget;
}

}  // namespace hexa::editor
