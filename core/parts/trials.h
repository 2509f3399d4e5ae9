// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/parts/cut.h"
#include "core/sim/tally.h"

#include <functional>
#include <map>
#include <vector>

namespace hexa::parts {

/// Games of one series on one map. A run plays a list of trials; its result follows only from their
/// tallies.
struct Trial {
    /// Requested number of games, at least one. It is the length beside the other trials.
    std::int64_t games = 1;
    /// Plays the jobs that lie in the stretch. The tallies of stretches that join add up to that of
    /// the joined stretch.
    std::function<Result<sim::Tally>(const Stretch&)> play;
};

/// By number of the trial. One that no game was played of is missing.
using Tallies = std::map<int, sim::Tally>;

/// Plays the trials of a part; {1, 1} is everything. Fails with the first error of a trial.
Result<Tallies> play(const std::vector<Trial>& trials, const PartNumber& part);

}  // namespace hexa::parts
