// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/bits.h"
#include "core/systems/clockwork/terms/terms.h"

namespace hexa::clockwork {

/// Kind of the open decision, each with the meaning of the bits in Decision::options.
enum class DecisionKind : std::uint8_t {
    None,
    Over,            ///< The game has ended.
    Shuffle,         ///< Chance: a new order of the Espionage deck; see shuffle().
    Deploy,          ///< All players at once, in secret: sheets; see deploy().
    SpyAction,       ///< SPY-01; SpyAction.
    KeepCard,        ///< SPY-04; Espionage cards.
    GainDiscipline,  ///< SPY-05 and cards; Discipline.
    LoseDiscipline,  ///< SPY-05, for the opponent `about`; Discipline, or pass to spare it.
    GuardianPlace,   ///< GNL-06; territories, or pass to keep it.
    PlayCard,        ///< ESP-02; Espionage cards, or pass.
    PayWith,         ///< ESP-01; 0 a Spy, 1 the Operative.
    SteamtankMove,   ///< GNL-11; territories, or pass to stay.
    CallToArms,      ///< ALL-08; territories, or pass.
    Reinforce,       ///< RNF-01; ReinforceOrder, or pass.
    CitadelFrom,     ///< RNF-02; territories.
    CitadelTo,       ///< Territories; `about` is the Citadel.
    CitadelCount,    ///< Numbers of Soldiers; `about` is the Citadel.
    HunterTo,        ///< UNI-06; territories.
    Leviathan,       ///< GNL-02; territories, or pass.
    KeepUnits,       ///< BAT-04 at `about`; sets of special units, see keptUnits().
    /// ALL-10 at `about`; number of Soldiers kept by the first of the two allies by seat.
    KeepSoldiers,
    AttritionLoss,   ///< ATR-02 at `about`; Unit.
    Sacrifice,       ///< STU-02 for the discipline `about`; numbers of workers.
    Buy,             ///< DIS-01; Discovery slots, then Generals from bit 9; or pass.
    PlaceToken,      ///< DIS-04 for the slot `about`; territories.
    PlaceSteamtank,  ///< GNL-09; territories.
    Activate,        ///< ACT-01; Discovery slots, or pass.
    CourtPoints,     ///< CRT-04; ways to take 3 IP, see courtSplit().
    CourtDiscovery,  ///< CRT-04; Discovery slots, or pass.
    CourtGuardian,   ///< CRT-03; bit 0 takes it, pass declines.
    CourtRobbery,    ///< CRT-02; bit 0 takes the VP, pass declines.
    PollutionKeep,   ///< SCO-03 at `about`; Unit.
    KillAt,          ///< A card: territories, or pass when enough are dead.
    KillWhose,       ///< A card at `about`; players.
    KillUnit,        ///< A card at `about`; Unit.
    MoveFrom,        ///< A card or Gambit: territories, or pass.
    MoveUnit,        ///< At `about`; Unit.
    MoveTo,          ///< Territories; `about` is the place of the unit.
    StrengthAt       ///< A card: territories with a battle.
};

/// Bits of DecisionKind::Reinforce.
namespace reinforce {
inline constexpr int citadel = 0;
inline constexpr int hunter = 1;
inline constexpr int operative = 2;
inline constexpr int crasher = 3;
inline constexpr int firstCard = 4;  ///< Then the cards in play: Discovery slots, Espionage cards.
}  // namespace reinforce

/// Chance, as the actor of a decision.
inline constexpr Player chancePlayer = 0xfe;
/// All players at once.
inline constexpr Player everyPlayer = 0xfd;

/// A choice: the number of an option, or passChoice.
using Choice = std::uint8_t;
inline constexpr Choice passChoice = 0xff;

/// The only access to decisions: the deciding player, and the legal options. The rules take a
/// decision with a single option themselves.
struct Decision {
    std::uint64_t options = 0;
    DecisionKind kind = DecisionKind::None;
    Player actor = noPlayer;
    std::uint8_t about = 0;
    std::uint8_t mayPass = 0;
    std::uint8_t reserved[4] = {};  ///< So that every byte has a value.

    bool allows(Choice choice) const {
        return choice == passChoice ? mayPass != 0 : choice < 64 && (options >> choice & 1) != 0;
    }
    int count() const { return __builtin_popcountll(options) + mayPass; }
    /// Returns the n-th of count() choices: options by rising number, then pass.
    Choice nth(int n) const {
        return n < __builtin_popcountll(options) ? static_cast<Choice>(nthBit(options, n)) : passChoice;
    }
    friend bool operator==(const Decision&, const Decision&) = default;
};

}  // namespace hexa::clockwork
