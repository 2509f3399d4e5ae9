// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/belief.h"

#include "core/balance/verdict.h"

#include <cassert>
#include <cmath>

namespace hexa::generate {

std::vector<Belief> beliefsOf(std::span<const sim::Tally* const> tallies, const BotsApart& expected) {
    assert(expected.deviations.size() == tallies.size());
    std::vector<Belief> beliefs(tallies.size());
    if (tallies.empty()) return beliefs;
    const std::vector<double> targets = sim::targetsOf(*tallies.front());
    const std::size_t places = targets.size();
    const double even = 1 / static_cast<double>(places);
    const auto apart = [&](std::size_t bot, std::size_t place) {
        return expected.shares.empty() ? 0 : expected.shares[bot][place];
    };
    struct Played {
        double games = 0;
        double differ = 0;  ///< Variance of the bot's own share around what is expected of it.
        double chance = 0;  ///< Variance of what its games say.
        double weight = 0;  ///< Of the bot in the mean of all.
        std::vector<double> shares;
    };
    std::vector<Played> bots;
    double weights = 0;
    for (std::size_t bot = 0; bot < tallies.size(); ++bot) {
        Played& played = bots.emplace_back();
        played.games = static_cast<double>(tallies[bot]->games);
        played.differ = expected.deviations[bot] * expected.deviations[bot];
        played.shares.resize(places);
        if (played.games == 0) continue;
        const auto wins = sim::judgedWins(*tallies[bot]);
        for (std::size_t place = 0; place < places; ++place)
            played.shares[place] = static_cast<double>(wins[place]) / played.games;
        played.chance = even * (1 - even) / played.games;
        played.weight = 1 / (played.differ + played.chance);
        weights += played.weight;
    }
    if (weights == 0) return beliefs;
    std::vector<double> mean(places);
    double ofMean = 0;  // variance, of chance alone
    for (std::size_t bot = 0; bot < bots.size(); ++bot) {
        const double weight = bots[bot].weight / weights;
        ofMean += weight * weight * bots[bot].chance;
        for (std::size_t place = 0; place < places; ++place)
            if (weight > 0) mean[place] += weight * (bots[bot].shares[place] - apart(bot, place));
    }
    for (std::size_t bot = 0; bot < bots.size(); ++bot) {
        const Played& played = bots[bot];
        const double own = played.games > 0 ? played.differ / (played.differ + played.chance) : 0;
        for (std::size_t place = 0; place < places; ++place)
            beliefs[bot].shares.push_back(own * played.shares[place] +
                                          (1 - own) * (mean[place] + apart(bot, place)));
        beliefs[bot].shares = balance::evened(std::move(beliefs[bot].shares), targets);
        const double ofOwn = played.games > 0 ? own * played.chance : played.differ;
        beliefs[bot].error = std::sqrt(ofOwn + (1 - own) * (1 - own) * ofMean);
    }
    return beliefs;
}

}  // namespace hexa::generate
