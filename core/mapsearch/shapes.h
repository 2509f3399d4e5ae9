// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/hex/symmetry.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <span>

namespace hexa::mapsearch {

/// Connected hexes, some of them homes far apart; each home has a way to all other hexes that
/// avoids the other homes.
struct Shape {
    std::vector<Hex> hexes;  ///< Sorted.
    std::vector<Hex> homes;
};
/// Returns a random shape; none if no playable one was found.
std::optional<Shape> randomShape(std::size_t size, std::size_t homes, Rng& rng);

/// Puts random tiles on all cells except those with `home`: the same kind on cells that the group
/// moves onto each other.
/// @param frequency weight of each kind of the catalog
void fillSymmetric(Board& board, KindId home, const SymmetryGroup& group,
                   std::span<const std::uint32_t> frequency, Rng& rng);

}  // namespace hexa::mapsearch
