// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/generate/drawlog.h"

#include "core/engine/generate/settings.h"
#include "core/engine/system.h"

#include <algorithm>
#include <utility>

namespace hexa {
namespace {

/// Returns a thing without what a person adds to it.
template <class Thing>
Thing plain(Thing thing) {
    thing.locked = false;
    thing.extra = {};
    return thing;
}

template <class Things>
bool hasAll(const Things& map, const Things& drawn) {
    return std::ranges::all_of(drawn, [&](const auto& one) {
        return std::ranges::any_of(map, [&](const auto& other) { return plain(one) == plain(other); });
    });
}

/// True if the map still has what was drawn. What a person added does not matter.
bool keeps(const Board& map, const Board& drawn) {
    const auto sameCell = [&](const Cell& one, const Cell& other) {
        const CellDetails& now = map.detailsOf(one.at);
        const CellDetails& then = drawn.detailsOf(other.at);
        return one.at == other.at && one.kind == other.kind && now.points == then.points &&
               now.cut == then.cut && now.attributes == then.attributes;
    };
    return std::ranges::equal(map.cells(), drawn.cells(), sameCell) &&
           map.regions.size() == drawn.regions.size() && hasAll(map.regions, drawn.regions) &&
           hasAll(map.edges, drawn.edges) && hasAll(map.pieces, drawn.pieces);
}

/// Unlocks the things that the layout does not have locked.
template <class Things>
void unlock(Things& things, const Things& ofLayout) {
    for (auto& thing : things)
        thing.locked = thing.locked && std::ranges::any_of(ofLayout, [&](const auto& other) {
                           return other.locked && plain(thing) == plain(other);
                       });
}

/// Returns the map as it was before the draw: without locks that came later. Things of a person
/// that were locked for the draw are not known any more.
Scenario unlocked(Scenario map, const Board& layout) {
    std::vector<Board::Change> changes;
    for (const Cell& cell : map.board.cells())
        if (cell.locked) {
            Cell open = cell;
            open.locked = false;
            changes.push_back({cell.at, CellState(open, map.board.detailsOf(cell.at))});
        }
    map.board.apply(changes);
    unlock(map.board.regions, layout.regions);
    unlock(map.board.edges, layout.edges);
    unlock(map.board.pieces, layout.pieces);
    return map;
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
    return system.generate && std::ranges::any_of(system.generate->modes, &GenerateMethod::draws);
}

std::vector<DrawStep> drawOf(const GameSystem& system, const Scenario& map) {
    const Provenance& origin = map.provenance;
    if (!origin.seed || origin.generator.empty()) return {};
    const GenerateMethod* method = generateMode(system, origin.generator);
    if (method == nullptr || !method->draws || method->version != origin.generatorVersion) return {};
    const Layout* layout = system.layout(origin.layout);
    return drawnAgain(system, unlocked(map, layout != nullptr ? layout->scenario.board : Board()),
                      *origin.seed);
}

}  // namespace hexa
