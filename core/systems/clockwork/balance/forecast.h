// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/balance/metrics.h"

#include <array>

namespace hexa::clockwork {

/// Who is likely to hold what, worked out without playing: all seats deploy at once, each by the
/// worth of what it can reach, and instead of one course of the game the chances of all are carried
/// along. So it knows what distances do not: four workers can't be everywhere, a Village pays for
/// the next step, the way to a tile must be held, and two rivals who want the same tile stop each
/// other.
///
/// Exact in the sense of the other figures: whole numbers only, and no result depends on the order
/// of tiles or seats.
struct Forecast {
    /// The ends of turns 1, 2 and 3, and the mean over the ends of the turns after.
    static constexpr std::size_t stages = 4;
    /// When the first claims are staked: the end of turn 3.
    static constexpr std::size_t settled = 2;
    /// Chance that a seat controls a tile, by stage, seat and tile; 0 for Capitals.
    std::array<std::array<std::array<Fixed, maxTiles>, maxPlayers>, stages> hold{};

    /// How likely rivals stand beside a tile when all have settled: the surest of them; a rival's
    /// Capital is sure.
    Fixed exposure(const Measured& measured, std::size_t seat, TileIndex at) const;
};

Forecast measureForecast(const Measured& measured);

}  // namespace hexa::clockwork
