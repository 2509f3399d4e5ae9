// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition.h"
#include "core/scenario/scenario.h"

#include <vector>

namespace hexa::owngame {

/// Returns the hexes of a layout, sorted, each once: those of its shape and those that are named, without the holes.
std::vector<Hex> cellsOf(const LayoutPlan& plan, Orientation orientation);

/// Returns a layout as the window and the command line know it, for a catalog that has the id that maps name.
Scenario scenarioOf(const LayoutPlan& plan, const Catalog& catalog);

}  // namespace hexa::owngame
