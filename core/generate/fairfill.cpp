// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/fairfill.h"

#include "core/balance/panel.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"
#include "core/library/configuration.h"
#include "core/library/shelf.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hexa::generate {
namespace {

/// Percent of a search's default work, because the user is waiting. More work finds the same maps.
constexpr int fillEffort = 10;
/// Number of fillings compared by games.
constexpr int finalists = 32;

bool contains(const SymmetryGroup& whole, const SymmetryGroup& part) {
    return std::ranges::all_of(
        part, [&](const Isometry& one) { return std::ranges::find(whole, one) != whole.end(); });
}

GenerateRequest searchOf(const FillRequest& request) {
    GenerateRequest search;
    search.base = keepingPlaced(request.map);
    search.seed = request.seed;
    search.options.insert(request.map.options.begin(), request.map.options.end());
    search.effort = fillEffort;
    search.threads = request.threads;
    search.stop = request.stop;
    return search;
}

/// Returns the symmetries to try, requested ones first.
std::vector<SymmetryChoice> choicesOf(const GameSystem& system, const FillRequest& request,
                                      const GenerateRequest& search) {
    if (request.symmetry == "none" || !system.generate->symmetries) return {};
    auto all = system.generate->symmetries(search);
    if (!all) return {};
    if (!request.symmetry.empty())
        std::erase_if(*all, [&](const SymmetryChoice& one) { return one.id != request.symmetry; });
    if (!request.drawnBy.empty())
        std::stable_partition(all->begin(), all->end(), [&](const SymmetryChoice& one) {
            return contains(one.group, request.drawnBy);
        });
    return *std::move(all);
}

/// First symmetry that the placed tiles fit, exact ones before others. An empty ID means that they
/// fit none.
struct Fitting {
    SymmetryChoice choice;
    std::optional<Candidate> exact;
};
Fitting fittingSymmetry(const GameSystem& system, const FillRequest& request, const GenerateMethod& mode) {
    Fitting first;
    GenerateRequest search = searchOf(request);
    search.mode = mode.id;
    for (const SymmetryChoice& choice : choicesOf(system, request, search)) {
        if (request.stop.stop_requested()) break;
        search.symmetry = choice.id;
        auto made = system.generate->run(search);
        if (!made) continue;
        if (made->front().unequal.empty()) return {choice, std::move(made->front())};
        if (first.choice.id.empty()) first.choice = choice;
    }
    return first;
}

Result<Filling> fillingWith(const FillRequest& request, const Board& filled, std::optional<Message> symmetry,
                            bool exact, std::vector<PlayedGap> played) {
    auto changes = fillingFrom(request.map, filled);
    if (!changes) return changes.error();
    return Filling{*std::move(changes), std::move(symmetry), exact, std::move(played), false};
}

/// Returns a proven map that has all placed tiles, or none.
std::optional<Filling> fromLibrary(const GameSystem& system, const FillRequest& request) {
    if (request.library == nullptr) return std::nullopt;
    library::Wish wish;
    wish.configuration = library::configurationOf(system, request.map);
    wish.base = request.map;
    wish.completing = true;
    wish.seed = request.seed;
    auto taken = request.library->take(wish, 1);
    if (taken.empty()) return std::nullopt;
    const library::ProvenMap& map = *taken.front().map;
    auto filling =
        fillingWith(request, taken.front().scenario.board, std::nullopt, map.exact(), library::gapsOf(map));
    if (!filling) return std::nullopt;
    filling->proven = true;
    return *std::move(filling);
}

}  // namespace

Result<Filling> fillFairly(const GameSystem& system, const FillRequest& request,
                           const std::function<void(double)>& progress) {
    if (std::ranges::count(request.map.board.cells(), KindId::Empty, &Cell::kind) == 0) return Filling{};
    if (!system.generate || system.generate->modes.empty()) return Error("generate.no-mode", {{"mode", ""}});
    ProduceRequest wanted;
    wanted.search = searchOf(request);
    wanted.games = request.games.value_or(fillGames(request.map.players()));
    wanted.panel = request.panel;
    // Games of three or more take so long that searching bots would show little more than chance.
    if (wanted.panel.empty() && request.map.players() > 2) wanted.panel = balance::quickPanel(system);
    wanted.finalists = finalists;
    std::optional<Message> symmetry;
    std::vector<const GenerateMethod*> modes;
    if (const GenerateMethod* mode = system.generate->methodFor(FairKind::Symmetric)) {
        Fitting fitting = fittingSymmetry(system, request, *mode);
        if (fitting.exact)
            return fillingWith(request, fitting.exact->scenario.board, fitting.choice.name, true, {});
        if (!fitting.choice.id.empty()) {
            modes.push_back(mode);
            wanted.search.symmetry = fitting.choice.id;
            symmetry = fitting.choice.name;
        }
    }
    if (request.stop.stop_requested()) return Error("generate.cancelled");
    if (request.symmetry.empty() && (request.drawnBy.empty() || !symmetry))
        if (auto proven = fromLibrary(system, request)) return *std::move(proven);
    if (!symmetry && !request.symmetry.empty() && request.symmetry != "none")
        return Error("generate.fill.symmetry", {{"symmetry", request.symmetry}});
    if (!symmetry) {
        // Nearly symmetric maps are the most predictable. They may be impossible with these tiles.
        if (request.symmetry.empty()) modes.push_back(system.generate->methodFor(FairKind::Nearly));
        modes.push_back(system.generate->methodFor(FairKind::Balanced));
        std::erase(modes, nullptr);
    }
    const bool plays = system.play && system.balance && wanted.games > 0;
    wanted.tournament = plays ? WithTournament::Yes : WithTournament::No;
    for (const GenerateMethod* mode : modes) {
        wanted.search.mode = mode->id;
        auto made = produce(system, wanted, [&](const ProduceProgress& now) {
            if (progress) progress(now.part);
        });
        if (made && made->cancelled) return Error("generate.cancelled");
        if (made)
            return fillingWith(request, made->maps.front().candidate.scenario.board, std::move(symmetry),
                               false, std::move(made->maps.front().played));
    }
    auto changes = fillRest(system, request.map, request.seed, request.stop);
    if (!changes) return changes.error();
    return Filling{*std::move(changes), std::nullopt, false, {}, false};
}

}  // namespace hexa::generate
