// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/refine.h"
#include "core/systems/clockwork/generate/makers.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

using mapsearch::MapTask;

/// Maps examined, even if fewer are wanted.
constexpr std::size_t leastLooks = 64;

mapsearch::PlayedMap playedMap(const Groundwork& groundwork, const Kinds& kinds,
                               const std::vector<BotShares>& played) {
    mapsearch::PlayedMap map{kinds, {}};
    for (const std::string& judge : groundwork.judges()) {
        const auto found = std::find_if(played.begin(), played.end(), [&](const BotShares& each) {
            return each.bot == judge && each.shares.size() == groundwork.measured().seats();
        });
        map.shares.push_back(found == played.end() ? std::vector<double>() : found->shares);
    }
    return map;
}

}  // namespace

Result<std::vector<Candidate>> refineMap(const GenerateRequest& request, const Scenario& start,
                                         const std::vector<BotShares>& played, int max,
                                         const GenerateKnowledge& known) {
    const auto prepared = Groundwork::prepare(request, known, played);
    if (!prepared) return prepared.error();
    const Groundwork& groundwork = **prepared;
    const auto from = groundwork.kindsOf(start);
    if (!from) return Error("clockwork.generate.other-layout");
    if (groundwork.tables().empty()) return std::vector<Candidate>();

    const TasteScale scale(groundwork);
    const auto tastes = TasteGoals::make(scale, request.tastes);
    if (!tastes) return tastes.error();
    const WishList wishes(groundwork, request.wishes);
    const auto neighbours = [&](MapTask task, MapForm form, const auto& fits) {
        task.stream = "search.refine";
        CandidateMaker maker(groundwork, scale, wishes, std::move(form));
        std::vector<Candidate> candidates;
        const auto wanted = static_cast<std::size_t>(max);
        for (const mapsearch::Refined& map : mapsearch::refine(task, playedMap(groundwork, *from, played),
                                                               request, std::max(leastLooks, wanted)))
            if (candidates.size() < wanted && fits(map.kinds))
                candidates.push_back(maker.make(map.kinds, map.strengths));
        return candidates;
    };
    if (request.mode == nearSymmetricMode) {
        const auto options = nearOptions(groundwork);
        if (!options) return options.error();
        const auto option = chosenOf(*options, request.symmetry);
        if (!option) return option.error();
        const mapsearch::NearSymmetry& near = (*option)->near;
        if (near.unequal(*from).empty()) return std::vector<Candidate>();
        // Games don't lead away from symmetry.
        const int most = std::max(near.swaps(*from), request.swaps);
        const int fewest = std::min(near.swaps(*from), request.swaps);
        return neighbours(taskOf(groundwork, **option, goalsOf(wishes, &*tastes)),
                          formOf(groundwork, **option), [&](const Kinds& kinds) {
                              const int swaps = near.swaps(kinds);
                              return swaps >= fewest && swaps <= most;
                          });
    }
    std::optional<SymmetryOption> symmetry;
    if (request.mode == "symmetric") {
        auto options = symmetryOptions(groundwork);
        if (!options) return options.error();
        for (SymmetryOption& option : *options)
            if (!symmetry && (request.symmetry.empty() || option.choice.id == request.symmetry))
                symmetry = std::move(option);
        if (symmetry && symmetry->space.unequal(*from).empty()) return std::vector<Candidate>();
    }
    const SymmetryOption* chosen = symmetry ? &*symmetry : nullptr;
    return neighbours(taskOf(groundwork, chosen, goalsOf(wishes, &*tastes)), formOf(chosen),
                      [](const Kinds&) { return true; });
}

}  // namespace hexa::clockwork
