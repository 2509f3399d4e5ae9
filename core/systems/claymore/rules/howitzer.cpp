// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/course.h"

namespace hexa::claymore {

int nextTilePlaces(const Battle& battle, const State& state, std::array<Field, 6>& places) {
    const Field goal = state.at[state.target];
    const int wanted = battle.distance(state.ball, goal) - 1;
    int count = 0;
    for (int direction = 0; direction < 6; ++direction) {
        const Field next = battle.beside(state.ball, direction);
        if (next != gone && battle.distance(next, goal) == wanted)
            places[static_cast<std::size_t>(count++)] = next;
    }
    return count;
}

void Course::fire(RegimentId target) {
    if (mState.current != noRegiment && mState.current != howitzer) finish(mState.current);
    mState.current = howitzer;
    mState.struck |= bit(howitzer);
    mState.attacker = howitzer;
    mState.target = target;
    mState.ball = mState.at[howitzer];
    mState.firstTile = true;
    mState.tiles = mBattle.values().tiles;
    if (isLogged()) {
        Event event{EventKind::Fired, seatOf(howitzer), howitzer, target};
        event.place = mState.at[target];
        event.from = mState.at[howitzer];
        say(event);
    }
    mState.phase = Phase::Tile;
    if (mBattle.distance(mState.ball, mState.at[target]) == 1) completeChain();  // CS-111
}

void Course::turnTile(Tile tile) {
    mState.tile = tile;
    --mState.tiles[static_cast<std::size_t>(tile)];
    std::array<Field, 6> places{};
    const int count = nextTilePlaces(mBattle, mState, places);
    if (count == 1) return layTile(places[0]);
    if (count > 1) {
        mState.actor = static_cast<std::uint8_t>(mBattle.commander(howitzer));
        mState.phase = Phase::Lay;
        return;
    }
    endShot();  // the mat ends on the way
}

void Course::layTile(Field place) {
    if (isLogged()) {
        Event event{EventKind::TileLaid};
        event.place = place;
        event.a = static_cast<std::uint8_t>(mState.tile);
        say(event);
    }
    mState.ball = place;
    const bool first = mState.firstTile;
    mState.firstTile = false;
    const RegimentId there = mState.occupant[place];
    if (mState.tile == Tile::Explosion) {
        explodeAt(place);
        if (!first) return endShot();
        mState.phase = Phase::Misfire;  // CS-117
        return;
    }
    if (mState.tile == Tile::Bounce && there != noRegiment) hurt(there, 1);
    if (mBattle.distance(place, mState.at[mState.target]) == 1) return completeChain();
    if (mState.tiles[0] + mState.tiles[1] + mState.tiles[2] == 0) return endShot();  // CS-119
    mState.phase = Phase::Tile;
}

void Course::misfire(Tile tile) {
    if (isLogged()) {
        Event event{EventKind::Misfire, seatOf(howitzer), howitzer};
        event.place = mState.at[howitzer];
        event.a = static_cast<std::uint8_t>(tile);
        say(event);
    }
    if (tile == Tile::Bounce) hurt(howitzer, 1);
    if (tile == Tile::Explosion) destroy(howitzer);
    endShot();
}

void Course::explodeAt(Field place) {
    if (const RegimentId there = mState.occupant[place]; there != noRegiment) destroy(there);
    hitTower(place);
}

/// Hits the tower; the third explosion removes it (CS-118).
void Course::hitTower(Field place) {
    if (!mState.towerStands || place != mBattle.tower()) return;
    ++mState.rubble;
    Event event{EventKind::TowerHit};
    event.place = place;
    event.amount = mState.rubble;
    if (isLogged()) say(event);
    if (mState.rubble < 3) return;
    mState.towerStands = false;
    event.kind = EventKind::TowerDown;
    if (isLogged()) say(event);
}

/// Completes the chain of tiles (CS-111, CS-116).
void Course::completeChain() {
    const RegimentId target = mState.target;
    const Field place = mState.at[target];
    if (isLogged()) {
        Event event{EventKind::ChainComplete, seatOf(howitzer), howitzer, target};
        event.place = place;
        say(event);
    }
    destroy(target);
    if (mBattle.on(Switch::TargetHitsTower)) hitTower(place);
    mState.target = noRegiment;
    endShot();
}

void Course::endShot() {
    if (mState.target != noRegiment && isLogged()) {
        Event event{EventKind::ShotFailed, seatOf(howitzer), howitzer, mState.target};
        event.place = mState.at[mState.target];
        say(event);
    }
    mState.tiles = {};
    mState.ball = gone;
    mState.tile = Tile::Flying;
    mState.firstTile = false;
    mState.attacker = mState.target = noRegiment;
    finish(howitzer);
    if (!settleOutcome()) goOn();
}

}  // namespace hexa::claymore
