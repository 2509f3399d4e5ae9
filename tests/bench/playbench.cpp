// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of the rules of Clockwork Wars: random legal games to the end, full rules, all cards in
// play, one core; and a calibration loop, so that figures of different machines and moments can be
// compared as ratios.
#include "core/engine/generate/generate.h"
#include "core/registry/registry.h"
#include "core/systems/clockwork/rules/play.h"
#include "tests/bench/measure.h"

#include <cstdlib>

namespace {

using namespace hexa;
using namespace hexa::clockwork;

constexpr int runs = 7;

struct Case {
    const char* name;
    const char* layout;
    bool epic;
    bool alliances;
    const char* target;
};
constexpr Case cases[] = {{"2 players, basic", "2p", false, false, "> 60000"},
                          {"2 players, epic", "2p", true, false, ""},
                          {"3 players, basic", "3p", false, false, ""},
                          {"4 players, basic", "4p", false, false, "> 30000"},
                          {"4 players, epic alliances", "4p", true, true, "> 25000"}};

Result<Scenario> rulebookMap(const GameSystem& system, const char* layout) {
    GenerateRequest request;
    request.base = system.layout(layout)->scenario;
    request.seed = 1;
    return makeMap(system, request);
}

void randomGames(const GameSystem& system, const CardPack& pack, const Case& what) {
    const auto scenario = rulebookMap(system, what.layout);
    if (!scenario) std::abort();
    const auto map = makeGameMap(*scenario, system.catalog);
    if (!map) std::abort();
    RuleOptions options;
    options.epic = what.epic;
    options.alliances = what.alliances;
    constexpr int games = 4000;
    std::uint64_t seed = 0;
    double decisions = 0;
    const auto seconds = bench::median(runs, [&] {
        decisions = 0;
        for (int i = 0; i < games; ++i) {
            Rng rng(seed++, "bench");
            const Game game(*map, pack, options, dealCards(map->players, rng));
            State state = startGame(game);
            decisions += playOut(game, state, rng);
            bench::use(&state);
        }
    });
    bench::row(std::string("games, ") + what.name, bench::rate(games, seconds), "games/s",
               "random legal play, all cards, one core", what.target);
    const bench::Seconds one{seconds.wall / decisions * 1e9, seconds.processor / decisions * 1e9};
    bench::row("  per decision", one, "ns",
               std::to_string(static_cast<int>(decisions / games)) + " decisions a game");
}

void stateItself(const GameSystem& system, const CardPack& pack) {
    const auto scenario = rulebookMap(system, "4p");
    const auto map = makeGameMap(*scenario, system.catalog);
    Rng rng(1, "bench");
    const Game game(*map, pack, {}, dealCards(4, rng));
    State state = startGame(game);
    constexpr int times = 2'000'000;
    std::uint64_t sum = 0;
    const auto seconds = bench::median(runs, [&] {
        for (int i = 0; i < times; ++i) {
            state.reserved[0] = static_cast<std::uint8_t>(i);
            sum += hashOf(state);
        }
        bench::use(&sum);
    });
    bench::row("hash of a state", {seconds.wall / times * 1e9, seconds.processor / times * 1e9}, "ns",
               std::to_string(sizeof(State)) + " bytes");
}

void calibration() {
    const auto seconds = bench::median(runs, [] {
        Rng rng(1, "calibration");
        std::uint64_t sum = 0;
        for (int i = 0; i < 50'000'000; ++i) sum += rng.next();
        bench::use(&sum);
    });
    bench::durationRow("calibration", seconds, "50 million random numbers, for ratios");
}

}  // namespace

int main() {
    const Systems systems = builtInSystems();
    const GameSystem* game = systems.find("clockwork-wars");
    if (game == nullptr) return 1;
    const CardPack pack = standInPack();
    calibration();
    for (const Case& what : cases) randomGames(*game, pack, what);
    stateItself(*game, pack);
    calibration();
}
