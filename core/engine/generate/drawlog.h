// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

#include <vector>

namespace hexa {

struct GameSystem;

/// True if the game has a method whose random draws can be repeated at a table.
bool drawsMaps(const GameSystem& system);

/// Returns the random draws of a map, step by step, by drawing it again from its provenance. Empty
/// if the map was not drawn by this version, no longer has everything that was drawn, or was drawn
/// around locked tiles, which maps don't record.
std::vector<DrawStep> drawOf(const GameSystem& system, const Scenario& map);

}  // namespace hexa
