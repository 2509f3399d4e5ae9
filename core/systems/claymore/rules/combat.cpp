// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/course.h"

#include <algorithm>

namespace hexa::claymore {
namespace {

/// True if an enemy is beside it (for the variant of spec section 3.7).
bool engaged(const Battle& battle, const State& state, RegimentId id) {
    for (int direction = 0; direction < 6; ++direction) {
        const Field place = battle.beside(state.at[id], direction);
        if (place == gone) continue;
        const RegimentId there = state.occupant[place];
        if (there != noRegiment && armyOf(there) != armyOf(id)) return true;
    }
    return false;
}

bool onTower(const Battle& battle, const State& state, RegimentId id) {
    return state.towerStands && state.at[id] == battle.tower();
}

}  // namespace

bool reaches(const Battle& battle, const State& state, RegimentId attacker, RegimentId target) {
    const Field from = state.at[attacker], to = state.at[target];
    if (!onMat(from) || !onMat(to)) return false;
    const int distance = battle.distance(from, to);
    if (battle.shoots(attacker)) {
        if (distance > battle.range(attacker)) return false;
        return distance == 1 || !battle.on(Switch::EngagedArchers) || onTower(battle, state, attacker) ||
               !engaged(battle, state, attacker);
    }
    if (distance != 1) return false;
    const int direction = battle.direction(from, to);
    return direction >= 0 && battle.reach(from, direction) == to;
}

DiceCount diceOf(const Battle& battle, const State& state, RegimentId attacker, RegimentId target) {
    DiceCount dice{battle.combat(attacker), battle.combat(target)};
    if ((state.elite & bit(attacker)) != 0) ++dice.attack;  // CS-144
    if ((state.elite & bit(target)) != 0) ++dice.defence;
    if (state.card != 255 && battle.values().cards[state.card].sort == CardSort::Extra)
        ++dice.attack;                                    // CS-070
    if (onTower(battle, state, attacker)) ++dice.attack;  // CS-095
    if (onTower(battle, state, target)) {
        --dice.attack;
        ++dice.defence;
    }
    if (battle.shoots(attacker)) {
        if (battle.on(Switch::EngagedArchers) && !onTower(battle, state, attacker) &&
            engaged(battle, state, attacker))
            --dice.attack;
    } else if (const int direction = battle.direction(state.at[attacker], state.at[target]);
               direction >= 0 && battle.palisade(state.at[attacker], direction)) {  // CS-094
        --dice.attack;
        ++dice.defence;
    }
    return {std::max(0, dice.attack), std::max(0, dice.defence)};  // CS-096
}

void Course::attack(RegimentId id, RegimentId target) {
    if (mState.phase != Phase::OgirAct) {
        if (mState.current != noRegiment && mState.current != id) finish(mState.current);
        mState.current = id;
        mState.steps = 0;
    }
    const DiceCount dice = diceOf(mBattle, mState, id, target);
    mState.struck |= bit(id);
    mState.attacker = id;
    mState.target = target;
    mState.attackDice = static_cast<std::uint8_t>(dice.attack);
    mState.defenceDice = static_cast<std::uint8_t>(dice.defence);
    mState.phase = Phase::Dice;
    if (isLogged()) {
        Event event{EventKind::Attacked, seatOf(id), id, target};
        event.place = mState.at[target];
        event.from = mState.at[id];
        event.a = mState.attackDice;
        event.b = mState.defenceDice;
        say(event);
    }
    if (dice.attack == 0) throwDice(Move{Move::Kind::Dice});  // nothing can come of it
}

void Course::throwDice(const Move& move) {
    int skulls = 0, shields = 0;
    for (int die = 0; die < mState.attackDice; ++die) skulls += faceOf(move, die) == Face::Skull ? 1 : 0;
    for (int die = 0; die < mState.defenceDice; ++die)
        shields += faceOf(move, mState.attackDice + die) == Face::Shield ? 1 : 0;
    const RegimentId attacker = mState.attacker, target = mState.target;
    const int chips = std::max(0, skulls - shields);
    if (isLogged()) {
        Event event{EventKind::Thrown, seatOf(attacker), attacker, target};
        event.place = mState.at[target];
        event.a = static_cast<std::uint8_t>(skulls);
        event.b = static_cast<std::uint8_t>(shields);
        event.amount = static_cast<std::int16_t>(chips);
        say(event);
    }
    const bool ogirs = mState.card != 255 && card().sort == CardSort::Ogir;
    mState.attacker = mState.target = noRegiment;
    if (!ogirs) finish(attacker);  // CS-061, CS-064
    hurt(target, chips);
    if (!onMat(mState.at[target]) && settleOutcome()) return;
    ogirs ? nextOgirCard() : goOn();
}

void Course::hurt(RegimentId id, int chips) {
    if (chips <= 0) return;
    const int lives = mBattle.lives(id);
    mState.chips[id] = static_cast<std::uint8_t>(std::min(lives, mState.chips[id] + chips));
    mState.quiet = 0;
    if (isLogged()) {
        Event event{EventKind::Hurt, seatOf(id), id};
        event.place = mState.at[id];
        event.a = mState.chips[id];
        event.amount = static_cast<std::int16_t>(chips);
        say(event);
    }
    if (mState.chips[id] >= lives) destroy(id);  // CS-092
}

void Course::destroy(RegimentId id) {
    if (isLogged()) {
        Event event{EventKind::Destroyed, seatOf(id), id};
        event.place = mState.at[id];
        say(event);
    }
    leave(id);
    mState.at[id] = gone;
    mState.open &= ~bit(id);
    mState.quiet = 0;
}

}  // namespace hexa::claymore
