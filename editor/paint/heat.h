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
/// Black or white, whichever is read better on a colour.
QColor inkOn(const QColor& ground);

/// Colours over a map, one for a cell; shown above the tiles, on screen or on paper.
struct HeatLayer {
    struct Cell {
        Hex at;
        double part = -1;     ///< 0 to 1 for viridis(); less than 0: nothing is filled.
        QString text;         ///< In the middle of the hex, where it can be read.
        bool marked = false;  ///< A thick rim: not told by colour alone.
        /// Only a ring is coloured, so that what lies there keeps its own colour.
        bool ring = false;
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    /// Soft: what lies below is seen as well, for colours that come while one works.
    enum class Strength { Full, Soft };
    std::vector<Cell> cells;
    Strength strength = Strength::Full;
    friend bool operator==(const HeatLayer&, const HeatLayer&) = default;
};

/// Paints the cells that the view shows; from far away as plain boxes.
void paintHeat(QPainter& painter, const HeatLayer& heat, Orientation orientation, const MapView& view);

}  // namespace hexa::paint
