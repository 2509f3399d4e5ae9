// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <vector>

// The numbers behind the "Tiles" part of the generate dialog, without widgets.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// Limits on one kind of tile. Without a wish: `min` to `max`, from the game's advice and the box
/// supply.
struct KindLimit {
    KindId kind = KindId::Empty;
    int min = 0;
    int max = 0;
    int minWish = 0;  ///< Lowest possible wish …
    int maxWish = 0;  ///< … and at most: in the profile Free any number, box or not.
    int locked = 0;   ///< Tiles of this kind that stay on the map; `min` is never below.
    bool allows(const CountWish& wish) const { return wish.min >= minWish && wish.max <= maxWish; }
    friend bool operator==(const KindLimit&, const KindLimit&) = default;
};

/// Returns the kinds of a game except homes, in catalog order.
/// @param base map to generate on: its locked tiles count
std::vector<KindLimit> kindLimits(const GameSystem& system, int players, const Scenario& base);

/// A sum that the wishes have to meet. Wishes allow `low` to `high`; `min` to `max` is required.
struct SumLine {
    Localized name;  ///< Name of the total; empty if the game doesn't name it.
    int low = 0;
    int high = 0;
    int min = 0;
    int max = 0;
    bool total = false;
    std::string rule;
    bool fits() const { return low <= max && high >= min; }
};

/// Returns the game's ranges over several kinds, and last the places of the layout.
/// @param wishes as in GenerateRequest::counts
std::vector<SumLine> sumLines(const GameSystem& system, int players, const Scenario& base,
                              const std::vector<KindLimit>& limits,
                              const std::vector<std::optional<CountWish>>& wishes);

/// Returns the number of cells that a generator fills or that have locked tiles: all except homes
/// and blank spaces.
int placesOf(const Scenario& scenario, const Catalog& catalog);
/// True if a generator has any tile to choose: an unlocked cell that isn't a home.
bool hasFreePlaces(const Scenario& scenario, const Catalog& catalog);
/// Returns the number of locked tiles without homes, which a generator always keeps.
int lockedTiles(const Scenario& scenario, const Catalog& catalog);
/// Returns the number of placed tiles, locked or not. Homes don't count.
int placedTiles(const Scenario& scenario, const Catalog& catalog);

}  // namespace hexa::editor
