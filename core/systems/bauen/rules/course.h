// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/rules/engine.h"

namespace hexa::bauen {

/// Continues a game: one move and its forced consequences. Lives only that long.
class Course {
public:
    /// Creates it; `log` may be null.
    Course(const Table& table, State& state, EventLog* log) : mTable(table), mState(state), mLog(log) {}

    void begin();
    void beginIn(int round, int seat);
    void carryOut(const Move& move);

private:
    // course.cpp: set-up, rounds, stones.
    void place(const Move& move);
    void nextToPlace();
    void placeMore();
    void beginRound();
    void beginTurn(int seat);
    void lay(Stone stone, int field);
    void nextExecution();
    void nextChoice();
    void choose(const Move& move);
    void endExecution();
    void endStone();
    void endGame();
    // Carries out an action (actions.cpp).
    void act(const Move& move);
    void spend(const Move& move);
    void pay();
    void payOne(const Move& move);
    void paidUp();
    void settle();
    void addWorker(const Move& move);
    void addBusiness(int area, int covered);
    void foundTown(int region);
    void gather();
    void produce(int area);
    void enlist(const Move& move);
    void raise(const Move& move);
    // troops.cpp: marches, fights, retreats, defence.
    void march();
    void fight(int count);
    void withdraw(int area);
    void defend(int region, int count);
    void garrison(int area);
    void release(int area);
    void flee();
    void retreat(int area);
    void removeTroop(int area);
    int loseKnights(int area, int count);

    Stock& stock(int seat) { return mState.stock[static_cast<std::size_t>(seat)]; }
    AreaPieces& at(int area) { return mState.pieces.area(area); }
    RegionPieces& town(int region) { return mState.pieces.region(region); }
    int regionOf(int area) const { return mTable.area(area).region; }
    /// Returns the index of the area with the town hall of a region.
    int hallOf(int region) const { return mTable.land.areaAt(mTable.region(region).anchor); }
    int executor() const { return executorOf(mTable, mState); }
    void ask(Step step, int seat) {
        mState.step = step;
        mState.actor = static_cast<std::int8_t>(seat);
    }
    void tell(EventKind kind, int seat, int area = none, int amount = 0, int a = 0, int b = 0,
              int from = none, int other = none) {
        if (mLog == nullptr) return;
        mLog->push_back({kind, static_cast<std::int8_t>(seat), static_cast<std::int8_t>(other),
                         static_cast<std::int8_t>(area), static_cast<std::int8_t>(from),
                         static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                         static_cast<std::int16_t>(amount)});
    }

    const Table& mTable;
    State& mState;
    EventLog* mLog;
};

}  // namespace hexa::bauen
