// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/course.h"

#include <algorithm>

namespace hexa::claymore {
namespace {

/// True if the army puts its regiments on the mat before the battle.
bool deploysFirst(const Battle& battle, Army army) {
    return battle.entry(army) == Entry::Free || battle.entry(army) == Entry::Hidden;
}

bool hasRoom(const Battle& battle, const State& state, RegimentId id) {
    return std::ranges::any_of(deploymentZone(battle, state, armyOf(id)),
                               [&](Field place) { return canDeploy(battle, state, id, place); });
}

}  // namespace

const std::vector<Field>& deploymentZone(const Battle& battle, const State& state, Army army) {
    if (!battle.choosesSide() || state.side >= matSides.size()) return battle.zone(army);
    const auto side = static_cast<MatSide>(state.side);
    return battle.edge(army == state.chooser ? side : oppositeOf(side));
}

bool canDeploy(const Battle& battle, const State& state, RegimentId id, Field place) {
    if (state.occupant[place] != noRegiment || state.veiled[place] || !battle.enterable(place)) return false;
    if (battle.crossing(place) && !battle.on(Switch::DeployOnCrossing)) return false;
    if (place != battle.tower() || !state.towerStands) return true;
    return battle.climbs(id) && battle.on(Switch::DeployOnTower);
}

void Course::chooseSide(MatSide side) {
    mState.side = static_cast<std::uint8_t>(side);
    if (isLogged()) {
        Event event{EventKind::SideChosen, static_cast<std::int8_t>(mState.actor)};
        event.a = mState.side;
        say(event);
    }
    nextDeployer(mState.turn);  // CS-050: who chose the side begins
}

RegimentId Course::nextToDeploy(Army army) const {
    if (!deploysFirst(mBattle, army)) return noRegiment;
    for (RegimentId id = 0; id < regimentTotal; ++id)
        if (armyOf(id) == army && mState.at[id] == waiting && hasRoom(mBattle, mState, id)) return id;
    return noRegiment;
}

bool Course::letDeploy(Army army) {
    const RegimentId id = nextToDeploy(army);
    if (id == noRegiment) return false;
    mState.phase = Phase::Deploy;
    mState.turn = army;
    mState.actor = static_cast<std::uint8_t>(mBattle.commander(id));
    return true;
}

void Course::nextDeployer(Army next) {
    if (!letDeploy(next) && !letDeploy(enemyOf(next))) beginBattle();  // CS-051
}

void Course::deploy(RegimentId id, Field to) {
    const Army army = armyOf(id);
    put(id, to);
    if (isLogged()) {
        const bool hidden = mBattle.entry(army) == Entry::Hidden;
        Event event{EventKind::Deployed, seatOf(id), id};
        event.place = to;
        // The last chip turns all up: it reveals nothing beyond the visible result.
        event.secret =
            hidden && (nextToDeploy(army) != noRegiment || nextToDeploy(enemyOf(army)) != noRegiment);
        say(event);
        if (hidden) {
            Event chip{EventKind::ChipLaid, seatOf(id)};
            chip.place = to;
            say(chip);
        }
    }
    nextDeployer(enemyOf(army));
}

void Course::beginBattle() {
    mState.deployed = true;
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        const Army army = armyOf(id);
        if (mState.at[id] == waiting && deploysFirst(mBattle, army))
            mState.at[id] = gone;  // there was no room
        if (isLogged() && mBattle.entry(army) == Entry::Hidden && onMat(mState.at[id]) &&
            !onMat(mBattle.start(id).at)) {
            Event event{EventKind::Revealed, seatOf(id), id};
            event.place = mState.at[id];
            say(event);
        }
    }
    if (isLogged()) say({EventKind::BattleBegins});
    if (!settleOutcome()) nextCard();
}

}  // namespace hexa::claymore
