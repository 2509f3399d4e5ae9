// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/scenario/scenario.h"

namespace hexa::bench {

/// A rectangle of columns x rows hexes (of rows x columns on a pointy-top map), each with a random kind of the catalog; always the same map.
/// `ids`: every tile also has an ID.
Scenario hugeMap(const Catalog& catalog, int columns, int rows, bool ids);

/// Such a map with so many features on edges, pieces and regions (of a single hex, which the map brings), all of kinds that stand
/// anywhere; for a game that has edges and pieces.
Scenario mapWithThings(const Catalog& catalog, int columns, int rows, int edges, int pieces, int regions);

}  // namespace hexa::bench
