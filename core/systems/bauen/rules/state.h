// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/rules/move.h"
#include "core/systems/bauen/rules/table.h"

namespace hexa::bauen {

/// What is to be decided.
enum class Step : std::uint8_t {
    FirstTown,      ///< Where the first town is founded (BB-070).
    FirstWorkers,   ///< Where its three workers stand.
    FirstBusiness,  ///< Where its business stands.
    Stone,          ///< A stone on a field (BB-080).
    Goods,          ///< Which goods pay for a service (BB-088).
    Choose,         ///< Which action experts or a service do next (BB-087, BB-088).
    Act,            ///< What is done by an action.
    Count,          ///< How many walls, knights or workers are paid for.
    Pay,            ///< A resource.
    Settle,         ///< Where a worker of a new town stands (BB-102).
    Target,         ///< Where a troop goes (BB-124).
    Enlist,         ///< Where a knight goes (BB-120).
    Raise,          ///< Where a wall stands (BB-140).
    Fight,          ///< How many knights the attacker removes (BB-130).
    Retreat,        ///< Where a troop retreats to (BB-132).
    Over
};

/// What a seat has beside the board.
struct Stock {
    std::array<std::uint8_t, stoneKinds> stones{normalStones, 1, 1};
    std::uint8_t halls = townHalls;
    std::uint8_t workers = workersInAll;
    std::uint8_t walls = wallsInAll;  ///< Without those on the round track (BB-066).
    std::uint8_t dice = troopDice;
    friend bool operator==(const Stock&, const Stock&) = default;
    int stonesLeft() const { return stones[0] + stones[1] + stones[2]; }
};

/// The stone that is carried out.
struct Run {
    std::int8_t field = none;
    Stone stone = Stone::Normal;
    std::uint8_t left = 0;   ///< Executions, with the one under way.
    std::uint8_t done = 0;   ///< Executions so far.
    std::uint8_t used = 0;   ///< Actions of experts or a service that were done, one bit each.
    std::uint8_t goods = 0;  ///< Paid for a service.
    friend bool operator==(const Run&, const Run&) = default;
};

/// The action that is carried out.
struct Task {
    Action action = Action::Worker;
    Move::Kind what = Move::Kind::Nothing;  ///< Which option of it.
    std::int8_t a = none;                   ///< As in the move that began it.
    std::int8_t b = none;
    std::uint8_t count = 0;                       ///< Knights, walls or workers that are to come.
    std::uint8_t made = 0;                        ///< Done of them.
    std::array<std::uint8_t, domainCount> due{};  ///< Still to be reached (BB-047), by Domain.
    /// Resources paid in the domain under way, by value.
    std::array<std::uint8_t, 4> paid{};
    std::int8_t colour = none;  ///< The resource of which one is due (BB-050).
    friend bool operator==(const Task&, const Task&) = default;
};

/// In Unrest::fleeing: the troop that stands on no area.
inline constexpr std::int8_t attacker = 100;

/// Troops that have to go somewhere.
struct Unrest {
    std::int8_t area = none;   ///< Of the fight or the town.
    std::int8_t seat = none;   ///< Of a troop that attacks and stands on no area yet.
    std::uint8_t knights = 0;  ///< Of that troop.
    std::uint8_t count = 0;
    /// Areas, or `attacker`.
    std::array<std::int8_t, 6> fleeing{none, none, none, none, none, none};
    friend bool operator==(const Unrest&, const Unrest&) = default;

    void push(std::int8_t who) {
        if (count < fleeing.size()) fleeing[count++] = who;
    }
    void pop() {
        for (std::size_t i = 1; i < fleeing.size(); ++i) fleeing[i - 1] = fleeing[i];
        fleeing.back() = none;
        --count;
    }
};

/// One moment of a game: plain memory, copied freely. What it means is the engine's (engine.h).
struct State {
    Pieces pieces;
    std::array<Stock, maxPlayers> stock{};
    std::array<std::uint8_t, maxFields> laid{};  ///< Stones on each field in this round.
    Deal deal;             ///< Missions that a seat may not know are noMission (seenBy).
    std::uint8_t red = 0;  ///< Dice in the common stock (BB-008).
    std::uint8_t white = 0;
    std::uint8_t round = 0;  ///< 0 to 3.
    std::uint8_t begun = 0;  ///< Seats that have placed, or had their turn to.
    Step step = Step::FirstTown;
    std::int8_t actor = 0;  ///< Seat that decides.
    std::int8_t turn = 0;   ///< Seat with the executed stone, or the placing seat.
    Run run;
    Task task;
    Unrest unrest;

    int round1() const { return round + 1; }
    friend bool operator==(const State&, const State&) = default;
};

/// Stable on every machine.
std::uint64_t hashOf(const State& state);

/// What a seat may know (-1: everybody): the secret missions of others are hidden until the game is
/// over.
State seenBy(const State& state, int seat);

}  // namespace hexa::bauen
