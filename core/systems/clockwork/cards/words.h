// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/cards/cards.h"

#include <array>
#include <string_view>

/// Words of a card pack: forms of the numbers of effect.h in a `.hexpack` file. Each list is in the
/// order of its enumerators.
namespace hexa::clockwork::words {

template <std::size_t count>
using List = std::array<std::string_view, count>;

inline constexpr List<8> verbs = {"kill", "move", "gain", "strength", "recruit", "score", "protect", "draw"};
/// In the order of their bits.
inline constexpr List<7> timings = {"recruitment", "deployment", "reinforcement", "always",
                                    "research",    "activation", "scoring"};
inline constexpr List<16> per = {"once",     "village",   "city",        "settlement", "citadel", "lake",
                                 "forest",   "tower",     "manufactory", "shrine",     "barrens", "research",
                                 "resource", "territory", "spy",         "battle-won"};
inline constexpr List<2> units = {"soldiers", "all"};
inline constexpr List<3> targets = {"battle", "territory", "territories"};
inline constexpr List<3> destinations = {"controlled", "free", "battle"};
inline constexpr List<3> shields = {"attrition", "cards", "pollution"};
/// With "any" last, as the fourth choice of Effect::discipline.
inline constexpr List<4> disciplines = {"sorcery", "science", "religion", "any"};
inline constexpr List<3> ages = {"early", "middle", "late"};
inline constexpr List<5> facts = {"name", "place", "cost", "timing", "effect"};
inline constexpr List<4> sources = {"printed", "rulebook", "diary", "stand-in"};
/// In the order of their bits in Effect::kinds, which is that of the catalog.
inline constexpr List<9> kinds = {"capital", "village",     "citadel", "lake",   "forest",
                                  "tower",   "manufactory", "shrine",  "barrens"};

template <class Enum, std::size_t count>
constexpr std::string_view of(const List<count>& list, Enum value) {
    return list[static_cast<std::size_t>(value)];
}

}  // namespace hexa::clockwork::words
