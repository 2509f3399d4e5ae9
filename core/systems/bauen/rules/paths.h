// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/rules/state.h"

// Marching (BB-124 to BB-128), and places for troops (BB-132).

namespace hexa::bauen {

inline constexpr std::uint8_t outOfReach = 255;

/// Movement points of the shortest way to each area; outOfReach if a march can't end there.
using Reach = std::array<std::uint8_t, maxAreas>;

/// Points of one step: 1, and 1 more for each enemy wall on the border, on either side of it
/// (BB-125, BB-127).
int stepCost(const Table& table, const State& state, int seat, int area, int direction);

/// Returns the areas where a free troop of the seat may end a march from `from` with `points`
/// points. It passes own troops but does not end there (BB-126), and ends at an enemy's free troop
/// (BB-128). The area that it leaves is excluded.
Reach reachOf(const Table& table, const State& state, int seat, int from, int points);

/// True if the seat may put a troop that retreats there: an own area without any free troop
/// (BB-132).
bool isRefuge(const Table& table, const State& state, int seat, int area);

/// True if there is such an area.
bool hasRefuge(const Table& table, const State& state, int seat);

}  // namespace hexa::bauen
