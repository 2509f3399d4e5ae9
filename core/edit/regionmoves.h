// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

// Cells and things under regions that come, go and move: what builders of objects.h are made of.

namespace hexa {

/// Returns the cells of regions that go and of regions that come: what is under them then.
Edit layCells(const Scenario& scenario, const Catalog& catalog, std::span<const RegionPlacement> gone,
              std::span<const RegionPlacement> come);

/// A region that comes to lie otherwise.
struct RegionMove {
    RegionPlacement from;
    RegionPlacement to;
};

/// Returns the cells of regions that move: their tiles go along with all that they have, and turn
/// with them. What a region lacks, because something else lies there or is locked, it brings anew.
/// Where they lay are empty slots; locked cells stay as they are.
Edit moveCells(const Scenario& scenario, const Catalog& catalog, std::span<const RegionMove> moves);

/// Returns objects on moving regions, after the move: pieces, labels, sided features of their
/// hexes, others between two of their hexes. Locked objects stay, and so do objects that would meet
/// a locked feature.
std::vector<ObjectChange> goingAlong(const Scenario& scenario, const Catalog& catalog,
                                     std::span<const RegionMove> moves);

/// Two regions, each on the hexes of the other; none if their forms differ or something of theirs
/// is locked.
std::optional<std::pair<RegionPlacement, RegionPlacement>> posesSwapped(const Scenario& scenario,
                                                                        const Catalog& catalog,
                                                                        const RegionPlacement& first,
                                                                        const RegionPlacement& second);

}  // namespace hexa
