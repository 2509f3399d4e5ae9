// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/additivescore.h"

#include <functional>
#include <stop_token>
#include <utility>

namespace hexa::mapsearch {

using TileSwap = std::pair<TileIndex, TileIndex>;

/// Map with tiles to be exchanged to make it fairer.
struct RepairTask {
    AdditiveScore score;               ///< Score of the map.
    std::vector<Strengths> strengths;  ///< Strengths of the map by the whole model, by judge.
    TileMask free = 0;                 ///< Tiles that may be moved.
    /// Returns the gap by the whole model after these swaps, one after the other.
    std::function<double(std::span<const TileSwap>)> gapAfter;
};

struct SwapRepair {
    double after = 0;  ///< The gap.
    std::vector<TileSwap> swaps;
    friend bool operator<(const SwapRepair& a, const SwapRepair& b) {
        return a.after != b.after ? a.after < b.after : a.swaps < b.swaps;
    }
};

/// Returns repairs of 1, 2 and 3 swaps that narrow the gap, the best of each number first.
/// Additions find them, starting from the whole model's result for the map; the whole model
/// examines the best ones again. Incomplete if it was stopped.
std::vector<std::vector<SwapRepair>> findRepairs(const RepairTask& task, const std::stop_token& stop);

/// Returns single swaps that narrow the gap, the best first: quick enough during design. The whole
/// model examines only the best `max` of those that narrow it by additions.
std::vector<SwapRepair> findSwaps(const RepairTask& task, std::size_t max);

}  // namespace hexa::mapsearch
