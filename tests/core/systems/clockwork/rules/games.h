// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/play.h"
#include "tests/core/systems/clockwork/rules/suite.h"

#include <functional>
#include <string>

namespace hexa::rulestest {

using namespace hexa::clockwork;

/// Returns a pack of 60 random cards of all kinds: the same for a seed.
CardPack randomPack(std::uint64_t seed);

/// Set-ups of the games: 2, 3 and 4 players, basic and Epic, with and without alliances, maps from
/// the generator, the samples and small free ones, random cards, house options on and off.
struct Table {
    std::string name;
    Scenario scenario;
    GameMap map;
    CardPack pack;
    RuleOptions options;
};
/// Returns one table of each variant for a round, with other maps, cards and options in each round.
std::vector<Table> tables(std::uint64_t round);

/// Calls `visit(table, game, rng)` for `games` games of each variant, spread over several rounds of
/// tables; times HEXATELIER_LONG.
void forEachGame(int games, const std::function<void(const Table&, const Game&, Rng&)>& visit);

/// Returns the moment of a game, for messages.
std::string at(const Table& table, const State& state);

/// Answers the open decision at random through the public door, illegal answers are refused. A
/// sheet each for Deploy.
struct Answer {
    Choice choice = passChoice;
    Sheet sheets[maxPlayers];
};
Answer playOn(const Game& game, State& state, Rng& rng, EventLog* log);

}  // namespace hexa::rulestest
