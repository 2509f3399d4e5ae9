// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/geometry.h"
#include "core/hex/hex.h"
#include "core/hex/symmetry.h"

#include <array>
#include <compare>

namespace hexa {

/// The corner where three hexes meet. A hex has the corners 0-5: number i lies between its sides in
/// directions i and i + 1. So each corner has three names; its id is the one with number 0 or 1.
struct Corner {
    Hex hex;
    int number = 0;  ///< 0-1
    friend constexpr auto operator<=>(const Corner&, const Corner&) = default;
};

/// Returns the canonical corner with this number (taken modulo 6) at a hex.
constexpr Corner cornerOf(Hex hex, int number) {
    number = ((number % 6) + 6) % 6;
    if (number < 2) return {hex, number};
    return number < 4 ? Corner{neighbour(hex, number + 1), number - 2}
                      : Corner{neighbour(hex, number), number - 4};
}

/// Returns the three hexes at a corner, the one that names it first.
constexpr std::array<Hex, 3> hexesOf(Corner corner) {
    return {corner.hex, neighbour(corner.hex, corner.number), neighbour(corner.hex, corner.number + 1)};
}

/// Returns the number of a corner as seen from one of its hexes; -1 for any other hex.
constexpr int numberAt(Corner corner, Hex hex) {
    for (int number = 0; number < 6; ++number)
        if (cornerOf(hex, number) == corner) return number;
    return -1;
}

/// Returns the three corners that one side leads to from a corner.
std::array<Corner, 3> neighboursOf(Corner corner);

/// Steps along sides between two corners, over an unbounded grid.
int stepsBetween(Corner a, Corner b);

/// Returns the place of a corner.
Point pointOf(Corner corner, Orientation orientation);

/// Returns the number of the corner of a hex that is nearest to a point.
int nearestCorner(Point point, Hex hex, Orientation orientation);

/// Returns a corner after an isometry.
Corner mapped(Corner corner, const Isometry& isometry);

}  // namespace hexa
