// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/check/box.h"

#include <vector>

namespace hexa::claymore {

/// Terrain hexes that a map uses.
struct TerrainCounts {
    int marsh = 0;
    int palisade = 0;
    int ford = 0;
    friend bool operator==(const TerrainCounts&, const TerrainCounts&) = default;
};

/// True if the four two-sided terrain hexes can show these at once (CS-008): marsh or palisade,
/// marsh or palisade, marsh or ford, ford or palisade.
bool inBox(const TerrainCounts& counts);

/// Corrects the counts of terrain that shares its hexes: as many as can still be laid beside the
/// others.
void correctBox(const Scenario& scenario, std::vector<BoxCount>& counts);

}  // namespace hexa::claymore
