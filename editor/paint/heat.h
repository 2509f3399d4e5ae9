// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/mappainter.h"

#include <QColor>
#include <QString>

#include <vector>

namespace hexa::paint {

/// Returns a colour of the viridis map (van der Walt and Smith 2015): even steps look even, also
/// with limited colour vision and in grey. 0 is dark blue, 1 is yellow.
QColor viridis(double part);
/// Returns black or white, whichever is more readable on a colour.
QColor inkOn(const QColor& ground);

/// Colours over a map, one for a cell; shown above the tiles, on screen or on paper.
struct HeatLayer {
    struct Cell {
        Hex at;
        double part = -1;     ///< 0 to 1 for viridis(); less than 0: not filled.
        QString text;         ///< In the middle of the hex, if it is readable.
        bool marked = false;  ///< Thick rim: not shown by colour alone.
        /// Only a ring is coloured, so that the tile keeps its own colour.
        bool ring = false;
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    /// Soft: the map below stays visible, for colours during work.
    enum class Strength { Full, Soft };
    std::vector<Cell> cells;
    Strength strength = Strength::Full;
    friend bool operator==(const HeatLayer&, const HeatLayer&) = default;
};

/// Paints the cells that the view shows; from far away as plain boxes.
void paintHeat(QPainter& painter, const HeatLayer& heat, Orientation orientation, const MapView& view);

}  // namespace hexa::paint
