// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/makers.h"
#include "core/systems/clockwork/generate/parallel.h"
#include "core/systems/clockwork/generate/search.h"
#include "core/systems/clockwork/generate/variety.h"

#include "core/engine/play.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace hexa::clockwork {
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

std::int64_t spreadOf(const std::array<std::int32_t, maxPlayers>& strengths, int teams) {
    const auto [least, most] = std::minmax_element(strengths.begin(), strengths.begin() + teams);
    return std::int64_t{*most} - *least;
}

/// What games say about the start, in log-odds, minus what the whole model says; and minus what the tiles say.
struct Surprise {
    Strengths beyondModel;
    Strengths beyondTiles;
};

Surprise surpriseOf(const Ground& ground, FullScore& score, const Kinds& start,
                    const std::vector<PlayedShares>& played) {
    const Distances& distances = ground.measured().distances;
    const auto teams = static_cast<std::size_t>(distances.teams);
    const Strengths model = score.strengths(start);
    Surprise surprise;
    for (std::size_t judge = 0; judge < model.size(); ++judge) {
        const auto tiles = score.tileStrengths(judge);
        const auto found = std::find_if(played.begin(), played.end(), [&](const PlayedShares& each) {
            return each.bot == ground.tables()[judge]->info.bot &&
                   each.shares.size() == ground.measured().seats();
        });
        std::array<std::int32_t, maxPlayers> beyondModel{};
        std::array<std::int32_t, maxPlayers> beyondTiles{};
        for (std::size_t team = 0; team < teams; ++team) beyondTiles[team] = model[judge][team] - tiles[team];
        if (found != played.end())
            for (std::size_t seat = 0; seat < ground.measured().seats(); ++seat) {
                const std::size_t team = distances.team[seat];
                const double share = std::clamp(found->shares[seat], 0.001, 0.999);
                // Between two teams one share says all; a share alone is odds against the rest.
                beyondModel[team] =
                    static_cast<std::int32_t>(std::lround(std::log(share) / weightUnit)) - model[judge][team];
                beyondTiles[team] += beyondModel[team];
            }
        surprise.beyondModel.push_back(beyondModel);
        surprise.beyondTiles.push_back(beyondTiles);
    }
    return surprise;
}

}  // namespace

Result<std::vector<Candidate>> refineMap(const GenerateRequest& request, const Scenario& start,
                                         const std::vector<PlayedShares>& played, int count,
                                         const GenerateKnowledge& known) {
    const auto prepared = Ground::prepare(request, known);
    if (!prepared) return prepared.error();
    const Ground& ground = **prepared;
    const auto from = ground.kindsOf(start);
    if (!from) return Error("clockwork.generate.other-layout");
    if (ground.tables().empty()) return std::vector<Candidate>();

    const Ruler ruler(ground);
    const auto tastes = TasteGoals::make(ruler, request.tastes);
    if (!tastes) return tastes.error();
    const WishList wishes(ground, request.wishes);
    std::optional<SymmetryOption> symmetry;
    if (request.mode == "symmetric") {
        auto options = symmetryOptions(ground);
        if (!options) return options.error();
        for (SymmetryOption& option : *options)
            if (!symmetry && (request.symmetry.empty() || option.choice.id == request.symmetry))
                symmetry = std::move(option);
        if (symmetry && symmetry->space.unequal(*from).empty()) return std::vector<Candidate>();
    }

    FullScore look(ground);
    const Surprise surprise = surpriseOf(ground, look, *from, played);
    const auto promise = [&](FullScore& score, const Kinds& kinds) {
        const KindMasks masks = masksOf(kinds, ground.tiles());
        const auto strengths = score.strengths(kinds);
        std::int64_t widest = 0;
        for (std::size_t judge = 0; judge < strengths.size(); ++judge) {
            auto sums = strengths[judge];
            for (std::size_t team = 0; team < maxPlayers; ++team)
                sums[team] += surprise.beyondModel[judge][team];
            widest = std::max(widest, spreadOf(sums, ground.measured().distances.teams));
        }
        int changed = 0;
        for (std::size_t at = 0; at < static_cast<std::size_t>(ground.tiles()); ++at)
            changed += kinds[at] != (*from)[at];
        return widest + tastes->cost(kinds, masks) + Search::wishCost * wishes.missing(kinds, masks) +
               changeCost * changed;
    };
    const Slots slots = symmetry ? symmetry->space.freeOrbits() : singleSlots(ground);
    const auto makeSearch = [&] {
        Search search(ground, slots, {&wishes, &*tastes});
        search.correct(surprise.beyondTiles);
        return search;
    };
    using Near = std::pair<std::int64_t, Kinds>;
    const std::vector<Kinds> singles = makeSearch().nearby(*from, moves);
    GenerateRequest silent = request;
    silent.progress = nullptr;
    const auto outputs = outputsOf<Near>(singles.size() + walks, silent, [&] {
        return
            [&, search = makeSearch(), score = std::make_unique<FullScore>(ground)](std::size_t job) mutable {
                Kinds kinds;
                if (job < singles.size()) {
                    kinds = singles[job];
                } else {
                    const std::size_t walk = job - singles.size();
                    Rng rng(mixed(request.seed, walk), "search.refine");
                    kinds = search.run(*from, rng,
                                       shortest + (longest - shortest) * static_cast<int>(walk) /
                                                      static_cast<int>(walks));
                }
                return Near(promise(*score, kinds), kinds);
            };
    });
    const std::int64_t most = promise(look, *from) + mayBeWorse;
    std::vector<Near> found;
    for (const auto& near : outputs) {
        if (near.first > most || near.second == *from || !isLegal(ground, near.second)) continue;
        const bool seen = std::any_of(found.begin(), found.end(),
                                      [&](const Near& other) { return other.second == near.second; });
        if (!seen) found.push_back(near);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Near& a, const Near& b) { return a.first < b.first; });
    CandidateMaker maker(ground, ruler, wishes, symmetry ? &*symmetry : nullptr);
    const int version = symmetry ? symmetricGeneratorVersion : balancedGeneratorVersion;
    std::vector<Candidate> candidates;
    for (const auto& [cost, kinds] : found)
        if (candidates.size() < static_cast<std::size_t>(count))
            candidates.push_back(maker.make(kinds, request.mode, version, 0));
    return candidates;
}

}  // namespace hexa::clockwork
