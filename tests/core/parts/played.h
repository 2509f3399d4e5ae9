// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parts/part.h"
#include "core/sim/runner.h"
#include "tests/core/sim/coins.h"

namespace hexa::test {

/// Blocks of games of chance; some games don't end.
inline parts::Trial coinTrial(const Coins& coins, std::uint64_t seed, std::int64_t games) {
    return {games, [&coins, seed, games](const parts::Stretch& stretch) -> Result<sim::Tally> {
                const sim::Design design = sim::uniformDesign(coins, 0);
                const std::int64_t length = design.blockLength();
                const parts::Jobs jobs = stretch.of((games + length - 1) / length);
                sim::Runner runner(coins, design, seed, jobs.begin);
                runner.play(jobs.count(), {});
                return runner.tally();
            }};
}

inline Coins threeSeats() {
    CoinRules rules;
    rules.seats = 3;
    rules.seat = {0.5, 0, -0.2};
    rules.unfinishedEvery = 50;
    return Coins(rules);
}

/// Returns one machine's result for a part.
inline parts::Part playedPart(const std::vector<parts::Trial>& trials, const parts::PartNumber& number) {
    return {{{"ladder", "--seed=1"}, {"rules 2"}}, number, *parts::play(trials, number)};
}

}  // namespace hexa::test
