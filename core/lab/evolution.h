// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hexa::lab {

/// Searches for the maximum of a noisy function: an evolution strategy that adapts one step size
/// for each number (separable CMA-ES; Ros and Hansen 2008, "A simple modification in CMA-ES
/// achieving linear time and space complexity"). Points come in pairs around the mean, so that
/// noise of the draw cancels out. It uses only + - * / and square roots, so that the same seed
/// gives the same points everywhere. All its data is in `State`, so that it can be stored and
/// continued.
class Evolution {
public:
    using Point = std::vector<double>;

    struct State {
        std::int64_t generation = 0;
        double sigma = 0;      ///< Common factor of all step sizes.
        Point mean;            ///< The best guess.
        Point variance;        ///< By number: square of its own factor.
        Point path, stepPath;  ///< Recent path of the mean, for the variances and for sigma.
        friend bool operator==(const State&, const State&) = default;
    };
    /// Returns the first state: all numbers begin with steps of about `sigma`.
    static State begin(Point start, double sigma);

    /// Takes an even number of points a generation, at least 4.
    Evolution(State state, int population, std::uint64_t seed);

    /// Returns the points of this generation, the same at each call.
    std::vector<Point> points() const;
    /// Takes the scores of the candidates (greater is better), in their order, and continues with
    /// the next generation.
    void learn(std::span<const std::int64_t> scores);
    const State& state() const { return mState; }

private:
    std::vector<Point> steps() const;  // of length about 1 in each number

    State mState;
    int mPopulation;
    std::uint64_t mSeed;
    std::vector<double> mWeights;  // of the best half
    double mEffective = 0;         // as many points as the weighted ones are worth
};

}  // namespace hexa::lab
