// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/settling.h"

#include "core/engine/system.h"

#include <vector>

namespace hexa {
namespace {

/// Returns the place of an object: its anchor, its hex, or the first of its hexes.
Hex anchorOf(const Scenario& scenario, const Catalog& catalog, const MapObject& object) {
    if (const auto* region = std::get_if<RegionPlacement>(&object)) return region->anchor;
    if (const auto* piece = std::get_if<PiecePlacement>(&object)) return piece->at;
    const std::vector<Hex> hexes = hexesOf(scenario, catalog, object);
    return hexes.empty() ? Hex{} : hexes.front();
}

}  // namespace

MapObject settled(const GameSystem& system, const Scenario& scenario, const MapObject& object) {
    return system.settled ? system.settled(scenario, object) : object;
}

Hex settledShift(const GameSystem& system, const Scenario& scenario, std::span<const MapObject> things,
                 Hex by) {
    if (!system.settled) return by;
    for (const MapObject& thing : things) {
        const MapObject there = system.settled(scenario, mapped(thing, Isometry{0, by}));
        const Hex shift =
            anchorOf(scenario, system.catalog, there) - anchorOf(scenario, system.catalog, thing);
        if (shift != by) return shift;
    }
    return by;
}

Hex settledStep(const GameSystem& system, const Scenario& scenario, std::span<const MapObject> things,
                Hex step) {
    constexpr int farthest = 6;  // hexes; no lattice is wider
    Hex by = step;
    for (int steps = 1; steps <= farthest; ++steps, by = by + step)
        if (const Hex shift = settledShift(system, scenario, things, by); shift != Hex{}) return shift;
    return step;
}

}  // namespace hexa
