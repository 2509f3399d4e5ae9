// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/generate/styles.h"

#include <algorithm>
#include <cmath>

namespace hexa::claymore {
namespace {

int riverDistance(const Battlefield& field, HexIndex index) {
    int nearest = matLines;
    for (const FieldHex& hex : field.hexes())
        if (hex.hasRiver()) nearest = std::min(nearest, distance(hex.at, field.at(index).at));
    return nearest;
}

bool besideRoad(const Battlefield& field, HexIndex index) {
    return std::ranges::any_of(field.at(index).next,
                               [&](HexIndex next) { return next != noHex && field.at(next).road; });
}

/// Returns 1 in the middle of the board, 0 at its rim.
double middleness(const Battlefield& field, HexIndex index) {
    double left = 1e9, right = -1e9, top = 1e9, bottom = -1e9;
    const auto at = [&](const FieldHex& hex) { return centreOf(hex.at, Orientation::Pointy); };
    for (const FieldHex& hex : field.hexes()) {
        const Point centre = at(hex);
        left = std::min(left, centre.x), right = std::max(right, centre.x);
        top = std::min(top, centre.y), bottom = std::max(bottom, centre.y);
    }
    const Point own = at(field.at(index));
    const auto off = [](double value, double low, double high) {
        return high > low ? std::abs(2 * (value - low) / (high - low) - 1) : 0;
    };
    return 1 - std::max(off(own.x, left, right), off(own.y, top, bottom));
}

double anywhere(const Battlefield&, Terrain, HexIndex, HexIndex) { return 1; }
double anySide(const Battlefield&, HexIndex, int) { return 1; }

double atRiver(const Battlefield& field, Terrain terrain, HexIndex index, HexIndex) {
    if (terrain == Terrain::Ford) return 1;
    const int off = riverDistance(field, index);
    return off <= 2 ? 1 : off <= 4 ? 0.15 : 0;
}
double sideAtRiver(const Battlefield& field, HexIndex index, int) {
    return riverDistance(field, index) <= 3 ? 1 : 0;
}

double aroundTower(const Battlefield& field, Terrain terrain, HexIndex index, HexIndex tower) {
    if (terrain == Terrain::Tower) return std::pow(middleness(field, index), 2);
    if (terrain == Terrain::Ford || tower == noHex) return 0.3;
    const int off = distance(field.at(index).at, field.at(tower).at);
    if (terrain == Terrain::Palisade) return off <= 2 ? 1 : 0;
    return off >= 3 ? 1 : 0;
}

double besideRoads(const Battlefield& field, Terrain terrain, HexIndex index, HexIndex) {
    if (terrain == Terrain::Ford || terrain == Terrain::Tower) return 1;
    return besideRoad(field, index) ? 1 : 0;
}
double sideBesideRoads(const Battlefield& field, HexIndex index, int direction) {
    const HexIndex next = field.at(index).next[static_cast<std::size_t>(direction)];
    return field.at(index).road || field.at(next).road ? 1 : 0;
}

double towardsMiddle(const Battlefield& field, Terrain, HexIndex index, HexIndex) {
    return 0.1 + middleness(field, index);
}
double sideTowardsMiddle(const Battlefield& field, HexIndex index, int) {
    return 0.1 + middleness(field, index);
}

}  // namespace

// clang-format off
const std::array<Style, styleCount> styles{{
    //             marshes palisades fords  hedges  towers
    {"rulebook",    {0, 3}, {0, 3}, {0, 2}, {0, 4}, {0, 1}, anywhere,      anySide},
    {"open",        {0, 1}, {0, 0}, {0, 1}, {0, 1}, {0, 0}, anywhere,      anySide},
    {"river-line",  {0, 1}, {0, 1}, {1, 2}, {0, 3}, {1, 1}, atRiver,       sideAtRiver},
    {"strongpoint", {0, 1}, {2, 3}, {0, 1}, {0, 2}, {1, 1}, aroundTower,   anySide},
    {"road-block",  {2, 3}, {0, 1}, {0, 1}, {3, 4}, {0, 1}, besideRoads,   sideBesideRoads},
    {"fair",        {0, 2}, {0, 2}, {0, 2}, {2, 4}, {0, 1}, towardsMiddle, sideTowardsMiddle, true},
}};
// clang-format on

const Style* styleOf(std::string_view id) {
    if (id.empty()) return &styles.front();
    const auto found = std::ranges::find(styles, id, &Style::id);
    return found == styles.end() ? nullptr : &*found;
}

}  // namespace hexa::claymore
