// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/belief.h"

#include "core/balance/verdict.h"

#include <cmath>

namespace hexa::generate {

std::vector<Belief> beliefsOf(std::span<const sim::Tally* const> tallies, const BotsApart& expected) {
    std::vector<Belief> beliefs(tallies.size());
    if (tallies.empty()) return beliefs;
    const std::vector<double> targets = sim::targetsOf(*tallies.front());
    const std::size_t places = targets.size();
    std::vector<std::vector<std::int64_t>> wins;  // by bot
    std::vector<double> mean(places);
    double all = 0;
    for (const sim::Tally* tally : tallies) {
        all += static_cast<double>(tally->games);
        wins.push_back(sim::judgedWins(*tally));
        for (std::size_t place = 0; place < places; ++place)
            mean[place] += static_cast<double>(wins.back()[place]);
    }
    if (all == 0) return beliefs;
    for (double& share : mean) share /= all;
    const double even = 1 / static_cast<double>(places);
    const double differ = expected.deviation * expected.deviation;
    for (std::size_t bot = 0; bot < beliefs.size(); ++bot) {
        const sim::Tally& tally = *tallies[bot];
        const auto games = static_cast<double>(tally.games);
        const double chance = games > 0 ? even * (1 - even) / games : 1;  // variance
        const double own = games > 0 ? differ / (differ + chance) : 0;
        for (std::size_t place = 0; place < places; ++place) {
            const double share = games > 0 ? static_cast<double>(wins[bot][place]) / games : 0;
            const double before = mean[place] + (expected.shares.empty() ? 0 : expected.shares[bot][place]);
            beliefs[bot].shares.push_back(own * share + (1 - own) * before);
        }
        beliefs[bot].shares = balance::evened(std::move(beliefs[bot].shares), targets);
        const double ofMean = even * (1 - even) / all;
        beliefs[bot].error = std::sqrt(own * chance + (1 - own) * (1 - own) * ofMean);
    }
    return beliefs;
}

}  // namespace hexa::generate
