// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

// Cells and objects under added, removed and moved regions: parts of the builders in objects.h.

namespace hexa {

/// Returns the edit of the cells under removed and added regions.
Edit layCells(const Scenario& scenario, const Catalog& catalog, std::span<const RegionPlacement> gone,
              std::span<const RegionPlacement> come);

/// A region that comes to lie otherwise.
struct RegionMove {
    RegionPlacement from;
    RegionPlacement to;
};

/// Moves the cells of regions: their tiles move with all their data, and turn with them. Parts
/// missing in a region, because of another region or a lock, are created. Empty slots remain at the
/// old place; locked cells do not change.
Edit moveCells(const Scenario& scenario, const Catalog& catalog, std::span<const RegionMove> moves);

/// Returns objects on moving regions, after the move: pieces, labels, sided features of their
/// hexes, others between two of their hexes. Locked objects stay, and so do objects that would meet
/// a locked feature.
std::vector<ObjectChange> goingAlong(const Scenario& scenario, const Catalog& catalog,
                                     std::span<const RegionMove> moves);

/// Returns the poses of two regions, each on the hexes of the other; none if their forms differ or
/// a part of them is locked.
std::optional<std::pair<RegionPlacement, RegionPlacement>> posesSwapped(const Scenario& scenario,
                                                                        const Catalog& catalog,
                                                                        const RegionPlacement& first,
                                                                        const RegionPlacement& second);

}  // namespace hexa
