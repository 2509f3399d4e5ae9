// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/map.h"
#include "core/systems/clockwork/rules/options.h"

#include <cstdint>
#include <vector>

namespace hexa::clockwork {

/// Exact counts of one deployment of turn 1, as in chess programs: any error in deployment, battle
/// or attrition changes them. Without Unique Units, reinforcement or cards; the own Capital is not
/// a target (DEP-12), the ally's is one. In an alliance that wins a battle, as few units of the
/// first ally by seat stay as possible (ALL-10).
struct PerftCounts {
    /// Legal sheets of each player: distinct numbers by place, Court and kept.
    std::vector<std::uint64_t> sheets;
    std::uint64_t joint = 0;    ///< Plays of all players together.
    std::uint64_t battles = 0;  ///< Contested territories in all joint plays.
    /// Distinct states after combat: units on the map, Spies, kept workers.
    std::uint64_t states = 0;
    std::uint64_t boards = 0;  ///< Distinct maps with units after combat.
};

inline constexpr std::uint64_t maxPerftPlays = 50'000'000;

/// Counts with `workers` (0 to 30) in every player's pool. Fails with "clockwork.perft.too-many"
/// before it would play more than maxPerftPlays.
Result<PerftCounts> perft(const GameMap& map, int workers, const RuleOptions& options = {});

}  // namespace hexa::clockwork
