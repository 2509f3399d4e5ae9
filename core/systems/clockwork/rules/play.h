// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/event.h"
#include "core/systems/clockwork/rules/sheet.h"

#include <span>

// Fast access to the rules for bots, simulator and tests. A game is
//     State state = startGame(game);
//     while (state.decision.kind != DecisionKind::Over) ... choose / deploy / shuffle ...
// A refused action changes nothing. With a log, events are appended; without, nothing is allocated.

namespace hexa::clockwork {

/// Rises whenever the same decisions may lead to another state, or the layout of State changes and
/// with it every hash; records name it.
inline constexpr int rulesVersion = 2;

/// Returns the state at the first decision of turn 1.
State startGame(const Game& game, EventLog* log = nullptr);

/// Takes one option (or passChoice) of the open decision. Not for Deploy and Shuffle.
Refusal choose(const Game& game, State& state, Choice choice, EventLog* log = nullptr);

/// Returns the sheets of all players by seat, for DecisionKind::Deploy: checks all, then reveals
/// them together. The order in which they are given doesn't matter.
Refusal deploy(const Game& game, State& state, std::span<const Sheet> sheets, EventLog* log = nullptr);

/// Returns the state in which the battles of a turn begin if this player's sheet were the only one;
/// a legal sheet, for a look ahead.
State revealedAlone(const Game& game, const State& state, Player player, const Sheet& sheet);

/// Returns the orders of the Reinforcement stage (bits of reinforce::*, no cards) by which a player
/// could still change a battle.
unsigned helpFor(const Game& game, const State& state, Player player, TileIndex battle);

/// An order of Espionage cards, from the top.
struct CardOrder {
    std::array<std::uint8_t, espionageCards> cards{};
    std::size_t count = 0;
    std::span<const std::uint8_t> span() const { return {cards.data(), count}; }
};

/// Returns a new order of the discarded cards from the top, for DecisionKind::Shuffle: exactly the
/// cards of State::discard.
Refusal shuffle(const Game& game, State& state, std::span<const std::uint8_t> order, EventLog* log = nullptr);

/// Answers whatever is open at random: uniform over the options, sheets by sampleSheet(). Always
/// legal.
void playRandomly(const Game& game, State& state, Rng& rng, EventLog* log = nullptr);

/// Plays until the game is over; returns the number of decisions. Every game ends (INV-12).
int playOut(const Game& game, State& state, Rng& rng);

/// Scores and winner of a finished game (END-02, ALL-15).
struct FinalScore {
    /// With alliances: the member later in player order in the last turn.
    Player winner = noPlayer;
    std::array<int, maxPlayers> points{};       ///< Final VP of each player.
    std::array<int, maxPlayers> territories{};  ///< Controlled at the end.
};
FinalScore finalScoreOf(const Game& game, const State& state);

/// Returns the IP of each discipline for option n of DecisionKind::CourtPoints, 3 in all.
std::array<int, disciplineCount> courtSplit(Choice option);

/// Special units that a battle's winner could keep, in the order of the bits of
/// DecisionKind::KeepUnits. Option n keeps the units of its set bits, and fills up with Soldiers.
struct SpecialUnit {
    Player owner = noPlayer;
    Unit unit = Unit::Unique;
};
struct SpecialUnits {
    std::array<SpecialUnit, 4> list{};
    int count = 0;
};
SpecialUnits specialUnitsAt(const Game& game, const State& state, int side, TileIndex tile);

}  // namespace hexa::clockwork
