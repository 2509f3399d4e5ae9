// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/tally.h"

#include <array>

namespace hexa {
struct PlayFunctions;
}  // namespace hexa

namespace hexa::sim {

struct SimulationRequest {
    OptionValues options;
    std::vector<std::string> bots;  ///< By seat; one for all; none = "random".
    std::string cards;              ///< As in MatchSetup.
    std::int64_t games = 1;
    std::uint64_t seed =
        0;  ///< Game i has the seed gameSeed(seed, i), so that a single one can be played again.
    int threads = 1;
};

/// Sums over all games: the same for any number of threads.
struct SimulationResult {
    int seats = 0;
    std::int64_t games = 0;
    std::int64_t decisions = 0;
    std::int64_t stalls = 0;  ///< Endless games, broken off; they count nowhere else.
    std::int64_t shared = 0;  ///< As Tally::shared and drawn: `wins` counts them at random.
    std::int64_t drawn = 0;
    std::array<std::int64_t, maxSeats> wins{};
    std::array<std::int64_t, maxSeats> points{};
    std::uint64_t hash = 0;  ///< Hash of the last states of all games.
    friend bool operator==(const SimulationResult&, const SimulationResult&) = default;
};

/// Plays many games with bots on one map as on the table (dealtDesign), for counting. Fails as
/// PlayFunctions::series does, and with "play.bot-count" at "/players".
Result<SimulationResult> simulate(const PlayFunctions& play, const Scenario& scenario,
                                  const SimulationRequest& request);

/// Games `first` to `end` - 1 of it: tallies of parts that join add up to that of the whole.
Result<Tally> simulateGames(const PlayFunctions& play, const Scenario& scenario,
                            const SimulationRequest& request, std::int64_t first, std::int64_t end);
/// Returns the result of the tally of all games.
SimulationResult simulationResult(const Tally& tally);

}  // namespace hexa::sim
