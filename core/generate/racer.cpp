// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/racer.h"

#include <algorithm>

namespace hexa {

double worstGap(const std::vector<PlayedGap>& gaps) {
    double widest = 0;
    for (const PlayedGap& bot : gaps) widest = std::max(widest, bot.gap);
    return widest;
}

Result<Racer> Racer::make(const GameSystem& system, const Scenario& map, const SeriesSetup& setup,
                          std::uint64_t seed) {
    auto series = system.play->series(map, setup);
    if (!series) return series.error();
    Racer racer;
    racer.mSeries = *std::move(series);
    for (std::size_t bot = 0; bot < setup.bots.size(); ++bot)
        racer.mLanes.push_back(
            {setup.bots[bot],
             std::make_unique<Runner>(*racer.mSeries, uniformDesign(*racer.mSeries, static_cast<int>(bot)),
                                      streamSeed(seed, setup.bots[bot]))});
    return racer;
}

bool Racer::playTo(std::int64_t games, int threads, const std::stop_token& stop) {
    RunControl control;
    control.threads = threads;
    control.stop = stop;
    for (Lane& lane : mLanes) {
        const std::int64_t more = lane.runner->blocksFor(games) - lane.runner->blocks();
        if (more > 0 && !lane.runner->play(more, control)) return false;
    }
    return true;
}

std::int64_t Racer::games() const {
    std::int64_t games = 0;
    for (const Lane& lane : mLanes) games += lane.runner->tally().games;
    return games;
}

std::vector<PlayedGap> Racer::gaps() const {
    std::vector<PlayedGap> gaps;
    for (const Lane& lane : mLanes) {
        const Tally& tally = lane.runner->tally();
        if (tally.games == 0) continue;
        PlayedGap gap;
        gap.bot = lane.bot;
        gap.games = tally.games;
        for (const std::int64_t wins : winsOf(tally))
            gap.shares.push_back(static_cast<double>(wins) / static_cast<double>(tally.games));
        const auto [least, most] = std::ranges::minmax(gap.shares);
        gap.gap = (most - least) * 100;
        const Interval between = gapInterval(shareIntervals(winsOf(tally), Looking::Once));
        gap.interval = {between.low * 100, between.high * 100};
        gaps.push_back(std::move(gap));
    }
    return gaps;
}

double Racer::gap() const { return worstGap(gaps()); }

std::vector<PlayedShares> Racer::shares() const {
    std::vector<PlayedShares> all;
    for (const PlayedGap& gap : gaps()) {
        PlayedShares shares{gap.bot, {}};
        for (int seat = 0; seat < mSeries->seats(); ++seat)
            shares.shares.push_back(gap.shares[static_cast<std::size_t>(mSeries->teamOf(seat))]);
        all.push_back(std::move(shares));
    }
    return all;
}

}  // namespace hexa
