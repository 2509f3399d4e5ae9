// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"

namespace hexa::bench {

inline constexpr int largeKinds = 200;

/// Returns a game of 200 kinds, 50 rules and 2 000 cells. It has rules of most forms, as loose as
/// those of a playable game.
owngame::Definition largeGame();

/// Adds copies of the layout with its hexes listed, up to the largest number of layouts.
void fillLayouts(owngame::Definition& game);

}  // namespace hexa::bench
