// SPDX-License-Identifier: GPL-3.0-or-later
// Possible decisions.
#include "core/systems/bauen/rules/engine.h"
#include "core/systems/bauen/rules/money.h"
#include "core/systems/bauen/rules/paths.h"

#include <algorithm>

namespace hexa::bauen {
namespace {

using Kind = Move::Kind;

const Cost& priceOf(const CostTable& table, int count) {
    return table.prices[static_cast<std::size_t>(count - 1)];
}

/// Own areas of a seat, one after another.
template <class Take>
void eachOwnArea(const Table& table, const State& state, int seat, Take take) {
    for (int area = 0; area < table.land.areaCount(); ++area)
        if (ownerOf(table.land, state.pieces, area) == seat) take(area);
}

void listMarkings(const Table& table, const State& state, int area, MoveList& moves) {
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        if (state.pieces.area(area).workers[colour] < table.area(area).markings[colour])
            moves.add(Kind::Worker, area, static_cast<int>(colour));
}

void listMarkingsOf(const Table& table, const State& state, int region, MoveList& moves) {
    for (const int area : table.region(region).areas) listMarkings(table, state, area, moves);
}

void listWorker(const Table& table, const State& state, int seat, MoveList& moves) {
    bool idle = false;
    eachOwnArea(table, state, seat, [&](int area) {
        const AreaPieces& there = state.pieces.area(area);
        if (there.workers != there.carrying) idle = true;
        if (state.stock[static_cast<std::size_t>(seat)].workers > 0) listMarkings(table, state, area, moves);
    });
    if (idle) moves.add(Kind::Gather);
}

bool troopsOfOthers(const Table& table, const State& state, int seat, int region) {
    return std::ranges::any_of(table.region(region).areas, [&](int area) {
        return state.pieces.area(area).troop != none && state.pieces.area(area).troop != seat;
    });
}

void listTown(const Table& table, const State& state, int seat, MoveList& moves) {
    if (state.stock[static_cast<std::size_t>(seat)].halls == 0) return;
    if (!canPay(table, state, seat, table.data.town.prices[0])) return;
    for (int region = 0; region < table.land.regionCount(); ++region)
        if (state.pieces.region(region).owner == none &&
            (table.options.on(Switch::FoundBesideTroops) || !troopsOfOthers(table, state, seat, region)))
            moves.add(Kind::Town, region);
}

/// Lists one business for each symbol that its die may cover; one if both are alike (BB-110, 111).
void listSite(const Table& table, const State& state, int area, MoveList& moves) {
    const Area& land = table.area(area);
    if (!land.hasSite() || state.pieces.area(area).level > 0) return;
    moves.add(Kind::Build, area, 0);
    if (land.goods[0] != land.goods[1]) moves.add(Kind::Build, area, 1);
}

void listBusiness(const Table& table, const State& state, int seat, MoveList& moves) {
    if (state.red > 0 && canPay(table, state, seat, table.data.business.prices[0]))
        eachOwnArea(table, state, seat, [&](int area) { listSite(table, state, area, moves); });
    if (canPay(table, state, seat, table.data.upgrade.prices[0]))
        eachOwnArea(table, state, seat, [&](int area) {
            const int level = state.pieces.area(area).level;
            if (level > 0 && level < maxLevel) moves.add(Kind::Upgrade, area);
        });
}

void listGoods(const Table& table, const State& state, int seat, MoveList& moves) {
    std::array<bool, colourCount> has{};
    for (int area = 0; area < table.land.areaCount(); ++area)
        if (mayUse(table, state, seat, area))
            for (std::size_t colour = 0; colour < colourCount; ++colour)
                has[colour] = has[colour] || state.pieces.area(area).carrying[colour] > 0;
    eachOwnArea(table, state, seat, [&](int area) {
        const AreaPieces& there = state.pieces.area(area);
        if (there.store >= there.level || (there.store == 0 && state.white == 0)) return;
        const int good = goodOf(table.area(area), there);
        if (has[indexOf(table.data.goods[static_cast<std::size_t>(good)].colour)])
            moves.add(Kind::Produce, area);
    });
}

/// Lists the places for one more knight (BB-120 to BB-123).
void listKnightPlaces(const Table& table, const State& state, int seat, MoveList& moves) {
    const bool newTroop = state.stock[static_cast<std::size_t>(seat)].dice > 0;
    eachOwnArea(table, state, seat, [&](int area) {
        const AreaPieces& there = state.pieces.area(area);
        if (there.troop == none ? newTroop : there.troop == seat && there.knights < maxKnights)
            moves.add(Kind::Knight, area);
    });
    for (int region = 0; region < table.land.regionCount(); ++region) {
        const RegionPieces& town = state.pieces.region(region);
        if (town.owner == seat && (town.garrison == 0 ? newTroop : town.garrison < maxKnights))
            moves.add(Kind::Station, region);
    }
}

/// Returns the room for knights, at most three: a new troop takes all three.
int knightRoom(const Table& table, const State& state, int seat) {
    MoveList places;
    listKnightPlaces(table, state, seat, places);
    int room = 0;
    for (const Move& move : places)
        room += maxKnights - (move.kind == Kind::Knight ? state.pieces.area(move.a).knights
                                                        : state.pieces.region(move.a).garrison);
    return std::min(room, 3);
}

void listKnights(const Table& table, const State& state, int seat, MoveList& moves) {
    if (!table.knightsCost) return listKnightPlaces(table, state, seat, moves);
    const int room = knightRoom(table, state, seat);
    for (int count = 1; count <= room; ++count)
        if (canPay(table, state, seat, priceOf(table.data.knights, count))) moves.add(Kind::Count, count);
}

void listMarch(const Table& table, const State& state, int seat, MoveList& moves) {
    const int points = worthOf(fundsOf(table, state, seat, Domain::Supply));
    const bool refuge = !table.options.on(Switch::WithdrawNeedsRoom) || hasRefuge(table, state, seat);
    for (int area = 0; area < table.land.areaCount(); ++area) {
        if (state.pieces.area(area).troop != seat) continue;
        if (points > 0) {
            const Reach reach = reachOf(table, state, seat, area, points);
            if (std::ranges::any_of(reach, [](std::uint8_t cost) { return cost != outOfReach; }))
                moves.add(Kind::March, area);
        }
        const int owner = ownerOf(table.land, state.pieces, area);
        if (owner != none && owner != seat && refuge) moves.add(Kind::Withdraw, area);
    }
}

void listWallPlaces(const Table& table, const State& state, int seat, MoveList& moves) {
    eachOwnArea(table, state, seat, [&](int area) {
        for (int direction = 0; direction < 6; ++direction)
            if (!state.pieces.area(area).hasWall(direction) && table.land.isWallPlace(area, direction))
                moves.add(Kind::Wall, area, direction);
    });
}

void listWalls(const Table& table, const State& state, int seat, MoveList& moves) {
    MoveList places;
    listWallPlaces(table, state, seat, places);
    const int most = std::min(
        {3, int{state.stock[static_cast<std::size_t>(seat)].walls}, static_cast<int>(places.size())});
    for (int count = 1; count <= most; ++count)
        if (canPay(table, state, seat, priceOf(table.data.walls, count))) moves.add(Kind::Count, count);
}

void listDefend(const Table& table, const State& state, int seat, MoveList& moves) {
    for (int region = 0; region < table.land.regionCount(); ++region) {
        const RegionPieces& town = state.pieces.region(region);
        if (town.owner != seat) continue;
        const bool enemies = troopsOfOthers(table, state, seat, region);
        for (int count = 0; enemies && count <= std::min(2, int{town.garrison}); ++count)
            if (town.garrison > 0) moves.add(Kind::Defend, region, count);
        for (const int area : table.region(region).areas) {
            const int troop = state.pieces.area(area).troop;
            if (troop == seat && town.garrison == 0) moves.add(Kind::Garrison, area);
            if (troop == none && town.garrison > 0) moves.add(Kind::Release, area);
        }
    }
}

bool touchesTown(const Table& table, const State& state, int region) {
    for (const int area : table.region(region).areas)
        for (const int beyond : table.area(area).next)
            if (beyond != none && table.area(beyond).region != region &&
                ownerOf(table.land, state.pieces, beyond) != none)
                return true;
    return false;
}

/// Lists the regions without a town hall (BB-072); with StartApart none beside another town, as
/// long as there is one.
void listFirstTowns(const Table& table, const State& state, MoveList& moves) {
    for (const bool apart : {true, false}) {
        if (apart && !table.options.on(Switch::StartApart)) continue;
        for (int region = 0; region < table.land.regionCount(); ++region)
            if (state.pieces.region(region).owner == none && (!apart || !touchesTown(table, state, region)))
                moves.add(Kind::Town, region);
        if (!moves.empty()) return;
    }
}

/// Possible actions of a seat; each action is examined once at most.
class Abilities {
public:
    Abilities(const Table& table, const State& state, int seat) : mTable(table), mState(state), mSeat(seat) {}

    bool anyOf(const Field& field) {
        for (std::size_t i = 0; i < actionCount; ++i)
            if (connects(field, static_cast<Action>(i)) && has(i)) return true;
        return false;
    }

private:
    bool has(std::size_t action) {
        const unsigned bit = 1U << action;
        if ((mAsked & bit) == 0 && canDo(mTable, mState, mSeat, static_cast<Action>(action))) mCan |= bit;
        mAsked |= bit;
        return (mCan & bit) != 0;
    }

    const Table& mTable;
    const State& mState;
    int mSeat;
    unsigned mAsked = 0, mCan = 0;
};

void listStores(const Table& table, const State& state, int seat, const Field& field, MoveList& moves) {
    for (int area = 0; area < table.land.areaCount(); ++area) {
        const AreaPieces& there = state.pieces.area(area);
        if (there.store == 0 || !mayUse(table, state, seat, area)) continue;
        const auto good = static_cast<Good>(goodOf(table.area(area), there));
        if (std::ranges::find(field.goods, good) != field.goods.end()) moves.add(Kind::Spend, area);
    }
}

/// True if a stone may be laid without a resulting action (BB-082).
bool idles(const Table& table, const State& state) {
    return table.field(state.run.field).limit == 0 || !table.options.on(Switch::LimitedNeedsAction);
}

/// Other players need not take part (BB-084, 085). On a field without a limit the action is
/// voluntary for all (BB-082). A repetition by the 2x stone is a new action (BB-083).
bool mayDecline(const Table& table, const State& state) {
    if (state.task.made > 0) return true;
    if (table.field(state.run.field).kind != Field::Kind::Action) return false;
    const bool again = state.run.stone == Stone::Twice && state.run.done > 0;
    return idles(table, state) || again || executorOf(table, state) != state.turn;
}

void listChoices(const Table& table, const State& state, MoveList& moves) {
    for (std::size_t i = 0; i < actionCount; ++i) {
        const auto action = static_cast<Action>(i);
        if (connects(table.field(state.run.field), action) && (state.run.used >> i & 1) == 0 &&
            canDo(table, state, state.turn, action))
            moves.add(Kind::Choose, static_cast<int>(i));
    }
    if (state.run.used != 0 || idles(table, state) || moves.empty()) moves.add(Kind::Nothing);
}

void listCounts(const Table& table, const State& state, MoveList& moves) {
    MoveList markings;
    const int seat = state.actor;
    listMarkingsOf(table, state, state.task.a, markings);
    int room = 0;
    for (const Move& move : markings) {
        const auto colour = static_cast<std::size_t>(move.b);
        room += table.area(move.a).markings[colour] - state.pieces.area(move.a).workers[colour];
    }
    const int most = std::min({2, room, int{state.stock[static_cast<std::size_t>(seat)].workers}});
    for (int count = 0; count <= most; ++count)
        if (canPay(table, state, seat, priceOf(table.data.town, count + 1))) moves.add(Kind::Count, count);
}

void listRetreats(const Table& table, const State& state, MoveList& moves) {
    const int who = state.unrest.fleeing[0];
    const int seat = who == attacker ? state.unrest.seat : state.pieces.area(who).troop;
    const bool same = table.options.on(Switch::RetreatSameArea);
    for (int area = 0; area < table.land.areaCount(); ++area) {
        const bool stays = same && area == who && area == state.unrest.area && state.unrest.seat == none &&
                           ownerOf(table.land, state.pieces, area) == seat;
        if (stays || (isRefuge(table, state, seat, area) && (same || area != state.unrest.area)))
            moves.add(Kind::Retreat, area);
    }
}

}  // namespace

bool connects(const Field& field, Action action) {
    if (field.kind == Field::Kind::Action) return field.action == action;
    return std::ranges::find(field.themes, themeOf(action)) != field.themes.end();
}

void listAction(const Table& table, const State& state, int seat, Action action, MoveList& moves) {
    switch (action) {
    case Action::Worker:
        return listWorker(table, state, seat, moves);
    case Action::Town:
        return listTown(table, state, seat, moves);
    case Action::Business:
        return listBusiness(table, state, seat, moves);
    case Action::Goods:
        return listGoods(table, state, seat, moves);
    case Action::Walls:
        return listWalls(table, state, seat, moves);
    case Action::Defend:
        return listDefend(table, state, seat, moves);
    case Action::Knights:
        return listKnights(table, state, seat, moves);
    case Action::March:
        return listMarch(table, state, seat, moves);
    }
}

bool canDo(const Table& table, const State& state, int seat, Action action) {
    MoveList moves;
    listAction(table, state, seat, action, moves);
    return !moves.empty();
}

namespace {

/// True if goods can be made after paying: a payment makes room in a store and may give a white die
/// back.
bool canDoOncePaid(const Table& table, const State& state, int seat, const Field& field,
                   const MoveList& stores) {
    return std::ranges::any_of(stores, [&](const Move& move) {
        State paid = state;
        if (--paid.pieces.area(move.a).store == 0) ++paid.white;
        return Abilities(table, paid, seat).anyOf(field);
    });
}

bool takes(const Table& table, const State& state, int seat, Stone stone, int index, Abilities& abilities) {
    const Field& field = table.field(index);
    const Stock& stock = state.stock[static_cast<std::size_t>(seat)];
    if (stock.stones[static_cast<std::size_t>(stone)] == 0) return false;
    if (field.limit > 0 && state.laid[static_cast<std::size_t>(index)] >= field.limit) return false;
    if (field.kind == Field::Kind::Experts && stone != Stone::Twice) return false;
    if (field.kind == Field::Kind::Service) {
        if (stone != Stone::Normal) return false;
        MoveList stores;
        listStores(table, state, seat, field, stores);
        if (stores.empty()) return false;
        if (canDoOncePaid(table, state, seat, field, stores)) return true;
    }
    return field.limit == 0 || !table.options.on(Switch::LimitedNeedsAction) || abilities.anyOf(field);
}

void listStones(const Table& table, const State& state, MoveList& moves) {
    Abilities abilities(table, state, state.actor);
    for (std::size_t stone = 0; stone < stoneKinds; ++stone)
        for (int field = 0; field < table.fieldCount(); ++field)
            if (takes(table, state, state.actor, static_cast<Stone>(stone), field, abilities))
                moves.add(Kind::Lay, static_cast<int>(stone), field);
    if (moves.empty()) moves.add(Kind::Pass);
}

}  // namespace

void listMoves(const Table& table, const State& state, MoveList& moves) {
    moves.clear();
    const int seat = state.actor;
    switch (state.step) {
    case Step::FirstTown:
        return listFirstTowns(table, state, moves);
    case Step::FirstWorkers:
    case Step::Settle:
        return listMarkingsOf(table, state, state.task.a, moves);
    case Step::FirstBusiness:
        for (const int area : table.region(state.task.a).areas) listSite(table, state, area, moves);
        return;
    case Step::Stone:
        return listStones(table, state, moves);
    case Step::Goods:
        listStores(table, state, seat, table.field(state.run.field), moves);
        if (state.run.goods > 0) moves.add(Kind::Nothing);
        return;
    case Step::Choose:
        return listChoices(table, state, moves);
    case Step::Act:
        listAction(table, state, seat, state.task.action, moves);
        if (mayDecline(table, state)) moves.add(Kind::Nothing);
        return;
    case Step::Count:
        return listCounts(table, state, moves);
    case Step::Pay:
        return listPayments(table, state, seat, moves);
    case Step::Target: {
        const int points = worthOf(fundsOf(table, state, seat, Domain::Supply));
        const Reach reach = reachOf(table, state, seat, state.task.a, points);
        for (int area = 0; area < table.land.areaCount(); ++area)
            if (reach[static_cast<std::size_t>(area)] != outOfReach) moves.add(Kind::To, area);
        return;
    }
    case Step::Enlist:
        return listKnightPlaces(table, state, seat, moves);
    case Step::Raise:
        return listWallPlaces(table, state, seat, moves);
    case Step::Fight: {
        const bool keeps = table.options.on(Switch::KeepOneKnight);
        const int most = std::min(2, state.unrest.knights - (keeps ? 1 : 0));
        for (int count = 0; count <= most; ++count) moves.add(Kind::Remove, count);
        return;
    }
    case Step::Retreat:
        return listRetreats(table, state, moves);
    case Step::Over:
        return;
    }
}

}  // namespace hexa::bauen
