// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/tiledmap.h"
#include "core/hex/corner.h"

#include <optional>

namespace hexa::exchange::tiled {

/// Places of the hexes on a map of Tiled: columns and rows, pixels. `line` is a column of a
/// flat-top map or a row of a pointy-top one, `place` the number within it; the first of each may
/// be any hex.
class Grid {
public:
    /// Creates the grid. The first line and place are those of the column and row (0, 0); a line
    /// that does not fit the shifted lines is moved on by one.
    Grid(const Map& map, int firstLine, int firstPlace);

    /// Line and place within it, in an unbounded grid with shifted odd lines.
    struct Spot {
        int line = 0;
        int place = 0;
    };
    static Spot spotOf(Hex hex, Orientation orientation);

    struct Cell {
        int column = 0;
        int row = 0;
    };
    Cell cellOf(Hex hex) const;
    Hex hexOf(Cell cell) const;
    Point centreOf(Hex hex) const;
    /// Returns the middle of the side between two hexes.
    Point middleOf(Edge edge) const;
    /// Returns the place of a corner.
    Point pointOf(Corner corner) const;
    /// Returns a point inside of a hex nearer to this side than to any other.
    Point besideOf(Hex hex, Edge edge) const;
    /// Returns the hex at a point; none if it is too far away to be on any board.
    std::optional<Hex> hexAt(Point point) const;
    /// Returns an offset in pixels as a number of hexes, rounded to the nearest; none if it is too
    /// far.
    std::optional<Hex> shiftOf(Point offset) const;
    /// Returns the pixels of such a move.
    Point offsetOf(Hex shift) const;
    /// Returns the corner nearest to a point.
    std::optional<Corner> cornerAt(Point point) const;
    /// Returns the side nearest to a point.
    std::optional<Edge> edgeAt(Point point) const;

private:
    Orientation mOrientation;
    int mFirstLine;
    int mFirstPlace;
    double mLinePitch;
    double mPlacePitch;
    double mHalfLine;   // from the corner of a tile to its centre, along the stagger axis
    double mHalfPlace;  // and across
};

}  // namespace hexa::exchange::tiled
