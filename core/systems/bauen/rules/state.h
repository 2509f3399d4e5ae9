// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/rules/move.h"
#include "core/systems/bauen/rules/table.h"

namespace hexa::bauen {

/// Kind of the open decision.
enum class Step : std::uint8_t {
    FirstTown,      ///< Place of the first town (BB-070).
    FirstWorkers,   ///< Places of its three workers.
    FirstBusiness,  ///< Place of its business.
    Stone,          ///< A stone on a field (BB-080).
    Goods,          ///< Goods that pay for a service (BB-088).
    Choose,         ///< Next action of experts or a service (BB-087, BB-088).
    Act,            ///< Details of an action.
    Count,          ///< Number of walls, knights or workers paid for.
    Pay,            ///< A resource.
    Settle,         ///< Place of a worker of a new town (BB-102).
    Target,         ///< Target of a troop (BB-124).
    Enlist,         ///< Place of a knight (BB-120).
    Raise,          ///< Place of a wall (BB-140).
    Fight,          ///< Number of knights that the attacker removes (BB-130).
    Retreat,        ///< Retreat of a troop (BB-132).
    Over
};

/// Stock of a seat beside the board.
struct Stock {
    std::array<std::uint8_t, stoneKinds> stones{normalStones, 1, 1};
    std::uint8_t halls = townHalls;
    std::uint8_t workers = workersInAll;
    std::uint8_t walls = wallsInAll;  ///< Without those on the round track (BB-066).
    std::uint8_t dice = troopDice;
    friend bool operator==(const Stock&, const Stock&) = default;
    int stonesLeft() const { return stones[0] + stones[1] + stones[2]; }
};

/// The stone being carried out.
struct Run {
    std::int8_t field = none;
    Stone stone = Stone::Normal;
    std::uint8_t left = 0;   ///< Executions, with the one under way.
    std::uint8_t done = 0;   ///< Executions so far.
    std::uint8_t used = 0;   ///< Finished actions of experts or a service, one bit each.
    std::uint8_t goods = 0;  ///< Paid for a service.
    friend bool operator==(const Run&, const Run&) = default;
};

/// The action being carried out.
struct Task {
    Action action = Action::Worker;
    Move::Kind what = Move::Kind::Nothing;  ///< Chosen option.
    std::int8_t a = none;                   ///< As in the move that began it.
    std::int8_t b = none;
    std::uint8_t count = 0;                       ///< Knights, walls or workers still to come.
    std::uint8_t made = 0;                        ///< Done of them.
    std::array<std::uint8_t, domainCount> due{};  ///< Still to be reached (BB-047), by Domain.
    /// Resources paid in the domain under way, by value.
    std::array<std::uint8_t, 4> paid{};
    std::int8_t colour = none;  ///< Resource of which one is due (BB-050).
    friend bool operator==(const Task&, const Task&) = default;
};

/// In Unrest::fleeing: the troop without an area.
inline constexpr std::int8_t attacker = 100;

/// Troops that have to go somewhere.
struct Unrest {
    std::int8_t area = none;   ///< Area of the fight or the town.
    std::int8_t seat = none;   ///< Seat of an attacking troop not on an area yet.
    std::uint8_t knights = 0;  ///< Knights of that troop.
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

/// One moment of a game: plain memory, copied freely. The engine defines its meaning (engine.h).
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

/// Returns a hash, the same on every machine.
std::uint64_t hashOf(const State& state);

/// Returns a seat's knowledge of the state (-1: public): the secret missions of others are hidden
/// until the game is over.
State seenBy(const State& state, int seat);

}  // namespace hexa::bauen
