// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/cards/cards.h"
#include "core/systems/clockwork/rules/decision.h"

#include <type_traits>

namespace hexa::clockwork {

/// Places of pieces outside of territories.
namespace place {
inline constexpr std::uint8_t available = 0xf0;  ///< Unique Unit not in play, General not bought.
inline constexpr std::uint8_t atCourt = 0xf1;    ///< The Operative as a Spy.
inline constexpr std::uint8_t inHand = 0xf2;     ///< A General in its owner's play area.
inline constexpr std::uint8_t gone = 0xff;       ///< Out of the game.
}  // namespace place
constexpr bool onMap(std::uint8_t where) { return where < maxTiles; }

/// Numbers of a card in play: Discovery slots 0 to 8, then Espionage cards.
inline constexpr int firstEspionage = decks;
inline constexpr int cardsInPlay = decks + espionageCards;

/// Program point of the rules between two decisions; the order of TRN-02.
enum class Stage : std::uint8_t {
    TurnStart,
    Spymaster,
    CounterIntel,
    DrawCards,
    RecruitGuardian,
    RecruitCards,
    Recruit,
    DeployCards,
    SteamtankMove,
    CallToArms,
    Deploy,
    Reinforce,
    Leviathan,
    Battles,
    Attrition,
    ResearchCards,
    Study,
    Sacrifice,
    Discovery,
    Activation,
    ScoringCards,
    Scoring,
    CourtBonus,
    Pollution,
    TurnEnd,
    Over,
    // Stage of a card or Gambit; State::after is the next stage.
    Effect
};

inline constexpr std::uint8_t noCard = 0xff;

struct PlayerState {
    std::uint8_t reserve = 0;
    std::uint8_t pool = 0;
    std::uint8_t spies = 0;       ///< Discs on the Court; the Operative there is not one of them.
    std::uint8_t battlesWon = 0;  ///< This turn (BAT-03, BAT-08, GNL-02).
    std::uint16_t ip[disciplineCount] = {};
    std::int16_t vp = 0;
    std::uint8_t unique[2] = {place::gone, place::gone};  ///< Territory or place::*.
    /// Workers to be given at the end of the Study; secret until then.
    std::uint8_t sacrifice[disciplineCount] = {};
    std::uint8_t uniqueUsed = 0;  ///< The Hunter moved or the Operative killed this turn.
};

/// Everything that changes in a game, without secrets kept apart (deployment sheets are with the
/// referee). Copy it freely: it is plain memory. The constant parts of a game are in Game.
struct State {
    std::uint8_t soldiers[maxTiles][maxPlayers] = {};
    TileMask units[maxPlayers] = {};  ///< Territories with any unit of the player.
    TileMask battles = 0;             ///< RNF-01: the battles of this turn until each is resolved.
    /// Territories that the running stage still has to deal with.
    TileMask pending = 0;
    Decision decision;
    std::uint64_t deck = 0;  ///< Espionage deck, four bits a card, the top card lowest.
    PlayerState players[maxPlayers];
    std::uint16_t hands[maxPlayers] = {};
    std::uint16_t known[maxPlayers] = {};  ///< Cards under the deck that the player put there.
    std::uint16_t discard = 0;
    std::uint16_t drawn = 0;               ///< Drawn by R&D, one to be kept.
    std::uint16_t owned[maxPlayers] = {};  ///< Discovery slots that the player owns (DIS-05).
    /// Items still for sale: slots, then Generals from bit 9.
    std::uint16_t offer = 0;
    /// Slots with a token on a territory that can change hands.
    std::uint16_t fieldTokens = 0;
    std::uint16_t used[maxPlayers] = {};  ///< Discovery slots activated this turn (ACT-02).
    /// Cards that work this turn: strength in a battle, protection, Propaganda.
    std::uint32_t active = 0;
    std::uint8_t activeAt[cardsInPlay] = {};  ///< Place of use: territory (strength only).
    /// Player that used it, two bits a card.
    std::uint8_t activeOwner[(cardsInPlay + 3) / 4] = {};
    std::uint8_t tokenAt[decks] = {};
    std::uint8_t generalAt[generalCount] = {place::available, place::available, place::available};
    std::uint8_t generalOwner[generalCount] = {noPlayer, noPlayer, noPlayer};
    std::uint8_t deckSize = 0;
    std::uint8_t turn = 0;  ///< From 1.
    Stage stage = Stage::TurnStart;
    std::uint8_t cursor = 0;       ///< Number of players finished in the running stage.
    std::uint8_t firstPlayer = 0;  ///< First player of this turn.
    std::uint8_t passed = 0;       ///< Players out of the Discovery stage, one bit each.
    std::uint8_t actionsTaken = 0;
    std::uint8_t technophilia = noPlayer;
    std::uint8_t tacticalOps = noPlayer;
    std::uint8_t callToArms[2] = {noTile, noTile};  ///< By alliance; for the ally's eyes only.
    // The card or Gambit that works now.
    std::uint8_t effectCard = 0;  ///< Number of the card, or gambitCard.
    std::uint8_t effectOwner = 0;
    /// Units still to be killed or moved, cards still to be drawn.
    std::uint8_t effectLeft = 0;
    std::uint8_t effectTile = noTile;  ///< The territory chosen for this step.
    std::uint8_t effectTarget =
        noTile;  ///< The single territory of Target::Territory; Gambit: the first unit's target.
    std::uint8_t effectUnit = 0;
    Stage after = Stage::TurnStart;
    /// Espionage card being resolved: neither in a hand nor in the discard yet (ESP-02).
    std::uint8_t resolving = noCard;
    std::uint8_t reserved[4] = {};  ///< So that every byte has a value.

    friend bool operator==(const State& a, const State& b) {
        return __builtin_memcmp(&a, &b, sizeof(State)) == 0;
    }
};
/// A move as if by a card, with its own rules (SPY-03).
inline constexpr std::uint8_t gambitCard = cardsInPlay;
/// The Crasher's kill, which works like a card.
inline constexpr std::uint8_t crasherCard = cardsInPlay + 1;

static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State> &&
              sizeof(State) <= 512);

/// Returns a hash of the whole state in memory, the same on every machine. Records hold it, so a
/// change to the layout of State must raise rulesVersion.
std::uint64_t hashOf(const State& state);

}  // namespace hexa::clockwork
