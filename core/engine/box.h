// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

// What the box holds of the things that stand beside the tiles.

namespace hexa {

struct GameSystem;

/// How many of a kind the map uses and the box holds; for each seat if they are owned.
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

/// How many more of a kind the box holds; of an owned kind for that seat. None: as many as one
/// likes.
std::optional<int> leftInBox(const GameSystem& system, const Scenario& scenario, ObjectTable table,
                             const std::string& kind, int seat);

}  // namespace hexa
