// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/mappainter.h"

#include <QString>

#include <vector>

namespace hexa::paint {

/// Tiles that change places, shown above a map: an arrow with two heads for each pair.
struct ArrowLayer {
    struct Arrow {
        Hex from;
        Hex to;
        QString text = {};  ///< In the middle of the arrow; may be empty.
        friend bool operator==(const Arrow&, const Arrow&) = default;
    };
    std::vector<Arrow> arrows;
    friend bool operator==(const ArrowLayer&, const ArrowLayer&) = default;
};

/// Paints all arrows, whether the view shows them wholly or in part. Texts lie above all arrows.
void paintArrows(QPainter& painter, const ArrowLayer& layer, Orientation orientation, const MapView& view);

}  // namespace hexa::paint
