// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/terms/sources.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace hexa::claymore {

/// Number of one of the 25 regiments of the box: kind by kind, in each by its number. Index of all
/// data about regiments.
using RegimentId = std::uint8_t;
inline constexpr RegimentId noRegiment = 255;

constexpr RegimentId firstOf(RegimentKind kind) {
    int first = 0;
    for (std::size_t i = 0; i < indexOf(kind); ++i) first += regimentTable[i].count;
    return static_cast<RegimentId>(first);
}
constexpr RegimentId regimentId(RegimentKind kind, int number) {
    return static_cast<RegimentId>(firstOf(kind) + number - 1);
}
constexpr std::array<RegimentKind, regimentTotal> kindsOfRegiments() {
    std::array<RegimentKind, regimentTotal> kinds{};
    std::size_t id = 0;
    for (std::size_t kind = 0; kind < regimentKinds; ++kind)
        for (int i = 0; i < regimentTable[kind].count; ++i) kinds[id++] = regimentKindAt(kind);
    return kinds;
}
inline constexpr auto kindOfRegiment = kindsOfRegiments();
constexpr RegimentKind kindOf(RegimentId id) { return kindOfRegiment[id]; }
constexpr int numberOf(RegimentId id) { return id - firstOf(kindOf(id)) + 1; }
/// Regiments of the Imperial Army come first.
inline constexpr auto firstShadow = static_cast<RegimentId>(regimentsOf(Army::Imperial));
constexpr Army armyOf(RegimentId id) { return id < firstShadow ? Army::Imperial : Army::Shadow; }
/// The regiments of an army, as a range of numbers.
struct RegimentRange {
    RegimentId begin, end;
};
constexpr RegimentRange rangeOf(Army army) {
    return army == Army::Imperial ? RegimentRange{0, firstShadow} : RegimentRange{firstShadow, regimentTotal};
}

/// One bit for each regiment.
using RegimentSet = std::uint32_t;
constexpr RegimentSet bit(RegimentId id) { return RegimentSet{1} << id; }
constexpr RegimentSet setOf(RegimentKind kind) {
    return ((RegimentSet{1} << factsOf(kind).count) - 1) << firstOf(kind);
}
constexpr RegimentSet setOf(Army army) {
    constexpr int imperial = regimentsOf(Army::Imperial);
    constexpr RegimentSet all = (RegimentSet{1} << regimentTotal) - 1;
    constexpr RegimentSet first = (RegimentSet{1} << imperial) - 1;
    return army == Army::Imperial ? first : all & ~first;
}
inline constexpr RegimentId howitzer = firstOf(RegimentKind::Howitzer);
inline constexpr RegimentId ogir = firstOf(RegimentKind::Ogir);

/// Permissions of an action card besides one hex and one attack.
enum class CardSort : std::uint8_t {
    Plain,
    Double,  ///< Two hexes, then an attack (CS-067).
    Whole,   ///< The whole army moves, without howitzer and Ogir (CS-068).
    Extra,   ///< One attack die more (CS-070).
    Ogir     ///< Ogir's own cards follow (CS-120).
};

/// A design of action cards (CS-060).
struct ActionCard {
    std::string id;  ///< Id in orders and messages.
    Army army{};
    RegimentSet names = 0;  ///< Regiments that act.
    CardSort sort = CardSort::Plain;
    std::uint8_t count = 1;  ///< Copies in the deck.
};

/// Returns the name of a card: designs of an owner's pack by their regiments.
Localized cardName(const ActionCard& card, const Catalog& catalog);

/// Faces of a die, sorts of howitzer tiles and of Ogir's cards.
enum class Face : std::uint8_t { Blank, Skull, Shield };
enum class Tile : std::uint8_t { Flying, Bounce, Explosion };
enum class OgirCard : std::uint8_t { Move, Attack };

inline constexpr int dieFaces = 6;
inline constexpr std::size_t maxDesigns = 32;
inline constexpr std::size_t deckDesigns = 23;
extern const std::array<ActionCard, deckDesigns> actionCards;

/// Numbers of the box. The rules text has few of them; the others are public facts about the same
/// game (spec section 3), so an owner can replace them by the printed ones.
struct Values {
    std::array<std::uint8_t, regimentKinds> combat{};  ///< Combat values.
    std::array<std::uint8_t, regimentKinds> lives{};
    std::array<std::uint8_t, regimentKinds> range{};
    std::vector<ActionCard> cards;               ///< At most maxDesigns.
    std::array<std::uint8_t, 3> faces{2, 3, 1};  ///< Faces of a die, by Face; dieFaces in all.
    std::array<std::uint8_t, 3> tiles{4, 3, 2};  ///< By Tile.
    std::array<std::uint8_t, 2> ogirCards{3, 3};
    ValueSources sources = publicSources();

    int deckSize() const {
        int size = 0;
        for (const ActionCard& card : cards) size += card.count;
        return size;
    }
};
/// Returns the numbers that come with the program.
const Values& publicValues();

/// Returns the code of a card's text, in the window and on paper alike. A regiment that shoots
/// can't move as well (CS-085).
std::string cardTextCode(const ActionCard& card, const Values& values);

}  // namespace hexa::claymore
