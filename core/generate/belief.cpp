// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/belief.h"

#include "core/balance/verdict.h"
#include "core/generate/pointshares.h"

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

/// How far the model of points is taken to be off before games tell: half a point of win rate.
constexpr double pointsOff = 0.005;

/// What the games of one bot say.
struct Played {
    Eigen::Index bot;
    std::vector<double> shares;  ///< As Belief::shares; of the wins that were counted.
    double variance;             ///< Of a share, by chance.
    std::optional<PointShares> byPoints;

    /// Of a share by wins less one by points, by chance alone.
    double apart() const { return variance * (1 - byPoints->variance); }
    double squaredDifference() const {
        double sum = 0;
        for (std::size_t place = 0; place < shares.size(); ++place)
            sum += std::pow(shares[place] - byPoints->shares[place], 2);
        return sum / static_cast<double>(shares.size());
    }
};

Played playedBy(std::size_t bot, const sim::Tally& tally, const std::vector<double>& targets) {
    const double even = 1 / static_cast<double>(targets.size());
    const auto games = static_cast<double>(tally.games);
    Played played{static_cast<Eigen::Index>(bot), {}, even * (1 - even) / games, sharesByPoints(tally)};
    for (const std::int64_t won : sim::judgedWins(tally))
        played.shares.push_back(static_cast<double>(won) / games);
    played.shares = balance::evened(std::move(played.shares), targets);
    if (played.byPoints)
        played.byPoints->shares = balance::evened(std::move(played.byPoints->shares), targets);
    return played;
}

/// The variance of what shares by points are off on this map: what the games of all bots show of it beyond chance.
double pointsOffOn(const std::vector<Played>& list) {
    double surplus = 0, weights = 0;
    for (const Played& played : list) {
        if (!played.byPoints) continue;
        // Who has played more knows it better.
        const double weight = std::pow(played.apart() + pointsOff * pointsOff, -2);
        surplus += weight * (played.squaredDifference() - played.apart());
        weights += weight;
    }
    return pointsOff * pointsOff + (weights > 0 ? std::max(0.0, surplus / weights) : 0.0);
}

/// Shares by points, drawn towards the wins by as much as they tell more of the truth: points are off by the model, wins by chance,
/// and of both the best mixture is taken. With many games that is what was counted.
void mixIn(Played& played, double off) {
    if (!played.byPoints) return;
    const double byWins = off / (off + played.apart());
    for (std::size_t place = 0; place < played.shares.size(); ++place)
        played.shares[place] = byWins * played.shares[place] + (1 - byWins) * played.byPoints->shares[place];
    played.variance -= (1 - byWins) * played.apart();
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
    std::vector<Played> played;
    for (std::size_t bot = 0; bot < tallies.size(); ++bot)
        if (tallies[bot]->games > 0) played.push_back(playedBy(bot, *tallies[bot], targets));
    if (played.empty()) return beliefs;
    const double off = pointsOffOn(played);
    for (Played& one : played) mixIn(one, off);

    const Matrix before = matrixOf(expected.covariance);
    const auto count = std::ssize(played);
    const auto bots = std::ssize(tallies);
    Matrix together(count, count);  // of what the games show: what is expected, and chance
    Matrix toAll(bots, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const Played& own = played[static_cast<std::size_t>(i)];
        for (Eigen::Index j = 0; j < count; ++j)
            together(i, j) = before(own.bot, played[static_cast<std::size_t>(j)].bot);
        toAll.col(i) = before.col(own.bot);
        together(i, i) += own.variance;
    }
    const Matrix gain = together.ldlt().solve(toAll.transpose()).transpose();
    const Matrix after = before - gain * toAll.transpose();

    const auto expectedOf = [&](std::size_t bot, std::size_t place) {
        return expected.shares.empty() ? even : expected.shares[bot][place];
    };
    Matrix surprise(count, static_cast<Eigen::Index>(places));
    for (Eigen::Index i = 0; i < count; ++i) {
        const Played& own = played[static_cast<std::size_t>(i)];
        for (std::size_t place = 0; place < places; ++place)
            surprise(i, static_cast<Eigen::Index>(place)) =
                own.shares[place] - expectedOf(static_cast<std::size_t>(own.bot), place);
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
