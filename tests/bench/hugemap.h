// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/scenario/scenario.h"

namespace hexa::bench {

/// Content of a huge map's hexes.
enum class Land {
    Noise,       ///< A random kind each.
    NoiseIds,    ///< And every tile has an ID.
    Regions,     ///< Smooth noise: regions of up to nine kinds, as maps of others have them.
    RegionsIds,  ///< And every tile has an ID, as an import gives them.
};

/// Returns a rectangle of columns x rows hexes (of rows x columns on a pointy-top map); always the
/// same map.
Scenario hugeMap(const Catalog& catalog, int columns, int rows, Land land);

/// Returns such a map with these numbers of features on edges, pieces and regions (of a single hex,
/// contained in the map). All kinds have no limits on their places. For a game with edges and
/// pieces.
Scenario mapWithThings(const Catalog& catalog, int columns, int rows, int edges, int pieces, int regions);

}  // namespace hexa::bench
