// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/rng.h"
#include "core/engine/generate.h"
#include "core/owngame/ground.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hexa::owngame {

/// How many tiles of some kinds together a map may have.
struct KindLimit {
    std::vector<bool> kinds;  ///< By kind of the catalog.
    Bounds is;
    Localized name;
    bool supply = false;  ///< Nobody asks for so many: the box has no more.
};

/// Returns which kinds are in a set that depends on nothing but kinds; none for other sets.
std::optional<std::vector<bool>> kindsOfSet(const Definition& definition, std::string_view name);

/// Returns all limits of a number of players: counts and supplies of the game file, then what a request wishes.
std::vector<KindLimit> kindLimits(const Definition& definition, int players,
                                  const std::vector<std::optional<CountWish>>& wishes);

/// Draws how many tiles of each kind fill so many cells beside those that lie already. Every number that limits leave open is drawn,
/// too. Fails with "owngame.counts.*" if limits contradict each other, or if no draw fitted.
/// @param present by kind
Result<std::vector<int>> drawBag(const Definition& definition, const std::vector<KindLimit>& limits,
                                 const std::vector<int>& present, int cells, Rng& rng);

}  // namespace hexa::owngame
