// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/fill.h"

#include "core/edit/builders.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"

#include <algorithm>

namespace hexa::generate {

Result<std::vector<Board::Change>> fillingFrom(const Scenario& map, const Board& filled) {
    const Board& board = map.board;
    // Regions bring tiles that would not be theirs any more.
    if (filled.regions.size() != board.regions.size()) return Error("generate.fill.things");
    const bool things =
        filled.pieces.size() != board.pieces.size() || filled.zones.size() != board.zones.size();
    std::vector<Board::Change> changes;
    for (const Cell& cell : map.board.cells()) {
        if (cell.kind != KindId::Empty) continue;
        auto state = filled.state(cell.at);
        if (!state) continue;
        // Pieces beside tiles can come later; a map made of pieces has no tiles here.
        if (things && state->cell.kind == KindId::Empty) return Error("generate.fill.things");
        state->cell.locked = cell.locked;
        changes.push_back({cell.at, std::move(state)});
    }
    return changes;
}

Scenario keepingPlaced(Scenario map) {
    std::vector<Hex> placed;
    for (const Cell& cell : map.board.cells())
        if (cell.kind != KindId::Empty && cell.kind != KindId::Blank) placed.push_back(cell.at);
    static_cast<void>(apply(map, setLocked(map, placed, true)));
    return map;
}

Result<std::vector<std::vector<Board::Change>>> waysToFill(const GameSystem& system, const Scenario& map,
                                                           std::uint64_t seed, int count,
                                                           std::stop_token stop) {
    std::vector<std::vector<Board::Change>> ways;
    if (std::ranges::count(map.board.cells(), KindId::Empty, &Cell::kind) == 0) return ways;
    if (!system.generate || system.generate->modes.empty()) return Error("generate.no-mode", {{"mode", ""}});
    GenerateRequest request;
    request.base = keepingPlaced(map);
    request.seed = seed;
    request.options.insert(map.options.begin(), map.options.end());
    request.effort = shortEffort;
    request.keep = count;
    request.stop = stop;
    if (const GenerateMethod* balancing = system.generate->methodFor(FairKind::Balanced)) {
        request.mode = balancing->id;
        if (const auto made = system.generate->run(request)) {
            for (const Candidate& candidate : *made) {
                auto filling = fillingFrom(map, candidate.scenario.board);
                if (!filling) return filling.error();
                ways.push_back(*std::move(filling));
            }
            return ways;
        }
    }
    // A mode that only draws makes one map a seed.
    request.mode = system.generate->modes.front().id;
    request.keep = 1;
    for (int i = 0; i < count; ++i, ++request.seed) {
        if (stop.stop_requested()) return Error("generate.cancelled");
        const auto made = system.generate->run(request);
        if (!made) return made.error();
        auto filling = fillingFrom(map, made->front().scenario.board);
        if (!filling) return filling.error();
        ways.push_back(*std::move(filling));
    }
    return ways;
}

Result<std::vector<Board::Change>> fillRest(const GameSystem& system, const Scenario& map, std::uint64_t seed,
                                            std::stop_token stop) {
    auto ways = waysToFill(system, map, seed, 1, stop);
    if (!ways) return ways.error();
    return ways->empty() ? std::vector<Board::Change>() : std::move(ways->front());
}

}  // namespace hexa::generate
