// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// Effort of a search that the user waits for, in percent of its default work: 0.7 s on a map for
/// four (release build, one core of an AMD EPYC).
inline constexpr int shortEffort = 5;

/// Returns the map with all placed tiles locked, for generators that must keep them.
Scenario keepingPlaced(Scenario map);

/// Returns the tiles of a generated map for the empty slots, sorted by hex. Locks stay unchanged.
/// Fails with "generate.fill.things" if the made map has other regions, pieces or zones: tiles
/// alone don't fill such a board.
Result<std::vector<Board::Change>> fillingFrom(const Scenario& map, const Board& filled);

/// Returns several ways to fill the empty slots, at most `count`, the fairest first, each like the
/// result of fillRest(). Fails as it does.
Result<std::vector<std::vector<Board::Change>>> waysToFill(const GameSystem& system, const Scenario& map,
                                                           std::uint64_t seed, int count,
                                                           std::stop_token stop = {});

/// Returns tiles for all empty slots of a map, as changes of its cells, sorted by hex; placed tiles
/// stay as they are, locked or not. A short search of the balancing mode makes them. If that is
/// impossible (no table for the configuration), the first mode draws within the ranges. The same
/// seed gives the same tiles. No changes if no slot is empty. Fails as GenerateFunctions::run does,
/// and with "generate.no-mode" for a game that makes no maps.
Result<std::vector<Board::Change>> fillRest(const GameSystem& system, const Scenario& map, std::uint64_t seed,
                                            std::stop_token stop = {});

}  // namespace hexa::generate
