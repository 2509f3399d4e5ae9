// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of games by bots of Clockwork Wars and of the balance checker's waiting times: all
// cards in play, factions and first player varied as in a check.
#include "core/balance/verdict.h"
#include "core/registry/registry.h"
#include "core/systems/clockwork/lab/samples.h"
#include "core/systems/clockwork/play/series.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <cstdlib>

namespace {

using namespace hexa;
using namespace hexa::clockwork;

constexpr int runs = 7;
constexpr const char* bot = "greedy";

template <class T>
T sure(Result<T> result) {
    if (!result) std::abort();
    return std::move(*result);
}

std::unique_ptr<const Series> series(const GameSystem& system, int players, std::uint64_t map,
                                     const OptionValues& options = {}) {
    const Scenario scenario = sure(sampleMap(players, "rulebook", map, system.catalog, system.layouts));
    return sure(makeSeries(scenario, system.catalog, {options, {bot}, {}}));
}

void play(const Series& what, std::int64_t games, int threads) {
    sim::Runner runner(what, sim::uniformDesign(what, 0), 1);
    sim::RunControl control;
    control.threads = threads;
    runner.play(runner.blocksFor(games), control);
    bench::use(&runner.tally());
}

void speed(const Series& what, const std::string& name, const std::string& target) {
    constexpr std::int64_t games = 2400;  // whole blocks for every number of players
    const auto seconds = bench::median(runs, [&] { play(what, games, 1); });
    bench::row("greedy games, " + name, bench::rate(games, seconds), "games/s", "one core", target);
}

/// Plays until the shares of all seats are within a point of the truth, with 95 % for all of them
/// together.
void everySeat(const Series& what, std::int64_t games) {
    const auto seconds = bench::median(runs, [&] { play(what, games, 2); });
    bench::durationRow("seats to +-1 point, " + std::to_string(what.seats()) + " players", seconds,
                       std::to_string(games) + " greedy games, two threads", "1.5");
}

/// Random maps of the rulebook, each watched until the verdict is certain: the median of the unfair
/// ones.
void exposeUnfair(const GameSystem& system) {
    constexpr int maps = 25;
    std::vector<bench::Seconds> exposed;
    for (int map = 0; map < maps; ++map) {
        const auto what = series(system, 2, static_cast<std::uint64_t>(map));
        balance::CheckPlan plan;
        plan.panel = {bot};
        plan.games = 20'000;
        plan.threads = 2;
        balance::Verdict verdict = balance::Verdict::Undecided;
        const auto seconds = bench::median(1, [&] { verdict = check(*what, plan).verdict; });
        if (verdict == balance::Verdict::Unfair) exposed.push_back(seconds);
    }
    if (exposed.empty()) std::abort();
    std::sort(exposed.begin(), exposed.end(),
              [](const bench::Seconds& a, const bench::Seconds& b) { return a.wall < b.wall; });
    bench::durationRow("unfair map exposed, 2 players", exposed[exposed.size() / 2],
                       "live check, two threads; " + std::to_string(exposed.size()) + " of " +
                           std::to_string(maps) + " random maps are unfair",
                       "0.2");
}

}  // namespace

int main() {
    const Systems systems = builtInSystems();
    const GameSystem* game = systems.find("clockwork-wars");
    if (game == nullptr) return 1;
    const auto two = series(*game, 2, 1), three = series(*game, 3, 1), four = series(*game, 4, 1);
    speed(*two, "2 players, basic", "> 25000");
    speed(*three, "3 players, basic", "");
    speed(*four, "4 players, basic", "> 11000");
    speed(*series(*game, 4, 1, {{"epic", true}, {"alliances", true}}), "4 players, epic alliances", "");
    everySeat(*two, 9'604);
    everySeat(*three, 12'736);
    everySeat(*four, 11'698);
    exposeUnfair(*game);
}
