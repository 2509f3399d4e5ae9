// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/battle.h"

#include "core/catalog/catalog.h"
#include "core/systems/claymore/terms/zones.h"

#include <algorithm>
#include <cassert>

namespace hexa::claymore {
namespace {

HexPlace placeOf(Hex at) { return {at.q, at.r}; }

Argument armyNamed(const Catalog& catalog, Army army) {
    const Faction* faction = catalog.faction(factionId(army));
    return {"army",
            faction != nullptr ? ArgumentValue(faction->name) : ArgumentValue(std::string(factionId(army)))};
}
Argument kindNamed(const Catalog& catalog, const RegimentFacts& facts) {
    const PieceKind* kind = catalog.pieceKind(facts.id);
    return {"regiment", kind != nullptr ? ArgumentValue(kind->name) : ArgumentValue(std::string(facts.id))};
}

}  // namespace

Field Battle::find(Hex at) const {
    const auto found = std::ranges::lower_bound(mHexes, at);
    return found != mHexes.end() && *found == at ? static_cast<Field>(found - mHexes.begin()) : gone;
}

int Battle::direction(Field from, Field to) const {
    for (int direction = 0; direction < 6; ++direction)
        if (beside(from, direction) == to) return direction;
    return -1;
}

Status Battle::takeField(const Scenario& scenario) {
    const Battlefield field(scenario);
    const auto count = static_cast<std::size_t>(field.size());
    if (count > maxFields)
        return Error("claymore.play.too-large",
                     {{"count", static_cast<std::int64_t>(count)}, {"most", std::int64_t{maxFields}}});
    for (const FieldHex& hex : field.hexes()) mHexes.push_back(hex.at);
    for (HexIndex index = 0; index < field.size(); ++index) {
        const FieldHex& hex = field.at(index);
        const auto at = static_cast<std::size_t>(index);
        mEnterable[at] = hex.enterable();
        mCrossing[at] = hex.enterable() && hex.hasRiver();
        if (hex.terrain == Terrain::Tower && mTower == gone) {
            mTower = static_cast<Field>(index);
            mRubble = std::clamp(hex.rubble, 0, 2);
        }
        for (int direction = 0; direction < 6; ++direction) {
            const auto side = static_cast<std::size_t>(direction);
            const HexIndex next = hex.next[side];
            const Field other = next == noHex ? gone : static_cast<Field>(next);
            mBeside[at][side] = other;
            const bool leaving = !mOptions.on(Switch::LeavePalisade);
            mStep[at][side] = hex.enterable() && field.passable(index, direction, leaving) ? other : gone;
            mReach[at][side] =
                hex.hedge.has(direction) && !mOptions.on(Switch::AttackOverHedge) ? gone : other;
            if (next == noHex) continue;
            if (hex.closed.has(direction) || field.at(next).closed.has((direction + 3) % 6))
                mClosed[at] = static_cast<std::uint8_t>(mClosed[at] | 1U << direction);
        }
    }
    mDistance.resize(count * count);
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = 0; b < count; ++b)
            mDistance[a * count + b] =
                static_cast<std::uint8_t>(std::min(255, hexa::distance(mHexes[a], mHexes[b])));
    for (const MatSide side : matSides)
        for (const HexIndex index : field.edgeZone(side))
            if (mEnterable[static_cast<std::size_t>(index)])
                mEdges[static_cast<std::size_t>(side)].push_back(static_cast<Field>(index));
    return Done{};
}

Status Battle::takeSeats(const Scenario& scenario, const Catalog& catalog, StartPlaces places) {
    mSeats = scenario.players();
    if (mSeats < 2 || mSeats > maxSeats)
        return Error("claymore.play.seats", {{"count", std::int64_t{mSeats}}});
    std::array<int, armyCount> count{};
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        const auto army = claymore::armyOfSeat(scenario, catalog, static_cast<int>(seat));
        if (!army)
            return Error("claymore.play.seat-army", {{"player", static_cast<std::int64_t>(seat) + 1}},
                         JsonPointer{"/seats/" + std::to_string(seat)});
        mArmyOfSeat[seat] = places == StartPlaces::Exchanged ? enemyOf(*army) : *army;
        ++count[indexOf(mArmyOfSeat[seat])];
    }
    for (const Army army : armies)
        if (count[indexOf(army)] == 0) return Error("claymore.play.army-missing", {armyNamed(catalog, army)});
    return Done{};
}

Status Battle::takeRegiments(const Scenario& scenario, const Catalog& catalog, StartPlaces places) {
    mPlacedBy.fill(-1);
    for (const Regiment& regiment : regimentsOn(scenario)) {
        const RegimentFacts& facts = factsOf(regiment.kind);
        const Field at = find(regiment.at);
        if (at == gone) continue;  // outside of the play area
        if (regiment.number > facts.count)
            return Error("claymore.play.too-many",
                         {kindNamed(catalog, facts), {"count", std::int64_t{facts.count}}},
                         placeOf(regiment.at));
        const RegimentId id = regimentId(regiment.kind, regiment.number);
        if (onMat(mStart[id].at))
            return Error("claymore.play.twice",
                         {kindNamed(catalog, facts), {"number", std::int64_t{regiment.number}}},
                         placeOf(regiment.at));
        for (const Start& other : mStart)
            if (other.at == at) return Error("claymore.play.crowded", {}, placeOf(regiment.at));
        mStart[id] = {at, static_cast<std::uint8_t>(std::clamp(regiment.chips, 0, facts.lives - 1)),
                      regiment.elite};
        mPlacedBy[id] = places == StartPlaces::Exchanged ? -1 : regiment.seat;
    }
    return Done{};
}

Status Battle::takeZones(const Scenario& scenario, const Catalog& catalog, StartPlaces places) {
    for (const Zone& zone : scenario.board.zones) {
        if (zone.seat < 0 || zone.seat >= mSeats) continue;
        const std::size_t army = indexOf(armyOfSeat(zone.seat));
        if (zone.kind == zone::objective) {
            for (const Hex at : zone.hexes)
                if (const Field place = find(at); place != gone) mObjectives[army][place] = true;
            continue;
        }
        const Entry entry = zone.kind == zone::free     ? Entry::Free
                            : zone.kind == zone::hidden ? Entry::Hidden
                            : zone.kind == zone::entry  ? Entry::Card
                                                        : Entry::None;
        if (entry == Entry::None) continue;
        if (mEntry[army] == Entry::None) mEntry[army] = entry;
        if (mEntry[army] != entry) continue;  // a second way to come in: the first zone counts
        for (const Hex at : zone.hexes)
            if (const Field place = find(at); place != gone && enterable(place)) mZone[army].push_back(place);
    }
    for (auto& zone : mZone) {
        std::ranges::sort(zone);
        zone.erase(std::unique(zone.begin(), zone.end()), zone.end());
    }
    const auto standing = [this] {
        std::array<bool, armyCount> stands{};
        for (RegimentId id = 0; id < regimentTotal; ++id)
            if (onMat(mStart[id].at)) stands[indexOf(armyOf(id))] = true;
        return stands;
    };
    const std::array<bool, armyCount> placed = standing();
    if (places == StartPlaces::Exchanged) freeThePlanned();
    const std::array<bool, armyCount> stands = standing();
    mChoosesSide = !stands[0] && !stands[1] && mEntry[0] == Entry::None && mEntry[1] == Entry::None;
    if (mChoosesSide) mEntry = {Entry::Free, Entry::Free};
    for (const Army army : armies)
        if (!stands[indexOf(army)] && mEntry[indexOf(army)] == Entry::None)
            return Error("claymore.play.no-regiments", {armyNamed(catalog, army)});
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        const std::size_t army = indexOf(armyOf(id));
        const bool takesPart = !placed[army] || !mOptions.on(Switch::PlacedOnly);
        if (mStart[id].at == gone && mEntry[army] != Entry::None && takesPart) mStart[id].at = waiting;
    }
    return Done{};
}

/// Frees the zones of exchanged armies: if only one of them is on the map, it gets the zone of the
/// other one, which deploys around the first one's hexes.
void Battle::freeThePlanned() {
    for (const Army army : armies) {
        const std::size_t own = indexOf(army), other = indexOf(enemyOf(army));
        std::vector<Field> ground;
        bool otherStands = false;
        for (RegimentId id = 0; id < regimentTotal; ++id) {
            if (!onMat(mStart[id].at)) continue;
            if (armyOf(id) == army)
                ground.push_back(mStart[id].at);
            else
                otherStands = true;
        }
        if (ground.empty() || otherStands || mEntry[own] == Entry::None) continue;
        // Its own hexes and all around, until there is room to choose.
        const std::size_t enough = 2 * static_cast<std::size_t>(regimentsOf(enemyOf(army)));
        FieldSet in;
        for (const Field place : ground) in[place] = true;
        for (std::size_t head = 0; head < ground.size() && ground.size() < enough; ++head)
            for (int direction = 0; direction < 6; ++direction) {
                const Field next = step(ground[head], direction);
                if (next == gone || in[next] || next == mTower) continue;
                in[next] = true;
                ground.push_back(next);
            }
        std::ranges::sort(ground);
        mZone[other] = std::move(ground);
        mEntry[other] = mEntry[own];
        for (RegimentId id = 0; id < regimentTotal; ++id)
            if (armyOf(id) == army)
                mStart[id].at = onMat(mStart[id].at) && mOptions.on(Switch::PlacedOnly) ? waiting : gone;
        return;
    }
}

/// Regiments on the map have the commander named in the map. The others are dealt out by turns.
void Battle::takeCommanders() {
    for (const Army army : armies) {
        std::vector<int> seats;
        for (int seat = 0; seat < mSeats; ++seat)
            if (armyOfSeat(seat) == army) seats.push_back(seat);
        std::size_t next = 0;
        for (RegimentId id = 0; id < regimentTotal; ++id) {
            if (armyOf(id) != army) continue;
            const int named = mPlacedBy[id];
            mCommander[id] = named >= 0 && named < mSeats && armyOfSeat(named) == army
                                 ? named
                                 : seats[next++ % seats.size()];
            mCommand[static_cast<std::size_t>(mCommander[id])] |= bit(id);
        }
    }
}

void Battle::findWays() {
    const std::size_t count = mHexes.size();
    for (const bool climbs : {false, true}) {
        auto& ways = mWays[climbs ? 1 : 0];
        ways.assign(count * wayRow, 255);
        std::vector<Field> queue;
        // Ways back differ from the ways there if a palisade may be left but not entered, so they
        // are searched from the goal.
        for (std::size_t goal = 0; goal < count; ++goal) {
            queue.assign(1, static_cast<Field>(goal));
            ways[goal * wayRow + goal] = 0;
            for (std::size_t head = 0; head < queue.size(); ++head) {
                const Field at = queue[head];
                if (at == mTower && !climbs && at != goal) continue;
                for (int direction = 0; direction < 6; ++direction) {
                    const Field from = beside(at, direction);
                    if (from == gone || step(from, (direction + 3) % 6) != at) continue;
                    std::uint8_t& way = ways[from * wayRow + goal];
                    if (way != 255) continue;
                    const int steps = ways[at * wayRow + goal] + 1;
                    way = static_cast<std::uint8_t>(std::min(steps, 254));
                    queue.push_back(from);
                }
            }
        }
    }
}

Result<Battle> Battle::make(const Scenario& scenario, const Catalog& catalog, const RuleOptions& options,
                            const Values& values, StartPlaces places) {
    Battle battle;
    battle.mOptions = options;
    battle.mValues = values;
    battle.mDeckSize = values.deckSize();
    battle.mOdds = Odds(values.faces);
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        const std::size_t kind = indexOf(kindOf(id));
        battle.mCombat[id] = values.combat[kind];
        battle.mLives[id] = values.lives[kind];
        battle.mRange[id] = values.range[kind];
        if (regimentTable[kind].tower) battle.mClimbers |= bit(id);
    }
    if (Status done = battle.takeField(scenario); !done) return done.error();
    if (Status done = battle.takeSeats(scenario, catalog, places); !done) return done.error();
    if (Status done = battle.takeRegiments(scenario, catalog, places); !done) return done.error();
    if (Status done = battle.takeZones(scenario, catalog, places); !done) return done.error();
    battle.takeCommanders();
    battle.findWays();
    if (places == StartPlaces::Exchanged) battle.exchange();
    return battle;
}

/// Turns each army by a half turn about the middle between both. Regiments that can't be there go
/// to the nearest free hex.
void Battle::exchange() {
    // Sums of coordinates over count are the mean places; the middle between both, doubled, is the
    // sum of the means.
    std::array<std::int64_t, armyCount> q{}, r{}, count{};
    std::array<Start, regimentTotal> before = mStart;
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        if (!onMat(before[id].at)) continue;
        const std::size_t army = indexOf(armyOf(id));
        const Hex at = hex(before[id].at);
        q[army] += at.q;
        r[army] += at.r;
        ++count[army];
    }
    const auto mean = [&](const std::array<std::int64_t, armyCount>& sum, std::size_t army) {
        return static_cast<double>(sum[army]) / static_cast<double>(count[army]);
    };
    // An army without a place on the map: zones have been exchanged with the seats already.
    if (count[0] == 0 || count[1] == 0) return;
    const double middleQ = mean(q, 0) + mean(q, 1), middleR = mean(r, 0) + mean(r, 1);
    std::bitset<maxFields + 2> taken;
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        if (!onMat(before[id].at)) continue;
        const Hex at = hex(before[id].at);
        const Hex wanted = rounded(middleQ - at.q, middleR - at.r);
        Field best = gone;
        for (std::size_t place = 0; place < size(); ++place) {
            const auto candidate = static_cast<Field>(place);
            if (!enterable(candidate) || taken[candidate] || (candidate == mTower && !climbs(id))) continue;
            if (best == gone || hexa::distance(hex(candidate), wanted) < hexa::distance(hex(best), wanted))
                best = candidate;
        }
        mStart[id].at = best;
        if (best != gone) taken[best] = true;
    }
}

}  // namespace hexa::claymore
