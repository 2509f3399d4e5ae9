// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <vector>

// The numbers behind the "Tiles" part of the generate dialog, without widgets.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// What one kind of tile may have: `min` to `max` if nothing is wished, after the game's advice and
/// the box supply.
struct KindLimit {
    KindId kind = KindId::Empty;
    int min = 0;
    int max = 0;
    int minWish = 0;  ///< What may be wished at least …
    int maxWish = 0;  ///< … and at most: in the profile Free any number, box or not.
    int locked = 0;   ///< Tiles of this kind that stay on the map; `min` is never below.
    bool allows(const CountWish& wish) const { return wish.min >= minWish && wish.max <= maxWish; }
    friend bool operator==(const KindLimit&, const KindLimit&) = default;
};

/// The kinds of a game but its homes, in catalog order. `base` is the map to generate on: its
/// locked tiles count.
std::vector<KindLimit> kindLimits(const GameSystem& system, int players, const Scenario& base);

/// A sum that the wishes have to meet. `low` to `high` is what can come out of them, `min` to `max`
/// what is asked for.
struct SumLine {
    Localized name;  ///< Empty where the game gives the total no name.
    int low = 0;
    int high = 0;
    int min = 0;
    int max = 0;
    bool total = false;
    std::string rule;
    bool fits() const { return low <= max && high >= min; }
};

/// The game's ranges over several kinds, and last the places of the layout. `wishes`: as in
/// GenerateRequest::counts.
std::vector<SumLine> sumLines(const GameSystem& system, int players, const Scenario& base,
                              const std::vector<KindLimit>& limits,
                              const std::vector<std::optional<CountWish>>& wishes);

/// Whether the game has a right number of tiles for the places of a map, whatever is wished for.
bool canBeFilled(const GameSystem& system, const Scenario& base);

/// Cells of a map that a generator fills or that hold locked tiles: all but homes and blank spaces.
int placesOf(const Scenario& scenario, const Catalog& catalog);
/// Whether a generator has any tile to choose: a cell that is no home and has no lock.
bool hasFreePlaces(const Scenario& scenario, const Catalog& catalog);
/// Tiles with a lock, homes left out: a generator keeps those anyway.
int lockedTiles(const Scenario& scenario, const Catalog& catalog);
/// Tiles that are placed, locked or not; homes don't count.
int placedTiles(const Scenario& scenario, const Catalog& catalog);

}  // namespace hexa::editor
