// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/rng.h"
#include "core/engine/generate/generate.h"
#include "core/owngame/rules/predicate.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace hexa::owngame {

/// Limits on the total number of tiles of some kinds in a map.
struct KindLimit {
    std::vector<bool> kinds;  ///< By kind of the catalog.
    Bounds is;
    Localized name;
    bool supply = false;  ///< True for the supply of the box, which is only an upper limit.
};

/// Returns all limits for a number of players. Counts and supplies of the game file come first,
/// then the wishes of a request.
std::vector<KindLimit> kindLimits(const Definition& definition, int players,
                                  const std::vector<std::optional<CountWish>>& wishes);

/// Number of orbits of one size, and the kinds drawn for them.
struct BagPart {
    int size = 1;
    int orbits = 0;
    std::vector<int> kinds = {};  ///< Number of orbits by kind of the catalog.
};

/// Draws the kinds of all orbits, i.e. of cells that have to be alike. Numbers that the limits
/// leave open are drawn, too. Fails with "owngame.counts.*" if limits contradict each other or if
/// no draw fits, and with "generate.cancelled" if stopped.
/// @param present tiles already placed, by kind
/// @param parts by falling size, without kinds
Result<std::vector<BagPart>> drawBag(const Definition& definition, const std::vector<KindLimit>& limits,
                                     const std::vector<int>& present, const std::vector<BagPart>& parts,
                                     Rng& rng, const std::stop_token& stop);

}  // namespace hexa::owngame
