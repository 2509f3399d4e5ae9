// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/bots/sight.h"

#include <array>
#include <span>

namespace hexa::clockwork {

/// How a position looks for each player: its worth, less what the enemies have on average.
using Standing = std::array<Worth, maxPlayers>;
Standing standingOf(const Game& game, const State& state);

/// Where a deployment leads by the end of so many turns, this one included, if all go on like greedy bots. `state` is at DecisionKind::Deploy, made
/// by determinise(): what is hidden in it is a guess.
Standing forecast(const Game& game, const State& state, std::span<const Sheet> sheets, int turns,
                  std::uint64_t seed);

/// A sheet that some greedy bot might write: temperature and wish to attack are drawn.
Sheet plausibleSheet(const Game& game, const PlayerView& view, Rng& rng);

}  // namespace hexa::clockwork
