// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parts/trials.h"

#include <algorithm>
#include <cassert>

namespace hexa::parts {

Result<Tallies> play(const std::vector<Trial>& trials, const PartNumber& part) {
    std::int64_t length = 0;
    for (const Trial& trial : trials) {
        assert(trial.games > 0);
        length += trial.games;
    }
    const Jobs own = jobsOf(part, length);
    Tallies tallies;
    std::int64_t start = 0;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const std::int64_t games = trials[i].games;
        const Stretch stretch{std::clamp<std::int64_t>(own.begin - start, 0, games),
                              std::clamp<std::int64_t>(own.end - start, 0, games), games};
        start += games;
        if (stretch.begin == stretch.end) continue;
        auto tally = trials[i].play(stretch);
        if (!tally) return tally.error();
        if (tally->games + tally->unfinished > 0) tallies.emplace(static_cast<int>(i), *std::move(tally));
    }
    return tallies;
}

}  // namespace hexa::parts
