// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace hexa::owngame {

/// Returns the distinct hexes of a layout, sorted. These are the hexes of its shape and its listed
/// cells, without the holes.
std::vector<Hex> cellsOf(const LayoutPlan& plan, Orientation orientation);

/// Returns the line of a hex: its row on a pointy-top map, its column on a flat-top one, from 1.
/// @param cells all cells of the layout, at least one
int lineOf(Hex at, const std::vector<Hex>& cells, Orientation orientation);

/// Returns the hexes of a zone: its own cells, then those of its lines.
/// @param cells all cells of the layout
std::vector<Hex> hexesOf(const LayoutPlan::Area& area, const std::vector<Hex>& cells,
                         Orientation orientation);

/// Returns a layout as a scenario for window and command line. The catalog has the ID that maps
/// name.
Scenario scenarioOf(const LayoutPlan& plan, const Catalog& catalog);

}  // namespace hexa::owngame
