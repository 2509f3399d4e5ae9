// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/atlas/atlas.h"

#include <string>

// An atlas for other programs: a line or an object for each filled cell, row by row. The atlas must have candidates.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// Comma-separated values with a line of names: cell, its ranges of both tastes, the shown map's tastes, predicted gap, and what
/// games said (worst bot; empty if it was not checked). Gaps in points.
std::string atlasCsv(const Atlas& atlas, const GameSystem& system);
/// The same as JSON, with the gaps of all bots and what lies on each cell of the map.
std::string atlasJson(const Atlas& atlas, const GameSystem& system);

}  // namespace hexa::generate
