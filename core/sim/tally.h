// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/design.h"

#include <compare>
#include <map>

namespace hexa::sim {

/// What may differ between games, as a key: one kind of game.
struct Arrangement {
    std::uint8_t first = 0;                        ///< Lineup::first.
    std::array<std::uint8_t, maxSeats> faction{};  ///< Lineup::faction.
    friend auto operator<=>(const Arrangement&, const Arrangement&) = default;
};

/// What is kept of many games: sums of integers only, so that any order of adding gives the same bit for bit. The memory
/// is bounded: the design has a bounded number of arrangements.
///
/// The unit of winning is the team; without teams that is the seat.
struct Tally {
    using BySeat = std::array<std::int64_t, maxSeats>;

    int seats = 0;
    int teams = 0;
    int factions = 0;
    std::array<std::uint8_t, maxSeats> teamOf{};  ///< By seat.

    std::int64_t games = 0;       ///< Finished games. All below counts these only.
    std::int64_t unfinished = 0;  ///< Games that were broken off; they count nowhere else.
    std::int64_t decisions = 0;
    BySeat wins{};           ///< By team.
    BySeat points{};         ///< By seat: sum.
    BySeat pointsSquared{};  ///< By seat: sum of squares.
    /// By seat: sum of squares of (seats * own points - points of all), the margin; its sum follows from `points`.
    BySeat marginSquared{};
    BySeat botWins{};                  ///< By bot (SeriesSetup::bots): games that a team of it won.
    BySeat botTeams{};                 ///< By bot: teams of it in all games together.
    std::vector<std::int64_t> fights;  ///< By place of the series.
    std::uint64_t hash = 0;            ///< Of the last states of all games.
    std::map<Arrangement, BySeat>
        arrangements;  ///< Wins by team in each arrangement that was played; none if chance arranged (Lineup::dealt).

    Tally() = default;
    Tally(const Series& series, const Design& design);

    /// Counts one game; its fights were added to `fights` by Series::play.
    void count(const Lineup& lineup, const SeriesGame& game, std::int64_t number);
    /// Adds games of the same map and design.
    void add(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// A part of the games and who won them.
struct WinCount {
    std::int64_t games = 0;
    std::int64_t wins = 0;
    friend bool operator==(const WinCount&, const WinCount&) = default;
};

/// By turn order (0 = begins): games and wins of the seats that had it. In teams each seat wins with its team.
std::vector<WinCount> winsByTurn(const Tally& tally);
/// By seat and turn order.
std::vector<std::vector<WinCount>> winsBySeatAndTurn(const Tally& tally);
/// By seat and faction.
std::vector<std::vector<WinCount>> winsBySeatAndFaction(const Tally& tally);
/// By faction.
std::vector<WinCount> winsByFaction(const Tally& tally);

/// Two maps (or a map before and after an edit) that played the same line-ups with the same seeds.
struct PairedTally {
    int teams = 0;
    std::int64_t games = 0;       ///< Pairs of finished games.
    std::int64_t unfinished = 0;  ///< Pairs of which a game was broken off; they count nowhere else.
    std::array<Tally::BySeat, maxSeats> wins{};  ///< By team that won on the first map and on the second.

    void count(const Design& design, const SeriesGame& first, const SeriesGame& second);
    void add(const PairedTally& other);
    friend bool operator==(const PairedTally&, const PairedTally&) = default;
};

}  // namespace hexa::sim
