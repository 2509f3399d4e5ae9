// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/heat.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexa::paint {
namespace {

// Every ninth part of the map.
constexpr std::array<QRgb, 10> viridisSteps{0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e,
                                            0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725};
constexpr int fillAlpha = 205;  // the tile's symbol still shines through
constexpr int softAlpha = 95;
constexpr double ringWidth = 0.08;     // of a hex's height
constexpr double smallestHeatHex = 8;  // painter units: below, a hex is a box
constexpr double readable = 26;

}  // namespace

QColor viridis(double part) {
    const double at = std::clamp(part, 0.0, 1.0) * (viridisSteps.size() - 1);
    const auto step = std::min(static_cast<std::size_t>(at), viridisSteps.size() - 2);
    const double rest = at - static_cast<double>(step);
    const QColor low(viridisSteps[step]), high(viridisSteps[step + 1]);
    const auto mix = [rest](int a, int b) { return qRound(a + (b - a) * rest); };
    return {mix(low.red(), high.red()), mix(low.green(), high.green()), mix(low.blue(), high.blue())};
}

QColor inkOn(const QColor& ground) {
    const double light = 0.299 * ground.redF() + 0.587 * ground.greenF() + 0.114 * ground.blueF();
    return light > 0.52 ? QColor(0x11, 0x11, 0x11) : QColor(Qt::white);
}

void paintHeat(QPainter& painter, const HeatLayer& heat, Orientation orientation, const MapView& view) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    const bool soft = heat.strength == HeatLayer::Strength::Soft;
    const double rim = soft ? 0.6 : 1;
    for (const HeatLayer::Cell& cell : heat.cells) {
        const QRectF hex = hexBox(cell.at, orientation);
        if (!view.visible.intersects(hex)) continue;
        const QRectF box = view.toPainter(hex);
        QColor colour = viridis(cell.part);
        colour.setAlpha(soft ? softAlpha : fillAlpha);
        if (box.height() < smallestHeatHex) {
            if (cell.part >= 0) painter.fillRect(box, colour);
            continue;
        }
        if (cell.ring && cell.part >= 0) {
            // Two colours on one tile would mix to a third without meaning.
            colour.setAlpha(fillAlpha);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(
                QPen(colour, box.height() * ringWidth, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
            painter.drawPolygon(hexPolygon(cell.at, orientation, view, -0.06 - ringWidth));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(cell.part >= 0 ? colour : QColor(Qt::transparent));
            painter.drawPolygon(hexPolygon(cell.at, orientation, view, -0.06));
        }
        painter.setBrush(Qt::NoBrush);
        if (cell.marked) {
            painter.setPen(QPen(QColor(0x11, 0x11, 0x11), std::max(1.5, box.height() * 0.07 * rim)));
            painter.drawPolygon(hexPolygon(cell.at, orientation, view, -0.1));
            painter.setPen(QPen(Qt::white, std::max(1.0, box.height() * 0.03 * rim)));
            painter.drawPolygon(hexPolygon(cell.at, orientation, view, -0.1));
        }
        if (cell.text.isEmpty() || box.height() < readable) continue;
        font.setPixelSize(std::clamp(static_cast<int>(box.height() * 0.28), 9, 40));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(cell.part >= 0 ? inkOn(colour) : QColor(0x11, 0x11, 0x11));
        painter.drawText(box, Qt::AlignCenter, cell.text);
    }
    painter.restore();
}

}  // namespace hexa::paint
