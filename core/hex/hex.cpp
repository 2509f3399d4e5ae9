// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/hex.h"

#include <algorithm>
#include <cmath>

namespace hexa {

Hex rounded(double q, double r) {
    const double s = -q - r;
    double rq = std::round(q);
    double rr = std::round(r);
    const double rs = std::round(s);
    const double dq = std::abs(rq - q);
    const double dr = std::abs(rr - r);
    const double ds = std::abs(rs - s);
    if (dq > dr && dq > ds)
        rq = -rr - rs;
    else if (dr > ds)
        rr = -rq - rs;
    return {static_cast<int>(rq), static_cast<int>(rr)};
}

std::vector<Hex> line(Hex a, Hex b) {
    const int steps = distance(a, b);
    std::vector<Hex> hexes;
    hexes.reserve(static_cast<std::size_t>(steps) + 1);
    // A tiny nudge keeps points that fall exactly between two hexes on one side, so the line has no
    // jitter.
    const double nudgeQ = 1e-6;
    const double nudgeR = 2e-6;
    for (int i = 0; i <= steps; ++i) {
        const double t = steps == 0 ? 0.0 : static_cast<double>(i) / steps;
        hexes.push_back(rounded(a.q + nudgeQ + (b.q - a.q) * t, a.r + nudgeR + (b.r - a.r) * t));
    }
    return hexes;
}

std::vector<Hex> ring(Hex centre, int radius) {
    if (radius <= 0) return {centre};
    std::vector<Hex> hexes;
    hexes.reserve(static_cast<std::size_t>(radius) * 6);
    Hex hex = centre + directions[4] * radius;
    for (int side = 0; side < 6; ++side)
        for (int step = 0; step < radius; ++step) {
            hexes.push_back(hex);
            hex = neighbour(hex, side);
        }
    return hexes;
}

std::vector<Hex> disc(Hex centre, int radius) {
    std::vector<Hex> hexes;
    for (int q = -radius; q <= radius; ++q)
        for (int r = std::max(-radius, -q - radius); r <= std::min(radius, -q + radius); ++r)
            hexes.push_back(centre + Hex{q, r});
    return hexes;
}

}  // namespace hexa
