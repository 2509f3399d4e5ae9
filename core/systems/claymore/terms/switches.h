// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/switches.h"

#include <array>
#include <cstdint>

namespace hexa::claymore {

/// Open questions and common variants of the rules (spec section 5.5): each has a default reading
/// that a map's options can change. Limits of the box belong to the map's profile, not to a switch;
/// the faces of the dice are data.
enum class Switch : std::uint8_t {
    HedgeIsPiece,       ///< A hedge counts as the piece of its two hexes (CS-034).
    LeavePalisade,      ///< A regiment may leave a palisade over its closed sides (CS-041).
    DeployOnCrossing,   ///< Bridges and fords may be deployed on (CS-053).
    DeployOnTower,      ///< The tower may be deployed on (CS-054).
    RemoveDeadCards,    ///< A card that names only destroyed regiments leaves the game (CS-066).
    WholeArmyAttack,    ///< The card of the whole army lets it attack too (CS-069).
    AttackOverHedge,    ///< Hand-to-hand attacks across a hedge are possible (CS-097).
    TargetHitsTower,    ///< A hit target tile counts as an explosion on the tower (CS-119).
    EliteLoss,          ///< A destroyed elite regiment loses its chip (CS-145).
    EliteShadowOnly,    ///< Only the Shadow Army gets elite chips (CS-150, CS-157).
    EliteByTower,       ///< With EliteShadowOnly: only if it won by the tower (CS-157).
    FirstChipImperial,  ///< The Imperial Army lays the first chip (CS-159).
    PlacedOnly,         ///< An army with regiments on the map fights with these alone (CS-051).
    /// Archers beside an enemy shoot with one die less and not far (spec section 3.7).
    EngagedArchers
};
inline constexpr std::size_t switchCount = 14;

using play::SwitchFacts;

inline constexpr std::array<SwitchFacts, switchCount> switchTable{{
    {"hedgeIsPiece", false, "CS-034"},
    {"leavePalisade", false, "CS-041"},
    {"deployOnCrossing", true, "CS-053"},
    {"deployOnTower", true, "CS-054"},
    {"removeDeadCards", false, "CS-066"},
    {"wholeArmyAttack", false, "CS-069"},
    {"attackOverHedge", true, "CS-097"},
    {"targetHitsTower", true, "CS-119"},
    {"eliteLoss", true, "CS-145"},
    {"eliteShadowOnly", false, "CS-157"},
    {"eliteByTower", false, "CS-157"},
    {"firstChipImperial", false, "CS-159"},
    {"placedOnly", false, "CS-051"},
    {"engagedArchers", false, "CS-104"},
}};

constexpr const SwitchFacts& factsOf(Switch which) { return switchTable[static_cast<std::size_t>(which)]; }

}  // namespace hexa::claymore
