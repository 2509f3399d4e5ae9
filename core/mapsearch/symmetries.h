// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/origin.h"
#include "core/hex/symmetry.h"
#include "core/mapsearch/mapmodel.h"
#include "core/scenario/scenario.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::mapsearch {

/// Returns all lattice symmetries of a layout that keep its tiles and the set of its homes. Blank
/// spaces don't count as tiles.
SymmetryGroup layoutSymmetries(const Scenario& map);

/// Groups of them that move homes onto each other, each home onto every one exactly once. By size
/// and order of core/hex.
std::vector<SymmetryGroup> homeSymmetries(const Scenario& map);

/// A symmetry that makes a map fair: it moves every team's homes onto every other team's.
struct FairSymmetry {
    std::string id;  ///< SymmetryChoice::id
    Message name;
    SymmetryGroup group;
};
/// Returns the fair symmetries in the order of size and of core/hex; ids differ. Empty if the
/// layout has none.
/// @param teams by seat, from 0 on
std::vector<FairSymmetry> fairSymmetries(const Scenario& map, std::span<const int> teams);
/// True for an ID that fairSymmetries() can give on some layout.
bool isSymmetryId(std::string_view id);

/// Tiles that a symmetry moves onto each other, no homes: by their first tile.
std::vector<std::vector<TileIndex>> orbitsOf(const MapModel& model, const SymmetryGroup& group);

/// Returns the new place of each tile, by element of the group.
std::vector<std::vector<TileIndex>> permutationsOf(const MapModel& model, const SymmetryGroup& group);

}  // namespace hexa::mapsearch
