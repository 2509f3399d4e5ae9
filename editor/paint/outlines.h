// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/mappainter.h"

#include <QColor>

#include <vector>

namespace hexa::paint {

/// Hexes with a coloured outline, shown above a map. The tiles stay visible.
struct OutlineLayer {
    struct Outline {
        Hex at;
        QColor colour;
        friend bool operator==(const Outline&, const Outline&) = default;
    };
    std::vector<Outline> outlines;
    friend bool operator==(const OutlineLayer&, const OutlineLayer&) = default;
};

/// Paints the outlines that the view shows, each on a rim that is seen on any tile.
void paintOutlines(QPainter& painter, const OutlineLayer& layer, Orientation orientation,
                   const MapView& view);

}  // namespace hexa::paint
