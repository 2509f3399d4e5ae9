// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/repair.h"

#include "core/balance/panel.h"
#include "core/edit/builders.h"
#include "core/engine/system.h"
#include "core/generate/tournament/contender.h"
#include "core/generate/tournament/expectation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace hexa::generate {
namespace {

/// Part of the games for choosing; the rest measures.
constexpr double choosingPart = 0.25;

/// Returns the map with the tiles of each pair exchanged, one pair after the other; IDs go with the
/// tiles.
Scenario repaired(Scenario map, const Catalog& catalog, const Repair& repair) {
    for (const auto& swap : repair.swaps)
        static_cast<void>(apply(map, moveTiles(map, catalog, {&swap, 1}, MoveMode::Swap)));
    return map;
}

/// Returns the largest variance of a gap over the bots, in points squared. For n games with a share
/// `high` of the one seat and `low` of the other it is
///     Var(high - low) = (high + low - (high - low)^2) / n <= (high + low) / n,
/// and the bound is used: it is also valid for few games.
double variance(const std::vector<PlayedGap>& gaps) {
    double largest = 0;
    for (const PlayedGap& bot : gaps) {
        if (bot.games == 0) return std::numeric_limits<double>::infinity();
        largest = std::max(largest, 10'000 * bot.ends / static_cast<double>(bot.games));
    }
    return largest;
}

/// True if games show that the worst bot's gap fell, by two standard errors of the difference or
/// more:
///     worst(before) - worst(after) >= 2 sqrt(Var(before) + Var(after)).
/// Each map plays with seeds of its own, so the errors add up.
bool provenFairer(const std::vector<PlayedGap>& before, const std::vector<PlayedGap>& after) {
    return worstOf(before).gap - worstOf(after).gap >= 2 * std::sqrt(variance(before) + variance(after));
}

}  // namespace

Result<std::vector<PlayedRepair>> repair(const GameSystem& system, const RepairRequest& request,
                                         const std::function<void(double)>& progress) {
    if (!system.generate || !system.generate->repairs || !system.play) return Error("generate.not-playable");
    if (!request.panel.empty())
        if (const auto panel = balance::checkPanel(request.panel); !panel) return panel.error();
    const auto found =
        system.generate->repairs(request.scenario, request.options, std::max(1, request.tried), request.stop);
    if (!found) return found.error();

    GamesRequest play{request.options, request.cards, request.seed, request.threads, request.stop};
    std::vector<std::string> panel = request.panel;
    // Bots that search have too few games in this budget to prove anything.
    if (panel.empty()) panel = balance::quickPanel(system);
    const auto racerOf = [&](const Scenario& scenario) {
        PlayedMap map;
        map.candidate.scenario = scenario;
        return Contender::make(system, std::move(map), play, judgesAlone(panel));
    };
    auto original = racerOf(request.scenario);
    if (!original) return original.error();
    struct Tried {
        Repair repair;
        std::unique_ptr<Contender> contender;
    };
    std::map<std::size_t, std::vector<Tried>> byNumber;
    std::vector<Contender*> all;
    for (const Repair& repair : *found) {
        if (repair.swaps.size() > static_cast<std::size_t>(request.swaps)) continue;
        const Scenario changed = repaired(request.scenario, system.catalog, repair);
        auto contender = racerOf(changed);
        if (!contender) return contender.error();
        all.push_back(contender->get());
        byNumber[repair.swaps.size()].push_back({repair, *std::move(contender)});
    }
    if (all.empty()) return std::vector<PlayedRepair>();
    // Some of the games choose; most measure the choice, and the original map.
    const auto bots = static_cast<std::int64_t>(panel.size());
    const double choosing = choosingPart * static_cast<double>(request.games);
    const double measuring = static_cast<double>(request.games) - choosing;
    const std::int64_t each =
        static_cast<std::int64_t>(choosing) / (bots * static_cast<std::int64_t>(all.size())) + 1;
    const auto gamesOfEach = [&](std::int64_t games) {
        return std::vector<std::int64_t>(panel.size(), games);
    };
    const auto tell = [&](double from, double part, double games) {
        return [&, from, part, games](std::int64_t played, std::size_t, std::int64_t) {
            if (progress) progress(from + part * std::min(1.0, static_cast<double>(played) / games));
        };
    };
    if (!playAll(all, gamesOfEach(each), play, tell(0, choosingPart, choosing)))
        return Error("generate.cancelled");
    believeAll(all, {}, processOf(unforeseenOf(system, request.scenario, request.options, panel)));
    std::vector<std::unique_ptr<Contender>> measured;
    std::vector<PlayedRepair> repairs;
    play.seed = sim::streamSeed(request.seed, "repair.measure");
    for (auto& [number, list] : byNumber) {
        const auto best = std::min_element(list.begin(), list.end(), [](const Tried& a, const Tried& b) {
            return a.contender->score() < b.contender->score();
        });
        auto contender = racerOf(best->contender->map.candidate.scenario);
        if (!contender) return contender.error();
        measured.push_back(*std::move(contender));
        repairs.push_back({best->repair, best->contender->map.candidate.scenario, {}, {}});
    }
    original = racerOf(request.scenario);
    if (!original) return original.error();
    std::vector<Contender*> last{original->get()};
    for (const auto& contender : measured) last.push_back(contender.get());
    const std::int64_t more =
        static_cast<std::int64_t>(measuring) / (bots * static_cast<std::int64_t>(last.size())) + 1;
    if (!playAll(last, gamesOfEach(more), play, tell(choosingPart, 1 - choosingPart, measuring)))
        return Error("generate.cancelled");
    if (progress) progress(1);
    std::vector<PlayedRepair> better;
    for (std::size_t i = 0; i < repairs.size(); ++i) {
        repairs[i].before = (*original)->gaps(panel);
        repairs[i].after = measured[i]->gaps(panel);
        // More swaps are only offered if they prove better than fewer.
        const bool proven =
            provenFairer(better.empty() ? repairs[i].before : better.back().after, repairs[i].after);
        if (proven) better.push_back(std::move(repairs[i]));
    }
    return better;
}

}  // namespace hexa::generate
