// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"
#include "core/generate/tournament/playedmap.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

// Swaps that make a map fairer, proven by games.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// A repair with games on the map before and after it, each with seeds of its own.
struct PlayedRepair {
    Repair repair;
    Scenario scenario;              ///< The repaired map.
    std::vector<PlayedGap> before;  ///< By bot.
    std::vector<PlayedGap> after;
};

struct RepairRequest {
    Scenario scenario;
    OptionValues options;
    std::vector<std::string> panel;  ///< As in ProduceRequest.
    int swaps = 3;                   ///< 1 to 3: the maximum.
    /// Repairs of each number of swaps played against each other.
    int tried = 8;
    std::int64_t games = 80'000;  ///< All bots and maps together.
    std::uint64_t seed = 0;
    int threads = 1;
    std::stop_token stop;
    std::string cards;
};

/// Returns, for each number of swaps, the best repair in play, if games of its own prove that it
/// makes the map fairer (the worst bot's gap falls by two standard errors), and fairer than fewer
/// swaps do. So there may be none. Fails without a table, with "generate.cancelled", or if the map
/// can't be played.
Result<std::vector<PlayedRepair>> repair(const GameSystem& system, const RepairRequest& request,
                                         const std::function<void(double)>& progress = {});

}  // namespace hexa::generate
