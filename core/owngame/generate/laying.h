// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/rng.h"
#include "core/owngame/generate/bag.h"
#include "core/owngame/generate/search.h"

#include <span>
#include <vector>

// First contents of the generated cells, before the search.

namespace hexa::owngame {

/// Lays the drawn tiles at random onto orbits, large orbits first.
/// @param bag a part for each size of orbits
void layTiles(Ground& ground, std::span<const Orbit> orbits, std::vector<BagPart> bag, Rng& rng);

/// Deals the values of a deck at random onto the orbits of its set, large orbits first. Cells that
/// no open orbit covers keep theirs. Fails with "owngame.symmetry.deck" if values remain that the
/// set still needs.
/// @param open by orbit: true if it may get values
Status dealValues(Ground& ground, const Deck& deck, std::span<const Orbit> orbits,
                  const std::vector<bool>& open, Rng& rng);

}  // namespace hexa::owngame
