// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/intervals.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/special_functions/gamma.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace hexa::balance {
namespace {

/// Up to this number of outcomes the multinomial is summed exactly.
constexpr double maxOutcomes = 200'000;

double logGamma(double x) { return boost::math::lgamma(x); }
double logBeta(double a, double b) { return logGamma(a) + logGamma(b) - logGamma(a + b); }

/// Returns the border between true and false for `holds` in [from, to]: it is true at `from` and
/// false at `to`.
template <class Holds>
double border(double from, double to, Holds holds) {
    constexpr int steps = 48;  // half of the range to a precision of 1e-15
    for (int i = 0; i < steps; ++i) {
        const double middle = (from + to) / 2;
        (holds(middle) ? from : to) = middle;
    }
    return (from + to) / 2;
}

/// Sums the chances of all outcomes that are at most as likely as the observed one.
class ExactMultinomial {
public:
    ExactMultinomial(std::span<const std::int64_t> wins, std::span<const double> targets)
        : mTeams(wins.size()),
          mGames(std::accumulate(wins.begin(), wins.end(), std::int64_t{0})),
          mLogFactorial(static_cast<std::size_t>(mGames) + 1) {
        for (std::size_t i = 1; i < mLogFactorial.size(); ++i)
            mLogFactorial[i] = mLogFactorial[i - 1] + std::log(static_cast<double>(i));
        mBase = mLogFactorial.back() - static_cast<double>(mGames) * std::log(static_cast<double>(mTeams));
        // Ratio of a target to an even share: its logarithm is exactly 0 if they are equal.
        for (const double target : targets)
            mLogMore.push_back(std::log(target * static_cast<double>(mTeams)));
        double observed = mBase;
        for (std::size_t team = 0; team < mTeams; ++team) observed += weight(team, wins[team]);
        mObserved = observed + 1e-9;  // outcomes as likely as this one count, whatever the rounding
    }
    double chance() { return std::min(1.0, sum(mTeams, mGames, mBase)); }

private:
    /// Returns the part of a team's wins in the logarithm of the chance.
    double weight(std::size_t team, std::int64_t wins) const {
        return static_cast<double>(wins) * mLogMore[team] - mLogFactorial[static_cast<std::size_t>(wins)];
    }
    double sum(std::size_t teams, std::int64_t left, double logChance) const {
        if (teams == 1) {
            const double last = logChance + weight(0, left);
            return last <= mObserved ? std::exp(last) : 0.0;
        }
        double total = 0;
        for (std::int64_t wins = 0; wins <= left; ++wins)
            total += sum(teams - 1, left - wins, logChance + weight(teams - 1, wins));
        return total;
    }

    std::size_t mTeams;
    std::int64_t mGames;
    std::vector<double> mLogFactorial;
    std::vector<double> mLogMore;  ///< By team.
    double mBase = 0;
    double mObserved = 0;
};

}  // namespace

double normalQuantile(double chance) { return quantile(boost::math::normal(), chance); }

double chiSquareQuantile(double chance, double degrees) {
    return quantile(boost::math::chi_squared(degrees), chance);
}

Interval wilson(std::int64_t wins, std::int64_t games, double level) {
    assert(wins >= 0 && wins <= games && level > 0 && level < 1);
    if (games == 0) return {};
    const double z = normalQuantile(1 - level / 2);
    const auto n = static_cast<double>(games);
    const double share = static_cast<double>(wins) / n;
    const double scale = 1 + z * z / n;
    const double middle = (share + z * z / (2 * n)) / scale;
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale;
    // At the ends the formula is exact, its rounding is not.
    return {wins == 0 ? 0 : std::max(0.0, middle - half), wins == games ? 1 : std::min(1.0, middle + half)};
}

Interval confidenceSequence(std::int64_t wins, std::int64_t games, double expected, double level) {
    assert(wins >= 0 && wins <= games && expected > 0 && expected < 1 && level > 0 && level < 1);
    if (games == 0) return {};
    const auto won = static_cast<double>(wins);
    const auto lost = static_cast<double>(games - wins);
    // For the true p the mixture of likelihoods over that of p is a martingale that starts at 1. So
    // by Ville's inequality it ever exceeds 1 / level with chance `level` at most. The interval
    // holds all p that it does not exceed. A part of the mixture spread over all shares keeps it
    // narrow on very uneven maps.
    const auto mixed = [&](double part, double weight) {
        const double a = weight * expected;
        const double b = weight - a;
        return std::log(part) + logBeta(a + won, b + lost) - logBeta(a, b);
    };
    const double near = mixed(0.8, 600);
    const double far = mixed(0.2, 6);
    const double larger = std::max(near, far);
    const double bound = larger + std::log1p(std::exp(std::min(near, far) - larger)) + std::log(level);
    const auto inside = [&](double p) {
        double likelihood = 0;
        if (wins > 0) likelihood += won * std::log(p);
        if (wins < games) likelihood += lost * std::log1p(-p);
        return likelihood >= bound;
    };
    const double share = won / static_cast<double>(games);
    return {wins == 0 ? 0 : border(share, 0, inside), wins == games ? 1 : border(share, 1, inside)};
}

std::vector<double> evenTargets(std::size_t count) {
    return std::vector<double>(count, 1 / static_cast<double>(count));
}

std::vector<Interval> shareIntervals(std::span<const std::int64_t> wins, Looking looking, int tests) {
    return shareIntervals(wins, evenTargets(wins.size()), looking, tests);
}

std::vector<Interval> shareIntervals(std::span<const std::int64_t> wins, std::span<const double> targets,
                                     Looking looking, int tests) {
    assert(wins.size() >= 2 && targets.size() == wins.size() && tests >= 1);
    const auto games = std::accumulate(wins.begin(), wins.end(), std::int64_t{0});
    const double level = levelOfOne(static_cast<int>(wins.size())) / tests;
    std::vector<Interval> intervals;
    for (std::size_t i = 0; i < wins.size(); ++i)
        intervals.push_back(looking == Looking::Once ? wilson(wins[i], games, level)
                                                     : confidenceSequence(wins[i], games, targets[i], level));
    return intervals;
}

Interval gapInterval(std::span<const Interval> shares) {
    Interval gap{0, 0};
    for (std::size_t i = 0; i < shares.size(); ++i)
        for (std::size_t j = 0; j < shares.size(); ++j) {
            if (i == j) continue;
            gap.low = std::max(gap.low, shares[i].low - shares[j].high);
            gap.high = std::max(gap.high, shares[i].high - shares[j].low);
        }
    return gap;
}

double unevenChance(std::span<const std::int64_t> wins) {
    return unevenChance(wins, evenTargets(wins.size()));
}

double unevenChance(std::span<const std::int64_t> wins, std::span<const double> targets) {
    assert(targets.size() == wins.size());
    const auto games = std::accumulate(wins.begin(), wins.end(), std::int64_t{0});
    if (games == 0) return 1;
    double outcomes = 1;
    for (std::size_t i = 1; i < wins.size(); ++i)
        outcomes *= static_cast<double>(games + static_cast<std::int64_t>(i)) / static_cast<double>(i);
    if (outcomes <= maxOutcomes) return ExactMultinomial(wins, targets).chance();
    double sum = 0;
    for (std::size_t i = 0; i < wins.size(); ++i) {
        const double expected = static_cast<double>(games) * targets[i];
        const double off = static_cast<double>(wins[i]) - expected;
        sum += off * off / expected;
    }
    const boost::math::chi_squared distribution(static_cast<double>(wins.size() - 1));
    return cdf(complement(distribution, sum));
}

}  // namespace hexa::balance
