// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"
#include "core/hex/geometry.h"
#include "core/scenario/scenario.h"
#include "editor/paint/mapstyle.h"
#include "editor/paint/tileart.h"

#include <QPainter>

#include <QRectF>

namespace hexa::paint {

struct Sketch;

/// Screen: pictures of tiles and levels of detail, for pixels. Vector: shapes and text only, always
/// in full, for PDF, SVG and printers.
enum class Medium { Screen, Vector };

/// Place of the map on a painter: painter point = origin + scale * map point. Map units: 1 =
/// circumradius of a hex (core/hex/geometry.h), y downwards. The painter's own transform may shift
/// and scale (device pixel ratio), not turn.
struct MapView {
    QPointF origin;     ///< Place of the map's point (0, 0), in painter units.
    double scale = 32;  ///< Painter units per map unit.
    /// Part of the map to paint, in map units; cells that cannot be seen there are not looked at.
    QRectF visible;

    QPointF toPainter(QPointF map) const { return origin + scale * map; }
    QPointF toMap(QPointF point) const { return (point - origin) / scale; }
    QRectF toPainter(const QRectF& map) const { return {toPainter(map.topLeft()), map.size() * scale}; }
    QRectF toMap(const QRectF& rect) const { return {toMap(rect.topLeft()), rect.size() / scale}; }
    /// Returns the view that shows `map` as large as fits into `target`, centred.
    static MapView fitted(const QRectF& map, const QRectF& target);
};

/// Returns the box of a hex, in map units.
QRectF hexBox(Hex hex, Orientation orientation);
/// Returns the hex as a polygon on the painter, e.g. for highlights; `grow` in map units moves its
/// sides outwards.
QPolygonF hexPolygon(Hex hex, Orientation orientation, const MapView& view, double grow = 0);

/// Detail of a cell's drawing, by the height of a hex in device pixels: plain points of colour,
/// hexes of colour with a thin grid, small tiles, tiles with IDs and marks.
enum class Detail { Points, Colours, Tiles, Full };
constexpr Detail detailFor(double hexHeight) {
    if (hexHeight < 4) return Detail::Points;
    if (hexHeight < 10) return Detail::Colours;
    return hexHeight < 48 ? Detail::Tiles : Detail::Full;
}

/// Paints a scenario's map on anything: canvas, PNG, SVG, PDF, thumbnail, print sheet. Keeps
/// references to scenario, catalog and art; cheap to create for each use. Draws no selection, hover
/// or other state of an editor.
class MapPainter {
public:
    MapPainter(const Scenario& scenario, const Catalog& catalog, TileArt& art, MapStyle style);

    /// Returns the map with a small margin, and with room for visible rulers; in map units. Takes
    /// time linear in the number of cells: keep it while the board stays the same.
    QRectF bounds() const;

    /// Paints the visible part. The same cells give the same pixels whatever the visible part is,
    /// as long as views differ by whole pixels: a map can be painted in pieces. (Qt itself rounds
    /// the last pixels of outlines at an image's edge, and glyphs that begin left of it, otherwise;
    /// pieces that overlap a little are exact.)
    void paint(QPainter& painter, const MapView& view, Medium medium) const;

    /// Paints the IDs of tiles and the names of regions and zones again, above a layer that covers
    /// them, such as heat colours.
    void paintTexts(QPainter& painter, const MapView& view, Medium medium) const;

    /// Paints edges, counters and names again, above rims that cover them.
    void paintThings(QPainter& painter, const MapView& view, Medium medium) const;

    /// Paints one object alone, as on the map, a region with its tiles: for the pointer, palettes
    /// and legends. It need not be in the map's tables.
    void paintObject(QPainter& painter, const MapView& view, Medium medium, const MapObject& object) const;

    const Scenario& scenario() const { return mScenario; }
    const Catalog& catalog() const { return mCatalog; }
    TileArt& art() const { return mArt; }

private:
    const Scenario& mScenario;
    const Catalog& mCatalog;
    TileArt& mArt;
    MapStyle mStyle;

    Sketch sketchOf(QPainter& painter, const MapView& view, Medium medium, const Board& things) const;
};

}  // namespace hexa::paint
