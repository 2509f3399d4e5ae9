// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/rules.h"
#include "core/systems/bauen/rules/event.h"
#include "core/systems/bauen/rules/missions.h"
#include "core/systems/bauen/rules/state.h"

namespace hexa::bauen {

/// Rises when the same moves may lead to another state or hash.
inline constexpr int rulesVersion = 1;

/// Returns the game at its first decision. `log` may be null here and below.
State startGame(const Table& table, const Deal& deal, EventLog* log = nullptr);

/// Returns a game in the middle: the pieces of the table's map, in a round (0 to 3), at a seat's
/// turn to lay a stone. No stone has been laid in this round.
State stateInRound(const Table& table, const Deal& deal, int round, int seat);

inline play::Turn turnOf(const State& state) {
    if (state.step == Step::Over) return {play::Turn::Kind::Over, -1};
    return {play::Turn::Kind::Seat, state.actor};
}

/// Lists all moves of the deciding seat; never none during a game. Also for its view of a state.
void listMoves(const Table& table, const State& state, MoveList& moves);

/// Carries out a legal move, and its forced consequences.
void apply(const Table& table, State& state, const Move& move, EventLog* log);

/// Returns the seat that carries out the action under way (BB-084).
int executorOf(const Table& table, const State& state);

/// Adds the options with which a seat can begin or continue an action; none if it is impossible
/// now. Gathering is among them only if it changes something.
void listAction(const Table& table, const State& state, int seat, Action action, MoveList& moves);
/// True if there is one.
bool canDo(const Table& table, const State& state, int seat, Action action);

/// True if the field lets this action be chosen.
bool connects(const Field& field, Action action);

/// Returns the present glory of all known missions (BB-160, 161).
Glory gloryOf(const Table& table, const State& state);
/// Seats that have won, one bit each (BB-163, 164).
unsigned winnersOf(const Table& table, const State& state);

}  // namespace hexa::bauen
