// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/hex/hex.h"
#include "core/systems/bauen/terms/colours.h"
#include "core/systems/bauen/terms/landscape.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

// Position on a map as the game sees it: missions, checks, the calculator and the rules count from
// it. The land never changes during a game; the pieces are plain memory, copied for thinking
// ahead. Areas are numbered by rising hex, regions in the order of the board.

namespace hexa::bauen {

inline constexpr int maxAreas = 64;    ///< Six players have 54 (BB-020).
inline constexpr int maxRegions = 24;  ///< Six players have 18.
inline constexpr int none = -1;        ///< No area, region, good or seat.

/// One hexagon with its print.
struct Area {
    Hex at;
    std::string id;     ///< ID of its cell, for display, if any.
    int region = none;  ///< Index; none: a hex outside all regions, which can't have an owner.
    /// By direction: the area beyond.
    std::array<std::int8_t, 6> next{none, none, none, none, none, none};
    /// Markings of each colour (BB-025).
    std::array<std::uint8_t, colourCount> markings{};
    /// The two symbols of its business site; none: no site.
    std::array<std::int8_t, 2> goods{none, none};

    bool hasSite() const { return goods[0] != none && goods[1] != none; }
    /// True if it has markings and all are of one colour (BB-028). Goods do not count.
    bool isSingleColoured() const;
    friend bool operator==(const Area&, const Area&) = default;
};

/// One board piece (BB-003).
struct LandRegion {
    Landscape landscape = Landscape::Plains;
    Hex anchor;              ///< The cell with the places of town hall and stationed troop.
    std::vector<int> areas;  ///< Indices, rising.
    std::string name;        ///< Id of its shape, e.g. "hills-2".
    /// Name for display: that on the map, with its position if several have the same name.
    Localized title;
    friend bool operator==(const LandRegion&, const LandRegion&) = default;
};

struct Land {
    std::vector<Area> areas;
    std::vector<LandRegion> regions;

    /// Returns the index of the area on this hex, or none.
    int areaAt(Hex at) const;
    int areaCount() const { return static_cast<int>(areas.size()); }
    int regionCount() const { return static_cast<int>(regions.size()); }
    /// True if a wall may be inside `area` on its side `direction`: beyond is an area of another
    /// region (BB-140, 141).
    bool isWallPlace(int area, int direction) const;
    friend bool operator==(const Land&, const Land&) = default;
};

/// Pieces in one area. Workers, business and walls belong to the owner of the town.
struct AreaPieces {
    /// On markings of each colour, carrying or not.
    std::array<std::uint8_t, colourCount> workers{};
    /// Workers with the marked side up (BB-049).
    std::array<std::uint8_t, colourCount> carrying{};
    std::uint8_t level = 0;    ///< Level of the business; 0: none (BB-112).
    std::uint8_t covered = 0;  ///< Symbol under its red die: 0 or 1.
    std::uint8_t store = 0;    ///< Goods in it; more than none takes a white die.
    std::uint8_t knights = 0;  ///< Knights of the free troop; 0: none (BB-122).
    std::int8_t troop = none;  ///< Owner of a free troop there.
    std::uint8_t walls = 0;    ///< Bit by direction of the side (BB-142).

    bool hasWall(int direction) const { return (walls >> direction & 1) != 0; }
    friend bool operator==(const AreaPieces&, const AreaPieces&) = default;
};

struct RegionPieces {
    std::int8_t owner = none;   ///< Owner of the town hall there; none: neutral.
    std::uint8_t garrison = 0;  ///< Knights of the stationed troop; it is the owner's (BB-121).
    friend bool operator==(const RegionPieces&, const RegionPieces&) = default;
};

struct Pieces {
    std::array<AreaPieces, maxAreas> areas{};
    std::array<RegionPieces, maxRegions> regions{};

    AreaPieces& area(int index) { return areas[static_cast<std::size_t>(index)]; }
    const AreaPieces& area(int index) const { return areas[static_cast<std::size_t>(index)]; }
    RegionPieces& region(int index) { return regions[static_cast<std::size_t>(index)]; }
    const RegionPieces& region(int index) const { return regions[static_cast<std::size_t>(index)]; }
    friend bool operator==(const Pieces&, const Pieces&) = default;
};

/// Land and pieces together, read from a map.
struct Position {
    int seats = 0;
    Land land;
    Pieces pieces;
    friend bool operator==(const Position&, const Position&) = default;
};

/// Returns the owner of the town around an area; none if it is neutral.
inline int ownerOf(const Land& land, const Pieces& pieces, int area) {
    const int region = land.areas[static_cast<std::size_t>(area)].region;
    return region == none ? none : pieces.region(region).owner;
}

/// Returns the good made by the business of an area: the uncovered symbol (BB-111).
inline int goodOf(const Area& area, const AreaPieces& pieces) {
    return area.goods[pieces.covered == 0 ? 1 : 0];
}

/// Fills in Area::next, from the hexes of all areas.
void connect(Land& land);

}  // namespace hexa::bauen
