// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/provenmap.h"

#include "core/base/rng.h"
#include "core/engine/generate/generate.h"
#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"
#include "core/hex/symmetry.h"
#include "core/io/share/sharecode.h"
#include "core/library/images.h"
#include "core/library/shelf.h"

#include <algorithm>
#include <cmath>

namespace hexa::generate {
namespace {

/// Work of a search in percent of the default, and number of maps in a try.
constexpr int provenEffort = 30;
constexpr int provenCandidates = 4;
/// Number of games that only drop clearly unfair maps. Their gap may miss the margin by this many
/// standard errors.
constexpr std::int64_t screenGames = 1'000, screenSearchGames = 300;
constexpr double screenErrors = 1.2;

/// True if the group moves the home of one seat to that of every other one. Groups that only move
/// teams onto each other don't.
bool movesAllSeats(const SymmetryGroup& group, const Scenario& base) {
    if (base.seats.empty() || !base.seats.front().home) return false;
    const std::vector<Hex> reached = orbit(*base.seats.front().home, group);
    return std::ranges::all_of(base.seats, [&](const Seat& seat) {
        return seat.home && std::ranges::find(reached, *seat.home) != reached.end();
    });
}

GenerateRequest searchOf(const GameSystem& system, const ProvenRequest& request, const GenerateMethod& mode) {
    Rng dice(request.seed, "proven");
    GenerateRequest search;
    search.base = request.base;
    search.options = request.options;
    search.mode = mode.id;
    search.seed = request.seed;
    search.effort = provenEffort;
    search.keep = provenCandidates;
    search.threads = request.threads;
    search.stop = request.stop;
    if (request.kind == FairKind::Symmetric && system.generate->symmetries)
        if (const auto choices = system.generate->symmetries(search))
            for (const SymmetryChoice& choice : *choices)
                if (search.symmetry.empty() && movesAllSeats(choice.group, request.base))
                    search.symmetry = choice.id;
    if (mode.nearly) search.swaps = 1 + static_cast<int>(dice.below(2));
    if (const auto& axes = system.generate->axes; !axes.empty()) {
        const TasteAxis& axis = axes[dice.below(static_cast<std::uint32_t>(axes.size()))];
        const int thousandths = 80 + static_cast<int>(dice.below(200));
        search.tastes.push_back({axis.id, (dice.below(2) == 0 ? thousandths : 1000 - thousandths) / 1000.0});
    }
    return search;
}

/// Returns the map with the games of a plan, whatever they show.
Result<library::ProvenMap> withGames(const GameSystem& system, const ProvenRequest& request,
                                     library::ProvenMap map, const Scenario& scenario, library::Proof plan) {
    if (system.balance->panel.empty()) return Error("generate.not-playable");
    auto proof = library::replay(system, scenario, request.options, plan, request.threads, request.stop);
    if (!proof) return proof.error();
    map.proof = *std::move(proof);
    return map;
}

/// Returns the map with its proof, or none if it is not fair enough. Cheap games come first,
/// because most maps fail early.
Result<std::optional<library::ProvenMap>> proven(const GameSystem& system, const ProvenRequest& request,
                                                 const library::ProvenMap& map, const Scenario& scenario,
                                                 std::uint64_t seed) {
    const library::Proof screens[] = {{mixed(seed, 1), screenGames, 0, {}},
                                      {mixed(seed, 2), 0, screenSearchGames, {}}};
    for (const library::Proof& screen : screens) {
        const auto played = withGames(system, request, map, scenario, screen);
        if (!played) return played.error();
        const auto games = static_cast<double>(std::max(screen.games, screen.searchGames));
        // Variance as in repair.cpp, for even shares.
        const double error = 100 * std::sqrt(2 / (request.base.players() * games));
        if (!played->proof->bots.empty() && library::gapOf(*played) > request.margin + screenErrors * error)
            return std::optional<library::ProvenMap>();
    }
    auto played = withGames(system, request, map, scenario, {seed, request.games, request.searchGames, {}});
    if (!played) return played.error();
    if (library::gapOf(*played) > request.margin) return std::optional<library::ProvenMap>();
    return std::optional(*std::move(played));
}

}  // namespace

Result<std::optional<library::ProvenMap>> makeProven(const GameSystem& system, const ProvenRequest& request) {
    const GenerateMethod* mode = system.generate ? system.generate->methodFor(request.kind) : nullptr;
    if (mode == nullptr) return Error("generate.no-mode", {{"mode", ""}});
    if (!system.balance || !system.balance->configuration) return Error("generate.not-playable");
    const auto configuration = system.balance->configuration(request.base.players(), request.options);
    if (!configuration) return configuration.error();
    const auto found = system.generate->run(searchOf(system, request, *mode));
    if (!found) return found.error();
    const Systems alone({system});
    for (std::size_t number = 0; number < found->size(); ++number) {
        const Candidate& candidate = (*found)[number];
        library::ProvenMap map;
        map.configuration = *configuration;
        for (const auto& [option, on] : request.options)
            if (on) map.variants.push_back(option);
        const auto code = encodeShareCode(candidate.scenario, alone);
        if (!code) return code.error();
        map.code = *code;
        map.mode = mode->id;
        map.makerSeed = request.seed;
        map.symmetry = candidate.symmetry;
        for (std::size_t axis = 0; axis < candidate.tastes.size(); ++axis)
            map.tastes[system.generate->axes[axis].id] =
                static_cast<int>(std::lround(candidate.tastes[axis].position * 1000));
        if (library::isSymmetric(candidate.scenario)) return std::optional(std::move(map));
        // Seeds of games that no search has used.
        auto made = proven(system, request, map, candidate.scenario, mixed(request.seed, 100 + number));
        if (!made || *made) return made;
    }
    return std::optional<library::ProvenMap>();
}

}  // namespace hexa::generate
