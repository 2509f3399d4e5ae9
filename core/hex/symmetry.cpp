// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/symmetry.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>
#include <set>

namespace hexa {
namespace {

Hex applyLinear(std::uint8_t linear, Hex hex) {
    return linear < 6 ? rotated(hex, linear) : rotated(Hex{hex.r, hex.q}, linear - 6);
}

std::uint8_t composeLinear(std::uint8_t outer, std::uint8_t inner) {
    const Hex a = applyLinear(outer, applyLinear(inner, {1, 0}));
    const Hex b = applyLinear(outer, applyLinear(inner, {0, 1}));
    for (std::uint8_t linear = 0; linear < 12; ++linear)
        if (applyLinear(linear, {1, 0}) == a && applyLinear(linear, {0, 1}) == b) return linear;
    assert(false && "D6 is closed");
    return 0;
}

/// Returns the angle in degrees (0-150, clockwise, 0 = horizontal) of a reflection's axis, on a
/// flat-top map.
int axisAngle(std::uint8_t linear) {
    // (q, r) -> (r, q) keeps the vector (1, 1): screen (1.5, 2.598), or 60 degrees. A rotation by
    // 60 degrees after a reflection turns its axis by 30.
    return (60 + (linear - 6) * 30) % 180;
}

SymmetryGroup closure(SymmetryGroup generators) {
    std::set<Isometry> elements(generators.begin(), generators.end());
    elements.insert(Isometry{});
    bool grown = true;
    while (grown) {
        grown = false;
        const std::vector<Isometry> current(elements.begin(), elements.end());
        for (const auto& a : current)
            for (const auto& b : current) grown |= elements.insert(compose(a, b)).second;
        assert(elements.size() <= 12 && "subgroup of a finite group about one centre");
    }
    return {elements.begin(), elements.end()};
}

struct Extent {
    int minQ = std::numeric_limits<int>::max(), maxQ = std::numeric_limits<int>::min();
    int minR = minQ, maxR = maxQ, minS = minQ, maxS = maxQ;
    void add(Hex h) {
        minQ = std::min(minQ, h.q), maxQ = std::max(maxQ, h.q);
        minR = std::min(minR, h.r), maxR = std::max(maxR, h.r);
        minS = std::min(minS, h.s()), maxS = std::max(maxS, h.s());
    }
    bool contains(Hex h) const {
        return h.q >= minQ && h.q <= maxQ && h.r >= minR && h.r <= maxR && h.s() >= minS && h.s() <= maxS;
    }
};

}  // namespace

Hex Isometry::operator()(Hex hex) const { return applyLinear(linear, hex) + shift; }

Isometry compose(const Isometry& outer, const Isometry& inner) {
    return {composeLinear(outer.linear, inner.linear), applyLinear(outer.linear, inner.shift) + outer.shift};
}

Isometry inverse(const Isometry& isometry) {
    std::uint8_t linear = 0;
    while (composeLinear(linear, isometry.linear) != 0) ++linear;
    return {linear, applyLinear(linear, isometry.shift) * -1};
}

SymmetryGroup findSymmetries(std::span<const Hex> hexes) {
    SymmetryGroup group{Isometry{}};
    if (hexes.empty()) return group;
    std::vector<Hex> sorted(hexes.begin(), hexes.end());
    std::sort(sorted.begin(), sorted.end());
    long long sumQ = 0;
    long long sumR = 0;
    Extent extent;
    for (Hex hex : sorted) sumQ += hex.q, sumR += hex.r, extent.add(hex);
    const auto n = static_cast<long long>(sorted.size());

    for (std::uint8_t linear = 1; linear < 12; ++linear) {
        // shift = (sum - L(sum)) / n must be whole; L acts on sums as on hexes.
        const auto image = [&]() -> std::pair<long long, long long> {
            const Hex a = applyLinear(linear, {1, 0});
            const Hex b = applyLinear(linear, {0, 1});
            return {a.q * sumQ + b.q * sumR, a.r * sumQ + b.r * sumR};
        }();
        const long long dq = sumQ - image.first;
        const long long dr = sumR - image.second;
        if (dq % n != 0 || dr % n != 0) continue;
        const Isometry candidate{linear, {static_cast<int>(dq / n), static_cast<int>(dr / n)}};
        const bool keeps = std::all_of(sorted.begin(), sorted.end(), [&](Hex hex) {
            const Hex mapped = candidate(hex);
            return extent.contains(mapped) && std::binary_search(sorted.begin(), sorted.end(), mapped);
        });
        if (keeps) group.push_back(candidate);
    }
    return group;
}

std::vector<SymmetryGroup> subgroups(const SymmetryGroup& group) {
    // Every subgroup of a cyclic or dihedral group needs at most two generators.
    std::set<SymmetryGroup> found;
    for (const auto& a : group)
        for (const auto& b : group) found.insert(closure({a, b}));
    found.insert(SymmetryGroup{Isometry{}});
    std::vector<SymmetryGroup> ordered(found.begin(), found.end());
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const auto& a, const auto& b) { return a.size() < b.size(); });
    return ordered;
}

SymmetryInfo describe(const SymmetryGroup& group) {
    SymmetryInfo info;
    std::optional<Isometry> turn;
    for (const auto& element : group) {
        if (element.isMirror()) {
            info.mirrorAxes.push_back(axisAngle(element.linear));
        } else if (element.linear != 0) {
            ++info.rotations;
            turn = element;
        }
    }
    std::sort(info.mirrorAxes.begin(), info.mirrorAxes.end());
    if (turn) {
        // Fixed point c of h -> L h + t: (1 - L) c = t, solved by Cramer's rule; det is 4, 3 or 1.
        const Hex a = applyLinear(turn->linear, {1, 0});
        const Hex b = applyLinear(turn->linear, {0, 1});
        const int m00 = 1 - a.q, m01 = -b.q, m10 = -a.r, m11 = 1 - b.r;
        const int det = m00 * m11 - m01 * m10;
        const Hex t = turn->shift;
        info.centre.sixths = {6 * (t.q * m11 - m01 * t.r) / det, 6 * (m00 * t.r - m10 * t.q) / det};
        const auto [q, r] = info.centre.sixths;
        if (q % 6 == 0 && r % 6 == 0)
            info.centre.kind = CentreKind::Cell;
        else
            info.centre.kind = q % 3 == 0 && r % 3 == 0 ? CentreKind::EdgeMiddle : CentreKind::Corner;
    }
    return info;
}

std::vector<Hex> orbit(Hex hex, const SymmetryGroup& group) {
    std::vector<Hex> images{hex};
    for (const auto& element : group) {
        const Hex image = element(hex);
        if (std::find(images.begin(), images.end(), image) == images.end()) images.push_back(image);
    }
    return images;
}

int mapDirection(const Isometry& isometry, int direction) {
    const Hex mapped =
        applyLinear(isometry.linear, directions[static_cast<std::size_t>(((direction % 6) + 6) % 6)]);
    return static_cast<int>(std::find(directions.begin(), directions.end(), mapped) - directions.begin());
}

}  // namespace hexa
