// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/symmetry.h"
#include "core/systems/clockwork/generate/ground.h"

namespace hexa::clockwork {

/// All lattice symmetries of a layout that keep its tiles and the set of its homes. Blank spaces are no tiles.
SymmetryGroup layoutSymmetries(const Scenario& map);

/// A symmetry that is fair by itself: it moves every team's Capitals onto every other team's.
struct FairSymmetry {
    std::string id;  ///< SymmetryChoice::id
    MatchText name;
    SymmetryGroup group;
};
/// By size and order of core/hex; ids differ. Empty if the layout has none.
std::vector<FairSymmetry> fairSymmetries(const Ground& ground);

/// Tiles that a symmetry moves onto each other, no Capitals: by their first tile.
std::vector<std::vector<TileIndex>> orbitsOf(const Ground& ground, const SymmetryGroup& group);

/// Where each tile goes, by element of the group.
std::vector<std::vector<TileIndex>> permutationsOf(const Ground& ground, const SymmetryGroup& group);

}  // namespace hexa::clockwork
