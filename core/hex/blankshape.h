// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/geometry.h"
#include "core/hex/hex.h"

#include <vector>

namespace hexa {

/// The outline of a map to begin with.
struct BlankShape {
    enum class Form { Hexagon, Rectangle, Triangle };
    Form form = Form::Hexagon;
    /// Steps from the middle to the rim of a hexagon; columns of a rectangle; hexes on a side of a
    /// triangle.
    int size = 3;
    int rows = 5;  ///< Rows of a rectangle.
    friend bool operator==(const BlankShape&, const BlankShape&) = default;
};

/// Returns its hexes, sorted. Every second column of a rectangle (row, for pointy-top hexes) is
/// half a hex lower (farther right).
std::vector<Hex> hexesOf(const BlankShape& shape, Orientation orientation);

}  // namespace hexa
