// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/terms/terms.h"

namespace hexa::clockwork {

/// Kind of a card: a Discovery stays with its player, an Espionage card is played once.
enum class CardKind : std::uint8_t { Discovery, Espionage };

/// Effect of a card. docs/owner-data.md describes the vocabulary for owners of the game.
enum class Verb : std::uint8_t {
    Kill,      ///< Enemy units are killed.
    Move,      ///< Own units on the map move.
    Gain,      ///< Influence points.
    Strength,  ///< Army Strength.
    Recruit,   ///< Workers from the reserve to the pool.
    Score,     ///< Victory points.
    Protect,   ///< From attrition, from killing cards or from pollution.
    Draw       ///< Espionage cards.
};

/// Time of a card's effect; a card may have several. `Always` needs no use: it works while the
/// token is owned. Discoveries: Recruitment and Scoring apply by themselves, Reinforcement and
/// Activation once a turn on the owner's wish. Espionage cards: at the start of the phase
/// (Recruitment, Deployment, Research, Scoring) or as a reinforcement order.
enum class Timing : std::uint8_t {
    Recruitment = 1,
    Deployment = 2,
    Reinforcement = 4,
    Always = 8,
    Research = 16,
    Activation = 32,
    Scoring = 64
};
using TimingMask = std::uint8_t;
constexpr bool contains(TimingMask mask, Timing timing) {
    return (mask & static_cast<TimingMask>(timing)) != 0;
}

/// Multiplier of an amount: the player's territories of a kind, and so on.
enum class Per : std::uint8_t {
    Once,
    Village,  ///< Villages except Cities.
    City,
    Settlement,  ///< Villages and Cities.
    Citadel,
    Lake,
    Forest,
    Tower,
    Manufactory,
    Shrine,
    Barrens,
    Research,   ///< Towers, Manufactories and Shrines.
    Resource,   ///< Lakes and Forests.
    Territory,  ///< All, the Capital too.
    Spy,        ///< The player's Spies on the Court.
    /// Battles won this turn (BAT-03, BAT-08, GNL-02), before or after the card is played.
    BattleWon
};

/// Units that a killing or moving card can touch. Cards never move the Guardian (GNL-06).
enum class UnitFilter : std::uint8_t { Soldiers, All };

/// Targets of a card. Never the Court, never a Capital (MAP-04).
enum class Target : std::uint8_t {
    /// One battle in which the player or its ally has units; only as a reinforcement order.
    Battle,
    Territory,   ///< One territory.
    Territories  ///< Any number of territories, until the amount is used up.
};

/// Destinations of moved units; never a territory with an enemy Guardian, nor an enemy's Capital
/// (DEP-09).
enum class Destination : std::uint8_t {
    Controlled,  ///< Territories that the player controls.
    Free,        ///< The same, and unoccupied territories.
    Battle       ///< Battles, the player's own or others'; only as a reinforcement order.
};

/// Danger that units are protected from, as long as the card works.
enum class Shield : std::uint8_t {
    Attrition,  ///< No losses by attrition.
    Cards,      ///< No losses by killing cards of enemies.
    Pollution   ///< No losses by pollution.
};

/// No limit of distance; the range of all Espionage cards.
inline constexpr std::uint8_t anyRange = 0xff;
/// As an amount of Kill: all units there; only with Target::Territory or Target::Battle.
inline constexpr std::uint8_t allUnits = 0xff;
/// As Effect::discipline: the player chooses one when the card works.
inline constexpr std::uint8_t anyDiscipline = 0xff;
/// All nine kinds of territory, one bit each in catalog order (kinds.h).
inline constexpr std::uint16_t allKinds = 0x1ff;

/// The whole effect of a card: numbers only, so that playing needs no text and no memory. Fields
/// that the verb does not use keep their defaults (the reader of packs refuses them).
struct Effect {
    Verb verb = Verb::Gain;
    TimingMask timings = 0;
    /// Kill: units at most, or `allUnits`. Move: units at most. Gain: IP. Strength: Army Strength.
    /// Recruit: workers. Score: VP. Draw: cards. Protect: 0.
    std::uint8_t amount = 0;
    Per per = Per::Once;   ///< Gain, Recruit, Score: multiplies the amount.
    std::uint8_t max = 0;  ///< With `per`: the product is at most this; 0 = no limit.
    /// Kill, Move (start of the units), Strength (place of the battle), Protect (place of the
    /// units): distance from the token in T, or anyRange.
    std::uint8_t range = anyRange;
    UnitFilter units = UnitFilter::Soldiers;  ///< Kill, Move.
    /// Kill; Strength as a reinforcement order: always Battle.
    Target target = Target::Territory;
    Destination destination = Destination::Controlled;  ///< Move.
    Shield shield = Shield::Attrition;                  ///< Protect.
    /// Gain: number of a Discipline, or anyDiscipline.
    std::uint8_t discipline = anyDiscipline;
    std::uint8_t reserved = 0;
    /// Kill, Strength, Protect: only in territories of these kinds.
    std::uint16_t kinds = allKinds;
    friend bool operator==(const Effect&, const Effect&) = default;
};

}  // namespace hexa::clockwork
