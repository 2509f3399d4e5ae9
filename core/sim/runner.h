// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/tally.h"

#include <functional>
#include <stop_token>

namespace hexa::sim {

/// Controls of a run, besides its games.
struct RunControl {
    int threads = 1;
    std::stop_token stop;
    /// Called after each block, in the order of the blocks, by the calling thread: must be fast and
    /// must not throw. Argument: number of finished blocks.
    std::function<void(std::int64_t)> progress;
};

/// Plays a series in whole blocks. The tally always covers the first block (0, unless a run is
/// shared out) to blocks() - 1. So it depends only on series, design, seed, first block and
/// blocks(): not on threads, rounds or the moment of cancelling.
class Runner {
public:
    /// Creates a runner; the series must live as long.
    Runner(const Series& series, const Design& design, std::uint64_t seed, std::int64_t firstBlock = 0);

    /// Plays one more round of `blocks` blocks. False if it was stopped, which happens between two
    /// games. Then all blocks before the first incomplete one count, and the rest is discarded.
    bool play(std::int64_t blocks, const RunControl& control);

    const Tally& tally() const { return mTally; }
    /// Returns the first block that was not played.
    std::int64_t blocks() const { return mBlocks; }
    const Design& design() const { return mDesign; }
    /// Returns the number of blocks with at least this number of games.
    std::int64_t blocksFor(std::int64_t games) const;

private:
    const Series& mSeries;
    Design mDesign;
    std::uint64_t mSeed = 0;
    std::int64_t mBlocks = 0;
    Tally mTally;
};

struct RunResult {
    Tally tally;
    std::int64_t blocks = 0;
    bool cancelled = false;
};
/// Returns a single round.
RunResult run(const Series& series, const Design& design, std::uint64_t seed, std::int64_t blocks,
              const RunControl& control = {});

struct PairedResult {
    PairedTally tally;
    std::int64_t blocks = 0;
    bool cancelled = false;
};
/// Plays the same line-ups with the same seeds on two maps of the same game, seats and teams. The
/// winner of one game is then more likely to win the other, so the difference of the maps shows
/// sooner (correlation 0.4 for maps one swap apart).
PairedResult runPaired(const Series& first, const Series& second, const Design& design, std::uint64_t seed,
                       std::int64_t blocks, const RunControl& control = {});

/// Plays a single game of a run again.
SeriesGame playGame(const Series& series, const Design& design, std::uint64_t seed, std::int64_t game,
                    std::span<std::int64_t> fights = {});

}  // namespace hexa::sim
