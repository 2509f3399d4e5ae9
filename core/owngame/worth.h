// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/ground.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexa::owngame {

/// What each seat has by the author's weights, kept while cells change. All sums are whole numbers: the same whichever way a map was
/// reached.
class WorthSum {
public:
    /// The ground must outlive it.
    explicit WorthSum(Ground& ground);

    /// True if the weights say anything about this map: it has weights and at least two homes.
    bool tells() const { return mSeats > 1; }
    void reset();
    void changed(int cell);
    /// By how much the richest seat is above the poorest, in thousandths of what a seat has on average; 0 if nobody has anything.
    std::int64_t gap() const;
    int richest() const;
    int poorest() const;
    /// In the author's units; 0 for a seat without a home.
    double of(int seat) const;

private:
    std::int64_t worthOf(int cell) const;

    Ground& mGround;
    int mSeats = 0;                                  ///< With a home.
    std::vector<std::pair<int, int>> mFigures;       ///< With weights.
    std::vector<std::vector<std::int64_t>> mShares;  ///< By cell and seat.
    std::vector<std::int64_t> mWorths;               ///< By cell.
    std::vector<std::int64_t> mSums;                 ///< By seat.
};

}  // namespace hexa::owngame
