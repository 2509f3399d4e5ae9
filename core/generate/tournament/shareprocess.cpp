// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/shareprocess.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexa::generate {
namespace {

using Matrix = Eigen::MatrixXd;

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
                           const BotRelations::Covariance& onNeighbours, double usualChange)
    : mUsualChange(usualChange) {
    assert(!onMaps.empty() && onMaps.size() == onNeighbours.size());
    const Matrix maps = matrixOf(onMaps);
    const Eigen::GeneralizedSelfAdjointEigenSolver<Matrix> solved(matrixOf(onNeighbours), maps);
    assert(solved.info() == Eigen::Success && "onMaps is positive definite");
    // The columns of V have V' maps V = 1 and V' neighbours V = diag(change): maps = parts parts'
    // with parts = maps V.
    const Matrix parts = maps * solved.eigenvectors();
    for (Eigen::Index bot = 0; bot < parts.rows(); ++bot) {
        auto& row = mParts.emplace_back();
        for (Eigen::Index factor = 0; factor < parts.cols(); ++factor) row.push_back(parts(bot, factor));
    }
    for (Eigen::Index factor = 0; factor < parts.cols(); ++factor) {
        // The change of a factor with variance 1 has the variance 2 - 2 x correlation. A factor
        // that changes by more is forgotten at once.
        mKept.push_back(std::clamp(1 - solved.eigenvalues()(factor) / 2, 0.0, 1.0));
    }
}

std::vector<double> ShareProcess::kept(double swaps) const {
    std::vector<double> list;
    for (const double each : mKept) list.push_back(std::pow(each, swaps));
    return list;
}

BotRelations::Covariance covarianceOf(const std::vector<double>& deviations, double common) {
    BotRelations::Covariance covariance(deviations.size(),
                                        std::vector<double>(deviations.size(), common * common));
    for (std::size_t bot = 0; bot < deviations.size(); ++bot)
        covariance[bot][bot] += deviations[bot] * deviations[bot];
    return covariance;
}

}  // namespace hexa::generate
