// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/hex/hex.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// Map as the search sees it: numbered tiles, numbered kinds, and limits of their numbers. A game
// only adds data (limits, classes, weights) and two functions: the cost of a map beside its gap,
// and the result of its whole model.

namespace hexa::mapsearch {

/// Limits of a searched map: tiles (one bit each in a TileMask), kinds and teams.
inline constexpr std::size_t maxTiles = 64;
inline constexpr std::size_t maxKinds = 16;
inline constexpr std::size_t maxTeams = 4;

/// Place among the tiles of a map in reading order.
using TileIndex = std::uint8_t;
using TileMask = std::uint64_t;
constexpr TileMask bit(TileIndex tile) { return TileMask{1} << tile; }

/// Kind of each tile: an index of the catalog. Kind 0 is that of homes, which are never moved.
using Kinds = std::array<std::uint8_t, maxTiles>;
/// Kinds as one set of tiles for each kind.
using KindMasks = std::array<TileMask, maxKinds>;
/// Tiles by kind; 0 for homes.
using Counts = std::array<int, maxKinds>;

KindMasks masksOf(const Kinds& kinds, std::size_t tiles);
Counts countsOf(const Kinds& kinds, std::size_t tiles);

/// Layout, and its possible tiles.
struct MapModel {
    std::vector<Hex> hexes;  ///< By tile, in reading order.
    TileMask homes = 0;
    /// Chosen tiles, in the order in which a random map fills them.
    std::vector<TileIndex> places;
    Kinds fixed{};  ///< Kinds of all other tiles.
    /// By kind, for the tiles of the whole map. There are as many kinds.
    std::vector<Limits> limits;
    std::vector<int> teams;  ///< By seat, from 0 on.
    /// Sets of interchangeable kinds if numbers allow no exact symmetry; each kind but 0 is in one.
    std::vector<std::vector<std::size_t>> classes;
    /// Other differences between tiles, e.g. points of their own: by tile.
    std::vector<int> marks;

    std::size_t tiles() const { return hexes.size(); }
    std::size_t kinds() const { return limits.size(); }
    std::size_t teamCount() const;
    TileMask free() const;
    std::optional<TileIndex> find(Hex at) const;
    /// True if a map keeps limits, homes and all fixed tiles.
    bool allows(const Kinds& map) const;
};

}  // namespace hexa::mapsearch
