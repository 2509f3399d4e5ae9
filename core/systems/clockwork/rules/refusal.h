// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/systems/clockwork/terms/terms.h"

#include <cstdint>

namespace hexa::clockwork {

class Game;
struct State;

/// Reason for refusing an order. Cheap to make and compare, because bots ask often; refusalError()
/// has the details. A refused order changes nothing.
enum class Refused : std::uint8_t {
    No,
    /// DEP-04: not controlled, not next to such a territory, no Forced March target.
    NotDeployable,
    EnemyCapital,    ///< DEP-09, MAP-04.
    EnemyGuardian,   ///< DEP-09, GNL-07.
    NoUnitBetween,   ///< DEP-05: the Forced March leaves no unit in between.
    TooManyWorkers,  ///< DEP-02: more than the pool holds.
    UniqueNotThere,  ///< UNI-01: no such Unique Unit to deploy.
    OneUniqueATurn,  ///< UNI-07, UNI-08: one Engineer, one Crasher a turn.
    EngineerPlace,   ///< UNI-07: only research territories.
    EngineerTwice,   ///< UNI-07: one Engineer a territory.
    CrasherPlace,    ///< UNI-08: only a Citadel, Village or City of an enemy.
    OnlyOperative,   ///< UNI-04: only the Operative goes to the Court or deploys again.
    NoSuchTile,      ///< MAP-02: no such territory.
    WrongDecision,   ///< INV-11: another decision is due, or another player decides.
    NotAnOption      ///< The choice is not a legal one; the decision determines the rule.
};

struct Refusal {
    Refused why = Refused::No;
    TileIndex tile = noTile;
    explicit operator bool() const { return why != Refused::No; }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// Returns the rule that a refusal of a sheet names, e.g. "DEP-05".
const char* ruleOf(Refused why);

/// Returns the reason for refusing a player's sheet (checkSheet(), deploy()): code
/// "clockwork.refused.*", the rule as argument "rule", the territory as "tile" and as place.
Error refusalError(const Game& game, const State& state, Player player, const Refusal& refusal);

/// Rule against a choice in the open decision, and the code of its sentence.
struct Reason {
    const char* code;
    const char* rule;
};
/// Returns the rule about the card, Gambit or Crasher that works now.
const char* ruleOfEffect(const State& state);
/// Returns the rule against a choice that state.decision does not allow (explain.cpp). Slow: for
/// people.
Reason reasonAgainst(const Game& game, const State& state, std::uint8_t choice);
/// Returns the same as an error with the arguments "rule", "player", and, if relevant, "tile" and
/// "card".
Error refusalError(const Game& game, const State& state, std::uint8_t choice);

}  // namespace hexa::clockwork
