// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"

#include <span>

namespace hexa::lab {

/// One map for a fit: features of its seats, and wins of its teams.
struct FitMap {
    SeatFeatures features;
    std::vector<std::int64_t> wins;  ///< By team.
};

/// Returns the coefficients that make the games of all maps as likely as possible (conditional
/// logit: a team wins with a chance in proportion to the exponential of its strength,
/// SeatFeatures), less `ridge` times games times half the sum of their squares. Newton's method on
/// the features that occur; the others get 0. Fails with "balance.no-fit" if it doesn't converge.
/// @param features number of coefficients, more than any index
Result<std::vector<double>> fitCoefficients(std::span<const FitMap> maps, std::size_t features, double ridge);

/// Coefficients held near a mixture of others instead of near zero.
struct FitNear {
    std::vector<double> coefficients;
    std::vector<double> mixture;  ///< Part of each of the others.
};
/// Fits with known coefficients for the same features, e.g. of bots that play faster. A few games
/// suffice to find the nearest mixture of the others, and the ridge restrains the fit's additions
/// to it. The mixture itself is practically free (stacking; Wolpert 1992). Without `priors` as
/// fitCoefficients().
Result<FitNear> fitNear(std::span<const FitMap> maps, std::span<const std::vector<double>> priors,
                        std::size_t features, double ridge);

/// Returns the chances to win, by team.
std::vector<double> predictedShares(const SeatFeatures& features, std::span<const double> coefficients);

/// Returns the largest less the smallest share.
double gapOf(std::span<const double> shares);
/// Returns the shares of won games.
std::vector<double> sharesOf(std::span<const std::int64_t> wins);

/// Returns the rank correlation (Spearman 1904); equal values share their mean rank.
double spearman(std::span<const double> a, std::span<const double> b);
double pearson(std::span<const double> a, std::span<const double> b);
/// Returns the 95 % interval of the rank correlation from `resamples` resamples of the pairs (Efron
/// 1979).
std::pair<double, double> spearmanInterval(std::span<const double> a, std::span<const double> b,
                                           int resamples, std::uint64_t seed);

}  // namespace hexa::lab
