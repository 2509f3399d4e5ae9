// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/refine.h"

#include "core/mapsearch/outputs.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexa::mapsearch {
namespace {

/// Part of the examined maps at a distance of one move. The others are ends of short walks, each at
/// the best map on its way.
constexpr double singleMoves = 0.625;
constexpr int shortest = 20;
constexpr int longest = 200;
/// Least gain of a changed tile, in millionths of log-odds: the model errs a little about each.
constexpr std::int64_t changeCost = 2'500;
/// The model's error about a neighbour is large enough that a seemingly worse one may be better.
/// Neighbours worse by more than this, about five points of win rate, are not tried.
constexpr std::int64_t mayBeWorse = 100'000;

/// Returns the games' result about a map, in log-odds, minus the whole model's.
std::vector<Strengths> surpriseOf(const MapModel& model, const std::vector<Strengths>& expected,
                                  const std::vector<std::vector<double>>& shares) {
    std::vector<Strengths> surprise(expected.size());
    for (std::size_t judge = 0; judge < expected.size(); ++judge)
        for (std::size_t seat = 0; seat < shares[judge].size(); ++seat) {
            const auto team = static_cast<std::size_t>(model.teams[seat]);
            const double share = std::clamp(shares[judge][seat], 0.001, 0.999);
            // With two teams one share is enough; with more a share alone is odds against the rest.
            surprise[judge][team] =
                static_cast<std::int32_t>(std::lround(std::log(share) / weightUnit)) - expected[judge][team];
        }
    return surprise;
}

/// Promise of a map, in the unit of strengths; smaller is better.
class Promise {
public:
    Promise(const MapTask& task, const Kinds& start, const std::vector<Strengths>& surprise)
        : mTask(task), mStart(start), mSurprise(surprise) {}

    std::int64_t of(const Kinds& kinds, const std::vector<Strengths>& strengths) const {
        std::int64_t widest = 0;
        for (std::size_t judge = 0; judge < strengths.size(); ++judge) {
            Strengths sums = strengths[judge];
            for (std::size_t team = 0; team < maxTeams; ++team) sums[team] += mSurprise[judge][team];
            const auto [weakest, strongest] =
                std::minmax_element(sums.begin(), sums.begin() + static_cast<int>(mTask.model.teamCount()));
            widest = std::max(widest, std::int64_t{*strongest} - *weakest);
        }
        int changed = 0;
        for (std::size_t at = 0; at < mTask.model.tiles(); ++at) changed += kinds[at] != mStart[at];
        return widest + mTask.goals.cost(kinds, masksOf(kinds, mTask.model.tiles())) + changeCost * changed;
    }

private:
    const MapTask& mTask;
    const Kinds& mStart;
    const std::vector<Strengths>& mSurprise;
};

}  // namespace

std::vector<Refined> refine(const MapTask& task, const PlayedMap& start, const GenerateRequest& request,
                            std::size_t looks) {
    const auto moves = static_cast<std::size_t>(singleMoves * static_cast<double>(looks));
    const std::size_t walks = looks - moves;
    auto look = task.makeFullScore();
    assert(look && "the task has a score");
    const std::vector<Strengths> foreseen = look->strengths(start.kinds);
    const auto surprise = surpriseOf(task.model, foreseen, start.shares);
    auto beyondTiles = look->beyondTiles();
    for (std::size_t judge = 0; judge < surprise.size(); ++judge)
        for (std::size_t team = 0; team < maxTeams; ++team) beyondTiles[judge][team] += surprise[judge][team];
    const Promise promise(task, start.kinds, surprise);
    const auto makeSearch = [&] {
        Search search = task.makeSearch();
        search.correct(beyondTiles);
        return search;
    };
    struct Near {
        std::int64_t promise = 0;
        Refined map;
    };
    const std::vector<Kinds> singles = makeSearch().nearby(start.kinds, moves);
    GenerateRequest silent = request;
    silent.progress = nullptr;
    const auto outputs = outputsOf<Near>(singles.size() + walks, silent, [&] {
        return [&, search = makeSearch(), score = task.makeFullScore()](std::size_t job) mutable {
            const auto near = [&](const Kinds& kinds) {
                const std::vector<Strengths>& strengths = score->strengths(kinds);
                return Near{promise.of(kinds, strengths), {kinds, strengths}};
            };
            if (job < singles.size()) return near(singles[job]);
            const std::size_t walk = job - singles.size();
            Rng rng(mixed(task.seed, walk), task.stream);
            const int steps =
                shortest + (longest - shortest) * static_cast<int>(walk) / static_cast<int>(walks);
            return near(search.run(start.kinds, rng, steps));
        };
    });
    const std::int64_t worst = promise.of(start.kinds, foreseen) + mayBeWorse;
    std::vector<Near> found;
    for (const Near& near : outputs) {
        const Kinds& kinds = near.map.kinds;
        if (near.promise > worst || kinds == start.kinds || !task.model.allows(kinds)) continue;
        const bool seen =
            std::ranges::any_of(found, [&](const Near& other) { return other.map.kinds == kinds; });
        if (!seen) found.push_back(near);
    }
    std::ranges::stable_sort(found, {}, &Near::promise);
    std::vector<Refined> maps;
    for (Near& near : found) maps.push_back(std::move(near.map));
    return maps;
}

}  // namespace hexa::mapsearch
