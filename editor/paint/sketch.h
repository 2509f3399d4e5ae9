// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/paint/mappainter.h"

#include <QPainter>

namespace hexa::paint {

/// What the parts of MapPainter share during one paint(): the painter, already in device pixels on screens, and the
/// scenario's seats by place.
struct Sketch {
    QPainter& painter;
    const Scenario& scenario;
    const Catalog& catalog;
    TileArt& art;
    const MapStyle& style;
    const Board&
        things;    ///< What its tables hold is painted: the scenario's board, or one with a single thing.
    MapView view;  ///< In device pixels on screens, in painter units else.
    Medium medium;
    Detail detail;

    const Board& board() const { return scenario.board; }
    /// Centre of a hex on the painter. On screens kept to 1/16 pixel, so that a piece of a map shifted by whole pixels
    /// has exactly the same pixels.
    QPointF centre(Hex hex) const;
    QRectF box(Hex hex) const;
    /// Whether text with such capitals (map units) can be read.
    bool readable(double capHeight) const {
        return medium == Medium::Vector || capHeight * view.scale >= 5.0;
    }
    /// Index of the faction of a seat in the catalog; -1 if none.
    int factionOfSeat(int seat) const;
    /// The faction that lives on a cell; -1 if none.
    int factionAt(const Cell& cell) const;
    /// Ink for text and lines on the ground.
    QColor groundInk() const;
};

/// Cells of few pixels: straight into an image, each pixel the colour of the one cell its middle lies in.
void paintFar(const Sketch& sketch);
/// Edges, regions, zones and pieces.
void paintTables(const Sketch& sketch);
void paintLabels(const Sketch& sketch);
/// ID, seat, points, lock and problem of one cell.
void paintMarks(const Sketch& sketch, const Cell& cell);
/// Column numbers, or row numbers on a pointy-top map.
void paintRulers(const Sketch& sketch);

/// Room that a ruler needs beside the cells, in map units.
inline constexpr double rulerRoom = 0.75;

}  // namespace hexa::paint
