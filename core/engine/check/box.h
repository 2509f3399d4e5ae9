// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

// Supply in the box of the objects beside the tiles.

namespace hexa {

struct GameSystem;

/// Numbers of a kind on the map and in the box; for each seat if they are owned.
struct BoxCount {
    ObjectTable table = ObjectTable::Pieces;
    std::string kind;
    int used = 0;            ///< In all.
    std::optional<int> has;  ///< In all; none: not limited.
    friend bool operator==(const BoxCount&, const BoxCount&) = default;
};

/// Counts of all kinds of edges, regions and pieces, in the order of the catalog; own regions of
/// the map last. Pieces with a count are counted by it.
std::vector<BoxCount> countBox(const GameSystem& system, const Scenario& scenario);

/// Returns the number of a kind left in the box; for an owned kind that of this seat. Returns none
/// for an unlimited kind.
std::optional<int> leftInBox(const GameSystem& system, const Scenario& scenario, ObjectTable table,
                             const std::string& kind, int seat);

}  // namespace hexa
