// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/evolution.h"

#include "core/base/rng.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace hexa::lab {
namespace {

/// Returns a nearly normal number: the sum of twelve even numbers (Irwin-Hall), less its mean.
double normal(Rng& rng) {
    double sum = 0;
    for (int i = 0; i < 12; ++i) sum += static_cast<double>(rng.next() >> 11) / 9007199254740992.0;
    return sum - 6;
}

/// Returns exp(x) for small x, the same on every machine.
double grown(double x) {
    const double y = std::clamp(x, -1.0, 1.0) / 64;
    double result = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4)));
    for (int i = 0; i < 6; ++i) result *= result;
    return result;
}

double squareSum(const Evolution::Point& point) {
    return std::inner_product(point.begin(), point.end(), point.begin(), 0.0);
}

}  // namespace

Evolution::State Evolution::begin(Point start, double sigma) {
    State state;
    state.sigma = sigma;
    state.variance.assign(start.size(), 1);
    state.path.assign(start.size(), 0);
    state.stepPath.assign(start.size(), 0);
    state.mean = std::move(start);
    return state;
}

Evolution::Evolution(State state, int population, std::uint64_t seed)
    : mState(std::move(state)), mPopulation(population), mSeed(seed) {
    assert(population >= 4 && population % 2 == 0);
    // The best half counts, the better the more: evenly by rank.
    const int best = population / 2;
    double sum = 0, squares = 0;
    for (int rank = 0; rank < best; ++rank) mWeights.push_back(best - rank);
    for (const double weight : mWeights) sum += weight;
    for (double& weight : mWeights) {
        weight /= sum;
        squares += weight * weight;
    }
    mEffective = 1 / squares;
}

std::vector<Evolution::Point> Evolution::steps() const {
    std::vector<Point> all;
    for (int pair = 0; pair < mPopulation / 2; ++pair) {
        Rng rng(mixed(mixed(mSeed, static_cast<std::uint64_t>(mState.generation)),
                      static_cast<std::uint64_t>(pair)),
                "evolution");
        Point step;
        for (std::size_t i = 0; i < mState.mean.size(); ++i) step.push_back(normal(rng));
        Point opposite;
        for (const double value : step) opposite.push_back(-value);
        all.push_back(std::move(step));
        all.push_back(std::move(opposite));
    }
    return all;
}

std::vector<Evolution::Point> Evolution::points() const {
    std::vector<Point> all = steps();
    for (Point& point : all)
        for (std::size_t i = 0; i < point.size(); ++i)
            point[i] = mState.mean[i] + mState.sigma * std::sqrt(mState.variance[i]) * point[i];
    return all;
}

void Evolution::learn(std::span<const std::int64_t> scores) {
    assert(static_cast<int>(scores.size()) == mPopulation);
    const std::vector<Point> drawn = steps();
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });

    // Names and values of the rates are those of Hansen's tutorial (arXiv 1604.00772, table 1).
    // Those of the variances are larger by (n + 2) / 3, as there are fewer of them.
    const auto n = static_cast<double>(mState.mean.size());
    const double mu = mEffective;
    const double cs = (mu + 2) / (n + mu + 5);
    const double damping = 1 + 2 * std::max(0.0, std::sqrt((mu - 1) / (n + 1)) - 1) + cs;
    const double cc = (4 + mu / n) / (n + 4 + 2 * mu / n);
    const double faster = (n + 2) / 3;
    const double c1 = std::min(0.5, faster * 2 / ((n + 1.3) * (n + 1.3) + mu));
    const double cmu = std::min(1 - c1, faster * 2 * (mu - 2 + 1 / mu) / ((n + 2) * (n + 2) + mu));

    Point moved(mState.mean.size(), 0), spread(mState.mean.size(), 0);
    for (std::size_t rank = 0; rank < mWeights.size(); ++rank)
        for (std::size_t i = 0; i < moved.size(); ++i) {
            const double step = drawn[order[rank]][i];
            moved[i] += mWeights[rank] * step;
            spread[i] += mWeights[rank] * step * step;
        }
    for (std::size_t i = 0; i < moved.size(); ++i) {
        const double width = std::sqrt(mState.variance[i]);
        mState.mean[i] += mState.sigma * width * moved[i];
        mState.stepPath[i] = (1 - cs) * mState.stepPath[i] + std::sqrt(cs * (2 - cs) * mu) * moved[i];
        mState.path[i] = (1 - cc) * mState.path[i] + std::sqrt(cc * (2 - cc) * mu) * width * moved[i];
        mState.variance[i] = (1 - c1 - cmu) * mState.variance[i] + c1 * mState.path[i] * mState.path[i] +
                             cmu * mState.variance[i] * spread[i];
    }
    const double expected = std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
    mState.sigma *= grown(cs / damping * (std::sqrt(squareSum(mState.stepPath)) / expected - 1));
    ++mState.generation;
}

}  // namespace hexa::lab
