// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/outlines.h"

#include "editor/paint/heat.h"

#include <QPainter>

#include <algorithm>

namespace hexa::paint {
namespace {

// Parts of a hex's height.
constexpr double outlineWidth = 0.04;
constexpr double rimWidth = 0.065;
constexpr double outlineInset = -0.035;  // so that the ID of the tile stays readable

}  // namespace

void paintOutlines(QPainter& painter, const OutlineLayer& layer, Orientation orientation,
                   const MapView& view) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const OutlineLayer::Outline& outline : layer.outlines) {
        const QRectF hex = hexBox(outline.at, orientation);
        if (!view.visible.intersects(hex)) continue;
        const double height = view.toPainter(hex).height();
        const QPolygonF shape = hexPolygon(outline.at, orientation, view, outlineInset);
        const auto draw = [&](const QColor& colour, double width, double least) {
            painter.setPen(
                QPen(colour, std::max(least, height * width), Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
            painter.drawPolygon(shape);
        };
        draw(inkOn(outline.colour), rimWidth, 3);
        draw(outline.colour, outlineWidth, 1.5);
    }
    painter.restore();
}

}  // namespace hexa::paint
