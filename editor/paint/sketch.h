// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/paint/mappainter.h"

#include <QPainter>

#include <algorithm>

namespace hexa::paint {

/// Shared data of MapPainter's parts during one paint(): the painter, already in device pixels on
/// screens, and the scenario's seats by place.
struct Sketch {
    QPainter& painter;
    const Scenario& scenario;
    const Catalog& catalog;
    TileArt& art;
    const MapStyle& style;
    /// Board with the painted tables: the scenario's, or one with a single object.
    const Board& things;
    MapView view;  ///< In device pixels on screens, in painter units else.
    Medium medium;
    Detail detail;
    bool tileLocks = true;  ///< Show the locks of tiles.

    const Board& board() const { return scenario.board; }
    /// Returns the centre of a hex on the painter. On screens rounded to 1/16 pixel, so that a
    /// piece of a map shifted by whole pixels has exactly the same pixels.
    QPointF centre(Hex hex) const;
    QRectF box(Hex hex) const;
    /// True if text with capitals of this height (map units) is readable.
    bool readable(double capHeight) const {
        return medium == Medium::Vector || capHeight * view.scale >= 5.0;
    }
    /// Returns the index of a seat's faction in the catalog; -1 if none.
    int factionOfSeat(int seat) const;
    /// Returns the faction that lives on a cell; -1 if none.
    int factionAt(const Cell& cell) const;
    /// Returns the cut of a cell.
    Cut cutAt(Hex hex) const { return catalog.cutCells ? board().detailsOf(hex).cut : Cut(0); }
    /// True if a hex, or anything within this distance of it, is visible.
    bool seen(Hex hex, double reach = 0.5) const {
        return hexBox(hex, board().orientation)
            .adjusted(-reach, -reach, reach, reach)
            .intersects(view.visible);
    }
    bool savesInk() const { return style.tiles == TileStyle::Ink; }
    QColor seatColour(int seat) const { return art.factionColour(factionOfSeat(seat)); }
    /// Returns the ink for text and lines on the ground.
    QColor groundInk() const;
};

/// Paints cells of few pixels: straight into an image, each pixel in the colour of the cell under
/// its middle.
void paintFar(const Sketch& sketch);
/// Zones, covers, regions and edges, in the order in which they lie on each other.
void paintTables(const Sketch& sketch);
/// Paint the objects of one sort, from the lowest to the highest.
void paintZones(const Sketch& sketch);
void paintCovers(const Sketch& sketch);
void paintRegions(const Sketch& sketch);
void paintEdges(const Sketch& sketch);
/// Paints counters inside of their hex, if they are shown.
void paintInnerCounters(const Sketch& sketch);
/// Paints counters at sides and on corners of their hex, above the marks of the tile.
void paintSideCounters(const Sketch& sketch);
/// Shades the area outside of the zones in play.
void paintOutside(const Sketch& sketch);
/// Names of regions and zones, and the map's labels.
void paintLabels(const Sketch& sketch);
/// Paints the ID of a tile.
void paintId(const Sketch& sketch, const Cell& cell);
/// Paints ID, seat, points, lock and problem of one cell.
void paintMarks(const Sketch& sketch, const Cell& cell);
/// True if padlocks on these objects would only hide the map: there are many, and all of them are
/// locked, like the print of a mat.
template <class Things>
bool locksTellNothing(const Things& things) {
    constexpr std::size_t many = 12;
    return things.size() > many &&
           std::ranges::all_of(things, [](const auto& thing) { return thing.locked; });
}
/// Paints a padlock, `size` high, on a light disc.
void paintLock(QPainter& painter, QPointF middle, double size);
/// Paints column numbers, or row numbers on a pointy-top map.
void paintRulers(const Sketch& sketch);

/// Room that a ruler needs beside the cells, in map units.
inline constexpr double rulerRoom = 0.75;

}  // namespace hexa::paint
