// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/library/library.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <stop_token>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// One try for a map of a library.
struct ProvenRequest {
    Scenario base;  ///< Layout, without tiles.
    OptionValues options;
    FairKind kind = FairKind::Symmetric;
    std::uint64_t seed = 0;  ///< Seed of the try. It also chooses the style.
    double margin = 5;       ///< Widest gap of the worst bot, in points.
    std::int64_t games = 4'000;
    std::int64_t searchGames = 1'200;
    int threads = 1;
    std::stop_token stop = {};
};

/// Widest gap of a map in a library for the worst bot, in points: 3 for two players, else 5.
constexpr double provenMargin(int players) { return players <= 2 ? 3 : 5; }

/// Makes a map and proves it. The game's search draws some maps in a style. Short series of games
/// drop unfair ones, and new games of the whole panel prove the rest. Exactly symmetric maps need
/// no games. Returns none if no map passed. The same request gives the same map. Fails as
/// GenerateFunctions::run does, with "generate.no-mode", "generate.not-playable" and
/// "generate.cancelled".
Result<std::optional<library::ProvenMap>> makeProven(const GameSystem& system, const ProvenRequest& request);

}  // namespace hexa::generate
