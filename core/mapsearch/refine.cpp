// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/refine.h"

#include "core/mapsearch/outputs.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexa::mapsearch {
namespace {

/// Single moves that the whole model looks at, and short walks; each of these ends at the best map that it passed.
constexpr std::size_t moves = 40;
constexpr std::size_t walks = 24;
constexpr int shortest = 20;
constexpr int longest = 200;
/// What a changed tile must bring, in millionths of log-odds: the model errs a little about each.
constexpr std::int64_t changeCost = 2'500;
/// The model errs so much about a neighbour that one that promises to be worse may well be better; more than that, about
/// five points of win rate, is not tried.
constexpr std::int64_t mayBeWorse = 100'000;

/// What games say about a map, in log-odds, minus what the whole model says.
std::vector<Strengths> surpriseOf(const MapModel& model, const std::vector<Strengths>& expected,
                                  const std::vector<std::vector<double>>& shares) {
    std::vector<Strengths> surprise(expected.size());
    for (std::size_t judge = 0; judge < expected.size(); ++judge)
        for (std::size_t seat = 0; seat < shares[judge].size(); ++seat) {
            const auto team = static_cast<std::size_t>(model.teams[seat]);
            const double share = std::clamp(shares[judge][seat], 0.001, 0.999);
            // Between two teams one share says all; a share alone is odds against the rest.
            surprise[judge][team] =
                static_cast<std::int32_t>(std::lround(std::log(share) / weightUnit)) - expected[judge][team];
        }
    return surprise;
}

/// How good a map promises to be, in the unit of strengths; the smaller the better.
class Promise {
public:
    Promise(const MapTask& task, const Kinds& start, const std::vector<Strengths>& surprise)
        : mTask(task), mStart(start), mSurprise(surprise) {}

    std::int64_t of(FullScore& score, const Kinds& kinds) const {
        const std::vector<Strengths>& strengths = score.strengths(kinds);
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

std::vector<Kinds> refine(const MapTask& task, const PlayedMap& start, const GenerateRequest& request) {
    auto look = task.makeFullScore();
    assert(look && "the task has a score");
    const auto surprise = surpriseOf(task.model, look->strengths(start.kinds), start.shares);
    auto beyondTiles = look->beyondTiles();
    for (std::size_t judge = 0; judge < surprise.size(); ++judge)
        for (std::size_t team = 0; team < maxTeams; ++team) beyondTiles[judge][team] += surprise[judge][team];
    const Promise promise(task, start.kinds, surprise);
    const auto makeSearch = [&] {
        Search search = task.makeSearch();
        search.correct(beyondTiles);
        return search;
    };
    using Near = std::pair<std::int64_t, Kinds>;
    const std::vector<Kinds> singles = makeSearch().nearby(start.kinds, moves);
    GenerateRequest silent = request;
    silent.progress = nullptr;
    const auto outputs = outputsOf<Near>(singles.size() + walks, silent, [&] {
        return [&, search = makeSearch(), score = task.makeFullScore()](std::size_t job) mutable {
            if (job < singles.size()) return Near(promise.of(*score, singles[job]), singles[job]);
            const std::size_t walk = job - singles.size();
            Rng rng(mixed(task.seed, walk), task.stream);
            const int steps =
                shortest + (longest - shortest) * static_cast<int>(walk) / static_cast<int>(walks);
            const Kinds kinds = search.run(start.kinds, rng, steps);
            return Near(promise.of(*score, kinds), kinds);
        };
    });
    const std::int64_t worst = promise.of(*look, start.kinds) + mayBeWorse;
    std::vector<Near> found;
    for (const Near& near : outputs) {
        if (near.first > worst || near.second == start.kinds || !task.model.allows(near.second)) continue;
        const bool seen = std::any_of(found.begin(), found.end(),
                                      [&](const Near& other) { return other.second == near.second; });
        if (!seen) found.push_back(near);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Near& a, const Near& b) { return a.first < b.first; });
    std::vector<Kinds> maps;
    for (const auto& [cost, kinds] : found) maps.push_back(kinds);
    return maps;
}

}  // namespace hexa::mapsearch
