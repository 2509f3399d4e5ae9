// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/balance/metrics.h"

#include <array>

namespace hexa::clockwork {

/// Likely holders of all tiles, calculated without playing. All seats deploy at once, each by the
/// worth of its tiles in reach. The forecast carries the chances of all courses of the game instead
/// of one course. So it considers effects that distances miss: four workers can't be everywhere, a
/// Village pays for the next step, the way to a tile must be held, and two rivals for the same tile
/// stop each other.
///
/// Exact in the sense of the other figures: whole numbers only, and no result depends on the order
/// of tiles or seats.
struct Forecast {
    /// The ends of turns 1, 2 and 3, and the mean over the ends of the turns after.
    static constexpr std::size_t stages = 4;
    /// Time of the first claims: the end of turn 3.
    static constexpr std::size_t settled = 2;
    /// Chance that a seat controls a tile, by stage, seat and tile; 0 for Capitals.
    std::array<std::array<std::array<Fixed, maxTiles>, maxPlayers>, stages> hold{};

    /// Returns the chance that a rival is beside a tile after the first claims: that of the surest
    /// rival; a rival's Capital is sure.
    Fixed exposure(const Measured& measured, std::size_t seat, TileIndex at) const;
};

Forecast measureForecast(const Measured& measured);

}  // namespace hexa::clockwork
