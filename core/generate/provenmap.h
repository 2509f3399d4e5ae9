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

/// Which kind of map a try makes.
enum class ProvenKind {
    Symmetric,  ///< Exactly, or by class where the numbers of tiles allow no more.
    Nearly,     ///< One or two swaps away from symmetry.
    Balanced    ///< Without symmetry.
};

/// One try for a map of a library.
struct ProvenRequest {
    Scenario base;  ///< Layout, without tiles.
    OptionValues options;
    ProvenKind kind = ProvenKind::Symmetric;
    std::uint64_t seed = 0;  ///< Of the try; chooses the style, too.
    double margin = 5;       ///< Widest gap of the worst bot, in points.
    std::int64_t games = 4'000;
    std::int64_t searchGames = 1'200;
    int threads = 1;
    std::stop_token stop = {};
};

/// Widest gap that a map of a library has for the worst bot, in points: 3 for two players, else 5.
constexpr double provenMargin(int players) { return players <= 2 ? 3 : 5; }

/// Makes a map and proves it: the game's search draws some in a style, short series of games drop what is unfair, and fresh
/// games of the whole panel prove what is left. Exactly symmetric maps need no games. None if no map passed. The same
/// request gives the same map. Fails as GenerateFunctions::run does, with "generate.no-mode",
/// "generate.not-playable" and "generate.cancelled".
Result<std::optional<library::ProvenMap>> makeProven(const GameSystem& system, const ProvenRequest& request);

}  // namespace hexa::generate
