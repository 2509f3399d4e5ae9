// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/claymore.h"
#include "core/systems/claymore/terms/battlefield.h"

#include <QTest>

#include <algorithm>
#include <cassert>

namespace hexa::claymore::fixture {

inline const GameSystem& game() {
    static const GameSystem system = makeSystem();
    return system;
}

/// Returns a layout of the game, e.g. "mat", "plan-1".
inline Scenario layout(std::string_view id) {
    const Layout* found = game().layout(id);
    assert(found != nullptr);
    return found->scenario;
}

/// Returns the hex of this name on the mat, e.g. "5,2".
inline Hex hex(std::string_view name) {
    const auto place = readMatPlace(name);
    assert(place);
    return hexOf(*place);
}

/// Puts a terrain piece or a regiment on a map; regiments belong to their army's first seat.
inline void put(Scenario& scenario, std::string_view kind, std::string_view at, int turns = 0) {
    PiecePlacement placed;
    placed.kind = kind;
    placed.at = hex(at);
    placed.turns = turns;
    if (const auto regiment = regimentKind(kind)) placed.seat = static_cast<int>(factsOf(*regiment).army);
    scenario.board.pieces.push_back(std::move(placed));
}

/// Puts a feature between two hexes that touch.
inline void putBorder(Scenario& scenario, std::string_view kind, std::string_view one,
                      std::string_view other) {
    int direction = 0;
    while (direction < 6 && neighbour(hex(one), direction) != hex(other)) ++direction;
    assert(direction < 6);
    EdgeFeature feature = edgeFeature(hex(one), direction, std::string(kind), false);
    auto& edges = scenario.board.edges;
    edges.insert(std::ranges::lower_bound(edges, feature.key(), {}, &EdgeFeature::key), feature);
}

}  // namespace hexa::claymore::fixture
