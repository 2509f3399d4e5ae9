// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/refine.h"
#include "core/systems/clockwork/generate/makers.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

mapsearch::PlayedMap playedMap(const Ground& ground, const Kinds& kinds,
                               const std::vector<PlayedShares>& played) {
    mapsearch::PlayedMap map{kinds, {}};
    for (const WeightTable* table : ground.tables()) {
        const auto found = std::find_if(played.begin(), played.end(), [&](const PlayedShares& each) {
            return each.bot == table->info.bot && each.shares.size() == ground.measured().seats();
        });
        map.shares.push_back(found == played.end() ? std::vector<double>() : found->shares);
    }
    return map;
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

    const TasteScale ruler(ground);
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

    const SymmetryOption* chosen = symmetry ? &*symmetry : nullptr;
    mapsearch::MapTask task = taskOf(ground, chosen, goalsOf(wishes, &*tastes));
    task.stream = "search.refine";
    CandidateMaker maker(ground, ruler, wishes, chosen);
    std::vector<Candidate> candidates;
    for (const Kinds& kinds : mapsearch::refine(task, playedMap(ground, *from, played), request))
        if (candidates.size() < static_cast<std::size_t>(count)) candidates.push_back(maker.make(kinds, 0));
    return candidates;
}

}  // namespace hexa::clockwork
