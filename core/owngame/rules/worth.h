// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/rules/ground.h"
#include "core/owngame/rules/ways.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexa::owngame {

/// Worth of each seat by the author's weights, updated as cells change. All sums are integers, so
/// that the result doesn't depend on the order of changes.
class WorthSum {
public:
    /// Unit of a share: least common multiple of 1 to 16, so that up to 16 seats share the worth of
    /// a cell without remainder.
    static constexpr std::int64_t whole = 720'720;
    /// Unit of a worth: thousandths of weight and of decay, times the unit of a share.
    static constexpr std::int64_t perUnit = 1'000 * 1'000 * whole;

    /// Computes all sums. The ground must outlive the object.
    explicit WorthSum(Ground& ground);

    /// True if the map can be evaluated: it has weights and at least two homes.
    bool tells() const { return mSeats > 1; }
    void reset();
    void changed(int cell);
    /// Returns the lead of the richest seat over the poorest, in thousandths of the mean. Returns 0
    /// if all seats have nothing.
    std::int64_t gap();
    /// True if the contents of a cell count for a seat, as of the last reset() or sum.
    bool counts(int cell, int seat) const { return share(cell, seat) != 0; }
    /// Returns the factor of a cell's worth for a seat: thousandths of decay in units of a share.
    std::int64_t share(int cell, int seat) const {
        return mShares[static_cast<std::size_t>(cell)][static_cast<std::size_t>(seat)];
    }
    int richest();
    int poorest();
    /// Returns the worth of a seat in the author's units; 0 for a seat without a home.
    double of(int seat);
    /// Returns the same in parts of perUnit.
    std::int64_t sum(int seat);

private:
    std::int64_t worthOf(int cell) const;
    std::vector<int> costsFrom(int home, int most) const;
    void share();
    /// Shares the cells again if the cost of a step has changed.
    void settle();

    Ground& mGround;
    Ways mWays;
    int mSeats = 0;                                  ///< Number of seats with a home.
    std::vector<std::pair<int, int>> mFigures;       ///< Figures with weights.
    std::vector<std::vector<std::int64_t>> mShares;  ///< By cell and seat.
    std::vector<std::uint64_t> mSights;              ///< Ways::sight() when the cells were shared.
    std::vector<bool> mDiffers;                      ///< By cell: true if its sight has changed.
    int mDiffering = 0;                              ///< Number of these cells.
    std::vector<std::int64_t> mWorths;               ///< By cell.
    std::vector<std::int64_t> mSums;                 ///< By seat.
};

}  // namespace hexa::owngame
