// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/systems/bauen/terms/gamedata.h"
#include "core/systems/bauen/terms/position.h"
#include "core/systems/bauen/terms/switches.h"

#include <array>
#include <cstdint>

namespace hexa::bauen {

inline constexpr std::size_t maxFields = 32;  ///< Fields of the action board.
inline constexpr std::uint8_t noMission = 255;

/// Constants of the games on one map: land, data, options and their consequences.
struct Table {
    int seats = 0;
    Land land;
    Pieces start;  ///< Pieces on the map before the first decision.
    GameData data;
    RuleOptions options;
    /// By round and colour (BB-044).
    std::array<std::array<std::uint8_t, colourCount>, rounds> values{};
    std::array<Domain, colourCount> domains{};
    bool knightsCost =
        false;  ///< Recruiting has a price; without one knights are enlisted one after another.

    const Area& area(int index) const { return land.areas[static_cast<std::size_t>(index)]; }
    const LandRegion& region(int index) const { return land.regions[static_cast<std::size_t>(index)]; }
    const Field& field(int index) const { return data.fields[static_cast<std::size_t>(index)]; }
    int fieldCount() const { return static_cast<int>(data.fields.size()); }
    /// Returns the field with this id, or none.
    int fieldAt(std::string_view id) const;
};

/// Returns a table for games on a map. Fails with "bauen.play.players", "bauen.play.empty" (no
/// region), "bauen.play.loose" (an area of no region, or a region without areas), "bauen.play.room"
/// (fewer free regions than players without a town), "bauen.play.supply" (more on the map than a
/// player has, with the walls on the round track: BB-007, 066), or "bauen.play.missions" (too few
/// for this number of players: BB-067, 068).
Result<Table> makeTable(const Position& position, const GameData& data, const RuleOptions& options);

/// Results of chance before the first decision.
struct Deal {
    std::array<std::int8_t, rounds> starter{};  ///< First player of each round (BB-065).
    /// Public missions by theme, index in GameData::missions.
    std::array<std::uint8_t, themeCount> open{};
    std::array<std::array<std::uint8_t, themeCount>, maxPlayers> secret{};  ///< By seat.
    friend bool operator==(const Deal&, const Deal&) = default;
};

/// Returns the deal of a seed: start players (BB-065) and missions (BB-067) each from a stream of
/// its own.
Deal dealOf(const Table& table, std::uint64_t seed);

}  // namespace hexa::bauen
