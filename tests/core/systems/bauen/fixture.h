// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"
#include "core/systems/bauen/bauen.h"
#include "core/systems/bauen/terms/laying.h"
#include "core/systems/bauen/terms/marks.h"
#include "core/systems/bauen/terms/regionmap.h"

#include <QTest>

#include <algorithm>
#include <cassert>
#include <string>
#include <string_view>

namespace hexa::bauen::fixture {

inline const GameSystem& game() {
    static const GameSystem system = makeSystem();
    return system;
}
inline const GameSet& set() {
    static const GameSet own = builtInSet();
    return own;
}

/// Returns an empty board for this number of players.
inline Scenario layout(int players) {
    const Layout* found = game().layout(std::to_string(players) + "p");
    assert(found != nullptr);
    return found->scenario;
}

/// Returns a board of a line as people type it (terms/laying.h).
inline Scenario boardOf(std::string_view line, int players) {
    Scenario scenario = layout(players);
    const auto regions = readLine(line, set().catalog, set().lattice, players);
    if (!regions) qFatal("%s", regions.error().code().c_str());
    layRegions(scenario, set().catalog, *regions);
    return scenario;
}

/// Returns a board for two that breaks no rule: two regions of each landscape, all as printed.
inline Scenario smallBoard() { return boardOf("P1 H1 M1 P2 H2 M2", 2); }

/// Returns the hex of an area of a region on a map: 0 is its anchor, then in the order of its
/// shape.
inline Hex areaOf(const Scenario& scenario, std::size_t region, std::size_t area = 0) {
    return RegionMap(scenario, set().catalog).hexesOf(region)[area];
}

/// Puts a piece in a slot.
inline PiecePlacement& put(Scenario& scenario, std::string_view kind, Hex at, std::string_view slotId,
                           int seat = 0) {
    PiecePlacement placed;
    placed.kind = kind;
    placed.at = at;
    placed.slot = slotId;
    placed.seat = seat;
    scenario.board.pieces.push_back(std::move(placed));
    return scenario.board.pieces.back();
}

/// Puts a wall inside of a hex, on its side in a direction.
inline void putWall(Scenario& scenario, Hex at, int direction, int seat = 0) {
    EdgeFeature feature = edgeFeature(at, direction, std::string(border::wall), true);
    feature.seat = seat;
    auto& edges = scenario.board.edges;
    edges.insert(std::ranges::lower_bound(edges, feature.key(), {}, &EdgeFeature::key), feature);
}

/// Founds a town with its owner's initial pieces (BB-070): hall, three carrying workers, a business
/// with one good.
inline void found(Scenario& scenario, std::size_t region, int seat) {
    const Hex anchor = areaOf(scenario, region);
    put(scenario, piece::townHall, anchor, slot::hall, seat);
    int workers = 0;
    const AreaPrint print = printOf(scenario.board.detailsOf(anchor).attributes);
    for (const Colour colour : colours)
        for (int number = 1; number <= print.markings[indexOf(colour)] && workers < 3; ++number, ++workers)
            put(scenario, piece::worker, anchor, markingSlot(colour, number), seat)
                .attributes.set(property::carrying, true);
    put(scenario, piece::business, anchor, slot::site, -1).attributes.set(property::store, 1);
}

}  // namespace hexa::bauen::fixture
