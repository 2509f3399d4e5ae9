// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/functions.h"

#include "core/mapsearch/variety.h"
#include "core/systems/clockwork/generate/generator.h"
#include "core/systems/clockwork/generate/makers.h"
#include "core/systems/clockwork/generate/tastes.h"
#include "core/systems/clockwork/generate/wishes.h"

#include <algorithm>
#include <cassert>
#include <memory>

namespace hexa::clockwork {
namespace {

GenerateMethod modeOf(const Messages& messages, std::string id, std::string_view code, int version) {
    GenerateMethod mode;
    const auto name = messages.all().find(code);
    assert(name != messages.all().end());
    mode.name = name->second;
    mode.id = std::move(id);
    mode.version = version;
    return mode;
}

/// Returns one map for any wanted number, because maps of the rulebook's procedure are drawn
/// without a search.
Result<std::vector<Candidate>> makeRulebook(const GenerateRequest& request, const GenerateKnowledge& known) {
    auto map = generateRulebook(request, known.catalog);
    if (!map) return map.error();
    Candidate candidate;
    candidate.scenario = *std::move(map);
    if (auto log = rulebookLog(request, known.catalog)) candidate.log = *std::move(log);
    return std::vector{std::move(candidate)};
}

}  // namespace

Result<Candidate> assessMap(const Scenario& map, const GenerateRequest& request,
                            const GenerateKnowledge& known) {
    // Wishes are only looked at: none is settled.
    GenerateRequest plain = request;
    plain.wishes.clear();
    const auto prepared = Groundwork::prepare(plain, known);
    if (!prepared) return prepared.error();
    const Groundwork& groundwork = **prepared;
    const auto kinds = groundwork.kindsOf(map);
    if (!kinds) return Error("clockwork.generate.other-layout");
    const WishList wishes(groundwork, request.wishes);
    Candidate candidate;
    candidate.scenario = map;
    candidate.tastes = TasteScale(groundwork).figures(*kinds);
    candidate.wishes = wishes.results(*kinds);
    if (auto score = groundwork.score()) {
        mapsearch::FullScore whole(*std::move(score), groundwork.wholeModel());
        const std::vector<mapsearch::Strengths>& strengths = whole.strengths(*kinds);
        candidate.gap = mapsearch::widestGap(strengths, groundwork.measured().distances.teams);
        candidate.foreseen = foreseenBy(groundwork, strengths);
    }
    if (request.mode == nearSymmetricMode) {
        const auto options = nearOptions(groundwork);
        const auto near =
            options ? chosenOf(*options, request.symmetry) : Result<const NearOption*>(options.error());
        if (!near) return candidate;
        candidate.symmetry = (*near)->choice.id;
        formOf(groundwork, **near).tell(*kinds, candidate);
        return candidate;
    }
    const auto options = symmetryOptions(groundwork);
    if (!options) return candidate;
    for (const SymmetryOption& option : *options) {
        if (option.choice.id != request.symmetry && !request.symmetry.empty()) continue;
        auto unequal = option.space.unequal(*kinds);
        if (request.symmetry.empty() && !unequal.empty()) continue;
        candidate.symmetry = option.choice.id;
        candidate.unequal = std::move(unequal);
        break;
    }
    return candidate;
}

GenerateFunctions makeGenerateFunctions(const GenerateKnowledge& knowledge) {
    const auto known = std::make_shared<const GenerateKnowledge>(knowledge);
    const Messages& messages = known->messages;
    GenerateFunctions functions;
    GenerateMethod rulebook =
        modeOf(messages, "rulebook", "clockwork.generator.rulebook", rulebookGeneratorVersion);
    rulebook.draws = true;
    functions.modes.push_back(std::move(rulebook));
    GenerateMethod symmetric =
        modeOf(messages, "symmetric", "clockwork.generator.symmetric", symmetricGeneratorVersion);
    symmetric.symmetric = true;
    symmetric.searches = true;
    functions.modes.push_back(std::move(symmetric));
    GenerateMethod near = modeOf(messages, std::string(nearSymmetricMode),
                                 "clockwork.generator.near-symmetric", nearSymmetricGeneratorVersion);
    near.symmetric = true;
    near.nearly = true;
    near.searches = true;
    functions.modes.push_back(std::move(near));
    GenerateMethod balanced =
        modeOf(messages, "balanced", "clockwork.generator.balanced", balancedGeneratorVersion);
    balanced.searches = true;
    functions.modes.push_back(std::move(balanced));
    functions.axes = tasteAxes();
    functions.wishes = wishForms();

    functions.run = [known](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
        if (request.mode.empty() || request.mode == "rulebook") return makeRulebook(request, *known);
        if (request.mode == "symmetric") return makeSymmetric(request, *known);
        if (request.mode == nearSymmetricMode) return makeNearSymmetric(request, *known);
        if (request.mode == "balanced") return makeBalanced(request, *known);
        return Error("generate.no-mode", {{"mode", request.mode}});
    };
    // For three or four players without teams: strong players judge those maps most differently
    // (docs/studies/2026-11-tournaments.md).
    functions.advice = [known](const GenerateRequest& request) -> std::optional<Message> {
        const std::size_t seats = request.base.seats.size();
        if (request.mode != "balanced" || seats < 3) return std::nullopt;
        const auto groundwork = Groundwork::prepare(request, *known);
        if (!groundwork || (*groundwork)->options().alliances) return std::nullopt;
        const auto symmetries = nearOptions(**groundwork);
        if (!symmetries || symmetries->empty()) return std::nullopt;
        return Message{seats == 3 ? "clockwork.generate.advice.symmetric"
                                  : "clockwork.generate.advice.nearly"};
    };
    functions.assess = [known](const Scenario& map, const GenerateRequest& request) {
        return assessMap(map, request, *known);
    };
    functions.symmetries = [known](const GenerateRequest& request) -> Result<std::vector<SymmetryChoice>> {
        const auto groundwork = Groundwork::prepare(request, *known);
        if (!groundwork) return groundwork.error();
        std::vector<SymmetryChoice> choices;
        const auto list = [&choices](const auto& options) -> Result<std::vector<SymmetryChoice>> {
            if (!options) return options.error();
            for (const auto& option : *options) choices.push_back(option.choice);
            return choices;
        };
        return request.mode == nearSymmetricMode ? list(nearOptions(**groundwork))
                                                 : list(symmetryOptions(**groundwork));
    };
    functions.distance = mapsearch::differenceOf;
    functions.refine = [known](const GenerateRequest& request, const Scenario& start,
                               const std::vector<BotShares>& played,
                               int max) { return refineMap(request, start, played, max, *known); };
    functions.repairs = [known](const Scenario& map, const OptionValues& options, int max,
                                std::stop_token stop) {
        return findRepairs(map, options, max, stop, *known);
    };
    return functions;
}

}  // namespace hexa::clockwork
