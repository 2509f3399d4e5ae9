// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/record.h"
#include "core/hex/hex.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

// Functions of a game for playing one map many thousand times, to learn about the map.

namespace hexa {

/// Seats that a series can have; fixed, so that results need no memory of their own.
inline constexpr int maxSeats = 8;
/// Bots that a series can have, for the same reason.
inline constexpr int maxBots = 16;

/// Settings of all games of a series.
struct SeriesSetup {
    OptionValues options;           ///< As in MatchSetup.
    std::vector<std::string> bots;  ///< Names, at most maxBots; Lineup::bot counts through them.
    std::string cards;              ///< As in MatchSetup.
};

/// Places with shares of the wins that a series is judged by.
enum class Judged : std::uint8_t {
    Seats,  ///< Places on the map; seats that play together are one place.
    /// Places in the order of play, for games with seats that have no place of their own on the
    /// map. Without teams only.
    Order
};

/// Differences between games besides the map. They have effects of their own, so a series that
/// judges the map balances them.
struct Lineup {
    static constexpr int dealt = -1;  ///< As `first`: chance chooses the first player.
    /// As `faction`: the one that the seat has on the map.
    static constexpr std::uint8_t ofMap = 255;
    int first = 0;  ///< The seat that begins; 0 and without meaning if the series has no order.
    /// By seat: index in Catalog::factions; no two sides have the same (Series::factions()).
    std::array<std::uint8_t, maxSeats> faction{};
    std::array<std::uint8_t, maxSeats> bot{};  ///< By seat: index in SeriesSetup::bots.
    friend bool operator==(const Lineup&, const Lineup&) = default;
};

/// End of one game.
struct SeriesGame {
    /// False: broken off because it would not end; the rest is meaningless then.
    bool finished = false;
    /// One bit a seat; a team wins together. Several teams: they share the win; none: a draw.
    std::uint8_t winners = 0;
    std::array<std::int16_t, maxSeats> points{};
    std::int32_t decisions = 0;
    std::uint64_t hash = 0;  ///< Hash of the last state.
    friend bool operator==(const SeriesGame&, const SeriesGame&) = default;
};

/// One map with its rules and bots, ready to be played. Never changes: threads share one.
class Series {
public:
    virtual ~Series() = default;
    Series(const Series&) = delete;
    Series& operator=(const Series&) = delete;

    virtual int seats() const = 0;
    /// Teams, if seats play together; otherwise as many as seats.
    virtual int teams() const = 0;
    /// Returns the team of a seat, 0 to teams() - 1.
    virtual int teamOf(int seat) const = 0;
    /// Returns the number of factions that a lineup chooses from: at least seats(), or at least
    /// teams() and fewer than seats(), if all of a team have the same. 0: they are bound, every
    /// seat plays its own in every game (Lineup::ofMap).
    virtual int factions() const = 0;
    /// True if the first player may matter, so that Lineup::first rotates. Needed by Judged::Order.
    virtual bool ordered() const { return true; }
    virtual Judged judged() const { return Judged::Seats; }
    /// Returns the target of each judged place, in proportion: {3, 2} is 60 and 40 %. There is one
    /// number above 0 for each place (teams, or places in the order). Returns none if all are
    /// equal.
    virtual std::vector<std::int32_t> targets() const { return {}; }
    /// Returns the cells that fights are counted for.
    virtual const std::vector<Hex>& places() const = 0;

    /// Plays one game to its end. `fights`, if not empty, has an entry for each of places(): the
    /// fights there are added.
    virtual SeriesGame play(const Lineup& lineup, std::uint64_t seed,
                            std::span<std::int64_t> fights) const = 0;

protected:
    Series() = default;
};

}  // namespace hexa
