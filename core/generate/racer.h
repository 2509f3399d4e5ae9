// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/produce.h"
#include "core/sim/runner.h"

#include <memory>

namespace hexa {

/// One map in a race: it is played by each bot of a panel by itself, a few more games at a time, and the worst bot counts.
class Racer {
public:
    /// `setup.bots` is the panel. Maps that race against each other take the same seed: then luck tells them apart less.
    /// Fails if the map can't be played.
    static Result<Racer> make(const GameSystem& system, const Scenario& map, const SeriesSetup& setup,
                              std::uint64_t seed);

    /// Plays on until each bot has played so many games, rounded up to whole blocks. False if it was stopped: then some bots
    /// have played more than others.
    bool playTo(std::int64_t games, int threads, const std::stop_token& stop);
    /// Finished games of all bots.
    std::int64_t games() const;

    /// By bot; those that have not played yet are left out.
    std::vector<PlayedGap> gaps() const;
    /// Points, of the worst bot.
    double gap() const;
    /// By bot: chances to win by seat, as GenerateFunctions::refine takes them.
    std::vector<PlayedShares> shares() const;

private:
    struct Lane {
        std::string bot;
        std::unique_ptr<Runner> runner;
    };
    std::unique_ptr<const Series> mSeries;
    std::vector<Lane> mLanes;
};

/// The worst of several, in points; 0 if there are none.
double worstGap(const std::vector<PlayedGap>& gaps);

}  // namespace hexa
