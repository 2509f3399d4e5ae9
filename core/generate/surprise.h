// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/produce.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// Random request made from a seed: a layout, and with it size and number of players, a way to make
/// fair maps, and a style. The same seed gives the same request. `attempt` counts up after a
/// request that can't be fulfilled.
struct SurpriseWish {
    std::string layout;  ///< Layout::id
    GenerateRequest request;
};
/// Returns the wish; only for games with a generator and layouts.
SurpriseWish surpriseWish(const GameSystem& system, std::uint64_t seed, int attempt = 0);

struct Surprise {
    SurpriseWish wish;
    Produced map;
};
/// Games that choose among the maps of a surprise, of all bots together: some ten seconds for four
/// players (release build, two cores).
inline constexpr std::int64_t surpriseGames = 120'000;

/// Makes the map: searches, and plays the best against each other if the game has bots that judge.
/// It is the same for any number of threads. Without `games` the result of the search is used
/// unchanged. Fails with "generate.no-mode" for a game that makes no maps, "generate.cancelled",
/// else as produce() does if several wishes, one after the other, can't be fulfilled.
Result<Surprise> surprise(const GameSystem& system, std::uint64_t seed, int threads,
                          std::stop_token stop = {},
                          const std::function<void(const ProduceProgress&)>& look = {},
                          std::int64_t games = surpriseGames);

}  // namespace hexa::generate
