// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/comparison.h"
#include "core/balance/verdict.h"
#include "core/scenario/scenario.h"

#include <array>
#include <functional>
#include <stop_token>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// Two maps played with common seeds, "A" first.
struct MapComparison {
    struct Bot {
        std::string name;
        std::int64_t games = 0;                     ///< Pairs of games.
        std::vector<balance::ShareChange> places;   ///< By place that is judged.
        std::array<sim::Undivided, 2> undivided{};  ///< On "A" and on the map now.
        balance::Verdict before = balance::Verdict::Undecided;
        balance::Verdict after = balance::Verdict::Undecided;
    };
    double margin = balance::defaultMargin;
    std::vector<int> teamOf;  ///< By seat.
    Judged judged = Judged::Seats;
    std::vector<Bot> bots;
    balance::Verdict before = balance::Verdict::Undecided;  ///< The worst of all bots.
    balance::Verdict after = balance::Verdict::Undecided;
    std::uint64_t fingerprint = 0;  ///< Fingerprint of the second map.
};

struct ComparisonPlan {
    std::vector<std::string> panel;
    double margin = balance::defaultMargin;
    std::int64_t games = 4'000;  ///< Pairs, by bot; searching bots play a quarter.
    std::uint64_t seed = 0;
    int threads = 1;
};

/// Plays both maps. Fails with an error of the game, "balance.compare.seats" or
/// "balance.cancelled".
Result<MapComparison> compareMaps(const GameSystem& system, const Scenario& first, const Scenario& second,
                                  const ComparisonPlan& plan, const std::stop_token& stop,
                                  const std::function<void(double)>& progress);

}  // namespace hexa::editor
