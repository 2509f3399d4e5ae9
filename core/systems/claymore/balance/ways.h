// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/terms/battlefield.h"

#include <span>
#include <vector>

namespace hexa::claymore {

inline constexpr int noWay = -1;

/// Returns the steps from the nearest of some hexes to every hex over passable sides, for a
/// regiment that may enter the tower, without other regiments in the way, or noWay.
std::vector<int> stepsFrom(const Battlefield& field, std::span<const HexIndex> from);

/// Returns the number of ways between two sets of hexes without a common hex, at most `most`. Hexes
/// of both sets are one way each. (Menger: the largest flow where every hex carries one; found by
/// augmenting paths, Ford and Fulkerson 1956.)
int separateWays(const Battlefield& field, std::span<const HexIndex> from, std::span<const HexIndex> to,
                 int most);

}  // namespace hexa::claymore
