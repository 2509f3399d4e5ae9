// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/belief.h"

#include <cmath>

namespace hexa::generate {

std::vector<Belief> beliefsOf(std::span<const sim::Tally* const> tallies, const BotsApart& expected) {
    std::vector<Belief> beliefs(tallies.size());
    if (tallies.empty()) return beliefs;
    const auto teams = static_cast<std::size_t>(tallies.front()->teams);
    std::vector<double> mean(teams);
    double all = 0;
    for (const sim::Tally* tally : tallies) {
        all += static_cast<double>(tally->games);
        for (std::size_t team = 0; team < teams; ++team) mean[team] += static_cast<double>(tally->wins[team]);
    }
    if (all == 0) return beliefs;
    for (double& share : mean) share /= all;
    const double even = 1 / static_cast<double>(teams);
    const double differ = expected.deviation * expected.deviation;
    for (std::size_t bot = 0; bot < beliefs.size(); ++bot) {
        const sim::Tally& tally = *tallies[bot];
        const auto games = static_cast<double>(tally.games);
        const double chance = games > 0 ? even * (1 - even) / games : 1;  // variance
        const double own = games > 0 ? differ / (differ + chance) : 0;
        for (std::size_t team = 0; team < teams; ++team) {
            const double share = games > 0 ? static_cast<double>(tally.wins[team]) / games : 0;
            const double before = mean[team] + (expected.shares.empty() ? 0 : expected.shares[bot][team]);
            beliefs[bot].shares.push_back(own * share + (1 - own) * before);
        }
        const double ofMean = even * (1 - even) / all;
        beliefs[bot].error = std::sqrt(own * chance + (1 - own) * (1 - own) * ofMean);
    }
    return beliefs;
}

}  // namespace hexa::generate
