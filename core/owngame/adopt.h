// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace hexa::owngame {

/// A map that was brought to another game, mostly another edition of its own.
struct Adopted {
    Scenario map;
    std::vector<Message>
        losses;  ///< What the other game doesn't have: "owngame.adopt.*", with a name and how many.
};

/// Returns a map as one of another game: what has the same id stays, tiles of other kinds become empty slots, other things and values
/// go. How the map came to be is forgotten, for nothing makes it again.
Adopted adopted(const Scenario& map, const Catalog& from, const Catalog& to);

}  // namespace hexa::owngame
