// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <vector>

namespace hexa {

/// A hex in axial coordinates; the third cube coordinate is s = -q - r. Ordered by column (q), then
/// from top to bottom (r), which on a flat-top map is the order in which a person fills columns.
/// Also used as a vector between hexes.
struct Hex {
    int q = 0;
    int r = 0;

    constexpr int s() const { return -q - r; }
    friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
    friend constexpr Hex operator*(Hex a, int k) { return {a.q * k, a.r * k}; }
};

/// The six directions, counter-clockwise on screen from (+1, 0); on a flat-top map 2 is up, 5 is
/// down.
inline constexpr std::array<Hex, 6> directions{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

/// Returns the neighbour in direction 0-5 (taken modulo 6, negative too).
constexpr Hex neighbour(Hex hex, int direction) {
    return hex + directions[static_cast<std::size_t>(((direction % 6) + 6) % 6)];
}

/// Steps between two hexes over an unbounded grid.
constexpr int distance(Hex a, Hex b) {
    const Hex d = a - b;
    const auto absolute = [](int x) { return x < 0 ? -x : x; };
    return (absolute(d.q) + absolute(d.r) + absolute(d.s())) / 2;
}

/// Rotates about the origin by `steps` x 60 degrees clockwise on screen (y downwards).
constexpr Hex rotated(Hex hex, int steps) {
    steps = ((steps % 6) + 6) % 6;
    for (; steps > 0; --steps) hex = {-hex.r, -hex.s()};
    return hex;
}

/// Returns the nearest hex to fractional axial coordinates (cube rounding).
Hex rounded(double q, double r);

/// Hexes on the straight line from a to b, both included; length distance(a, b) + 1.
std::vector<Hex> line(Hex a, Hex b);

/// Hexes at exactly `radius` steps from the centre: 6 * radius of them, or the centre alone for
/// radius 0.
std::vector<Hex> ring(Hex centre, int radius);

/// Hexes at most `radius` steps from the centre, sorted.
std::vector<Hex> disc(Hex centre, int radius);

/// The edge between two neighbouring hexes. One edge has one id: the hex is the one for which the
/// direction is 0-2.
struct Edge {
    Hex hex;
    int direction = 0;  ///< 0-2
    friend constexpr auto operator<=>(const Edge&, const Edge&) = default;
};

/// Returns the canonical edge on side 0-5 of a hex.
constexpr Edge edgeOf(Hex hex, int direction) {
    direction = ((direction % 6) + 6) % 6;
    return direction < 3 ? Edge{hex, direction} : Edge{neighbour(hex, direction), direction - 3};
}

/// Returns the two hexes that an edge separates.
constexpr std::array<Hex, 2> hexesOf(Edge edge) { return {edge.hex, neighbour(edge.hex, edge.direction)}; }

}  // namespace hexa

template <>
struct std::hash<hexa::Hex> {
    std::size_t operator()(hexa::Hex hex) const noexcept {
        const auto q = static_cast<std::size_t>(static_cast<unsigned>(hex.q));
        const auto r = static_cast<std::size_t>(static_cast<unsigned>(hex.r));
        return (q << 32 | r) * 0x9e3779b97f4a7c15U;
    }
};
