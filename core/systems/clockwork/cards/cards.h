// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/result.h"
#include "core/engine/origin.h"
#include "core/systems/clockwork/cards/effect.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::clockwork {

inline constexpr int decks = disciplineCount * ageCount;
inline constexpr int discoveriesInDeck = 5;
inline constexpr int espionageCards = 15;

/// Returns the slot of a Discovery in the 3x3 grid of a game (SET-04).
constexpr int slotOf(Discipline discipline, Age age) {
    return static_cast<int>(discipline) * ageCount + static_cast<int>(age);
}
constexpr Discipline disciplineOfSlot(int slot) { return static_cast<Discipline>(slot / ageCount); }
constexpr Age ageOfSlot(int slot) { return static_cast<Age>(slot % ageCount); }

/// Facts of a card. Espionage cards have no place and no cost.
enum class Fact : std::uint8_t { Name, Place, Cost, Timing, Effect };
inline constexpr int factCount = 5;

/// Source of a card's fact: read off the printed card, a rulebook, the designer's public diary, or
/// a stand-in because it is unknown.
enum class Source : std::uint8_t { Printed, Rulebook, Diary, StandIn };

/// One Discovery or Espionage card of a pack.
struct Card {
    std::string id;  ///< E.g. "juggernaut".
    Localized name;
    /// IP of its own discipline (DIS-03); Espionage cards: 0 (they cost a Spy).
    std::uint8_t cost = 0;
    Effect effect;
    /// By Fact; facts that the card does not have stay at StandIn.
    std::array<Source, factCount> sources{Source::StandIn, Source::StandIn, Source::StandIn, Source::StandIn,
                                          Source::StandIn};
    bool isEspionage() const { return cost == 0; }
    CardKind kind() const { return isEspionage() ? CardKind::Espionage : CardKind::Discovery; }
    Source& source(Fact fact) { return sources[static_cast<std::size_t>(fact)]; }
    Source source(Fact fact) const { return sources[static_cast<std::size_t>(fact)]; }
    friend bool operator==(const Card&, const Card&) = default;
};

/// All cards of the box. The data are read once and never changed. Owners of the game can write
/// their own (docs/owner-data.md).
struct CardPack {
    std::string id;  ///< E.g. "stand-in".
    Localized name;
    std::string author;
    /// By slot, then by number in the deck.
    std::array<std::array<Card, discoveriesInDeck>, decks> discoveries;
    std::array<Card, espionageCards> espionage;
    /// Stable hash of the content; records contain it, so that a replay with other cards is
    /// noticed. It doesn't depend on the source of a known fact: a better source makes no other
    /// cards.
    std::uint64_t hash = 0;
    /// Returns the card with this ID, or null.
    const Card* find(std::string_view cardId) const;
    friend bool operator==(const CardPack&, const CardPack&) = default;
};

/// Reads a `.hexpack` file's text. Fails with a code, a JSON pointer and the reason at the first
/// mistake; nothing half-read is returned.
Result<CardPack> readCardPack(std::string_view json);

/// Returns the pack that comes with the program, read again at each call: keep it.
CardPack standInPack();

/// Returns the extent to which the card is a stand-in.
StandIn standInOf(const Card& card);
/// Returns the name for sentences: with standInMark if any fact of the card is a stand-in.
Localized markedName(const Card& card);
/// Returns the same, with the stand-in facts and the sources of the others.
CardOrigin originOf(const Card& card);
StandInCount standInsOf(const CardPack& pack);

/// Returns the text of a card, made from its effect, so that text and effect can't differ: a
/// Localized with EN, DE, FR. The timing of an Espionage card is worded for a played card.
Localized cardText(const Card& card);

}  // namespace hexa::clockwork
