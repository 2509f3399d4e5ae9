// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/rules/course.h"

#include <algorithm>

namespace hexa::claymore {

/// Returns the bots' estimate of a regiment's worth, for each life: its attack, and the frequency
/// of its cards.
inline int worthOfLife(const Battle& battle, RegimentId id) {
    if (id == howitzer) return 5;
    if (id == ogir) return 4;
    return battle.combat(id) + (battle.shoots(id) ? 1 : 0);
}

/// Returns the steps to the nearest enemy, and this enemy in `nearest`; 255: none can be reached.
inline int stepsToEnemy(const Battle& battle, const State& state, RegimentId id, Field from,
                        RegimentId& nearest) {
    const auto ways = battle.waysFrom(from, battle.climbs(id));
    const RegimentRange enemies = rangeOf(enemyOf(armyOf(id)));
    // One number for way and enemy, so that the processor need not predict branches: it is the
    // innermost loop of all bots.
    unsigned best = 255U << 8 | noRegiment;
    for (unsigned enemy = enemies.begin; enemy < enemies.end; ++enemy)
        best = std::min(best, unsigned{ways[state.at[enemy]]} << 8 | enemy);
    if (best >> 8 < 255) nearest = static_cast<RegimentId>(best & 255);
    return static_cast<int>(best >> 8);
}
inline int stepsToEnemy(const Battle& battle, const State& state, RegimentId id, Field from) {
    RegimentId nearest = noRegiment;
    return stepsToEnemy(battle, state, id, from, nearest);
}

/// Returns the promise of an attack, in ten-thousandths of a worth: lives taken, and half the worth
/// of a life for destroying a regiment.
inline int promiseOf(const Battle& battle, const State& state, RegimentId attacker, RegimentId target) {
    const DiceCount dice = diceOf(battle, state, attacker, target);
    const int lives = battle.lives(target) - state.chips[target];
    const int chips = battle.odds().chips(dice.attack, dice.defence, lives);
    const int kill = battle.odds().kill(dice.attack, dice.defence, lives);
    return worthOfLife(battle, target) * (2 * chips + kill) / 2;
}

/// Returns the best promise of an attack from the regiment's present place; 0 without a target.
inline int bestPromise(const Battle& battle, const State& state, RegimentId id) {
    int best = 0;
    eachTarget(battle, state, id, [&](RegimentId target) {
        best = std::max(best, promiseOf(battle, state, id, target));
        return false;
    });
    return best;
}

}  // namespace hexa::claymore
