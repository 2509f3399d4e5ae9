// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/produce.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// Random request made from a seed: a layout, and with it size and number of players, a way to make
/// fair maps, and a style. The same seed gives the same request. `attempt` counts up after a
/// request that can't be fulfilled; the layout stays.
struct SurpriseWish {
    std::string layout;  ///< Layout::id
    GenerateRequest request;
};
/// Returns the wish; only for games with a generator and layouts.
SurpriseWish surpriseWish(const GameSystem& system, std::uint64_t seed, int attempt = 0);

/// Returns the first seed from `from` on with a wish for this layout, which must be one of the
/// game's.
std::uint64_t surpriseSeed(const GameSystem& system, std::uint64_t from, std::string_view layout);

struct Surprise {
    SurpriseWish wish;
    Produced map;
};

/// Makes the map: searches, and plays the best against each other if the game has bots that judge.
/// It is the same for any number of threads. `games`: of all bots together, that choose among the
/// maps (none: as many as fillGames()). With 0 the result of the search is used unchanged. Fails
/// with "generate.no-mode" for a game that makes no maps, "generate.cancelled", else as produce()
/// does if several wishes, one after the other, can't be fulfilled.
Result<Surprise> surprise(const GameSystem& system, std::uint64_t seed, int threads,
                          std::stop_token stop = {},
                          const std::function<void(const ProduceProgress&)>& look = {},
                          std::optional<std::int64_t> games = {});

}  // namespace hexa::generate
