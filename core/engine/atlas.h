// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"

#include <array>
#include <string>
#include <vector>

// An atlas: a grid over two tastes with the fairest map that was found in each cell. The game searches and judges maps;
// core/generate keeps them.

namespace hexa {

/// Cells are parts of equal width of TasteFigure::position, from 0 on.
struct AtlasGrid {
    static constexpr int maxCells = 24;  ///< Along one axis.
    struct Axis {
        std::string id;  ///< TasteAxis::id
        int cells = 6;
        friend bool operator==(const Axis&, const Axis&) = default;
    };
    Axis columns;
    Axis rows;
    int depth = 3;  ///< So many maps are kept in a cell: games may find the second fairer than the first.

    std::size_t cells() const { return static_cast<std::size_t>(columns.cells * rows.cells); }
    friend bool operator==(const AtlasGrid&, const AtlasGrid&) = default;
};

/// What lies on each cell of a base, in the order of its cells.
using TileList = std::vector<KindId>;

struct AtlasMap {
    int column = 0;
    int row = 0;
    TileList tiles;
    Candidate candidate;  ///< Without settings: only the whole atlas makes it again.
};

/// A search in several legs that know nothing of each other: they can be run in any order, on any machine, and what they find is
/// put together afterwards.
struct AtlasSearch {
    /// Base, seed, options, counts, wishes, effort, threads, stop and progress count; mode and tastes don't.
    GenerateRequest request;
    AtlasGrid grid;
    std::vector<TileList>
        known;  ///< Maps to begin with; each must be one that may be made, or the search fails.
    int firstLeg = 0;
    /// None: the known maps are judged, no more, and all of them given in their order.
    int legs = 0;
    int searches = 24;  ///< Of a leg, with the default effort.
};

}  // namespace hexa
