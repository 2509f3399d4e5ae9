// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/corner.h"

#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace hexa {

std::array<Corner, 3> neighboursOf(Corner corner) {
    const Hex beside = neighbour(corner.hex, corner.number);
    return {cornerOf(corner.hex, corner.number + 5), cornerOf(corner.hex, corner.number + 1),
            cornerOf(beside, corner.number + 1)};
}

int stepsBetween(Corner a, Corner b) {
    // Corners are the points of a cubic lattice whose coordinates sum up to 0 or 1, and a side
    // changes one of the three by 1.
    const Hex d = a.hex - b.hex;
    return std::abs(d.q) + std::abs(d.r) + std::abs(d.s() + a.number - b.number);
}

Point pointOf(Corner corner, Orientation orientation) {
    // Numbers of corners go counter-clockwise, as directions do, and the list goes clockwise.
    return cornersOf(corner.hex, orientation)[static_cast<std::size_t>((6 - corner.number) % 6)];
}

int nearestCorner(Point point, Hex hex, Orientation orientation) {
    const auto away = [&](int number) {
        const Point corner = pointOf(cornerOf(hex, number), orientation);
        return std::hypot(point.x - corner.x, point.y - corner.y);
    };
    int nearest = 0;
    for (int number = 1; number < 6; ++number)
        if (away(number) < away(nearest)) nearest = number;
    return nearest;
}

Corner mapped(Corner corner, const Isometry& isometry) {
    // A mirror exchanges the two sides that the corner lies between.
    const int side = isometry.isMirror() ? corner.number + 1 : corner.number;
    return cornerOf(isometry(corner.hex), mapDirection(isometry, side));
}

}  // namespace hexa
