// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/geometry.h"

#include <cmath>
#include <numbers>

namespace hexa {

Hex hexAt(Point point, Orientation orientation) {
    if (orientation == Orientation::Flat) {
        const double q = point.x / 1.5;
        return rounded(q, point.y / sqrt3 - q / 2.0);
    }
    const double r = point.y / 1.5;
    return rounded(point.x / sqrt3 - r / 2.0, r);
}

std::array<Point, 6> cornersOf(Hex hex, Orientation orientation) {
    const Point centre = centreOf(hex, orientation);
    const double start = orientation == Orientation::Flat ? 0.0 : -std::numbers::pi / 6;
    std::array<Point, 6> corners;
    for (std::size_t i = 0; i < 6; ++i) {
        const double angle = start + static_cast<double>(i) * std::numbers::pi / 3;
        corners[i] = {centre.x + std::cos(angle), centre.y + std::sin(angle)};
    }
    return corners;
}

}  // namespace hexa
