// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <optional>
#include <vector>

namespace hexa {
struct Catalog;
struct GameSystem;
}  // namespace hexa

namespace hexa::library {

/// Returns the different images of a map under rotations and reflections, beginning with the map
/// itself. They keep its shape and move homes onto homes, each with its seat. Neighbours stay
/// neighbours, so the game is the same and a proof holds for all images. If only the first seat of
/// the order changes, seats are numbered as on `map`: every proof evens out the first move.
/// Otherwise they keep their numbers at their new places. Tiles get new IDs. A map with other
/// objects than tiles and seats is its only image.
std::vector<Scenario> imagesOf(const Scenario& map, const Catalog& catalog);

/// Returns the number of tiles that differ from `proven`, or play by rules of their own. Returns
/// none if shape, blanks or seats differ, or if the map has more on it than tiles and seats.
std::optional<int> differingTiles(const Scenario& map, const Scenario& proven);

/// True if rotations and reflections that keep all tiles in place move every home to every other
/// one. Such a map is the same for every seat. False for a map with empty slots, or with other
/// objects than tiles and seats.
bool isSymmetric(const Scenario& map);

/// True if isSymmetric() makes the seats of this game equal: it offers symmetry to its generator.
bool isSameForAll(const GameSystem& system, const Scenario& map);

/// Returns the map with the tiles of a proven map of the same shape. Locks, seats and notes stay,
/// as do special rules of equal tiles. Points and attributes stay if the proven map has the same.
Scenario withTilesOf(Scenario map, const Scenario& proven);

/// True if `proven` has every tile of `map`, on the same shape with the same seats.
bool completes(const Scenario& map, const Scenario& proven);

/// True if `proven` has every locked tile of `map`, on the same shape with the same seats.
bool keepsLocked(const Scenario& map, const Scenario& proven);

}  // namespace hexa::library
