// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/generate/functions.h"

#include "core/base/rng.h"
#include "core/engine/generate/settings.h"
#include "core/systems/bauen/balance/measures.h"
#include "core/systems/bauen/generate/draw.h"
#include "core/systems/bauen/terms/laying.h"
#include "core/systems/bauen/terms/reading.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string_view>

namespace hexa::bauen {
namespace {

struct Way {
    const char* id;
    bool turned;
    bool fair;
};
constexpr std::array<Way, 4> ways{{{"rulebook", false, false},
                                   {"turned", true, false},
                                   {"fair", false, true},
                                   {"fair-turned", true, true}}};
constexpr int drawsPerMap = 200;  // of which the most even one is taken, at full effort

struct Attempt {
    std::uint64_t seed = 0;
    DrawnBoard board;
    BoardMeasures measures;
    double uneven = 0;  ///< Sum over all measures of the share of better draws.
};

/// Rates each draw against the others: no measure has a unit or a limit of its own then.
void rate(std::vector<Attempt>& attempts) {
    const std::size_t measures = BoardMeasures().all().size();
    for (std::size_t which = 0; which < measures; ++which) {
        std::vector<double> values;
        for (const Attempt& one : attempts) values.push_back(one.measures.all()[which]);
        std::ranges::sort(values);
        for (Attempt& one : attempts) {
            const auto better = std::ranges::lower_bound(values, one.measures.all()[which]) - values.begin();
            one.uneven += static_cast<double>(better) / static_cast<double>(values.size());
        }
    }
    std::ranges::stable_sort(attempts, {}, &Attempt::uneven);
}

Candidate candidateOf(const GenerateRequest& request, const GameSet& set, const DrawPlan& plan,
                      const Way& way, const Attempt& attempt, std::size_t drawn) {
    Candidate candidate;
    candidate.scenario = withBoard(request.base, set.catalog, plan, attempt.board);
    Provenance& provenance = candidate.scenario.provenance;
    provenance.generator = way.id;
    provenance.generatorVersion = generatorVersion;
    provenance.seed = request.seed;
    provenance.settings = writeSettings(request, set.catalog);
    candidate.log = logOf(candidate.scenario, set.catalog, set.lattice, plan, attempt.board,
                          drawStartPlayers(request.base.players(), attempt.seed));
    if (way.fair)
        candidate.log.insert(candidate.log.begin(),
                             DrawStep{{"bauen.draw.fair", {{"n", static_cast<std::int64_t>(drawn)}}}});
    return candidate;
}

/// Returns a board from a line, in place of the base's content (core/systems/bauen/terms/laying.h).
Result<Scenario> typedBoard(const Scenario& base, const GameSet& set, std::string_view line) {
    auto regions = readLine(line, set.catalog, set.lattice, base.players());
    if (!regions) return regions.error();
    DrawPlan plan;
    DrawnBoard board;
    board.laid = *std::move(regions);
    return withBoard(base, set.catalog, plan, board);
}

Result<std::vector<Candidate>> makeBoards(const GenerateRequest& request, const GameSet& set) {
    const auto way = std::ranges::find_if(
        ways, [&](const Way& one) { return request.mode.empty() || request.mode == one.id; });
    if (way == ways.end()) return Error("generate.no-mode", {{"mode", request.mode}});
    const auto plan = planDraw(request.base, set.catalog, set.lattice);
    if (!plan) return plan.error();
    const int keep = std::max(1, request.keep);
    const int draws = way->fair ? keep - 1 + std::max(1, drawsPerMap * request.effort / 100) : keep;
    std::vector<Attempt> attempts;
    for (int i = 0; i < draws; ++i) {
        if (request.stop.stop_requested()) return Error("generate.cancelled");
        if (request.progress) request.progress(static_cast<double>(i) / draws);
        Attempt one;
        one.seed = i == 0 ? request.seed : mixed(request.seed, static_cast<std::uint64_t>(i));
        one.board = drawBoard(*plan, set.lattice, way->turned, one.seed);
        if (way->fair)
            if (const auto position =
                    readPosition(withBoard(request.base, set.catalog, *plan, one.board), set.catalog))
                one.measures = measure(position->land, set.data, request.base.players());
        attempts.push_back(std::move(one));
    }
    if (way->fair) rate(attempts);
    std::vector<Candidate> kept;
    for (std::size_t i = 0; i < static_cast<std::size_t>(keep); ++i)
        if (request.pick <= 0 || static_cast<std::size_t>(request.pick) == i + 1)
            kept.push_back(candidateOf(request, set, *plan, *way, attempts[i], attempts.size()));
    if (kept.empty()) return Error("bauen.generate.pick");
    return kept;
}

}  // namespace

double differenceOf(const Scenario& one, const Scenario& other) {
    const auto kinds = [](const Scenario& scenario) {
        std::map<Hex, std::pair<std::string, int>> all;
        for (const RegionPlacement& region : scenario.board.regions)
            all[region.anchor] = {region.kind, region.turns};
        return all;
    };
    const auto a = kinds(one), b = kinds(other);
    const std::size_t most = std::max(a.size(), b.size());
    if (most == 0) return 0;
    const auto same = std::ranges::count_if(a, [&](const auto& item) {
        const auto there = b.find(item.first);
        return there != b.end() && there->second == item.second;
    });
    return 1 - static_cast<double>(same) / static_cast<double>(most);
}

GenerateFunctions makeGenerateFunctions(const std::shared_ptr<const GameSet>& set) {
    GenerateFunctions functions;
    for (const Way& way : ways) {
        GenerateMethod mode;
        mode.id = way.id;
        mode.name = say(("bauen.mode." + mode.id).c_str());
        mode.version = generatorVersion;
        // Players have no places of their own on the board (BB-069), so games would give no
        // information about a board.
        mode.searches = false;
        mode.draws = true;
        functions.modes.push_back(std::move(mode));
    }
    functions.run = [set](const GenerateRequest& request) { return makeBoards(request, *set); };
    functions.distance = differenceOf;
    functions.typed = [set](const Scenario& base, std::string_view line) {
        return typedBoard(base, *set, line);
    };
    functions.line = [set](const Scenario& scenario) { return lineOf(scenario, set->catalog, set->lattice); };
    return functions;
}

}  // namespace hexa::bauen
