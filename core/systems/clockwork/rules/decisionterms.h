// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/decision.h"
#include "core/systems/clockwork/rules/state.h"

#include <iterator>

// Meaning of the numbers in a decision. Orders, sentences, refusals and views all use this table.

namespace hexa::clockwork {

/// Meaning of a decision's options.
enum class ChoiceOf : std::uint8_t {
    Nothing,
    SpyAction,
    Espionage,  ///< A card of that deck: firstEspionage + option in Game::card.
    Discipline,
    Seat,  ///< A player.
    Tile,
    Payment,        ///< 0 a Spy, 1 the Operative.
    Reinforcement,  ///< namespace reinforce.
    Count,
    Kept,         ///< A set of special units, see specialUnitsAt().
    OwnUnit,      ///< Unit of the actor.
    VictimsUnit,  ///< Unit of State::effectUnit.
    Item,         ///< Discovery slots, then Generals.
    Slot,         ///< Discovery slots.
    Split,        ///< courtSplit().
    Taking        ///< 0 takes it.
};

/// Meaning of Decision::about.
enum class AboutOf : std::uint8_t { Nothing, Tile, Seat, Discipline, Slot };

struct DecisionTerms {
    ChoiceOf choice = ChoiceOf::Nothing;
    AboutOf about = AboutOf::Nothing;
};

/// In the order of DecisionKind.
inline constexpr DecisionTerms decisionTerms[] = {
    {},                                      // None
    {},                                      // Over
    {},                                      // Shuffle
    {},                                      // Deploy
    {ChoiceOf::SpyAction},                   // SpyAction
    {ChoiceOf::Espionage},                   // KeepCard
    {ChoiceOf::Discipline},                  // GainDiscipline
    {ChoiceOf::Discipline, AboutOf::Seat},   // LoseDiscipline
    {ChoiceOf::Tile},                        // GuardianPlace
    {ChoiceOf::Espionage},                   // PlayCard
    {ChoiceOf::Payment},                     // PayWith
    {ChoiceOf::Tile},                        // SteamtankMove
    {ChoiceOf::Tile},                        // CallToArms
    {ChoiceOf::Reinforcement},               // Reinforce
    {ChoiceOf::Tile},                        // CitadelFrom
    {ChoiceOf::Tile, AboutOf::Tile},         // CitadelTo
    {ChoiceOf::Count, AboutOf::Tile},        // CitadelCount
    {ChoiceOf::Tile},                        // HunterTo
    {ChoiceOf::Tile},                        // Leviathan
    {ChoiceOf::Kept, AboutOf::Tile},         // KeepUnits
    {ChoiceOf::Count, AboutOf::Tile},        // KeepSoldiers
    {ChoiceOf::OwnUnit, AboutOf::Tile},      // AttritionLoss
    {ChoiceOf::Count, AboutOf::Discipline},  // Sacrifice
    {ChoiceOf::Item},                        // Buy
    {ChoiceOf::Tile, AboutOf::Slot},         // PlaceToken
    {ChoiceOf::Tile},                        // PlaceSteamtank
    {ChoiceOf::Slot},                        // Activate
    {ChoiceOf::Split},                       // CourtPoints
    {ChoiceOf::Slot},                        // CourtDiscovery
    {ChoiceOf::Taking},                      // CourtGuardian
    {ChoiceOf::Taking},                      // CourtRobbery
    {ChoiceOf::OwnUnit, AboutOf::Tile},      // PollutionKeep
    {ChoiceOf::Tile},                        // KillAt
    {ChoiceOf::Seat, AboutOf::Tile},         // KillWhose
    {ChoiceOf::VictimsUnit, AboutOf::Tile},  // KillUnit
    {ChoiceOf::Tile},                        // MoveFrom
    {ChoiceOf::OwnUnit, AboutOf::Tile},      // MoveUnit
    {ChoiceOf::Tile, AboutOf::Tile},         // MoveTo
    {ChoiceOf::Tile},                        // StrengthAt
};
static_assert(std::size(decisionTerms) == static_cast<std::size_t>(DecisionKind::StrengthAt) + 1);

constexpr DecisionTerms termsOf(DecisionKind kind) { return decisionTerms[static_cast<std::size_t>(kind)]; }

/// Returns the card in play (Game::card) that a choice names, or -1.
constexpr int cardChosen(DecisionKind kind, int choice) {
    if (choice == passChoice) return -1;
    switch (termsOf(kind).choice) {
    case ChoiceOf::Espionage:
        return firstEspionage + choice;
    case ChoiceOf::Reinforcement:
        return choice >= reinforce::firstCard ? choice - reinforce::firstCard : -1;
    case ChoiceOf::Item:
    case ChoiceOf::Slot:
        return choice < decks ? choice : -1;
    default:
        return -1;
    }
}

}  // namespace hexa::clockwork
