// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/bots/bot.h"

#include <optional>
#include <span>

namespace hexa::clockwork {

/// All bots, the weakest first (docs/bots.md has the ladder).
std::span<const Bot* const> bots();
/// Null if there is none of this name.
const Bot* findBot(std::string_view name);
/// Uniform over the options, sheets by sampleSheet().
const Bot& randomBot();

/// What chance or a bot has for decision `number` of the game with this seed (all sheets of a turn are one decision).
Rng chanceRng(std::uint64_t seed, std::uint64_t number);
Rng botRng(std::uint64_t seed, std::uint64_t number, Player player);

/// The discarded Espionage cards in a random order, for DecisionKind::Shuffle.
CardOrder drawShuffle(const State& state, Rng rng);

/// Lets whoever must decide do so, bots by seat; gives nothing to do for a game that is over. After a deployment `fought`,
/// if there, has the territories where battles began; otherwise it stays as it is.
void playStep(const Game& game, State& state, std::span<const Bot* const> seats, std::uint64_t seed,
              std::uint64_t number, TileMask* fought = nullptr);

/// The same until the game is over: the number of decisions, or none if it would not end and was broken off. `fights`, if
/// not empty, has an entry for each territory: the battles that begin there are added.
std::optional<std::uint64_t> playToEnd(const Game& game, State& state, std::span<const Bot* const> seats,
                                       std::uint64_t seed, std::span<std::int64_t> fights = {});

}  // namespace hexa::clockwork
