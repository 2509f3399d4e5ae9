// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/fit.h"

#include "core/base/rng.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace hexa::lab {
namespace {

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;

constexpr int maxSteps = 60;
constexpr double settled = 1e-9;  ///< Change of the likelihood of one game.

/// Features of a team: those of its seats together, by index among those that occur.
using TeamFeatures = std::vector<std::pair<Eigen::Index, double>>;

struct Sample {
    std::vector<TeamFeatures> teams;
    std::vector<std::int64_t> wins;
    double games = 0;
};

struct Task {
    std::vector<Sample> samples;
    std::vector<std::size_t> used;  ///< Feature behind each coefficient of the task.
    double games = 0;
};

Task taskOf(std::span<const FitMap> maps, std::size_t features) {
    Task task;
    std::vector<Eigen::Index> place(features, -1);
    for (const FitMap& map : maps) {
        Sample sample;
        sample.teams.resize(map.wins.size());
        sample.wins = map.wins;
        for (const std::int64_t wins : map.wins) sample.games += static_cast<double>(wins);
        for (std::size_t seat = 0; seat < map.features.seats.size(); ++seat)
            for (const Feature& feature : map.features.seats[seat]) {
                assert(feature.index < features);
                Eigen::Index& index = place[feature.index];
                if (index < 0) {
                    index = static_cast<Eigen::Index>(task.used.size());
                    task.used.push_back(feature.index);
                }
                sample.teams[static_cast<std::size_t>(map.features.teams[seat])].emplace_back(index,
                                                                                              feature.value);
            }
        task.games += sample.games;
        task.samples.push_back(std::move(sample));
    }
    return task;
}

std::vector<double> chances(std::vector<double> strength) {
    const double max = *std::max_element(strength.begin(), strength.end());
    double sum = 0;
    for (double& value : strength) sum += value = std::exp(value - max);
    for (double& value : strength) value /= sum;
    return strength;
}

double strengthOf(const TeamFeatures& team, const Vector& beta) {
    double sum = 0;
    for (const auto& [index, value] : team) sum += beta(index) * value;
    return sum;
}

/// Returns the penalised likelihood of one game, with its slope and information on request.
double likelihood(const Task& task, const Vector& beta, double ridge, Vector* slope, Matrix* information) {
    double value = -ridge * beta.squaredNorm() / 2;
    const Eigen::Index size = beta.size();
    if (slope != nullptr) {
        *slope = -ridge * beta;
        *information = ridge * Matrix::Identity(size, size);
    }
    for (const Sample& sample : task.samples) {
        const std::size_t teams = sample.teams.size();
        std::vector<double> strength(teams);
        for (std::size_t team = 0; team < teams; ++team)
            strength[team] = strengthOf(sample.teams[team], beta);
        const std::vector<double> chance = chances(strength);
        for (std::size_t team = 0; team < teams; ++team)
            value += static_cast<double>(sample.wins[team]) / task.games * std::log(chance[team]);
        if (slope == nullptr) continue;
        // Only entries that occur in the sample are touched.
        std::vector<Eigen::Index> touched;
        for (std::size_t team = 0; team < teams; ++team)
            for (const auto& [index, amount] : sample.teams[team]) touched.push_back(index);
        std::sort(touched.begin(), touched.end());
        touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
        const auto count = static_cast<Eigen::Index>(touched.size());
        Matrix traits = Matrix::Zero(static_cast<Eigen::Index>(teams), count);
        for (std::size_t team = 0; team < teams; ++team)
            for (const auto& [index, amount] : sample.teams[team]) {
                const auto at = std::lower_bound(touched.begin(), touched.end(), index) - touched.begin();
                traits(static_cast<Eigen::Index>(team), at) += amount;
            }
        Vector odds(static_cast<Eigen::Index>(teams)), wins(static_cast<Eigen::Index>(teams));
        for (std::size_t team = 0; team < teams; ++team) {
            odds(static_cast<Eigen::Index>(team)) = chance[team];
            wins(static_cast<Eigen::Index>(team)) = static_cast<double>(sample.wins[team]) / task.games;
        }
        const double share = sample.games / task.games;
        const Vector part = traits.transpose() * (wins - share * odds);
        const Vector average = traits.transpose() * odds;
        const Matrix spread =
            share * (traits.transpose() * odds.asDiagonal() * traits - average * average.transpose());
        for (Eigen::Index i = 0; i < count; ++i) {
            (*slope)(touched[static_cast<std::size_t>(i)]) += part(i);
            for (Eigen::Index j = 0; j < count; ++j)
                (*information)(touched[static_cast<std::size_t>(i)], touched[static_cast<std::size_t>(j)]) +=
                    spread(i, j);
        }
    }
    return value;
}

std::vector<double> ranks(std::span<const double> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> rank(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last < order.size() && values[order[last]] == values[order[first]]) ++last;
        for (std::size_t i = first; i < last; ++i) rank[order[i]] = static_cast<double>(first + last - 1) / 2;
        first = last;
    }
    return rank;
}

}  // namespace

Result<std::vector<double>> fitCoefficients(std::span<const FitMap> maps, std::size_t features,
                                            double ridge) {
    assert(ridge > 0);
    const Task task = taskOf(maps, features);
    if (task.games == 0) return Error("balance.no-games");
    const auto size = static_cast<Eigen::Index>(task.used.size());
    Vector beta = Vector::Zero(size), slope(size);
    Matrix information(size, size);
    double value = likelihood(task, beta, ridge, &slope, &information);
    for (int step = 0;; ++step) {
        if (step == maxSteps)
            return Error("balance.no-fit", {{"games", static_cast<std::int64_t>(task.games)}});
        const Vector move = information.llt().solve(slope);
        const double promised = slope.dot(move);
        if (promised < settled) break;
        // The likelihood is concave: a shorter step always gains.
        double length = 1;
        for (; likelihood(task, beta + length * move, ridge, nullptr, nullptr) <= value && length > 1e-6;)
            length /= 2;
        beta += length * move;
        value = likelihood(task, beta, ridge, &slope, &information);
    }
    std::vector<double> coefficients(features);
    for (Eigen::Index i = 0; i < size; ++i) coefficients[task.used[static_cast<std::size_t>(i)]] = beta(i);
    return coefficients;
}

Result<FitNear> fitNear(std::span<const FitMap> maps, std::span<const std::vector<double>> priors,
                        std::size_t features, double ridge) {
    // Each prior is one more feature: its strength. Counted as a multiple, so that the ridge hardly
    // restrains it.
    constexpr double free = 10;
    std::vector<FitMap> extended(maps.begin(), maps.end());
    for (FitMap& map : extended)
        for (auto& seat : map.features.seats) {
            const std::vector<Feature> own = seat;
            for (std::size_t prior = 0; prior < priors.size(); ++prior) {
                double strength = 0;
                for (const Feature& feature : own) strength += priors[prior][feature.index] * feature.value;
                seat.push_back({static_cast<std::uint32_t>(features + prior), free * strength});
            }
        }
    auto fitted = fitCoefficients(extended, features + priors.size(), ridge);
    if (!fitted) return fitted.error();
    FitNear near{std::move(*fitted), {}};
    for (std::size_t prior = 0; prior < priors.size(); ++prior) {
        near.mixture.push_back(free * near.coefficients[features + prior]);
        for (std::size_t i = 0; i < features; ++i)
            near.coefficients[i] += near.mixture[prior] * priors[prior][i];
    }
    near.coefficients.resize(features);
    return near;
}

std::vector<double> predictedShares(const SeatFeatures& features, std::span<const double> coefficients) {
    const int teams = 1 + *std::max_element(features.teams.begin(), features.teams.end());
    std::vector<double> strength(static_cast<std::size_t>(teams));
    for (std::size_t seat = 0; seat < features.seats.size(); ++seat)
        for (const Feature& feature : features.seats[seat])
            strength[static_cast<std::size_t>(features.teams[seat])] +=
                coefficients[feature.index] * feature.value;
    return chances(strength);
}

double gapOf(std::span<const double> shares) {
    const auto [low, high] = std::minmax_element(shares.begin(), shares.end());
    return *high - *low;
}

std::vector<double> sharesOf(std::span<const std::int64_t> wins) {
    const auto games = static_cast<double>(std::accumulate(wins.begin(), wins.end(), std::int64_t{0}));
    std::vector<double> shares;
    for (const std::int64_t count : wins)
        shares.push_back(games > 0 ? static_cast<double>(count) / games : 0);
    return shares;
}

double pearson(std::span<const double> a, std::span<const double> b) {
    assert(a.size() == b.size());
    const auto size = static_cast<double>(a.size());
    const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / size;
    const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / size;
    double both = 0, squareA = 0, squareB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        both += (a[i] - meanA) * (b[i] - meanB);
        squareA += (a[i] - meanA) * (a[i] - meanA);
        squareB += (b[i] - meanB) * (b[i] - meanB);
    }
    return squareA > 0 && squareB > 0 ? both / std::sqrt(squareA * squareB) : 0;
}

double spearman(std::span<const double> a, std::span<const double> b) { return pearson(ranks(a), ranks(b)); }

std::pair<double, double> spearmanInterval(std::span<const double> a, std::span<const double> b,
                                           int resamples, std::uint64_t seed) {
    Rng rng(seed, "bootstrap");
    std::vector<double> found;
    std::vector<double> x(a.size()), y(a.size());
    for (int round = 0; round < resamples; ++round) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            const std::size_t pick = rng.below(static_cast<std::uint32_t>(a.size()));
            x[i] = a[pick];
            y[i] = b[pick];
        }
        found.push_back(spearman(x, y));
    }
    std::sort(found.begin(), found.end());
    const auto at = [&](double part) {
        return found[static_cast<std::size_t>(part * (resamples - 1) + 0.5)];
    };
    return {at(0.025), at(0.975)};
}

}  // namespace hexa::lab
