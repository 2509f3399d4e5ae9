// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/elites.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace hexa::mapsearch {
namespace {

/// Steps of a search from an elite, and from a map that nobody has searched yet.
constexpr int eliteSteps = 400;
constexpr int firstSteps = 2000;
/// How much worse a step may be at first.
constexpr std::int64_t threshold = 50'000;
/// Then with what the whole model adds to the tiles, as in MapFinder.
constexpr int eliteCorrections = 4;
constexpr int eliteStepsAfterCorrection = 100;
constexpr std::int64_t eliteThresholdAfterCorrection = 20'000;
/// Of so many searches one begins with a fresh map.
constexpr std::uint32_t freshOneOf = 8;
/// What lying beside the cell costs, for the whole range of a quality.
constexpr double besideCost = 2'000'000;

/// A cell as a part of both qualities.
struct Target {
    std::array<double, 2> low{}, high{};
};

Target targetOf(const GridTask& task, std::size_t cell) {
    const auto part = [](std::size_t number, std::size_t of) {
        return static_cast<double>(number) / static_cast<double>(of);
    };
    const std::size_t column = cell % task.columns;
    const std::size_t row = cell / task.columns;
    return {{part(column, task.columns), part(row, task.rows)},
            {part(column + 1, task.columns), part(row + 1, task.rows)}};
}

std::size_t stepsBetween(const GridTask& task, std::size_t a, std::size_t b) {
    const auto apart = [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; };
    return apart(a % task.columns, b % task.columns) + apart(a / task.columns, b / task.columns);
}

/// An elite of the cell, or the nearest one; none if there is none at all.
const Elite* parentFor(const GridTask& task, const EliteGrid& grid, std::size_t target, Rng& rng) {
    std::vector<std::size_t> nearest;
    std::size_t least = SIZE_MAX;
    // A cell that has maps gets ideas from beside it as often as its own.
    const bool own = rng.below(2) == 0;
    for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
        if (grid.at(cell).empty() || (cell == target && !own)) continue;
        const std::size_t far = stepsBetween(task, cell, target);
        if (far > least) continue;
        if (far < least) nearest.clear();
        least = far;
        nearest.push_back(cell);
    }
    if (nearest.empty()) return nullptr;
    const auto& elites = grid.at(nearest[rng.below(static_cast<std::uint32_t>(nearest.size()))]);
    return &elites[rng.below(static_cast<std::uint32_t>(elites.size()))];
}

}  // namespace

void EliteGrid::offer(std::size_t cell, const Elite& elite) {
    std::vector<Elite>& elites = mCells[cell];
    const auto at = std::lower_bound(elites.begin(), elites.end(), elite);
    if (at != elites.end() && *at == elite) return;
    elites.insert(at, elite);
    if (elites.size() > mDepth) elites.pop_back();
}

void EliteGrid::add(const EliteGrid& other) {
    assert(cells() == other.cells());
    for (std::size_t cell = 0; cell < cells(); ++cell)
        for (const Elite& elite : other.at(cell)) offer(cell, elite);
}

std::size_t GridTask::cellOf(const std::array<double, 2>& at) const {
    const auto part = [](double quality, std::size_t of) {
        return std::min(of - 1, static_cast<std::size_t>(std::max(0.0, quality) * static_cast<double>(of)));
    };
    return part(at[1], rows) * columns + part(at[0], columns);
}

PlacedElite place(const GridTask& task, FullScore& score, const Kinds& kinds) {
    const KindMasks masks = masksOf(kinds, task.maps.model.tiles());
    PlacedElite placed;
    placed.cell = task.cellOf(task.qualities(kinds, masks));
    placed.elite.kinds = kinds;
    if (task.maps.goals.missing) placed.elite.missing = task.maps.goals.missing(kinds, masks);
    placed.elite.gap = std::llround(score.gap(kinds) * 1000);
    return placed;
}

EliteGrid illuminate(const GridTask& task, const EliteGrid& start, std::uint64_t seed, int searches,
                     const std::stop_token& stop) {
    EliteGrid grid = start;
    Rng rng(seed, "search.atlas");
    Target target;
    Goals goals;
    goals.missing = task.maps.goals.missing;
    goals.taste = [&](const Kinds& kinds, const KindMasks& masks) {
        const auto at = task.qualities(kinds, masks);
        double beside = 0;
        for (std::size_t i = 0; i < at.size(); ++i)
            beside += std::max({0.0, target.low[i] - at[i], at[i] - target.high[i]});
        return std::llround(beside * besideCost);
    };
    Search search(task.maps.model, task.maps.movable, task.maps.score, std::move(goals));
    auto score = task.maps.makeFullScore();
    assert(score && "the task has a score");
    const auto look = [&](const Kinds& kinds) {
        const PlacedElite placed = place(task, *score, kinds);
        if (task.maps.model.allows(kinds)) grid.offer(placed.cell, placed.elite);
    };
    for (int i = 0; i < searches && !stop.stop_requested(); ++i) {
        const std::size_t cell = rng.below(static_cast<std::uint32_t>(grid.cells()));
        target = targetOf(task, cell);
        const bool fresh = rng.below(freshOneOf) == 0;
        const Elite* const parent = fresh ? nullptr : parentFor(task, grid, cell, rng);
        Kinds kinds = parent != nullptr ? parent->kinds : task.maps.begin(rng);
        score->strengths(kinds);
        search.correct(score->beyondTiles());
        kinds = search.run(kinds, rng, parent != nullptr ? eliteSteps : firstSteps, threshold);
        look(kinds);
        for (int more = 0; more < eliteCorrections; ++more) {
            search.correct(score->beyondTiles());
            kinds = search.run(kinds, rng, eliteStepsAfterCorrection, eliteThresholdAfterCorrection);
            look(kinds);
        }
    }
    return grid;
}

}  // namespace hexa::mapsearch
