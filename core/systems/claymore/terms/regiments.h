// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pack/sources.h"
#include "core/scenario/scenario.h"
#include "core/systems/claymore/terms/army.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace hexa::claymore {

/// Fighting pieces (CS-002, CS-003): first the Imperial Army, then the Shadow Army.
enum class RegimentKind : std::uint8_t {
    Lords,
    Knights,
    Vassals,
    Archers,
    Crossbows,
    Howitzer,
    Barons,
    Demons,
    DarkArchers,
    Berserkers,
    Gnomes,
    Wolves,
    Satyrs,
    Ogir
};
inline constexpr std::size_t regimentKinds = 14;
/// Regiments in the box (CS-005): 11 and 14.
inline constexpr int regimentTotal = 25;
constexpr std::size_t indexOf(RegimentKind kind) { return static_cast<std::size_t>(kind); }

/// Source of a fact (spec section 0): the German rules, the box of an owner of the game, public
/// facts about the same game, or a stand-in.
using Source = DataSource;

/// Facts common to all regiments of a kind (CS-004..011, CS-083, CS-100).
struct RegimentFacts {
    std::string_view id;  ///< Id of its piece kind in the catalog and in files.
    Army army;
    std::uint8_t count;  ///< Regiments in the box.
    /// Combat value: dice in attack and defence; of the howitzer in defence only.
    std::uint8_t value;
    std::uint8_t lives;  ///< Skull chips that destroy it.
    /// Hexes that an attack reaches; the howitzer's shots are a matter of tiles.
    std::uint8_t range;
    std::uint8_t figures;  ///< On its base.
    bool tower;            ///< It may be on the tower.
    Source valueSource;    ///< Source of `value`.
};

// clang-format off
inline constexpr std::array<RegimentFacts, regimentKinds> regimentTable{{
    {"lords",        Army::Imperial, 1, 5, 3, 1, 3, false, Source::Rules},
    {"knights",      Army::Imperial, 3, 4, 3, 1, 3, false, Source::Public},
    {"vassals",      Army::Imperial, 3, 3, 3, 1, 5, true,  Source::Public},
    {"archers",      Army::Imperial, 2, 3, 3, 2, 5, true,  Source::Public},
    {"crossbows",    Army::Imperial, 1, 3, 3, 3, 5, true,  Source::Public},
    {"howitzer",     Army::Imperial, 1, 2, 3, 0, 2, false, Source::Rules},
    {"barons",       Army::Shadow,   1, 5, 3, 1, 3, false, Source::Public},
    {"demons",       Army::Shadow,   2, 4, 3, 1, 5, true,  Source::Public},
    {"dark-archers", Army::Shadow,   2, 2, 3, 2, 5, true,  Source::Public},
    {"berserkers",   Army::Shadow,   2, 3, 3, 1, 5, true,  Source::Rules},
    {"gnomes",       Army::Shadow,   2, 2, 3, 1, 5, true,  Source::Public},
    {"wolves",       Army::Shadow,   2, 2, 3, 1, 3, false, Source::Public},
    {"satyrs",       Army::Shadow,   2, 3, 3, 1, 5, true,  Source::Public},
    {"ogir",         Army::Shadow,   1, 4, 6, 1, 1, false, Source::Public},
}};
// clang-format on

constexpr const RegimentFacts& factsOf(RegimentKind kind) { return regimentTable[indexOf(kind)]; }
constexpr RegimentKind regimentKindAt(std::size_t index) { return static_cast<RegimentKind>(index); }
constexpr int regimentsOf(Army army) {
    int sum = 0;
    for (const RegimentFacts& facts : regimentTable) sum += facts.army == army ? facts.count : 0;
    return sum;
}
static_assert(regimentsOf(Army::Imperial) == 11 && regimentsOf(Army::Shadow) == 14);

/// Returns the kind with this id of the catalog; none if the piece is not a regiment.
std::optional<RegimentKind> regimentKind(std::string_view id);

/// Regiment at its place on a map.
struct Regiment {
    RegimentKind kind{};
    /// 1 to RegimentFacts::count among its kind; a piece without a number takes the first free one.
    int number = 1;
    Hex at;
    int chips = 0;          ///< Skull chips that it has already.
    bool elite = false;     ///< It has an elite chip (CS-144).
    bool faceDown = false;  ///< True for a chip that has not been turned up (CS-153).
    int seat = -1;          ///< Commander, a seat of its army; -1: the army's first seat.
    std::size_t piece = 0;  ///< Index into Board::pieces.
};

/// Returns all regiments on a map, in the order of its pieces.
std::vector<Regiment> regimentsOn(const Scenario& scenario);

}  // namespace hexa::claymore
