// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/shapes.h"
#include "editor/paint/sketch.h"

#include <algorithm>
#include <array>
#include <map>

namespace hexa::paint {
namespace {

const QColor ink(0x1c, 0x1a, 0x17);
const QColor paper(0xff, 0xfd, 0xf8);
// For zones that belong to nobody: told apart in every kind of colour vision (Okabe and Ito).
constexpr std::array<QRgb, 6> zoneColours{0xff0072b2, 0xffd55e00, 0xff009e73,
                                          0xffcc79a7, 0xff56b4e9, 0xffe69f00};

bool seen(const Sketch& sketch, Hex hex) {
    return hexBox(hex, sketch.board().orientation)
        .adjusted(-0.5, -0.5, 0.5, 0.5)
        .intersects(sketch.view.visible);
}

QColor seatColour(const Sketch& sketch, int seat) {
    return sketch.art.factionColour(sketch.factionOfSeat(seat));
}

/// One side of a hex as a line, `inset` map units inside of it.
QLineF side(const Sketch& sketch, Hex hex, int direction, double inset) {
    const auto corners = cornersOf(hex, sketch.board().orientation);
    const auto [a, b] = sideCorners(direction);
    const QPointF middle = sketch.centre(hex);
    const Point c = centreOf(hex, sketch.board().orientation);
    const auto place = [&](Point p) {
        return middle + QPointF(p.x - c.x, p.y - c.y) * sketch.view.scale * (1 - inset * 2 / sqrt3);
    };
    return {place(corners[a]), place(corners[b])};
}

/// The rim of a set of hexes, drawn just inside.
void paintOutline(const Sketch& sketch, std::vector<Hex> hexes, const QPen& pen, double inset) {
    std::sort(hexes.begin(), hexes.end());
    sketch.painter.setPen(pen);
    for (const Hex hex : hexes) {
        if (!seen(sketch, hex)) continue;
        for (int direction = 0; direction < 6; ++direction)
            if (!std::binary_search(hexes.begin(), hexes.end(), neighbour(hex, direction)))
                sketch.painter.drawLine(side(sketch, hex, direction, inset));
    }
}

void paintZones(const Sketch& sketch) {
    const double unit = sketch.view.scale;
    std::size_t number = 0;
    for (const Zone& zone : sketch.things.zones) {
        const QColor colour =
            zone.seat >= 0 ? seatColour(sketch, zone.seat) : QColor(zoneColours[number % 6]);
        ++number;
        QColor tint = colour;
        tint.setAlphaF(0.28F);
        sketch.painter.setPen(Qt::NoPen);
        sketch.painter.setBrush(sketch.style.tiles == TileStyle::Ink ? QBrush(Qt::NoBrush) : QBrush(tint));
        for (const Hex hex : zone.hexes)
            if (seen(sketch, hex)) sketch.painter.drawPolygon(hexPolygon(sketch.box(hex)));
        paintOutline(sketch, zone.hexes, QPen(colour.darker(130), 0.09 * unit, Qt::SolidLine, Qt::RoundCap),
                     0.06);
    }
}

void paintRegions(const Sketch& sketch) {
    const double unit = sketch.view.scale;
    for (const RegionPlacement& placement : sketch.things.regions) {
        const auto shape =
            std::find_if(sketch.catalog.regionShapes.begin(), sketch.catalog.regionShapes.end(),
                         [&](const RegionShape& known) { return known.id == placement.kind; });
        if (shape == sketch.catalog.regionShapes.end()) continue;
        const std::vector<Hex> hexes = hexesOf(placement, *shape);
        paintOutline(sketch, hexes, QPen(paper, 0.13 * unit, Qt::SolidLine, Qt::RoundCap), 0.07);
        paintOutline(sketch, hexes, QPen(ink, 0.07 * unit, Qt::SolidLine, Qt::RoundCap), 0.07);
    }
}

void paintEdges(const Sketch& sketch) {
    const double unit = sketch.view.scale;
    for (const bool casing : {true, false}) {
        for (const EdgeFeature& feature : sketch.things.edges) {
            if (!seen(sketch, feature.edge.hex)) continue;
            const auto kind = std::find_if(sketch.catalog.edgeKinds.begin(), sketch.catalog.edgeKinds.end(),
                                           [&](const EdgeKind& known) { return known.id == feature.kind; });
            const bool coloured =
                kind != sketch.catalog.edgeKinds.end() && sketch.style.tiles != TileStyle::Ink;
            const QColor colour = coloured ? QColor(QString::fromStdString(kind->colour)) : ink;
            sketch.painter.setPen(
                QPen(casing ? paper : colour, (casing ? 0.22 : 0.15) * unit, Qt::SolidLine, Qt::RoundCap));
            sketch.painter.drawLine(side(sketch, feature.edge.hex, feature.edge.direction, 0));
        }
    }
}

void paintPieces(const Sketch& sketch) {
    const double unit = sketch.view.scale;
    std::map<Hex, int> many;
    for (const PiecePlacement& piece : sketch.things.pieces) ++many[piece.at];
    std::map<Hex, int> done;
    for (const PiecePlacement& piece : sketch.things.pieces) {
        const int index = done[piece.at]++;
        if (!seen(sketch, piece.at)) continue;
        const int count = std::min(many[piece.at], 4);
        const double x = (index % 4 - (count - 1) / 2.0) * 0.42;
        const QPointF middle = sketch.centre(piece.at) + QPointF(x, 0.22 - 0.1 * (index / 4)) * unit;
        const auto kind = std::find_if(sketch.catalog.pieceKinds.begin(), sketch.catalog.pieceKinds.end(),
                                       [&](const PieceKind& known) { return known.id == piece.kind; });
        QString text = kind == sketch.catalog.pieceKinds.end() ? QStringLiteral("?")
                                                               : QString::fromStdString(kind->letter);
        if (piece.count > 1) text += QString::number(piece.count);
        const bool white = sketch.style.tiles == TileStyle::Ink;
        const QColor colour = white ? QColor(Qt::white) : seatColour(sketch, piece.seat);
        sketch.painter.setPen(QPen(white ? ink : paper, 0.045 * unit));
        sketch.painter.setBrush(colour);
        sketch.painter.drawEllipse(middle, 0.24 * unit, 0.24 * unit);
        QRectF inner(0, 0, 0.36 * unit, 0.2 * unit);
        inner.moveCenter(middle);
        if (sketch.readable(0.2))
            paintFittedText(sketch.painter, inner, text, qGray(colour.rgb()) > 130 ? ink : paper);
    }
}

}  // namespace

void paintTables(const Sketch& sketch) {
    paintZones(sketch);
    sketch.painter.setBrush(Qt::NoBrush);
    paintRegions(sketch);
    paintEdges(sketch);
    paintPieces(sketch);
}

void paintLabels(const Sketch& sketch) {
    constexpr double cap = 0.24;
    if (!sketch.readable(cap)) return;
    const double unit = sketch.view.scale;
    for (const BoardLabel& label : sketch.things.labels) {
        const std::string_view text = label.text.in(sketch.style.language);
        if (text.empty()) continue;
        const QString line = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        QRectF plate(0, 0, textWidth(cap * unit, line) + 0.24 * unit, (cap + 0.2) * unit);
        plate.moveCenter(sketch.centre(label.at));
        if (!sketch.view.toPainter(sketch.view.visible).intersects(plate)) continue;
        QColor colour = paper;
        colour.setAlphaF(0.88F);
        sketch.painter.setPen(Qt::NoPen);
        sketch.painter.setBrush(colour);
        sketch.painter.drawRoundedRect(plate, 0.1 * unit, 0.1 * unit);
        paintText(sketch.painter, plate.center(), cap * unit, line, ink);
    }
}

}  // namespace hexa::paint
