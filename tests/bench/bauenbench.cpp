// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of games by bots of Bauen und Beherrschen: a rulebook board for four players, one core.
#include "core/engine/generate/generate.h"
#include "core/engine/play/play.h"
#include "core/play/rules.h"
#include "core/registry/registry.h"
#include "core/sim/runner.h"
#include "core/systems/bauen/bots/bots.h"
#include "core/systems/bauen/terms/gameset.h"
#include "core/systems/bauen/terms/reading.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace {

using namespace hexa;
using namespace hexa::bauen;
using bench::sure;

constexpr int runs = 7;
constexpr int seats = 4;
constexpr std::string_view bot = "greedy";

Scenario rulebookMap(const GameSystem& system) {
    GenerateRequest request;
    request.base = system.layout(std::to_string(seats) + "p")->scenario;
    request.seed = 1;
    return sure(makeMap(system, request));
}

void speed(const GameSystem& system, const Scenario& map) {
    const auto what = sure(system.play->series(map, {{}, {std::string(bot)}, {}}));
    constexpr std::int64_t games = 48;  // whole blocks
    const auto seconds = bench::median(runs, [&] {
        sim::Runner runner(*what, sim::uniformDesign(*what, 0), 1);
        runner.play(runner.blocksFor(games), {});
        bench::use(&runner.tally());
    });
    bench::row("greedy games, Bauen, 4 players", bench::rate(games, seconds), "games/s", "one core", "> 50");
}

/// Plays a game and returns the number of stones. `longest` is raised to the time of its longest
/// one, in milliseconds: all decisions until the next stone, those of other players too.
int playGame(const Table& table, std::uint64_t seed, const GameRules::Bot& player, double& longest) {
    const GameRules rules({&table, dealOf(table, seed)});
    Rng rng(seed, "bench");
    State state = rules.start(nullptr);
    int stones = 0;
    double begun = 0;
    while (state.step != Step::Over) {
        if (state.step == Step::Stone) {
            const double now = bench::threadTime();
            if (stones > 0) longest = std::max(longest, now - begun);
            begun = now;
            ++stones;
        }
        rules.apply(state, rules.decide(player, state, state.actor, rng), nullptr);
    }
    longest = std::max(longest, bench::threadTime() - begun);
    return stones;
}

void stone(const GameSystem& system, const Scenario& map) {
    const auto position = sure(readPosition(map, system.catalog));
    const Table table = sure(makeTable(position, builtInSet().data, {}));
    const auto* player = play::findBot<GameRules>(bot);
    constexpr int games = 20;
    int stones = 0;
    double longest = 0;
    const auto seconds = bench::median(runs, [&] {
        stones = 0;
        for (int game = 0; game < games; ++game)
            stones += playGame(table, static_cast<std::uint64_t>(game), *player, longest);
    });
    const bench::Seconds one{seconds.wall / stones * 1e3, seconds.processor / stones * 1e3};
    bench::row("  per stone", one, "ms", std::to_string(stones / games) + " stones a game", "< 2");
    bench::row("  longest stone", {longest, longest}, "ms",
               "processor time, of " + std::to_string((runs + 1) * stones));
}

}  // namespace

int main() {
    const Systems systems = builtInSystems();
    const GameSystem* game = systems.find("bauen-und-beherrschen");
    if (game == nullptr) return 1;
    const Scenario map = rulebookMap(*game);
    speed(*game, map);
    stone(*game, map);
}
