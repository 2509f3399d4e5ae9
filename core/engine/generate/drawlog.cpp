// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/generate/drawlog.h"

#include "core/engine/generate/settings.h"
#include "core/engine/system.h"

#include <algorithm>
#include <utility>

namespace hexa {
namespace {

bool draws(const GenerateMethod& method) { return !method.searches && !method.symmetric; }

template <class Things, class Same>
bool hasAll(const Things& map, const Things& drawn, Same same) {
    return std::ranges::all_of(drawn, [&](const auto& one) {
        return std::ranges::any_of(map, [&](const auto& other) { return same(one, other); });
    });
}

/// True if the map still has what was drawn. What a person added does not matter.
bool keeps(const Board& map, const Board& drawn) {
    const auto kinds = [](const Board& board) {
        std::vector<std::pair<Hex, KindId>> all;
        for (const Cell& cell : board.cells()) all.emplace_back(cell.at, cell.kind);
        return all;
    };
    return kinds(map) == kinds(drawn) && map.regions.size() == drawn.regions.size() &&
           hasAll(map.regions, drawn.regions,
                  [](const RegionPlacement& one, const RegionPlacement& other) {
                      return one.kind == other.kind && one.anchor == other.anchor &&
                             one.turns == other.turns && one.mirrored == other.mirrored;
                  }) &&
           hasAll(map.edges, drawn.edges,
                  [](const EdgeFeature& one, const EdgeFeature& other) {
                      return one.kind == other.kind && one.edge == other.edge;
                  }) &&
           hasAll(map.pieces, drawn.pieces, [](const PiecePlacement& one, const PiecePlacement& other) {
               return one.kind == other.kind && one.at == other.at && one.seat == other.seat;
           });
}

/// Returns the map as it may have been before the draw: without locks that came later.
Scenario unlocked(Scenario map) {
    std::vector<Board::Change> changes;
    for (const Cell& cell : map.board.cells())
        if (cell.locked) {
            Cell open = cell;
            open.locked = false;
            changes.push_back({cell.at, CellState(open)});
        }
    map.board.apply(changes);
    for (RegionPlacement& region : map.board.regions) region.locked = false;
    return map;
}

/// True if the locks leave anything to draw. A draw of nothing would give every map again.
bool leavesAny(const Board& board) {
    const auto open = [](const auto& thing) { return !thing.locked; };
    return board.regions.empty() ? std::ranges::any_of(board.cells(), open)
                                 : std::ranges::any_of(board.regions, open);
}

std::vector<DrawStep> drawnAgain(const GameSystem& system, const Scenario& base, std::uint64_t seed) {
    GenerateRequest request;
    request.base = base;
    request.seed = seed;
    auto wanted = readSettings(base.provenance.settings, system.catalog, std::move(request));
    if (!wanted) return {};
    wanted->mode = base.provenance.generator;
    const auto maps = system.generate->run(*wanted);
    if (!maps) return {};
    const auto same = std::ranges::find_if(
        *maps, [&](const Candidate& candidate) { return keeps(base.board, candidate.scenario.board); });
    return same == maps->end() ? std::vector<DrawStep>() : same->log;
}

}  // namespace

bool drawsMaps(const GameSystem& system) {
    return system.generate && std::ranges::any_of(system.generate->modes, draws);
}

std::vector<DrawStep> drawOf(const GameSystem& system, const Scenario& map) {
    const Provenance& origin = map.provenance;
    if (!origin.seed || origin.generator.empty()) return {};
    const GenerateMethod* method = generateMode(system, origin.generator);
    if (method == nullptr || !draws(*method) || method->version != origin.generatorVersion) return {};
    // Most locks came later. Those before the draw were kept by it.
    auto log = drawnAgain(system, unlocked(map), *origin.seed);
    if (log.empty() && leavesAny(map.board)) log = drawnAgain(system, map, *origin.seed);
    return log;
}

}  // namespace hexa
