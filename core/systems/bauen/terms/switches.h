// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/switches.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace hexa::bauen {

/// Open questions and variants of the rules: each has a default reading that a map's options can
/// change. Questions without a switch are in resources/bauen/rulings.json, with reasons.
enum class Switch : std::uint8_t {
    PublicMissions,  ///< Four missions lie open, one of each theme (BB-067, BB-068).
    /// A first town may not touch another one, as long as there is room (BB-072).
    StartApart,
    /// A region may be claimed although a troop of others is in it (BB-102).
    FoundBesideTroops,
    LimitedNeedsAction,  ///< A stone on a limited field must lead to an action (BB-082).
    MarchExact,          ///< Resources that a march does not need may not be paid (BB-124).
    KeepOneKnight,       ///< An attacker keeps at least one knight of the troop (BB-131).
    DefenderFirst,       ///< If both troops retreat, that of the attacked goes first (BB-133).
    /// A troop may retreat to the area of its fight if that is its own (BB-132).
    RetreatSameArea,
    WithdrawNeedsRoom,  ///< Withdrawing needs an area to go to (BB-134).
    TieByTowns          ///< Among equals the player with more towns wins (BB-164).
};
inline constexpr std::size_t switchCount = 10;

inline constexpr std::array<play::SwitchFacts, switchCount> switchTable{{
    {"publicMissions", true, "BB-068", true},
    {"startApart", false, "BB-072", false},
    {"foundBesideTroops", true, "BB-102", false},
    {"limitedNeedsAction", true, "BB-082", false},
    {"marchExact", false, "BB-124", false},
    {"keepOneKnight", false, "BB-131", false},
    {"defenderFirst", false, "BB-133", false},
    {"retreatSameArea", false, "BB-132", false},
    {"withdrawNeedsRoom", true, "BB-134", false},
    {"tieByTowns", false, "BB-164", false},
}};

constexpr const play::SwitchFacts& factsOf(Switch which) {
    return switchTable[static_cast<std::size_t>(which)];
}

/// Answers to the open questions of the rules in one game.
using RuleOptions = play::SwitchSet<Switch, switchTable>;

/// Returns the options of the map, overridden by those of the players. Fails with
/// "bauen.play.option" at an option that this game doesn't have.
inline Result<RuleOptions> readOptions(const Scenario& scenario, const OptionValues& values) {
    return RuleOptions::read(scenario, values, "bauen.play.option");
}

}  // namespace hexa::bauen
