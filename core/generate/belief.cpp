// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/belief.h"

#include "core/balance/verdict.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexa::generate {
namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;

Matrix matrixOf(const BotRelations::Covariance& covariance) {
    const auto size = std::ssize(covariance);
    Matrix matrix(size, size);
    for (std::ptrdiff_t i = 0; i < size; ++i)
        for (std::ptrdiff_t j = 0; j < size; ++j)
            matrix(i, j) = covariance[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
    return matrix;
}

}  // namespace

BotRelations::Covariance covarianceOf(const std::vector<double>& deviations, double common) {
    BotRelations::Covariance covariance(deviations.size(),
                                        std::vector<double>(deviations.size(), common * common));
    for (std::size_t bot = 0; bot < deviations.size(); ++bot)
        covariance[bot][bot] += deviations[bot] * deviations[bot];
    return covariance;
}

Beliefs beliefsOf(std::span<const sim::Tally* const> tallies, const Expected& expected) {
    assert(expected.covariance.size() == tallies.size());
    Beliefs beliefs{std::vector<Belief>(tallies.size()), expected.covariance};
    if (tallies.empty()) return beliefs;
    const std::vector<double> targets = sim::targetsOf(*tallies.front());
    const std::size_t places = targets.size();
    const double even = 1 / static_cast<double>(places);
    std::vector<Eigen::Index> played;
    for (std::size_t bot = 0; bot < tallies.size(); ++bot)
        if (tallies[bot]->games > 0) played.push_back(static_cast<Eigen::Index>(bot));
    if (played.empty()) return beliefs;

    const Matrix before = matrixOf(expected.covariance);
    const auto count = std::ssize(played);
    const auto bots = std::ssize(tallies);
    Matrix together(count, count);  // of what the games show: what is expected, and chance
    Matrix toAll(bots, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const auto bot = played[static_cast<std::size_t>(i)];
        for (Eigen::Index j = 0; j < count; ++j)
            together(i, j) = before(bot, played[static_cast<std::size_t>(j)]);
        toAll.col(i) = before.col(bot);
        together(i, i) +=
            even * (1 - even) / static_cast<double>(tallies[static_cast<std::size_t>(bot)]->games);
    }
    const Matrix gain = together.ldlt().solve(toAll.transpose()).transpose();
    const Matrix after = before - gain * toAll.transpose();

    const auto expectedOf = [&](std::size_t bot, std::size_t place) {
        return expected.shares.empty() ? even : expected.shares[bot][place];
    };
    Matrix surprise(count, static_cast<Eigen::Index>(places));
    for (Eigen::Index i = 0; i < count; ++i) {
        const auto bot = static_cast<std::size_t>(played[static_cast<std::size_t>(i)]);
        std::vector<double> shares;
        for (const std::int64_t won : sim::judgedWins(*tallies[bot]))
            shares.push_back(static_cast<double>(won) / static_cast<double>(tallies[bot]->games));
        shares = balance::evened(std::move(shares), targets);
        for (std::size_t place = 0; place < places; ++place)
            surprise(i, static_cast<Eigen::Index>(place)) = shares[place] - expectedOf(bot, place);
    }
    const Matrix moved = gain * surprise;
    for (std::size_t bot = 0; bot < tallies.size(); ++bot) {
        const auto row = static_cast<Eigen::Index>(bot);
        Belief& belief = beliefs.bots[bot];
        for (std::size_t place = 0; place < places; ++place)
            belief.shares.push_back(expectedOf(bot, place) + moved(row, static_cast<Eigen::Index>(place)));
        belief.error = std::sqrt(std::max(0.0, after(row, row)));
        // Rounding must not let the two halves differ.
        for (std::size_t other = 0; other < tallies.size(); ++other) {
            const auto column = static_cast<Eigen::Index>(other);
            beliefs.covariance[bot][other] = (after(row, column) + after(column, row)) / 2;
        }
    }
    return beliefs;
}

}  // namespace hexa::generate
