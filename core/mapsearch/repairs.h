// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/additivescore.h"

#include <functional>
#include <stop_token>
#include <utility>

namespace hexa::mapsearch {

using TileSwap = std::pair<TileIndex, TileIndex>;

/// Map with tiles that shall change places to make it fairer.
struct RepairTask {
    AdditiveScore score;               ///< Score of the map.
    std::vector<Strengths> strengths;  ///< Strengths of the map by the whole model, by judge.
    TileMask free = 0;                 ///< Tiles that may be moved.
    /// By the whole model, once these tiles have changed places one after the other.
    std::function<double(std::span<const TileSwap>)> gapAfter;
};

struct SwapRepair {
    double after = 0;  ///< The gap.
    std::vector<TileSwap> swaps;
    friend bool operator<(const SwapRepair& a, const SwapRepair& b) {
        return a.after != b.after ? a.after < b.after : a.swaps < b.swaps;
    }
};

/// Repairs of 1, 2 and 3 swaps that narrow the gap, the best of each number first. Additions find
/// them, beginning with what the whole model says of the map; the best are looked at again by the
/// whole model. Incomplete if it was stopped.
std::vector<std::vector<SwapRepair>> findRepairs(const RepairTask& task, const std::stop_token& stop);

/// Single swaps that narrow the gap, the best first: quick enough for a map that is being made.
/// Only those that narrow it by additions are looked at by the whole model, the best `max` of them.
std::vector<SwapRepair> findSwaps(const RepairTask& task, std::size_t max);

}  // namespace hexa::mapsearch
