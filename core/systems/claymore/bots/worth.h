// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/rules/engine.h"

#include <algorithm>

namespace hexa::claymore {

/// What the program's players think a regiment is worth, for each life: what it strikes with, and how often its cards come.
inline int worthOfLife(const Battle& battle, RegimentId id) {
    if (id == howitzer) return 5;
    if (id == ogir) return 4;
    return battle.combat(id) + (battle.shoots(id) ? 1 : 0);
}

/// Steps to the nearest enemy that could be struck from beside; 255: none can be reached.
inline int stepsToEnemy(const Battle& battle, const State& state, RegimentId id, Field from) {
    const bool climbs = battle.climbs(id);
    const RegimentId begin = armyOf(id) == Army::Imperial ? regimentsOf(Army::Imperial) : 0;
    const RegimentId end = armyOf(id) == Army::Imperial ? regimentTotal : regimentsOf(Army::Imperial);
    int nearest = 255;
    for (RegimentId enemy = begin; enemy < end; ++enemy)
        if (onMat(state.at[enemy])) nearest = std::min(nearest, battle.way(from, state.at[enemy], climbs));
    return nearest;
}

/// What an attack promises, in ten-thousandths of a worth: lives that it takes, and half the worth of a life for the end of a regiment.
inline int promiseOf(const Battle& battle, const State& state, RegimentId attacker, RegimentId target) {
    const DiceCount dice = diceOf(battle, state, attacker, target);
    const int lives = battle.lives(target) - state.chips[target];
    const int chips = battle.odds().chips(dice.attack, dice.defence, lives);
    const int kill = battle.odds().kill(dice.attack, dice.defence, lives);
    return worthOfLife(battle, target) * (2 * chips + kill) / 2;
}

}  // namespace hexa::claymore
