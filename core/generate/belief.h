// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/tally.h"

#include <span>
#include <vector>

namespace hexa::generate {

/// What is believed of the shares that a bot's games will have in the end.
struct Belief {
    /// By place that is judged (balance::evened: what it has more than its target); empty if there are no games at all.
    std::vector<double> shares;
    double error = 0;  ///< Standard error of a share.
};

/// By how much the shares of single bots lie off the mean of all bots, before there are games to tell.
struct BotsApart {
    std::vector<std::vector<double>> shares;  ///< By bot and place; empty: nobody knows, so not at all.
    std::vector<double> deviations;           ///< By bot: standard deviation from that.
};

/// By bot: the shares of its games, drawn towards what was expected while they are few. What makes a seat strong is mostly
/// the same for all bots, so their games tell of each other (an empirical Bayes estimate; Efron and Morris 1975), and the more,
/// the less a bot deviates from the others. All tallies of one map.
std::vector<Belief> beliefsOf(std::span<const sim::Tally* const> tallies, const BotsApart& expected);

}  // namespace hexa::generate
