// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace hexa::owngame {

/// Map converted to another game, usually to another edition of the same game.
struct Adopted {
    Scenario map;
    std::vector<Message>
        losses;  ///< Parts missing in the other game: "owngame.adopt.*", with name and number.
};

/// Returns a map converted to another game. Things with the same ID stay. Tiles of other kinds
/// become empty slots; other things and values are removed. The provenance of the map is cleared,
/// because the map can't be generated again.
Adopted adopted(const Scenario& map, const Catalog& from, const Catalog& to);

}  // namespace hexa::owngame
