// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/engine/play/series.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hexa::sim {

/// Most factions that a design chooses from.
inline constexpr int maxFactions = 32;

/// Differences between the games of a series, chosen so that only the map favours a seat.
///
/// A block crosses the starting player (every seat) with a cyclic Latin square of factions (every
/// seat has every faction once) and, if the bots differ, with their rotation over the teams. Fixed
/// properties are not crossed: the starting player in a game without an order, or factions that are
/// bound to seats. If all seats of a team have one faction, the square is one of teams. The cyclic
/// order of the factions changes from block to block. With up to 6 factions each of the (factions -
/// 1)! orders comes once, in random sequence, before any comes again, so that all pairings come up
/// alike. With more factions, 120 random orders take turns. Whole blocks are balanced, parts are
/// not.
///
/// Every game has its own seed. One seed for all rotations of a map would count the same luck of
/// the same seat as many games; the variance of a share is then 1.9 to 3.5 times larger.
struct Design {
    enum class Scheme : std::uint8_t {
        Blocks,  ///< As above.
        /// Nothing is crossed: the map's factions, a random starting player, each bot at its own
        /// seat.
        AsDealt
    };
    Scheme scheme = Scheme::Blocks;
    int seats = 0;
    int teams = 0;
    int factions = 0;                             ///< As Series::factions().
    bool ordered = true;                          ///< As Series::ordered().
    std::array<std::uint8_t, maxSeats> teamOf{};  ///< By seat.
    std::array<std::uint8_t, maxSeats>
        bots{};  ///< By team, in game 0: index in SeriesSetup::bots. AsDealt: by seat.

    int blockLength() const;
    /// Returns the line-up of a game: depends only on the design, the seed of the run and the
    /// number of the game.
    Lineup lineup(std::uint64_t runSeed, std::int64_t game) const;
    friend bool operator==(const Design&, const Design&) = default;
};

/// Name of the scheme above in certificates; changes when the line-ups change.
inline constexpr std::string_view designScheme = "blocks-1";

/// Returns a design in which one bot plays all seats.
Design uniformDesign(const Series& series, int bot);
/// Returns a design in which team t is played by bots[t] and all rotations of that, e.g. {0, 1}:
/// bot 0 against bot 1, from both sides.
Design mixedDesign(const Series& series, const std::vector<int>& bots);
/// Returns the design of a game as on the table: seat s is played by bots[s] in every game. For
/// counting, not for judging a map.
Design dealtDesign(const Series& series, const std::vector<int>& bots);

/// Returns the seed of a run in a named stream ("check", "search", "certificate"): runs in
/// different streams share no game.
constexpr std::uint64_t streamSeed(std::uint64_t seed, std::string_view stream) {
    return mixed(seed, stableHash(stream));
}

}  // namespace hexa::sim
