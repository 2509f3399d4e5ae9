// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, rounds and stones (BB-044, 064 to 071, 080 to 089, 160 to 164).
#include "core/systems/bauen/rules/course.h"

#include "core/systems/bauen/rules/money.h"
#include "core/systems/bauen/rules/paths.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace hexa::bauen {
namespace {

bool ownsTown(const Pieces& pieces, int seat) {
    return std::ranges::any_of(pieces.regions,
                               [seat](const RegionPieces& region) { return region.owner == seat; });
}

/// Removes the pieces on the map from the stock.
void takeFromStock(const Table& table, State& state) {
    const DiceFacts& dice = table.data.dice[static_cast<std::size_t>(table.seats)];
    int red = dice.red, white = dice.white;
    for (int area = 0; area < table.land.areaCount(); ++area) {
        const AreaPieces& there = state.pieces.area(area);
        red -= there.level > 0 ? 1 : 0;
        white -= there.store > 0 ? 1 : 0;
        if (there.troop != none) --state.stock[static_cast<std::size_t>(there.troop)].dice;
        const int owner = ownerOf(table.land, state.pieces, area);
        if (owner == none) continue;
        Stock& stock = state.stock[static_cast<std::size_t>(owner)];
        for (const std::uint8_t count : there.workers)
            stock.workers = static_cast<std::uint8_t>(stock.workers - count);
        stock.walls = static_cast<std::uint8_t>(stock.walls - std::popcount(there.walls));
    }
    for (int region = 0; region < table.land.regionCount(); ++region) {
        const RegionPieces& town = state.pieces.region(region);
        if (town.owner == none) continue;
        Stock& stock = state.stock[static_cast<std::size_t>(town.owner)];
        --stock.halls;
        if (town.garrison > 0) --stock.dice;
    }
    state.red = static_cast<std::uint8_t>(std::max(red, 0));
    state.white = static_cast<std::uint8_t>(std::max(white, 0));
}

}  // namespace

int executorOf(const Table& table, const State& state) {
    const bool others = state.run.field != none && state.run.stone == Stone::All;
    return others ? (state.turn + 1 + state.run.done) % table.seats : state.turn;
}

void Course::begin() {
    mState.pieces = mTable.start;
    takeFromStock(mTable, mState);
    // The walls on the round track come back one by one (BB-066).
    for (const std::int8_t seat : mState.deal.starter) --stock(seat).walls;
    nextToPlace();
}

void Course::beginIn(int round, int seat) {
    mState.pieces = mTable.start;
    takeFromStock(mTable, mState);
    for (std::size_t later = static_cast<std::size_t>(round) + 1; later < mState.deal.starter.size(); ++later)
        --stock(mState.deal.starter[later]).walls;
    mState.begun = static_cast<std::uint8_t>(mTable.seats);
    mState.round = static_cast<std::uint8_t>(round);
    beginTurn(seat);
}

/// Goes counter-clockwise, so that the first player places last (BB-069). A player with a town on
/// the map has already placed.
void Course::nextToPlace() {
    for (; mState.begun < mTable.seats; ++mState.begun) {
        const int seat = (mState.deal.starter[0] + 2 * mTable.seats - 1 - mState.begun) % mTable.seats;
        if (ownsTown(mState.pieces, seat)) continue;
        mState.task = {};
        mState.turn = static_cast<std::int8_t>(seat);
        return ask(Step::FirstTown, seat);
    }
    beginRound();
}

/// Places one town with three carrying workers, and a business with a good (BB-070, 071).
void Course::place(const Move& move) {
    constexpr std::uint8_t firstWorkers = 3;
    switch (mState.step) {
    case Step::FirstTown:
        foundTown(move.a);
        mState.task.a = move.a;
        mState.task.count = firstWorkers;
        break;
    case Step::FirstWorkers:
        addWorker(move);
        --mState.task.count;
        break;
    default:
        addBusiness(move.a, move.b);
        at(move.a).store = 1;
        --mState.white;
        tell(EventKind::Produced, mState.turn, move.a, 1, goodOf(mTable.area(move.a), at(move.a)));
        ++mState.begun;
        return nextToPlace();
    }
    placeMore();
}

/// Continues placing; in a region that lacks markings or a site as far as possible.
void Course::placeMore() {
    MoveList moves;
    if (mState.task.count > 0 && stock(mState.turn).workers > 0) {
        ask(Step::FirstWorkers, mState.turn);
        listMoves(mTable, mState, moves);
        if (!moves.empty()) return;
    }
    if (mState.red > 0 && mState.white > 0) {
        ask(Step::FirstBusiness, mState.turn);
        listMoves(mTable, mState, moves);
        if (!moves.empty()) return;
    }
    ++mState.begun;
    nextToPlace();
}

void Course::beginRound() {
    const int round = mState.round;
    if (round > 0) {
        auto values = mTable.values[static_cast<std::size_t>(round - 1)];
        for (const Colour lifted : mTable.data.marker[static_cast<std::size_t>(round)].lifted) {
            const std::uint8_t rises = ++values[indexOf(lifted)];
            for (const Colour other : colours)
                if (other != lifted && mTable.domains[indexOf(other)] == mTable.domains[indexOf(lifted)] &&
                    values[indexOf(other)] == rises)
                    --values[indexOf(other)];
            tell(EventKind::ValuesMoved, none, none, rises, static_cast<int>(indexOf(lifted)));
        }
    }
    for (int seat = 0; seat < mTable.seats; ++seat) stock(seat).stones = Stock().stones;
    mState.laid.fill(0);
    const int starter = mState.deal.starter[static_cast<std::size_t>(round)];
    tell(EventKind::RoundBegins, starter, none, round + 1);
    ++stock(starter).walls;
    tell(EventKind::WallBack, starter);
    beginTurn(starter);
}

void Course::beginTurn(int seat) {
    mState.turn = static_cast<std::int8_t>(seat);
    mState.run = {};
    mState.task = {};
    ask(Step::Stone, seat);
}

void Course::lay(Stone stone, int field) {
    const int seat = mState.turn;
    --stock(seat).stones[static_cast<std::size_t>(stone)];
    ++mState.laid[static_cast<std::size_t>(field)];
    tell(EventKind::StoneLaid, seat, none, 0, static_cast<int>(stone), field);
    Run& run = mState.run;
    run.field = static_cast<std::int8_t>(field);
    run.stone = stone;
    switch (mTable.field(field).kind) {
    case Field::Kind::Action:
        run.left = static_cast<std::uint8_t>(stone == Stone::All     ? mTable.seats
                                             : stone == Stone::Twice ? 2
                                                                     : 1);
        return nextExecution();
    case Field::Kind::Experts:
        run.left = 4;
        return nextChoice();
    case Field::Kind::Service:
        return ask(Step::Goods, seat);
    }
}

/// Passes over players unable to do the action.
void Course::nextExecution() {
    const Action action = mTable.field(mState.run.field).action;
    for (; mState.run.left > 0; --mState.run.left, ++mState.run.done) {
        const int seat = executor();
        mState.task = {};
        mState.task.action = action;
        if (canDo(mTable, mState, seat, action)) return ask(Step::Act, seat);
        tell(EventKind::CannotAct, seat, none, 0, static_cast<int>(action));
    }
    endStone();
}

void Course::nextChoice() {
    if (mState.run.left == 0) return endStone();
    ask(Step::Choose, mState.turn);
    MoveList moves;
    listMoves(mTable, mState, moves);
    if (moves.size() == 1 && moves[0].kind == Move::Kind::Nothing) endStone();
}

void Course::choose(const Move& move) {
    if (move.kind == Move::Kind::Nothing) return endStone();
    mState.task = {};
    mState.task.action = static_cast<Action>(move.a);
    tell(EventKind::Chosen, mState.turn, none, 0, move.a);
    ask(Step::Act, mState.turn);
}

void Course::endExecution() {
    Run& run = mState.run;
    --run.left;
    ++run.done;
    if (mTable.field(run.field).kind == Field::Kind::Action) return nextExecution();
    run.used = static_cast<std::uint8_t>(run.used | 1U << static_cast<unsigned>(mState.task.action));
    nextChoice();
}

void Course::endStone() {
    const bool all = std::ranges::all_of(mState.stock.begin(), mState.stock.begin() + mTable.seats,
                                         [](const Stock& stock) { return stock.stonesLeft() == 0; });
    if (!all) {
        int next = mState.turn;
        do next = (next + 1) % mTable.seats;
        while (stock(next).stonesLeft() == 0);
        return beginTurn(next);
    }
    mState.run = {};
    mState.task = {};
    if (mState.round + 1 == rounds) return endGame();
    ++mState.round;
    beginRound();
}

void Course::endGame() {
    mState.step = Step::Over;
    if (mLog == nullptr) return;
    const auto tellGlory = [&](int index, int holder) {
        if (index == noMission) return;
        const Figures figures =
            figuresOf(mTable.land, mTable.data, mState.pieces,
                      mTable.data.missions[static_cast<std::size_t>(index)].metric, mTable.seats);
        for (int seat = 0; seat < mTable.seats; ++seat)
            if (holder == none || holder == seat)
                tell(EventKind::Glory, seat, none, gloryOf(figures, mTable.seats, seat), index,
                     holder == none ? 0 : 1);
    };
    for (const std::uint8_t mission : mState.deal.open) tellGlory(mission, none);
    for (int seat = 0; seat < mTable.seats; ++seat)
        for (const std::uint8_t mission : mState.deal.secret[static_cast<std::size_t>(seat)])
            tellGlory(mission, seat);
    tell(EventKind::Over, none, none, static_cast<int>(winnersOf(mTable, mState)));
}

void Course::carryOut(const Move& move) {
    switch (mState.step) {
    case Step::FirstTown:
    case Step::FirstWorkers:
    case Step::FirstBusiness:
        return place(move);
    case Step::Stone: {
        if (move.kind == Move::Kind::Lay) return lay(static_cast<Stone>(move.a), move.b);
        auto& stones = stock(mState.turn).stones;
        const auto first = std::ranges::find_if(stones, [](std::uint8_t count) { return count > 0; });
        --*first;
        tell(EventKind::Passed, mState.turn, none, 0, static_cast<int>(first - stones.begin()));
        return endStone();
    }
    case Step::Goods:
        return spend(move);
    case Step::Choose:
        return choose(move);
    case Step::Act:
        return act(move);
    case Step::Count:
        mState.task.count = static_cast<std::uint8_t>(move.a);
        mState.task.due = mTable.data.town.prices[static_cast<std::size_t>(move.a)].of;
        return pay();
    case Step::Pay:
        if (move.kind == Move::Kind::Nothing)
            mState.task.due = {};
        else
            payOne(move);
        return pay();
    case Step::Settle:
        addWorker(move);
        ++mState.task.made;
        return settle();
    case Step::Target:
        mState.task.b = move.a;
        mState.task.due[indexOf(Domain::Supply)] = reachOf(
            mTable, mState, mState.actor, mState.task.a,
            worthOf(fundsOf(mTable, mState, mState.actor, Domain::Supply)))[static_cast<std::size_t>(move.a)];
        return pay();
    case Step::Enlist:
        return enlist(move);
    case Step::Raise:
        return raise(move);
    case Step::Fight:
        return fight(move.a);
    case Step::Retreat:
        retreat(move.a);
        return flee();
    case Step::Over:
        assert(false && "the game is over");
    }
}

State startGame(const Table& table, const Deal& deal, EventLog* log) {
    State state;
    state.deal = deal;
    Course(table, state, log).begin();
    return state;
}

State stateInRound(const Table& table, const Deal& deal, int round, int seat) {
    State state;
    state.deal = deal;
    Course(table, state, nullptr).beginIn(round, seat);
    return state;
}

void apply(const Table& table, State& state, const Move& move, EventLog* log) {
    Course(table, state, log).carryOut(move);
}

Glory gloryOf(const Table& table, const State& state) {
    std::array<Counted, themeCount*(maxPlayers + 1)> counted;
    std::size_t count = 0;
    const auto add = [&](std::uint8_t index, int holder) {
        if (index == noMission) return;
        const Mission& mission = table.data.missions[index];
        counted[count++] = {mission.theme, holder,
                            figuresOf(table.land, table.data, state.pieces, mission.metric, table.seats)};
    };
    for (const std::uint8_t mission : state.deal.open) add(mission, none);
    for (int seat = 0; seat < table.seats; ++seat)
        for (const std::uint8_t mission : state.deal.secret[static_cast<std::size_t>(seat)])
            add(mission, seat);
    return gloryOf(std::span<const Counted>(counted.data(), count), table.seats);
}

unsigned winnersOf(const Table& table, const State& state) {
    unsigned winners = winnersOf(gloryOf(table, state), table.seats);
    if (!table.options.on(Switch::TieByTowns) || std::popcount(winners) == 1) return winners;
    int most = 0;
    unsigned best = 0;
    for (int seat = 0; seat < table.seats; ++seat) {
        if ((winners >> seat & 1) == 0) continue;
        const int towns = countOf(table.land, table.data, state.pieces, Metric::Towns, seat);
        if (towns > most) best = 0, most = towns;
        if (towns == most) best |= 1U << static_cast<unsigned>(seat);
    }
    return best;
}

}  // namespace hexa::bauen
