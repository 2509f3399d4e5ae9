// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"
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

/// What is expected of the shares of all bots before there are games to tell: normally distributed, by place apart.
struct Expected {
    std::vector<std::vector<double>> shares;  ///< By bot and place, evened; empty: all the same.
    BotRelations::Covariance covariance;      ///< By bot and bot, positive definite; the same for all places.
};

/// Bots that deviate from each other each by its own, and from what is expected together.
BotRelations::Covariance covarianceOf(const std::vector<double>& deviations, double common);
/// By bot, and what is left open of them together.
struct Beliefs {
    std::vector<Belief> bots;
    BotRelations::Covariance covariance;
};

/// The posterior of a normal distribution (Bayes): what many games of quick bots show tells of those whose games are few, as far as
/// the covariance says that they go together. All tallies are of one map.
Beliefs beliefsOf(std::span<const sim::Tally* const> tallies, const Expected& expected);

}  // namespace hexa::generate
