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
    /// Variance of a share by chance, as a part of the one for counted wins; for about even seats.
    double variance = 1;
};

/// Returns shares by Thurstone's model ("A law of comparative judgment", 1927): the points of each
/// seat are normally distributed, apart from their common part, and the most points win. None with
/// few games, without points, in teams, or if the order of play is judged: a tally lacks the
/// variances of points for allies and for places in an order.
std::optional<PointShares> sharesByPoints(const sim::Tally& tally);

/// Returns the variance of a share by points as a part of its variance by wins, for equal seats:
/// 0.64, 0.54, 0.47 with 2, 3, 4.
double varianceByPoints(std::size_t seats);

}  // namespace hexa::generate
