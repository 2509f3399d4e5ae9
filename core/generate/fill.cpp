// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/fill.h"

#include "core/edit/builders.h"

#include <algorithm>

namespace hexa::generate {
namespace {

/// Percent of a search's default work: 0.7 s on a map for four (release build, one core of an AMD EPYC).
constexpr int shortEffort = 5;

/// What the generator sees: all that is placed is locked.
Scenario withLocks(Scenario map) {
    std::vector<Hex> placed;
    for (const Cell& cell : map.board.cells())
        if (cell.kind != KindId::Empty && cell.kind != KindId::Blank) placed.push_back(cell.at);
    static_cast<void>(apply(map, setLocked(map, placed, true)));
    return map;
}

}  // namespace

Result<std::vector<Board::Change>> fillRest(const GameSystem& system, const Scenario& map, std::uint64_t seed,
                                            std::stop_token stop) {
    std::vector<Hex> empty;
    for (const Cell& cell : map.board.cells())
        if (cell.kind == KindId::Empty) empty.push_back(cell.at);
    if (empty.empty()) return std::vector<Board::Change>();
    if (!system.generate || system.generate->modes.empty()) return Error("generate.no-mode", {{"mode", ""}});
    GenerateRequest request;
    request.base = withLocks(map);
    request.seed = seed;
    request.options.insert(map.options.begin(), map.options.end());
    request.effort = shortEffort;
    request.stop = stop;
    const auto& modes = system.generate->modes;
    const auto balancing = std::ranges::find_if(
        modes, [](const GenerateMode& mode) { return mode.searches && !mode.symmetric; });
    Result<std::vector<Candidate>> made = Error("generate.no-mode", {{"mode", ""}});
    if (balancing != modes.end()) {
        request.mode = balancing->id;
        made = system.generate->run(request);
    }
    if (!made && !stop.stop_requested()) {
        request.mode = modes.front().id;
        made = system.generate->run(request);
    }
    if (!made) return made.error();
    const Board& filled = made->front().scenario.board;
    std::vector<Board::Change> changes;
    for (const Hex at : empty) {
        auto state = filled.state(at);
        if (!state) continue;
        state->cell.locked = map.board.find(at)->locked;
        changes.push_back({at, std::move(state)});
    }
    return changes;
}

}  // namespace hexa::generate
