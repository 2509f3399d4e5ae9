// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace hexa::bauen {

inline constexpr std::size_t regionsPerColumn = 3;  ///< BB-020

/// Places of the regions on a board (BB-020, BB-022 to BB-024): every region covers the same shape
/// of hexes, and boards for more players have more columns.
struct Lattice {
    std::vector<Hex> shape;  ///< Hexes of a region without a turn, from its anchor on.
    /// Anchors of unturned regions, from top to bottom, by column from left to right.
    std::vector<std::array<Hex, regionsPerColumn>> columns;
    bool standIn = true;  ///< The picture of the rulebook is lost (BB-U01).
    friend bool operator==(const Lattice&, const Lattice&) = default;
};

/// Returns the triangles of BB-U01, for up to six players.
Lattice standInLattice();

/// A place of the lattice by column and row, both from 0 on.
struct LatticePlace {
    std::size_t column = 0;
    std::size_t row = 0;
    friend auto operator<=>(const LatticePlace&, const LatticePlace&) = default;
};

/// Returns all places of a board in the order in which regions are laid: column by column, each
/// from top to bottom (BB-062).
std::vector<LatticePlace> placesOf(const Lattice& lattice, int players);

/// Returns the hexes of a place, sorted. The place must be one of the lattice.
std::vector<Hex> hexesOf(const Lattice& lattice, LatticePlace place);

/// Returns the place with exactly these hexes, in any order; none if they are not a place of the
/// lattice.
std::optional<LatticePlace> placeAt(const Lattice& lattice, std::vector<Hex> hexes);

/// Sixths of a turn after which a piece of this shape covers the same hexes again, rising, from 0
/// on: 0, 2 and 4 for a triangle, 0 and 3 for a straight piece.
std::vector<int> turnsOf(const std::vector<Hex>& shape);

/// Returns the placement of a region at a place after a turn, which is one of turnsOf().
RegionPlacement laidAt(const Lattice& lattice, LatticePlace place, std::string kind, int turns);

}  // namespace hexa::bauen
