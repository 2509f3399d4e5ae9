// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace hexa {

/// Parts of a map's picture beside its tiles: all; no counters, since cardboard pieces will be
/// there; or only the print on the mat, so that it serves for every battle.
enum class BoardParts { All, Terrain, Bare };

/// Returns the scenario with these parts only. Of features of sides those count as printed that the
/// box does not hold by number.
Scenario withParts(const Scenario& scenario, const Catalog& catalog, BoardParts parts);
/// Returns the scenario without these pieces, by their place in Board::pieces.
Scenario withoutPieces(const Scenario& scenario, std::vector<std::size_t> pieces);

}  // namespace hexa
