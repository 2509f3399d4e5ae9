// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

#include <vector>

namespace hexa {

struct GameSystem;

/// True if the game has a method that draws maps as its rulebook does, without a search.
bool drawsMaps(const GameSystem& system);

/// Returns how chance made this map, step by step, by drawing it again from its provenance. Empty
/// if the map was not drawn by this version, or if it no longer has everything that was drawn.
std::vector<DrawStep> drawOf(const GameSystem& system, const Scenario& map);

}  // namespace hexa
