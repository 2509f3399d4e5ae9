// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/mapfinder.h"
#include "core/scenario/scenario.h"

namespace hexa::mapsearch {

/// Difference of maps: 0 = the same up to the symmetries of the layout, 1 = no tile alike.
class Likeness {
public:
    /// @param layout any map of the model's layout
    Likeness(const MapModel& model, const Scenario& layout);
    double distance(const Kinds& a, const Kinds& b) const;

private:
    std::vector<std::vector<TileIndex>> mPermutations;
    std::vector<TileIndex> mTiles;  // all but homes
};

/// Returns the difference of two stored maps.
double differenceOf(const Scenario& a, const Scenario& b);

/// The sorts of maps that variety is wanted of: a number below `count` for each map.
struct Sorts {
    std::size_t count = 1;
    std::function<std::size_t(const Kinds&)> of;
};

/// Returns the best and most different of many: an archive keeps the best of every sort of map,
/// then those farthest apart are taken. The best of all comes first, the others by rising gap. Of
/// equal maps only one is kept.
std::vector<Find> mostDifferent(const Likeness& likeness, const Sorts& sorts, std::vector<Find> finds,
                                std::size_t keep);

}  // namespace hexa::mapsearch
