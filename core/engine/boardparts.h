// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace hexa {

/// What a picture of a map shows beside its tiles: all of it; no counters, which will stand there
/// as pieces of cardboard; or what is printed on the mat and nothing else, so that it serves for
/// every battle.
enum class BoardParts { All, Terrain, Bare };

/// The scenario with these parts only. Of features of sides those count as printed that the box
/// does not hold by number.
Scenario withParts(const Scenario& scenario, const Catalog& catalog, BoardParts parts);
/// The scenario without these pieces, by their place in Board::pieces.
Scenario withoutPieces(const Scenario& scenario, std::vector<std::size_t> pieces);

}  // namespace hexa
