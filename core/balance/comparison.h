// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/intervals.h"
#include "core/sim/tally.h"

namespace hexa::balance {

/// Difference in the share of one place between two maps that played with common seeds.
struct ShareChange {
    double before = 0;  ///< Share on the first map.
    double after = 0;   ///< Share on the second map.
    /// Interval of after - before; the intervals of all places hold together with chance 1 -
    /// errorLevel.
    Interval change;
    double correlation =
        0;  ///< Correlation of winning both games; common seeds save that part of the variance.
};

/// Returns the changes by judged place. The intervals are those of Agresti and Min 2005 (half a
/// game added to each of the four outcomes).
std::vector<ShareChange> compareShares(const sim::PairedTally& tally);

}  // namespace hexa::balance
