// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/pointshares.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace hexa::generate {
namespace {

/// Least number of games for the variance of points.
constexpr std::int64_t leastGames = 30;
/// Seats are taken to vary alike until this number of games shows their differences.
constexpr double alikeGames = 200;
/// Least variance of a seat's points: smaller values would make the model surer than any game is.
constexpr double leastVariance = 0.25;
/// Steps of the trapezoidal rule, which is as good as exact for normal densities.
constexpr int steps = 48;
constexpr double reach = 6;  ///< Standard deviations.

double density(double z) { return std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi); }
double below(double z) { return std::erfc(-z / std::numbers::sqrt2) / 2; }

/// Returns the integral of f(z) * density(z).
template <class F>
double expectation(F&& f) {
    const double width = 2 * reach / steps;
    double sum = 0;
    for (int i = 0; i <= steps; ++i) {
        const double z = -reach + width * i;
        sum += density(z) * f(z);
    }
    return sum * width;
}

struct Points {
    std::vector<double> mean;
    std::vector<double> variance;
};

/// Returns the points by seat without their common part: the variances are those of independent
/// seats with the margins of the tally.
Points pointsOf(const sim::Tally& tally) {
    const auto seats = static_cast<std::size_t>(tally.seats);
    const auto count = static_cast<double>(seats);
    const auto games = static_cast<double>(tally.games);
    Points points;
    for (std::size_t seat = 0; seat < seats; ++seat)
        points.mean.push_back(static_cast<double>(tally.points[seat]) / games);
    const double mean = std::accumulate(points.mean.begin(), points.mean.end(), 0.0) / count;
    double all = 0;  // variance of own points less the mean of all, over seats
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const double margin = count * (points.mean[seat] - mean);
        const double variance = static_cast<double>(tally.marginSquared[seat]) / games - margin * margin;
        points.variance.push_back(std::max(0.0, variance) / (count * count));
        all += points.variance.back();
    }
    // A margin's variance is own * (1 - 2/n) + (that of all) / n^2.
    const double together = all * count / (count - 1);
    const double alike = together / count;
    for (double& variance : points.variance) {
        variance = seats == 2 ? alike : (variance - together / (count * count)) * count / (count - 2);
        variance = std::max(leastVariance, (games * variance + alikeGames * alike) / (games + alikeGames));
    }
    return points;
}

}  // namespace

double varianceByPoints(std::size_t seats) {
    // Change of a share with its own points, in standard deviations of them; the points of the
    // others together have the opposite effect.
    const double slope = static_cast<double>(seats - 1) * expectation([&](double z) {
                             return density(z) * std::pow(below(z), static_cast<double>(seats) - 2);
                         });
    const auto count = static_cast<double>(seats);
    const double byPoints = slope * slope * count / (count - 1);
    return byPoints / ((1 / count) * (1 - 1 / count));
}

std::optional<PointShares> sharesByPoints(const sim::Tally& tally) {
    if (tally.games < leastGames || tally.seats < 2 || tally.teams != tally.seats ||
        tally.judged != Judged::Seats)
        return std::nullopt;
    if (std::ranges::all_of(tally.marginSquared, [](std::int64_t squared) { return squared == 0; }))
        return std::nullopt;
    const Points points = pointsOf(tally);
    const std::size_t seats = points.mean.size();
    PointShares found{{}, varianceByPoints(seats)};
    double sum = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const double share = expectation([&](double z) {
            const double own = points.mean[seat] + z * std::sqrt(points.variance[seat]);
            double most = 1;
            for (std::size_t other = 0; other < seats; ++other)
                if (other != seat)
                    most *= below((own - points.mean[other]) / std::sqrt(points.variance[other]));
            return most;
        });
        found.shares.push_back(share);
        sum += share;
    }
    for (double& share : found.shares) share /= sum;
    return found;
}

}  // namespace hexa::generate
