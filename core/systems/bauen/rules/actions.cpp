// SPDX-License-Identifier: GPL-3.0-or-later
// Effects and payment of the building actions (BB-047 to 050, 100 to 123, 140 to 143).
#include "core/systems/bauen/rules/course.h"

#include "core/systems/bauen/rules/money.h"

#include <algorithm>

namespace hexa::bauen {

namespace {

using Kind = Move::Kind;
constexpr int atOnce = 3;  ///< Goods and knights of one action at most (BB-114, BB-120).

}  // namespace

void Course::act(const Move& move) {
    Task& task = mState.task;
    if (move.kind == Kind::Nothing) {
        tell(EventKind::Declined, executor(), none, task.made, static_cast<int>(task.action));
        return endExecution();
    }
    task.what = move.kind;
    task.a = move.a;
    task.b = move.b;
    switch (move.kind) {
    case Kind::Worker:
        addWorker(move);
        return endExecution();
    case Kind::Gather:
        gather();
        return endExecution();
    case Kind::Town: {
        ask(Step::Count, executor());
        MoveList counts;
        listMoves(mTable, mState, counts);
        return counts.size() == 1 ? carryOut(counts[0]) : void();
    }
    case Kind::Build:
        task.due = mTable.data.business.prices[0].of;
        return pay();
    case Kind::Upgrade:
        task.due = mTable.data.upgrade.prices[0].of;
        return pay();
    case Kind::Produce: {
        const int good = goodOf(mTable.area(move.a), at(move.a));
        task.colour = static_cast<std::int8_t>(mTable.data.goods[static_cast<std::size_t>(good)].colour);
        return pay();
    }
    case Kind::Count: {
        const CostTable& prices = task.action == Action::Walls ? mTable.data.walls : mTable.data.knights;
        task.count = static_cast<std::uint8_t>(move.a);
        task.due = prices.prices[static_cast<std::size_t>(move.a - 1)].of;
        return pay();
    }
    case Kind::Knight:
    case Kind::Station:
        return enlist(move);
    case Kind::March:
        return ask(Step::Target, executor());
    case Kind::Withdraw:
        return withdraw(move.a);
    case Kind::Defend:
        return defend(move.a, move.b);
    case Kind::Garrison:
        return garrison(move.a);
    default:
        return release(move.a);
    }
}

/// Goods are paid before anything is done, so that none of them can come of it (BB-088).
void Course::spend(const Move& move) {
    if (move.kind == Kind::Spend) {
        AreaPieces& there = at(move.a);
        tell(EventKind::GoodSpent, mState.turn, move.a, 0, goodOf(mTable.area(move.a), there));
        if (--there.store == 0) ++mState.white;  // its die goes back (BB-115)
        ++mState.run.goods;
        MoveList more;
        listMoves(mTable, mState, more);
        if (mState.run.goods < 3 && more.size() > 1) return;
    }
    mState.run.left = static_cast<std::uint8_t>(mState.run.goods + 1);
    nextChoice();
}

/// Asks for the next resource, or carries out the paid action. Forced payments are made at once.
void Course::pay() {
    Task& task = mState.task;
    while (task.colour != none || task.due[0] > 0 || task.due[1] > 0) {
        ask(Step::Pay, executor());
        MoveList moves;
        listPayments(mTable, mState, mState.actor, moves);
        if (moves.size() > 1) return;
        if (moves[0].kind == Kind::Nothing)
            task.due = {};
        else
            payOne(moves[0]);
    }
    paidUp();
}

void Course::payOne(const Move& move) {
    Task& task = mState.task;
    const auto colour = static_cast<std::size_t>(move.b);
    const int value = valueOf(mTable, mState, move.b);
    --at(move.a).carrying[colour];
    tell(EventKind::Paid, executor(), move.a, value, move.b);
    if (task.colour != none) {
        task.colour = none;
        return;
    }
    ++task.paid[static_cast<std::size_t>(value)];
    const std::size_t domain = indexOf(mTable.domains[colour]);
    const bool open = task.what == Kind::March && !mTable.options.on(Switch::MarchExact);
    if (open || worthOf(task.paid) < task.due[domain]) return;
    task.due[domain] = 0;
    task.paid = {};
}

void Course::paidUp() {
    Task& task = mState.task;
    task.paid = {};
    switch (task.what) {
    case Kind::Town:
        foundTown(task.a);
        return settle();
    case Kind::Build:
        addBusiness(task.a, task.b);
        return endExecution();
    case Kind::Upgrade:
        tell(EventKind::Upgraded, executor(), task.a, ++at(task.a).level);
        return endExecution();
    case Kind::Produce:
        return produce(task.a);
    case Kind::Count:
        return ask(task.action == Action::Walls ? Step::Raise : Step::Enlist, executor());
    default:
        return march();
    }
}

/// Asks for the places of a new town's workers, mark down (BB-102).
void Course::settle() {
    if (mState.task.made == mState.task.count) return endExecution();
    ask(Step::Settle, executor());
    MoveList places;
    listMoves(mTable, mState, places);
    if (places.size() == 1) carryOut(places[0]);
}

void Course::addWorker(const Move& move) {
    const bool carrying = mState.step == Step::FirstWorkers;  // BB-070
    const int seat = mState.actor;
    const auto colour = static_cast<std::size_t>(move.b);
    AreaPieces& there = at(move.a);
    --stock(seat).workers;
    ++there.workers[colour];
    if (carrying) ++there.carrying[colour];
    tell(EventKind::Placed, seat, move.a, carrying ? 1 : 0, move.b);
}

void Course::addBusiness(int area, int covered) {
    AreaPieces& there = at(area);
    --mState.red;
    there.level = 1;
    there.covered = static_cast<std::uint8_t>(covered);
    tell(EventKind::Built, mState.actor, area, 1, goodOf(mTable.area(area), there));
}

void Course::foundTown(int region) {
    const int seat = mState.actor;
    town(region).owner = static_cast<std::int8_t>(seat);
    --stock(seat).halls;
    tell(EventKind::Founded, seat, hallOf(region), 0, region);
}

void Course::gather() {
    const int seat = executor();
    int more = 0;
    for (int area = 0; area < mTable.land.areaCount(); ++area) {
        if (ownerOf(mTable.land, mState.pieces, area) != seat) continue;
        AreaPieces& there = at(area);
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            more += there.workers[colour] - there.carrying[colour];
        there.carrying = there.workers;
    }
    tell(EventKind::Gathered, seat, none, more);
}

void Course::produce(int area) {
    AreaPieces& there = at(area);
    if (there.store == 0) --mState.white;
    ++there.store;
    tell(EventKind::Produced, executor(), area, there.store, goodOf(mTable.area(area), there));
    const std::uint8_t made = static_cast<std::uint8_t>(mState.task.made + 1);
    mState.task = {};
    mState.task.action = Action::Goods;
    mState.task.made = made;
    if (made == atOnce || !canDo(mTable, mState, executor(), Action::Goods)) return endExecution();
    ask(Step::Act, executor());
}

void Course::enlist(const Move& move) {
    Task& task = mState.task;
    const int seat = executor();
    const bool free = move.kind == Kind::Knight;
    const int area = free ? move.a : hallOf(move.a);
    std::uint8_t& knights = free ? at(move.a).knights : town(move.a).garrison;
    if (knights == 0) {
        --stock(seat).dice;
        if (free) at(move.a).troop = static_cast<std::int8_t>(seat);
    }
    ++knights;
    tell(EventKind::Enlisted, seat, area, knights, 0, free ? 0 : 1);
    ++task.made;
    if (task.made == (mTable.knightsCost ? task.count : atOnce)) return endExecution();
    if (mTable.knightsCost) return ask(Step::Enlist, seat);
    task.what = Kind::Nothing;
    task.a = task.b = none;
    if (!canDo(mTable, mState, seat, Action::Knights)) return endExecution();
    ask(Step::Act, seat);
}

void Course::raise(const Move& move) {
    AreaPieces& there = at(move.a);
    there.walls = static_cast<std::uint8_t>(there.walls | 1U << static_cast<unsigned>(move.b));
    --stock(executor()).walls;
    tell(EventKind::WallBuilt, executor(), move.a, 1, move.b);
    if (++mState.task.made == mState.task.count) return endExecution();
    ask(Step::Raise, executor());
}

}  // namespace hexa::bauen
