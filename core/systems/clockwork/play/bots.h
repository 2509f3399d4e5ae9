// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/play/view.h"

#include <span>
#include <string_view>

namespace hexa::clockwork {

/// A player that the program plays: a name and what it does with what it may know. The generator is fresh for each
/// decision, so that a game can go on from any point as if it had never stopped.
struct Bot {
    std::string_view name;
    /// One of the choices of view.open().decision, which is the bot's.
    Choice (*choose)(const Game& game, const PlayerView& view, Rng& rng);
    /// A legal sheet.
    Sheet (*deploy)(const Game& game, const PlayerView& view, Rng& rng);
};

/// All bots, the weakest first.
std::span<const Bot> bots();
/// Null if there is none of this name.
const Bot* findBot(std::string_view name);
/// Uniform over the options, sheets by sampleSheet().
const Bot& randomBot();

/// What chance or a bot has for decision `number` of the game with this seed (all sheets of a turn are one decision).
Rng chanceRng(std::uint64_t seed, std::uint64_t number);
Rng botRng(std::uint64_t seed, std::uint64_t number, Player player);

/// The discarded Espionage cards in a random order, for DecisionKind::Shuffle.
struct CardOrder;
CardOrder drawShuffle(const State& state, Rng rng);

/// Lets whoever must decide do so, bots by seat; gives nothing to do for a game that is over.
void playStep(const Game& game, State& state, std::span<const Bot* const> seats, std::uint64_t seed,
              std::uint64_t number);

}  // namespace hexa::clockwork
