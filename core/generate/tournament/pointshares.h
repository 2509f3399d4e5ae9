// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/tally.h"

#include <optional>
#include <vector>

namespace hexa::generate {

/// Shares of wins estimated from points. A game has a winner and a margin: with four seats, shares
/// from the points have half the variance of counted wins. They are only as right as the model, so
/// beliefsOf() uses both.
struct PointShares {
    std::vector<double> shares;  ///< By seat, together 1.
    /// Variance of a share by chance, as a part of what it is if wins are counted; of seats that
    /// are about even.
    double variance = 1;
};

/// Thurstone's model ("A law of comparative judgment", 1927): the points of each seat are normally
/// distributed, apart from what all have in common, and the most points win. None with few games,
/// without points, in teams, or where the order of play is judged: a tally does not know how the
/// points of allies and of places in an order vary.
std::optional<PointShares> sharesByPoints(const sim::Tally& tally);

/// Returns the variance of a share by points as a part of its variance by wins, for equal seats:
/// 0.64, 0.54, 0.47 with 2, 3, 4.
double varianceByPoints(std::size_t seats);

}  // namespace hexa::generate
