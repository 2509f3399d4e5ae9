// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/playedmap.h"

#include "core/balance/verdict.h"

#include <algorithm>
#include <cmath>

namespace hexa::generate {

PlayedGap playedGap(const sim::Tally& tally, const std::string& bot) {
    PlayedGap gap;
    gap.bot = bot;
    gap.games = tally.games;
    if (tally.games == 0) {
        gap.interval = {0, 100};
        return gap;
    }
    const std::vector<std::int64_t> wins = sim::judgedWins(tally);
    const std::vector<double> targets = sim::targetsOf(tally);
    for (const std::int64_t won : wins)
        gap.shares.push_back(static_cast<double>(won) / static_cast<double>(tally.games));
    const std::vector<double> shares = balance::evened(gap.shares, targets);
    const auto [min, max] = std::minmax_element(shares.begin(), shares.end());
    gap.gap = (*max - *min) * 100;
    gap.ends = gap.shares[static_cast<std::size_t>(max - shares.begin())] +
               gap.shares[static_cast<std::size_t>(min - shares.begin())];
    gap.interval = balance::gapInterval(
        balance::evened(balance::shareIntervals(wins, targets, balance::Looking::Once), targets));
    gap.interval.low *= 100;
    gap.interval.high *= 100;
    return gap;
}

const PlayedGap& worstOf(const std::vector<PlayedGap>& gaps) {
    return *std::ranges::max_element(gaps, {}, &PlayedGap::gap);
}

std::vector<balance::BotWins> winsOf(const std::vector<PlayedGap>& gaps) {
    std::vector<balance::BotWins> all;
    for (const PlayedGap& gap : gaps) {
        balance::BotWins& bot = all.emplace_back(balance::BotWins{gap.bot, {}});
        for (const double share : gap.shares)
            bot.wins.push_back(std::llround(share * static_cast<double>(gap.games)));
    }
    return all;
}

std::optional<double> PlayedMap::playedGap() const {
    return played.empty() ? std::nullopt : std::optional(worstOf(played).gap);
}

std::optional<balance::ExpectedGap> PlayedMap::expectedGap() const {
    if (played.empty()) return balance::expectedGap(candidate);
    const PlayedGap& worst = worstOf(played);
    return balance::ExpectedGap{worst.gap, GapRange{worst.interval.low, worst.interval.high}, true};
}

}  // namespace hexa::generate
