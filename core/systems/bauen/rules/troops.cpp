// SPDX-License-Identifier: GPL-3.0-or-later
// Marches, fights, retreats and defence (BB-124 to 134, 144, 145).
#include "core/systems/bauen/rules/course.h"

#include "core/systems/bauen/rules/paths.h"

#include <algorithm>

namespace hexa::bauen {

/// Carries out a paid march to the area in task.b, where it may come to a fight (BB-128).
void Course::march() {
    const int seat = executor(), from = mState.task.a, to = mState.task.b;
    const std::uint8_t knights = at(from).knights;
    at(from).troop = none;
    at(from).knights = 0;
    tell(EventKind::Marched, seat, to, knights, 0, 0, from);
    if (at(to).troop == none) {
        at(to).troop = static_cast<std::int8_t>(seat);
        at(to).knights = knights;
        return endExecution();
    }
    mState.unrest = {};
    mState.unrest.area = static_cast<std::int8_t>(to);
    mState.unrest.seat = static_cast<std::int8_t>(seat);
    mState.unrest.knights = knights;
    ask(Step::Fight, seat);
    MoveList counts;
    listMoves(mTable, mState, counts);
    if (counts.size() == 1) fight(counts[0].a);
}

void Course::removeTroop(int area) {
    AreaPieces& there = at(area);
    const int seat = there.troop;
    ++stock(seat).dice;
    there.troop = none;
    there.knights = 0;
    tell(EventKind::TroopGone, seat, area);
}

/// Takes knights from the free troop of an area, as far as it has them; without any it leaves the
/// board (BB-131). Returns how many are left.
int Course::loseKnights(int area, int count) {
    AreaPieces& there = at(area);
    const int lost = std::min<int>(count, there.knights);
    there.knights = static_cast<std::uint8_t>(there.knights - lost);
    if (lost > 0) tell(EventKind::Lost, there.troop, area, lost);
    const int left = there.knights;
    if (left == 0) removeTroop(area);
    return left;
}

void Course::fight(int count) {
    Unrest& unrest = mState.unrest;
    const int area = unrest.area, other = at(area).troop;
    tell(EventKind::Fought, unrest.seat, area, count, 0, 0, none, other);
    unrest.knights = static_cast<std::uint8_t>(unrest.knights - count);
    if (count > 0) tell(EventKind::Lost, unrest.seat, area, count);
    const int defenders = loseKnights(area, count);
    const int attackers = unrest.knights;
    if (attackers == 0) {
        ++stock(unrest.seat).dice;
        tell(EventKind::TroopGone, unrest.seat, area);
        unrest.seat = none;
    } else if (defenders > 0) {
        const auto there = static_cast<std::int8_t>(area);
        const bool both = attackers == defenders;
        const bool defenderFirst = mTable.options.on(Switch::DefenderFirst);
        if (both && defenderFirst) unrest.push(there);
        if (attackers <= defenders) unrest.push(attacker);
        if (attackers > defenders || (both && !defenderFirst)) unrest.push(there);
    }
    flee();
}

void Course::withdraw(int area) {
    tell(EventKind::Withdrew, executor(), area);
    mState.unrest = {};
    mState.unrest.area = static_cast<std::int8_t>(area);
    mState.unrest.push(static_cast<std::int8_t>(area));
    flee();
}

/// Ties are the defender's (BB-144).
void Course::defend(int region, int count) {
    const int seat = executor();
    RegionPieces& here = town(region);
    tell(EventKind::Defended, seat, hallOf(region), count);
    here.garrison = static_cast<std::uint8_t>(here.garrison - count);
    if (count > 0) tell(EventKind::Lost, seat, hallOf(region), count);
    if (here.garrison == 0) {
        ++stock(seat).dice;
        tell(EventKind::TroopGone, seat, hallOf(region));
    }
    mState.unrest = {};
    Unrest& unrest = mState.unrest;
    for (int step = 1; step < mTable.seats; ++step)
        for (const int area : mTable.region(region).areas) {
            if (at(area).troop != (seat + step) % mTable.seats) continue;
            const int left = loseKnights(area, count);
            if (left > 0 && left <= here.garrison) unrest.push(static_cast<std::int8_t>(area));
        }
    flee();
}

void Course::garrison(int area) {
    AreaPieces& there = at(area);
    const int region = regionOf(area);
    town(region).garrison = there.knights;
    tell(EventKind::Stationed, executor(), hallOf(region), there.knights, 0, 0, area);
    there.troop = none;
    there.knights = 0;
    endExecution();
}

void Course::release(int area) {
    AreaPieces& there = at(area);
    const int region = regionOf(area);
    there.troop = static_cast<std::int8_t>(executor());
    there.knights = town(region).garrison;
    town(region).garrison = 0;
    tell(EventKind::Released, executor(), area, there.knights, 0, 0, hallOf(region));
    endExecution();
}

/// Makes troops retreat, asking for their areas if there is a choice (BB-132, 133); then the
/// attacker is where it won.
void Course::flee() {
    Unrest& unrest = mState.unrest;
    while (unrest.count > 0) {
        const std::int8_t who = unrest.fleeing[0];
        ask(Step::Retreat, who == attacker ? unrest.seat : at(who).troop);
        MoveList places;
        listMoves(mTable, mState, places);
        if (places.size() > 1) return;
        if (places.size() == 1) {
            retreat(places[0].a);
            continue;
        }
        if (who == attacker) {
            ++stock(unrest.seat).dice;
            tell(EventKind::TroopGone, unrest.seat, unrest.area);
            unrest.seat = none;
        } else {
            removeTroop(who);
        }
        unrest.pop();
    }
    if (unrest.seat != none) {
        at(unrest.area).troop = unrest.seat;
        at(unrest.area).knights = unrest.knights;
    }
    unrest = {};
    endExecution();
}

void Course::retreat(int area) {
    Unrest& unrest = mState.unrest;
    const std::int8_t who = unrest.fleeing[0];
    std::int8_t seat = unrest.seat;
    std::uint8_t knights = unrest.knights;
    if (who == attacker) {
        unrest.seat = none;
        unrest.knights = 0;
    } else {
        seat = at(who).troop;
        knights = at(who).knights;
        at(who).troop = none;
        at(who).knights = 0;
    }
    at(area).troop = seat;
    at(area).knights = knights;
    tell(EventKind::Retreated, seat, area, knights, 0, 0, who == attacker ? unrest.area : who);
    unrest.pop();
}

}  // namespace hexa::bauen
