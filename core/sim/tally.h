// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/design.h"

#include <compare>
#include <map>

namespace hexa::sim {

/// Differences between games, as a key: one kind of game.
struct Arrangement {
    std::uint8_t first = 0;                        ///< Lineup::first.
    std::array<std::uint8_t, maxSeats> faction{};  ///< Lineup::faction; 0 for bound factions.
    friend auto operator<=>(const Arrangement&, const Arrangement&) = default;
};

/// Record of many games: sums of integers only, so that any order of adding gives the same bit for
/// bit. The memory is bounded, since the design has a bounded number of arrangements.
///
/// The unit of winning is the team; without teams that is the seat. A win shared by several teams,
/// and a draw, shared by all, count for one of them, at random (winnerOf). So every game has one
/// winner here.
struct Tally {
    using BySeat = std::array<std::int64_t, maxSeats>;
    using ByBot = std::array<std::int64_t, maxBots>;

    int seats = 0;
    int teams = 0;
    int factions = 0;
    bool ordered = true;
    std::array<std::uint8_t, maxSeats> teamOf{};  ///< By seat.
    Judged judged = Judged::Seats;
    /// Series::targets(); all 0: alike.
    std::array<std::int32_t, maxSeats> targets{};

    std::int64_t games = 0;       ///< Finished games. All below counts these only.
    std::int64_t unfinished = 0;  ///< Games broken off; they count nowhere else.
    std::int64_t decisions = 0;
    std::int64_t shared = 0;  ///< Games won jointly by several teams.
    /// Games without a winner. A win of all teams counts as shared, even with two teams.
    std::int64_t drawn = 0;
    BySeat wins{};           ///< By team.
    BySeat points{};         ///< Sum by seat.
    BySeat pointsSquared{};  ///< Sum of squares by seat.
    /// By seat: sum of squares of (seats * own points - points of all), the margin; its sum follows
    /// from `points`.
    BySeat marginSquared{};
    ByBot botWins{};                   ///< By bot (SeriesSetup::bots): games that a team of it won.
    ByBot botTeams{};                  ///< By bot: teams of it in all games together.
    std::vector<std::int64_t> fights;  ///< By place of the series.
    std::uint64_t hash = 0;            ///< Hash of the last states of all games.
    /// Wins by team in each played arrangement; none if chance arranged (Lineup::dealt).
    std::map<Arrangement, BySeat> arrangements;

    Tally() = default;
    Tally(const Series& series, const Design& design);

    /// Counts one game; its fights were added to `fights` by Series::play. `seed`: of the game, for
    /// the lot.
    void count(const Lineup& lineup, const SeriesGame& game, std::int64_t number, std::uint64_t seed);
    /// Adds games of the same map and design.
    void add(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Returns the team that a finished game counts for. In a shared win each of its teams has the same
/// chance, in a draw every team. The draw depends on the seed of the game, so that it is the same
/// on every machine and in every part of a run.
int winnerOf(const std::array<std::uint8_t, maxSeats>& teamOf, int teams, const SeriesGame& game,
             std::uint64_t seed);

/// Returns the number of judged places: teams, or places in the order of play.
int placesOf(const Tally& tally);
/// Returns wins by judged place. Their sum is the number of games of blocks; none are known for the
/// order in games with dealt line-ups.
std::vector<std::int64_t> judgedWins(const Tally& tally);
/// Returns the share of the games that each place should win; together 1.
std::vector<double> targetsOf(const Tally& tally);

/// Games and wins of one group of games.
struct WinCount {
    std::int64_t games = 0;
    std::int64_t wins = 0;
    friend bool operator==(const WinCount&, const WinCount&) = default;
};

/// Returns games and wins of the seats by turn order (0 = begins). In teams each seat wins with its
/// team. Empty without an order.
std::vector<WinCount> winsByTurn(const Tally& tally);
/// Returns games and wins by faction. Empty if they are bound to seats.
std::vector<WinCount> winsByFaction(const Tally& tally);

/// Games without a single winner. Each counts as a win of one of the tied teams (winnerOf).
struct Undivided {
    std::int64_t shared = 0;  ///< As Tally::shared.
    std::int64_t drawn = 0;   ///< As Tally::drawn.
    friend bool operator==(const Undivided&, const Undivided&) = default;
};

/// Two maps (or a map before and after an edit) that played the same line-ups with the same seeds.
struct PairedTally {
    int places = 0;          ///< placesOf() both maps.
    std::int64_t games = 0;  ///< Pairs of finished games.
    /// Pairs with a game broken off; they don't count elsewhere.
    std::int64_t unfinished = 0;
    /// By place that won on the first map and on the second.
    std::array<Tally::BySeat, maxSeats> wins{};
    std::array<Undivided, 2> undivided{};  ///< On the first map and on the second.

    /// Counts a pair of games. `judged`: criterion of the maps; `seed`: that of both games.
    void count(const Design& design, Judged judged, const Lineup& lineup, const SeriesGame& first,
               const SeriesGame& second, std::uint64_t seed);
    void add(const PairedTally& other);
    friend bool operator==(const PairedTally&, const PairedTally&) = default;
};

}  // namespace hexa::sim
