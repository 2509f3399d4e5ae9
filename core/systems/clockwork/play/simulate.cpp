// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/simulate.h"

#include "core/play/start.h"
#include "core/systems/clockwork/bots/bots.h"
#include "core/systems/clockwork/play/table.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace hexa::clockwork {
namespace {

/// Games that a thread takes at once.
constexpr std::int64_t batch = 16;

struct Work {
    const GameMap& map;
    const CardPack& pack;
    RuleOptions options;
    std::vector<const Bot*> seats;
    std::uint64_t seed = 0;
    std::int64_t games = 0;
};

void playGame(const Work& work, std::int64_t number, SimulationResult& sum) {
    const std::uint64_t seed = gameSeed(work.seed, number);
    const Game game(work.map, work.pack, work.options, dealOf(seed, work.map.players));
    State state = startGame(game);
    const auto decisions = play::playToEnd<GameRules>(GameRules(game), state, work.seats, seed);
    if (!decisions) {
        ++sum.stalls;
        return;
    }
    const Outcome outcome = outcomeOf(game, state);
    ++sum.games;
    sum.decisions += static_cast<std::int64_t>(*decisions);
    for (Player player = 0; player < game.players(); ++player) {
        if (game.side(player) == game.side(outcome.winner)) ++sum.wins[player];
        sum.points[player] += outcome.points[player];
    }
    sum.hash += mixed(hashOf(state), static_cast<std::uint64_t>(number));
}

void add(SimulationResult& sum, const SimulationResult& part) {
    sum.games += part.games;
    sum.decisions += part.decisions;
    sum.stalls += part.stalls;
    sum.hash += part.hash;
    for (std::size_t seat = 0; seat < part.wins.size(); ++seat) {
        sum.wins[seat] += part.wins[seat];
        sum.points[seat] += part.points[seat];
    }
}

/// The same bot for all if only one is named, random play if none is.
std::vector<std::string> forAllSeats(const std::vector<std::string>& names, int players) {
    if (names.size() > 1) return names;
    const std::string bot = names.empty() ? std::string(randomBot().name()) : names.front();
    return std::vector<std::string>(static_cast<std::size_t>(players), bot);
}

}  // namespace

Result<SimulationResult> simulate(const Scenario& scenario, const Catalog& catalog,
                                  const SimulationRequest& request) {
    const auto map = makeGameMap(scenario, catalog);
    if (!map) return map.error();
    const auto options = readOptions(scenario, request.options);
    if (!options) return options.error();
    const auto pack = readCards(request.cards);
    if (!pack) return pack.error();
    const auto seats =
        play::seatBots<GameRules>(forAllSeats(request.bots, map->players), map->players, false);
    if (!seats) return seats.error();

    const Work work{*map, *pack, *options, *seats, request.seed, request.games};
    const auto threads = static_cast<std::size_t>(std::clamp<std::int64_t>(
        request.threads, 1, std::max<std::int64_t>(1, (work.games + batch - 1) / batch)));
    std::vector<SimulationResult> parts(threads);
    std::atomic<std::int64_t> next = 0;
    const auto run = [&work, &next](SimulationResult& result) {
        SimulationResult sum;  // kept apart, so that threads don't share a cache line
        for (std::int64_t first = next.fetch_add(batch); first < work.games; first = next.fetch_add(batch))
            for (std::int64_t game = first; game < std::min(first + batch, work.games); ++game)
                playGame(work, game, sum);
        result = sum;
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back([&run, &parts, i] { run(parts[i]); });
        run(parts[0]);
    }
    SimulationResult sum;
    sum.seats = map->players;
    for (const SimulationResult& part : parts) add(sum, part);
    return sum;
}

}  // namespace hexa::clockwork
