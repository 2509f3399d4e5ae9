// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/systems/bauen/terms/landscape.h"
#include "core/systems/bauen/terms/lattice.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa::bauen {

/// Returns the landscape of a region's shape; none if its parts differ or have none (BB-003).
std::optional<Landscape> landscapeOf(const RegionShape& shape);

/// Lays regions on a map: their tiles with the whole print replace the old ones, and the regions
/// come above those of the board. Tiles get IDs. Unknown shapes lay nothing.
void layRegions(Scenario& scenario, const Catalog& catalog, const std::vector<RegionPlacement>& regions);

/// Returns the board in its laying order as one line for people to copy, e.g. "plains-3 hills-1/120
/// mountains-6": IDs of regions, with the turn in degrees clockwise behind turned ones, and "-" for
/// a place without a region.
std::string lineOf(const Scenario& scenario, const Catalog& catalog, const Lattice& lattice);

/// Returns the regions that a line in this form lays on a board for this number of players. Blanks,
/// commas, semicolons and line breaks separate; "P3", "H1" and "M6" mean "plains-3" and so on.
/// Fails with "bauen.line.count", "bauen.line.region", "bauen.line.twice" or "bauen.line.turn",
/// each with the wrong word.
Result<std::vector<RegionPlacement>> readLine(std::string_view line, const Catalog& catalog,
                                              const Lattice& lattice, int players);

}  // namespace hexa::bauen
