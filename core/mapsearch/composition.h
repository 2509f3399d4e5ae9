// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"

#include <cstdint>
#include <span>
#include <vector>

namespace hexa::mapsearch {

/// All ways to choose a number of tiles of each kind within limits so that they are `total` tiles
/// together. They are counted and numbered without being listed: any composition by its number
/// costs a few table look-ups.
class CompositionSpace {
public:
    CompositionSpace() = default;
    CompositionSpace(std::span<const Limits> limits, int total);

    /// Returns the number of compositions; 0 if none fits. Fewer than 2^32.
    std::uint64_t size() const { return mWays.empty() ? 0 : ways(0, mSpare); }
    /// True if there are too many for numbers: wide limits of many kinds on a huge map. size() is 0
    /// then.
    bool tooMany() const { return mTooMany; }
    /// Returns the limits of the counts.
    const std::vector<Limits>& limits() const { return mLimits; }
    /// Writes number `index` below size(), in lexicographic order of the counts, to `counts`: one
    /// number a kind.
    void at(std::uint64_t index, std::span<int> counts) const;

private:
    /// Ways in which the kinds from `kind` on take `spare` tiles above their smallest numbers.
    std::uint64_t ways(std::size_t kind, int spare) const {
        return mWays[kind * (static_cast<std::size_t>(mSpare) + 1) + static_cast<std::size_t>(spare)];
    }

    std::vector<Limits> mLimits;
    bool mTooMany = false;
    int mSpare = 0;  // tiles to share out above the sum of the smallest numbers
    std::vector<std::uint64_t> mWays;
};

}  // namespace hexa::mapsearch
