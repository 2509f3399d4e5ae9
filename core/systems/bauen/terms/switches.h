// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hexa::bauen {

/// Where the rules leave a question open, or have a variant: each has a reading that holds unless a map's options say
/// otherwise. Questions without a switch stand in resources/bauen/rulings.json with the reason why.
enum class Switch : std::uint8_t {
    PublicMissions,      ///< Four missions lie open, one of each theme (BB-067, BB-068).
    StartApart,          ///< A first town may not touch another one, as long as there is room (BB-072).
    FoundBesideTroops,   ///< A region may be claimed although a troop of others stands in it (BB-102).
    LimitedNeedsAction,  ///< A stone on a limited field must lead to an action (BB-082).
    MarchExact,          ///< Resources that a march does not need may not be paid (BB-124).
    KeepOneKnight,       ///< Whoever attacks keeps at least one knight of the troop (BB-131).
    DefenderFirst,       ///< If both troops retreat, that of the attacked goes first (BB-133).
    RetreatSameArea,     ///< A troop may retreat to the area of its fight if that is its own (BB-132).
    WithdrawNeedsRoom,   ///< Withdrawing is refused where there is no area to go to (BB-134).
    TieByTowns           ///< Among equals whoever has more towns wins (BB-164).
};
inline constexpr std::size_t switchCount = 10;

struct SwitchFacts {
    std::string_view id;  ///< In the options of a map.
    bool usual;           ///< How this program reads the rules.
    bool variant;         ///< The rulebook itself offers it.
    std::string_view rule;
};

inline constexpr std::array<SwitchFacts, switchCount> switchTable{{
    {"publicMissions", true, true, "BB-068"},
    {"startApart", false, false, "BB-072"},
    {"foundBesideTroops", true, false, "BB-102"},
    {"limitedNeedsAction", true, false, "BB-082"},
    {"marchExact", false, false, "BB-124"},
    {"keepOneKnight", false, false, "BB-131"},
    {"defenderFirst", false, false, "BB-133"},
    {"retreatSameArea", false, false, "BB-132"},
    {"withdrawNeedsRoom", true, false, "BB-134"},
    {"tieByTowns", false, false, "BB-164"},
}};

constexpr const SwitchFacts& factsOf(Switch which) { return switchTable[static_cast<std::size_t>(which)]; }

}  // namespace hexa::bauen
