// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"
#include "core/engine/system.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

// What the box holds of the things that stand beside the tiles, and whether one of them may be put down.

namespace hexa {

/// How many of a kind the map uses and the box holds; for each seat if they are owned.
struct BoxCount {
    ObjectTable table = ObjectTable::Pieces;
    std::string kind;
    int used = 0;            ///< In all.
    std::optional<int> has;  ///< In all; none: not limited.
    friend bool operator==(const BoxCount&, const BoxCount&) = default;
};

/// Counts of all kinds of edges, regions and pieces, in the order of the catalog; own regions of the map last. Pieces with a
/// count are counted by it.
std::vector<BoxCount> countBox(const GameSystem& system, const Scenario& scenario);

/// How many more of a kind the box holds; of an owned kind for that seat. None: as many as one likes.
std::optional<int> leftInBox(const GameSystem& system, const Scenario& scenario, ObjectTable table,
                             const std::string& kind, int seat);

/// Why a thing can't be put down, or take the place of `instead`; none if it can. First what holds for every game: no ground,
/// a lock, the ground that the kind wants, another thing of the kind at the same border or slot, the box (in the rulebook's
/// profile); then the game's own reason (GameSystem::refusal).
std::optional<Message> refusalOf(const GameSystem& system, const Scenario& scenario, const MapObject& object,
                                 std::optional<ObjectRef> instead = {});

}  // namespace hexa
