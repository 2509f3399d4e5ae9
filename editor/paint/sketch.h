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
    bool tileLocks = true;  ///< Tiles show whether they are locked.

    const Board& board() const { return scenario.board; }
    /// Centre of a hex on the painter. On screens kept to 1/16 pixel, so that a piece of a map
    /// shifted by whole pixels has exactly the same pixels.
    QPointF centre(Hex hex) const;
    QRectF box(Hex hex) const;
    /// True if text with capitals of this height (map units) is readable.
    bool readable(double capHeight) const {
        return medium == Medium::Vector || capHeight * view.scale >= 5.0;
    }
    /// Index of the faction of a seat in the catalog; -1 if none.
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
    /// Ink for text and lines on the ground.
    QColor groundInk() const;
};

/// Cells of few pixels: straight into an image, each pixel the colour of the one cell its middle
/// lies in.
void paintFar(const Sketch& sketch);
/// Edges, regions, zones and pieces, in the order in which they lie on each other.
void paintTables(const Sketch& sketch);
/// Paint the objects of one sort, from the lowest to the highest.
void paintZones(const Sketch& sketch);
void paintCovers(const Sketch& sketch);
void paintRegions(const Sketch& sketch);
void paintEdges(const Sketch& sketch);
void paintInnerCounters(const Sketch& sketch);
/// Counters that stand at sides of their hex, where marks of the tile may be. They lie above these.
void paintSideCounters(const Sketch& sketch);
/// Shades what lies outside of the zones that are played on.
void paintOutside(const Sketch& sketch);
/// Names of regions and zones, and the map's labels.
void paintLabels(const Sketch& sketch);
/// ID, seat, points, lock and problem of one cell.
void paintMarks(const Sketch& sketch, const Cell& cell);
/// True if padlocks on these objects would only hide the map: there are many, and all of them are
/// locked, like the print of a mat.
template <class Things>
bool locksTellNothing(const Things& things) {
    constexpr std::size_t many = 12;
    return things.size() > many &&
           std::ranges::all_of(things, [](const auto& thing) { return thing.locked; });
}
/// A padlock, `size` high, on a light disc.
void paintLock(QPainter& painter, QPointF middle, double size);
/// Column numbers, or row numbers on a pointy-top map.
void paintRulers(const Sketch& sketch);

/// Room that a ruler needs beside the cells, in map units.
inline constexpr double rulerRoom = 0.75;

}  // namespace hexa::paint
