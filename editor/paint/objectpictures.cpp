// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/objectpictures.h"

#include "editor/paint/glyphs.h"

namespace hexa::paint {
namespace {

/// Returns the side of a hex that examples of features on borders are shown at: the one at the
/// right or above.
constexpr int exampleSide(Orientation orientation) { return orientation == Orientation::Flat ? 2 : 0; }

QRectF squareAbout(QPointF middle, double size) {
    return {middle - QPointF(size, size) / 2, QSizeF(size, size)};
}

/// Returns the part of the map that shows a thing.
QRectF frameOf(const MapPainter& map, const MapObject& object) {
    const Orientation orientation = map.scenario().board.orientation;
    if (const auto* feature = std::get_if<EdgeFeature>(&object)) {
        const EdgeKind* kind = map.catalog().edgeKind(feature->kind);
        const bool across = kind != nullptr && kind->lies == EdgeKind::Lies::Across;
        return squareAbout(borderMiddle(hexOf(*feature), directionOf(*feature), orientation),
                           across ? 2.0 : 1.25);
    }
    if (const auto* piece = std::get_if<PiecePlacement>(&object)) {
        const PieceKind* kind = map.catalog().pieceKind(piece->kind);
        const QPointF middle = hexBox(piece->at, orientation).center();
        const bool lone = piece->side < 0 && piece->slot.empty() && !piece->onCorner();
        if (lone && kind != nullptr && !kind->covers && map.art().hasDrawing("piece-" + kind->id))
            return squareAbout(middle + loneDrawingPlace, 1.1 * loneDrawingSize);
        if (kind == nullptr || !kind->covers)
            return squareAbout(middle + counterPlace(*piece, orientation), 0.62);
    }
    if (const auto* label = std::get_if<BoardLabel>(&object))
        return squareAbout(hexBox(label->at, orientation).center(), 0.9);
    const std::vector<Hex> hexes = hexesOf(map.scenario(), map.catalog(), object);
    QRectF frame;
    for (const Hex hex : hexes) frame |= hexBox(hex, orientation);
    return frame.adjusted(-0.06, -0.06, 0.06, 0.06);
}

}  // namespace

MapObject exampleOf(const Catalog& catalog, ObjectTable table, const std::string& kind, int seat) {
    switch (table) {
    case ObjectTable::Edges: {
        const EdgeKind* edgeKind = catalog.edgeKind(kind);
        EdgeFeature feature =
            edgeFeature({}, exampleSide(catalog.orientation), kind, edgeKind != nullptr && edgeKind->sided);
        if (edgeKind != nullptr && edgeKind->owned) feature.seat = seat;
        return feature;
    }
    case ObjectTable::Pieces: {
        const PieceKind* pieceKind = catalog.pieceKind(kind);
        PiecePlacement piece;
        piece.kind = kind;
        if (pieceKind != nullptr && pieceKind->owned) piece.seat = seat;
        if (pieceKind != nullptr && pieceKind->stands == PieceKind::Stands::Corner) piece.standOn({}, 0);
        return piece;
    }
    case ObjectTable::Regions: {
        RegionPlacement region;
        region.kind = kind;
        return region;
    }
    case ObjectTable::Zones: {
        const ZoneKind* zoneKind = catalog.zoneKind(kind);
        Zone zone;
        zone.kind = kind;
        if (zoneKind != nullptr && zoneKind->owned) zone.seat = seat;
        zone.hexes = {Hex{}};
        return zone;
    }
    case ObjectTable::Labels:
        break;
    }
    BoardLabel label;
    label.text = Localized("Aa");
    return label;
}

void paintExample(QPainter& painter, const QRectF& box, Medium medium, const MapPainter& map,
                  const MapObject& object) {
    MapView view = MapView::fitted(frameOf(map, object), box);
    view.visible = view.toMap(box);
    map.paintObject(painter, view, medium, object);
}

QImage objectPicture(const MapPainter& map, const MapObject& object, QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    // Full detail at any size: a picture of a palette is not a far view of a map.
    paintExample(painter, QRectF(QPointF(), QSizeF(pixels)), Medium::Vector, map, object);
    return image;
}

}  // namespace hexa::paint
