// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/rules.h"
#include "core/systems/claymore/rules/event.h"
#include "core/systems/claymore/rules/move.h"
#include "core/systems/claymore/rules/state.h"

namespace hexa::claymore {

/// Rises when the same moves may lead to another state or hash.
inline constexpr int rulesVersion = 1;
/// Passes through the deck without losses and arrivals that end the battle as a draw (our reading:
/// the rules have no end for armies that can't or won't meet).
inline constexpr int quietPasses = 3;

/// Returns the battle at its first decision. `log` may be null here and below.
State startBattle(const Battle& battle, Army chooser, EventLog* log = nullptr);

inline play::Turn turnOf(const State& state) {
    switch (state.phase) {
    case Phase::Over:
        return {play::Turn::Kind::Over};
    case Phase::Draw:
    case Phase::Dice:
    case Phase::Tile:
    case Phase::Misfire:
    case Phase::OgirCard:
        return {play::Turn::Kind::Chance};
    default:
        return {play::Turn::Kind::Seat, state.actor};
    }
}

/// Lists all moves of the deciding seat; never none. Also for its view of a state. Empty if chance
/// decides.
void listMoves(const Battle& battle, const State& state, MoveList& moves);
/// Carries out a legal move.
void apply(const Battle& battle, State& state, const Move& move, EventLog* log);
/// Returns a result of chance, with its odds.
Move draw(const Battle& battle, const State& state, Rng& rng);

/// Dice of an attack in the present state (CS-091, 094..097, 070, 144): of the attacker and of the
/// defender.
struct DiceCount {
    int attack = 0;
    int defence = 0;
    friend bool operator==(const DiceCount&, const DiceCount&) = default;
};
DiceCount diceOf(const Battle& battle, const State& state, RegimentId attacker, RegimentId target);
/// True if the attacker reaches the target from its place, without regard to the card (CS-090,
/// CS-100); not for the howitzer.
bool reaches(const Battle& battle, const State& state, RegimentId attacker, RegimentId target);
/// True if a regiment may make this step now (CS-080..084).
inline bool canStep(const Battle& battle, const State& state, RegimentId id, int direction) {
    const Field to = battle.step(state.at[id], direction);
    if (to == gone || state.occupant[to] != noRegiment) return false;
    return to != battle.tower() || !state.towerStands || battle.climbs(id);
}
/// True if a regiment may be deployed there: a free, suitable hex, allowed by the switches
/// (CS-052..054).
bool canDeploy(const Battle& battle, const State& state, RegimentId id, Field place);
/// Returns the hexes where an army deploys: its zone, or its side of the mat.
const std::vector<Field>& deploymentZone(const Battle& battle, const State& state, Army army);
/// Hexes on which the tile in hand can be laid (CS-114).
int nextTilePlaces(const Battle& battle, const State& state, std::array<Field, 6>& places);

/// Regiments of an army that can still fight: on the mat or waiting (CS-155).
int aliveOf(const State& state, Army army);
/// Regiments that get or keep an elite chip after the battle (CS-144, 145, 150, 157).
RegimentSet eliteAfter(const Battle& battle, const State& state);

}  // namespace hexa::claymore
