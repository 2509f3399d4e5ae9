// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hexa::claymore {

/// The two sides (CS-001), in the order of the factions of resources/claymore/catalog.json.
enum class Army : std::uint8_t { Imperial, Shadow };
inline constexpr int armyCount = 2;
inline constexpr std::array<Army, armyCount> armies{Army::Imperial, Army::Shadow};

constexpr Army enemyOf(Army army) { return army == Army::Imperial ? Army::Shadow : Army::Imperial; }
constexpr std::size_t indexOf(Army army) { return static_cast<std::size_t>(army); }

/// Returns the id of the army's faction in the catalog and in files.
constexpr std::string_view factionId(Army army) { return army == Army::Imperial ? "imperial" : "shadow"; }
constexpr std::optional<Army> armyOf(std::string_view faction) {
    for (const Army army : armies)
        if (factionId(army) == faction) return army;
    return std::nullopt;
}

}  // namespace hexa::claymore
