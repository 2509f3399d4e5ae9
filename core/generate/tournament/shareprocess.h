// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/botrelations.h"

#include <cstddef>
#include <vector>

namespace hexa::generate {

/// Unpredicted part of the shares of a panel's bots, over all maps of a tournament: a Gaussian
/// process (Rasmussen and Williams 2006), separate for each place and equal for all. Similar maps
/// correlate, so games on one give information about the other.
///
/// The process is a sum of factors (a linear model of coregionalization; Goovaerts 1997). Each
/// factor has its part in every bot, and its own rate of forgetting from map to map. They reproduce
/// both measured covariances exactly, on maps and between neighbours: they are the generalized
/// eigenvectors of the two.
class ShareProcess {
public:
    /// Creates the process from covariances by bot and bot: `onMaps` of a map, positive definite;
    /// `onNeighbours` of the change by swapping two tiles. `usualChange`: the tables' prediction of
    /// such a change (root mean square over bots and places, on average); 0: unknown.
    ShareProcess(const BotRelations::Covariance& onMaps, const BotRelations::Covariance& onNeighbours,
                 double usualChange);

    std::size_t bots() const { return mParts.size(); }
    /// Returns the weight of a factor in a bot's unpredicted part. Factors are independent of each
    /// other, with variance 1 from map to map.
    double part(std::size_t bot, std::size_t factor) const { return mParts[bot][factor]; }
    double usualChange() const { return mUsualChange; }
    /// Returns by factor the correlation of two maps at a typical distance of `swaps` swaps.
    std::vector<double> kept(double swaps) const;
    /// Returns the covariance of two maps with these correlations by factor.
    double covariance(std::size_t bot, std::size_t other, const std::vector<double>& kept) const {
        double sum = 0;
        for (std::size_t factor = 0; factor < kept.size(); ++factor)
            sum += mParts[bot][factor] * mParts[other][factor] * kept[factor];
        return sum;
    }
    /// Returns the variance on a map.
    double variance(std::size_t bot) const { return covariance(bot, bot, kept(0)); }

private:
    std::vector<std::vector<double>> mParts;  ///< By bot and factor.
    /// By factor: correlation of two neighbouring maps.
    std::vector<double> mKept;
    double mUsualChange;
};

/// Returns the covariance of bots that deviate from each other individually, and from the
/// expectation together.
BotRelations::Covariance covarianceOf(const std::vector<double>& deviations, double common);

}  // namespace hexa::generate
