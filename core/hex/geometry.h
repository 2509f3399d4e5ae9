// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

namespace hexa {

/// Orientation of a hexagon: flat side on top (columns are straight) or corner on top (rows are
/// straight).
enum class Orientation { Flat, Pointy };

/// A point of the plane; unit: 1 = circumradius of a hex (centre to corner), y downwards.
struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

inline constexpr double sqrt3 = 1.7320508075688772;

/// Returns the centre of a hex.
constexpr Point centreOf(Hex hex, Orientation orientation) {
    if (orientation == Orientation::Flat) return {1.5 * hex.q, sqrt3 * (hex.r + hex.q / 2.0)};
    return {sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
}

/// Returns the hex that contains a point.
Hex hexAt(Point point, Orientation orientation);

/// Returns the six corners about the centre, clockwise on screen. Corner 0 is to the right (flat)
/// or upper right (pointy).
std::array<Point, 6> cornersOf(Hex hex, Orientation orientation);

/// Indices into cornersOf() of the two ends of the side in direction 0-5.
constexpr std::array<std::size_t, 2> sideCorners(int direction) {
    const auto d = static_cast<std::size_t>(((direction % 6) + 6) % 6);
    const std::size_t first = (6 - d) % 6;
    return {first, (first + 1) % 6};
}

}  // namespace hexa
