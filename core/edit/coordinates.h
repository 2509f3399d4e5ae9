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

/// Returns the coordinate of a hex: that of the tile on it, else the continuation from two tiles of
/// its row (its column for flat-top hexes). None if its tile has another name, or no such tiles are
/// near.
std::optional<TileId> coordinateOf(const Board& board, Hex at);

}  // namespace hexa
