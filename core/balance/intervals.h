// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hexa::balance {

/// Interval for a number, e.g. a share between 0 and 1.
struct Interval {
    double low = 0;
    double high = 1;
    bool within(const Interval& other) const { return low >= other.low && high <= other.high; }
    bool outside(const Interval& other) const { return high < other.low || low > other.high; }
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// The chance of an error that all seats of a map share.
inline constexpr double errorLevel = 0.05;

/// Returns the part of errorLevel that one of n shares may use (Bonferroni). Two shares are one
/// free number: all of it.
constexpr double levelOfOne(int shares) { return shares == 2 ? errorLevel : errorLevel / shares; }

/// Returns an interval for a share looked at once, after a fixed number of games (Wilson 1927):
/// wrong with chance `level`.
Interval wilson(std::int64_t wins, std::int64_t games, double level);
/// Returns an interval for a share that may be looked at after every game and stopped at will:
/// wrong at any time with chance `level` at most (Robbins 1970, Howard and others 2021: the mixture
/// over two Beta distributions around `expected`, a narrow one and one over nearly all shares).
/// About 1.6 times the games of a fixed run.
Interval confidenceSequence(std::int64_t wins, std::int64_t games, double expected, double level);

enum class Looking {
    Once,    ///< wilson
    Always,  ///< confidenceSequence
};
/// Returns intervals for all shares of `wins` that hold together with chance 1 - errorLevel, or
/// with chance 1 - errorLevel / tests if `tests` tests share the error. They are narrowest near
/// `targets`, which has one entry per share.
std::vector<Interval> shareIntervals(std::span<const std::int64_t> wins, std::span<const double> targets,
                                     Looking looking, int tests = 1);
/// Returns the intervals around even shares.
std::vector<Interval> shareIntervals(std::span<const std::int64_t> wins, Looking looking, int tests = 1);
/// Returns `count` even shares.
std::vector<double> evenTargets(std::size_t count);
/// Returns the difference between the largest and the smallest share, from intervals that hold
/// together.
Interval gapInterval(std::span<const Interval> shares);

/// Returns the chance of wins so far from the targets, or farther, if the shares were just those:
/// exact multinomial for few games, else chi-square.
double unevenChance(std::span<const std::int64_t> wins, std::span<const double> targets);
/// Returns the same chance for equal shares.
double unevenChance(std::span<const std::int64_t> wins);

/// Returns x with P(normal <= x) = chance.
double normalQuantile(double chance);
/// Returns x with P(chi-square with `degrees` degrees of freedom <= x) = chance.
double chiSquareQuantile(double chance, double degrees);

}  // namespace hexa::balance
