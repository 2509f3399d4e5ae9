// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"

#include <cstddef>
#include <vector>

namespace hexa::generate {

/// What is not foreseen of the shares of a panel's bots, over all maps of a tournament: a Gaussian process (Rasmussen and Williams 2006), by place apart
/// and the same for all. Maps that differ in few tiles go together, so games on one tell of the other.
///
/// The process is a sum of factors (a linear model of coregionalization; Goovaerts 1997): each has its part in every bot, and its own rate at which it forgets
/// with the number of tiles that differ. They are chosen so that the process has both covariances exactly that were measured, on maps and between
/// neighbours: the generalized eigenvectors of the two.
class ShareProcess {
public:
    /// Covariances by bot and bot: `onMaps` of a map, positive definite; `onNeighbours` of the change to one where two tiles have changed places.
    ShareProcess(const BotRelations::Covariance& onMaps, const BotRelations::Covariance& onNeighbours);

    std::size_t bots() const { return mParts.size(); }
    /// By bot and bot, of two maps that differ in so many tiles; 0: of one map.
    BotRelations::Covariance covariance(std::size_t tiles) const;

private:
    std::vector<std::vector<double>> mParts;  ///< By bot and factor.
    std::vector<double> mKept;                ///< By factor: correlation of two maps that differ in one tile.
};

/// Bots that deviate from each other each by its own, and from what is expected together.
BotRelations::Covariance covarianceOf(const std::vector<double>& deviations, double common);

}  // namespace hexa::generate
