// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/rules/engine.h"

namespace hexa::claymore {

/// The course of a battle: carries out moves. Lives as long as one of them.
class Course {
public:
    Course(const Battle& battle, State& state, EventLog* log) : mBattle(battle), mState(state), mLog(log) {}

    void begin(Army chooser);
    void carryOut(const Move& move);

private:
    // course.cpp
    void nextCard();
    void draw(std::uint8_t design);
    /// Finds the next decision after an action with the card, or ends the card.
    void goOn();
    void finish(RegimentId id);
    void step(RegimentId id, Field to);
    void enter(RegimentId id, Field to);
    void endCard();
    /// True if the battle is over.
    bool settleOutcome();
    bool winsByStanding(RegimentId id);
    void endBattle(BattleResult outcome);
    void nextOgirCard();
    void ogirCard(OgirCard card);

    // deployment.cpp
    void chooseSide(MatSide side);
    void deploy(RegimentId id, Field to);
    /// Lets the next army deploy, or begins the battle.
    void nextDeployer(Army next);
    /// Returns a regiment of the army still to be deployed, or noRegiment.
    RegimentId nextToDeploy(Army army) const;
    bool letDeploy(Army army);
    void beginBattle();

    // combat.cpp
    void attack(RegimentId id, RegimentId target);
    void throwDice(const Move& move);
    void hurt(RegimentId id, int chips);
    void destroy(RegimentId id);

    // howitzer.cpp
    void fire(RegimentId target);
    void turnTile(Tile tile);
    void layTile(Field place);
    void misfire(Tile tile);
    void explodeAt(Field place);
    void hitTower(Field place);
    void completeChain();
    void endShot();

    void put(RegimentId id, Field to) {
        mState.at[id] = to;
        mState.occupant[to] = id;
    }
    void leave(RegimentId id) { mState.occupant[mState.at[id]] = noRegiment; }
    const ActionCard& card() const { return mBattle.values().cards[mState.card]; }
    std::int8_t seatOf(RegimentId id) const { return static_cast<std::int8_t>(mBattle.commander(id)); }
    void say(const Event& event) {
        if (mLog != nullptr) mLog->push_back(event);
    }
    /// True if events are wanted; otherwise none are made.
    bool isLogged() const { return mLog != nullptr; }

    const Battle& mBattle;
    State& mState;
    EventLog* mLog;
};

/// Calls add(id) for each enemy that a regiment can attack from its place; the howitzer can mark
/// any (CS-111). Stops when it returns true, and then returns true.
template <class Add>
bool eachTarget(const Battle& battle, const State& state, RegimentId id, Add add) {
    const Army enemy = enemyOf(armyOf(id));
    if (id != howitzer && !battle.shoots(id)) {
        for (int direction = 0; direction < 6; ++direction) {
            const Field place = battle.reach(state.at[id], direction);
            if (place == gone) continue;
            const RegimentId there = state.occupant[place];
            if (there != noRegiment && armyOf(there) == enemy && add(there)) return true;
        }
        return false;
    }
    const RegimentRange enemies = rangeOf(enemy);
    for (RegimentId target = enemies.begin; target < enemies.end; ++target)
        if (onMat(state.at[target]) && (id == howitzer || reaches(battle, state, id, target)) && add(target))
            return true;
    return false;
}

/// Calls add() for each possible action of an open regiment with the card, as moves.
template <class Add>
bool eachAction(const Battle& battle, const State& state, RegimentId id, Add add) {
    const Field at = state.at[id];
    if (at == waiting) {
        for (const Field place : deploymentZone(battle, state, armyOf(id)))
            if (canDeploy(battle, state, id, place) && add(Move{Move::Kind::Enter, id, place})) return true;
        return false;
    }
    const CardSort sort = battle.values().cards[state.card].sort;
    const bool fresh = state.current != id;
    const int steps = fresh ? (sort == CardSort::Double ? 2 : 1) : state.steps;
    const bool moved = !fresh && state.moved;
    if (steps > 0)
        for (int direction = 0; direction < 6; ++direction)
            if (canStep(battle, state, id, direction) &&
                add(Move{Move::Kind::Step, id, battle.step(at, direction)}))
                return true;
    if (sort == CardSort::Whole && !battle.on(Switch::WholeArmyAttack)) return false;
    if (moved && (battle.shoots(id) || id == howitzer)) return false;
    return eachTarget(battle, state, id, [&](RegimentId target) {
        return add(Move{Move::Kind::Attack, id, gone, target});
    });
}

}  // namespace hexa::claymore
