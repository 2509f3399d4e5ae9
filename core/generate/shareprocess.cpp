// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/shareprocess.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexa::generate {
namespace {

using Matrix = Eigen::MatrixXd;

/// Tiles in which a neighbour differs: two have changed places.
constexpr double tilesOfNeighbour = 2;

Matrix matrixOf(const BotRelations::Covariance& covariance) {
    const auto size = std::ssize(covariance);
    Matrix matrix(size, size);
    for (std::ptrdiff_t i = 0; i < size; ++i)
        for (std::ptrdiff_t j = 0; j < size; ++j)
            matrix(i, j) = covariance[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
    return matrix;
}

}  // namespace

ShareProcess::ShareProcess(const BotRelations::Covariance& onMaps,
                           const BotRelations::Covariance& onNeighbours) {
    assert(!onMaps.empty() && onMaps.size() == onNeighbours.size());
    const Matrix maps = matrixOf(onMaps);
    const Eigen::GeneralizedSelfAdjointEigenSolver<Matrix> solved(matrixOf(onNeighbours), maps);
    assert(solved.info() == Eigen::Success && "onMaps is positive definite");
    // The columns of V have V' maps V = 1 and V' neighbours V = diag(change): maps = parts parts' with parts = maps V.
    const Matrix parts = maps * solved.eigenvectors();
    for (Eigen::Index bot = 0; bot < parts.rows(); ++bot) {
        auto& row = mParts.emplace_back();
        for (Eigen::Index factor = 0; factor < parts.cols(); ++factor) row.push_back(parts(bot, factor));
    }
    for (Eigen::Index factor = 0; factor < parts.cols(); ++factor) {
        // The change of a factor with variance 1 has the variance 2 - 2 x correlation. What changes more than that is forgotten at once.
        const double correlation = std::clamp(1 - solved.eigenvalues()(factor) / 2, 0.0, 1.0);
        mKept.push_back(std::pow(correlation, 1 / tilesOfNeighbour));
    }
}

BotRelations::Covariance ShareProcess::covariance(std::size_t tiles) const {
    std::vector<double> kept;
    for (const double each : mKept) kept.push_back(std::pow(each, static_cast<double>(tiles)));
    BotRelations::Covariance covariance(bots(), std::vector<double>(bots()));
    for (std::size_t a = 0; a < bots(); ++a)
        for (std::size_t b = 0; b < bots(); ++b)
            for (std::size_t factor = 0; factor < kept.size(); ++factor)
                covariance[a][b] += mParts[a][factor] * mParts[b][factor] * kept[factor];
    return covariance;
}

BotRelations::Covariance covarianceOf(const std::vector<double>& deviations, double common) {
    BotRelations::Covariance covariance(deviations.size(),
                                        std::vector<double>(deviations.size(), common * common));
    for (std::size_t bot = 0; bot < deviations.size(); ++bot)
        covariance[bot][bot] += deviations[bot] * deviations[bot];
    return covariance;
}

}  // namespace hexa::generate
