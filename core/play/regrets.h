// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace hexa::play {

/// Regret matching for one player over some plans, in whole numbers. The result is an unpredictable
/// strategy.
class Regrets {
public:
    explicit Regrets(std::size_t plans) : mRegret(plans), mChosen(plans) {}

    /// Returns a plan with the odds of the positive regrets. Without any, the odds are even.
    std::size_t draw(Rng& rng) const {
        std::int64_t total = 0;
        for (const std::int64_t regret : mRegret) total += std::max<std::int64_t>(regret, 0);
        if (total == 0) return rng.below(static_cast<std::uint32_t>(mRegret.size()));
        return at(mRegret, static_cast<std::int64_t>(rng.next() >> 1) % total);
    }
    /// Learns from round `round`: plan `chosen` was played, and `worths` are the results of all
    /// plans; later rounds weigh more.
    void learn(std::size_t chosen, const std::vector<std::int32_t>& worths, int round) {
        for (std::size_t i = 0; i < mRegret.size(); ++i)
            mRegret[i] += std::int64_t{worths[i] - worths[chosen]} * round;
        mChosen[chosen] += round;
    }
    /// Returns a plan with the frequency of its choices; rarely chosen plans are left out.
    std::size_t drawAverage(Rng& rng) const {
        const std::int64_t threshold = *std::max_element(mChosen.begin(), mChosen.end()) / 3;
        std::vector<std::int64_t> kept = mChosen;
        std::int64_t total = 0;
        for (std::int64_t& weight : kept) {
            if (weight < threshold) weight = 0;
            total += weight;
        }
        return at(kept, static_cast<std::int64_t>(rng.next() >> 1) % total);
    }
    /// Returns all plans, the one chosen most often first.
    std::vector<std::size_t> byChoice() const {
        std::vector<std::size_t> order(mChosen.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(),
                         [this](std::size_t a, std::size_t b) { return mChosen[a] > mChosen[b]; });
        return order;
    }

private:
    static std::size_t at(const std::vector<std::int64_t>& weights, std::int64_t pick) {
        std::size_t i = 0;
        for (; pick >= std::max<std::int64_t>(weights[i], 0); ++i)
            pick -= std::max<std::int64_t>(weights[i], 0);
        return i;
    }
    std::vector<std::int64_t> mRegret;
    std::vector<std::int64_t> mChosen;
};

}  // namespace hexa::play
