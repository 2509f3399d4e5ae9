// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

// IDs that name the place and not the tile, "5,2": they stay with their hex, whatever tile comes to
// lie there.

namespace hexa {

/// True if an ID is two numbers with a comma between them.
bool isCoordinate(const TileId& id);

/// True if the map's IDs are coordinates; the first tile decides.
bool namesPlaces(const Board& board);

/// Returns the coordinate of a hex: that of the tile on it, else the one that goes on from two
/// tiles of its row (its column where hexes stand flat). None if its tile is called otherwise, or
/// no such tiles are near.
std::optional<TileId> coordinateOf(const Board& board, Hex at);

}  // namespace hexa
