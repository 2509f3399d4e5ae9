// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/balance/fixed.h"
#include "core/systems/clockwork/rules/map.h"
#include "core/systems/clockwork/rules/options.h"

#include <array>
#include <cstdint>

namespace hexa::clockwork {

/// Distances from every seat, on the map without the Capitals of the others: its units never enter
/// those (MAP-04).
struct Distances {
    static constexpr std::uint8_t unreachable = 0xff;
    /// Edges over rivals are cut off here: three steps are as good as ten.
    static constexpr int widestEdge = 3;

    int seats = 0;
    int teams = 0;
    int rivals = 0;                               ///< Rivals of one seat: those of other teams.
    std::array<std::uint8_t, maxPlayers> team{};  ///< By seat.
    /// Hex steps by seat and territory; 0 = the own Capital.
    std::array<std::array<std::uint8_t, maxTiles>, maxPlayers> steps{};
    /// Additional steps of the nearest and the second nearest rival, -3 to 3. Meaningless if the
    /// seat has no way; 3 if the rival has none.
    std::array<std::array<std::int8_t, maxTiles>, maxPlayers> edge{};
    std::array<std::array<std::int8_t, maxTiles>, maxPlayers> secondEdge{};
    /// Distances between Capitals, not through a third one, or `unreachable`.
    std::array<std::array<std::uint8_t, maxPlayers>, maxPlayers> between{};
    /// Hold share by seat and territory: exp(-steps), divided by the sum over all seats.
    std::array<std::array<Fixed, maxTiles>, maxPlayers> hold{};

    bool reaches(std::size_t seat, TileIndex at) const { return steps[seat][at] != unreachable; }
    /// Returns the deployments needed to get there undisturbed: a Forced March goes two steps
    /// (DEP-05). At most 127.
    int tempo(std::size_t seat, TileIndex at) const { return (steps[seat][at] + 1) / 2; }
    bool rival(std::size_t seat, std::size_t other) const { return team[seat] != team[other]; }
    /// Territories nearer to a seat than to any rival.
    TileMask nearest(const GameMap& map, std::size_t seat) const;
    /// Returns territories with two rivals equally near, or one step apart.
    TileMask contested(const GameMap& map) const;
};

Distances measureDistances(const GameMap& map, const RuleOptions& options);

/// Returns exp(-steps).
Fixed decay(int steps);

/// Turns and scorings of a game (TRN-01, EPI-01), and the yield of a territory in that time.
struct Calendar {
    int turns = 7;
    std::array<int, ageCount> scorings{2, 4, 7};
    int workers = 4;  ///< Workers of a Capital (REC-01, EPI-03).

    explicit Calendar(const RuleOptions& options) {
        if (options.epic) *this = Calendar(9, {3, 6, 9}, 3);
    }
    /// Remaining part of the whole game for a unit in a territory from deployment `tempo` on, 0 to
    /// 1: a Village recruits from the turn after, research is studied from that turn on, points are
    /// scored three times.
    Fixed recruiting(int tempo) const { return fixedRatio(std::max(0, turns - tempo), turns - 1); }
    Fixed studying(int tempo) const { return fixedRatio(std::max(0, turns + 1 - tempo), turns); }
    Fixed scoring(int tempo) const;
    /// Returns the territory's total yield of these; special points count relative to 3, so it may
    /// be more than 1.
    Fixed use(const GameMap& map, TileIndex at, int tempo) const;

private:
    Calendar(int turnCount, std::array<int, ageCount> at, int workerCount)
        : turns(turnCount), scorings(at), workers(workerCount) {}
};

/// Returns the victory points of a territory at a scoring (SCO-01, MAP-07); 0 if it scores nothing.
int scores(const GameMap& map, TileIndex at);

}  // namespace hexa::clockwork
