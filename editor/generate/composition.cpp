// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/composition.h"

#include "core/engine/system.h"

#include <algorithm>

namespace hexa::editor {
namespace {

/// True for homes. A game without tiles for homes has ordinary tiles there.
bool isHome(const Scenario& scenario, const Catalog& catalog, const Cell& cell) {
    return catalog.isSeat(cell.kind) ||
           (std::ranges::any_of(catalog.kinds, &CellKind::seat) && scenario.seatAt(cell.at).has_value());
}

std::vector<CountRange> rangesOf(const GameSystem& system, int players) {
    return system.ranges ? system.ranges(players) : std::vector<CountRange>{};
}

}  // namespace

int placesOf(const Scenario& scenario, const Catalog& catalog) {
    return static_cast<int>(std::ranges::count_if(scenario.board.cells(), [&](const Cell& cell) {
        return cell.kind != KindId::Blank && !isHome(scenario, catalog, cell);
    }));
}

bool hasFreePlaces(const Scenario& scenario, const Catalog& catalog) {
    return std::ranges::any_of(scenario.board.cells(), [&](const Cell& cell) {
        return cell.kind != KindId::Blank && !cell.locked && !isHome(scenario, catalog, cell);
    });
}

int lockedTiles(const Scenario& scenario, const Catalog& catalog) {
    return static_cast<int>(std::ranges::count_if(scenario.board.cells(), [&](const Cell& cell) {
        return cell.locked && isTile(cell.kind) && !isHome(scenario, catalog, cell);
    }));
}

int placedTiles(const Scenario& scenario, const Catalog& catalog) {
    return static_cast<int>(std::ranges::count_if(scenario.board.cells(), [&](const Cell& cell) {
        return isTile(cell.kind) && !isHome(scenario, catalog, cell);
    }));
}

std::vector<KindLimit> kindLimits(const GameSystem& system, int players, const Scenario& base) {
    const Catalog& catalog = system.catalog;
    const std::vector<CountRange> ranges = rangesOf(system, players);
    const bool free = base.profile == RuleProfile::Free;
    const int places = placesOf(base, catalog);
    std::vector<KindLimit> limits;
    for (const KindId kind : catalog.kindIds()) {
        if (catalog.isSeat(kind)) continue;
        KindLimit limit{kind, 0, catalog.kind(kind).supply.value_or(places)};
        for (const CountRange& range : ranges) {
            if (range.total || range.kinds != std::vector<KindId>{kind}) continue;
            limit.min = std::max(limit.min, range.min);
            limit.max = std::min(limit.max, range.max);
        }
        limit.locked = static_cast<int>(std::ranges::count_if(
            base.board.cells(), [&](const Cell& cell) { return cell.locked && cell.kind == kind; }));
        limit.min = std::max(limit.min, limit.locked);
        limit.max = std::max(limit.max, limit.min);
        limit.minWish = free ? limit.locked : limit.min;
        limit.maxWish = free ? std::max(places, limit.max) : limit.max;
        limits.push_back(limit);
    }
    return limits;
}

std::vector<SumLine> sumLines(const GameSystem& system, int players, const Scenario& base,
                              const std::vector<KindLimit>& limits,
                              const std::vector<std::optional<CountWish>>& wishes) {
    // In the profile Free, the game's ranges don't bind, and unwished counts are limited only by
    // the box.
    const bool free = base.profile == RuleProfile::Free;
    const int max = placesOf(base, system.catalog);
    const auto add = [&](SumLine& line, KindId kind) {
        const auto limit = std::ranges::find(limits, kind, &KindLimit::kind);
        if (limit == limits.end()) return;
        const auto& wish = wishes[indexOf(kind)];
        const int held = system.catalog.kind(kind).supply.value_or(max);
        line.low += wish ? wish->min : free ? limit->locked : limit->min;
        line.high += wish ? wish->max : free ? std::max(held, limit->locked) : limit->max;
    };
    std::vector<SumLine> lines;
    SumLine places{{}, 0, 0, max, 0, true, {}};
    places.max = places.min;
    for (const CountRange& range : rangesOf(system, players)) {
        if (range.total || range.kinds.size() < 2) {
            if (range.total) places.name = range.name;
            continue;
        }
        if (free) continue;
        SumLine line{range.name, 0, 0, range.min, range.max, false, range.rule};
        for (const KindId kind : range.kinds) add(line, kind);
        lines.push_back(line);
    }
    for (const KindLimit& limit : limits) add(places, limit.kind);
    lines.push_back(places);
    return lines;
}

}  // namespace hexa::editor
