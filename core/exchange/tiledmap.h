// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/exchange/foreigntile.h"
#include "core/hex/geometry.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Hexagonal map of the editor Tiled as a value: the common content of its two file formats (TMX,
// TMJ), as far as a board needs it. Only for core/exchange.

namespace hexa::exchange::tiled {

/// Most places of all tile layers of a file together, so that a short file can't ask for all
/// memory.
inline constexpr std::size_t maxGridCells = 16'000'000;

/// Bits of a tile number that turn and flip the tile.
inline constexpr std::uint32_t turnBits = 0xf0000000U;

struct Property {
    std::string name;
    std::string value;            ///< Text of a value of any type.
    std::string type = "string";  ///< string, int, float, bool, ...
};
using Properties = std::vector<Property>;

inline const Property* find(const Properties& properties, std::string_view name) {
    for (const Property& property : properties)
        if (property.name == name) return &property;
    return nullptr;
}

struct Tile {
    int id = 0;
    std::string type;   ///< "class" in some versions.
    PicturePart image;  ///< Without a file: part of the tileset's picture.
    Properties properties;
};

struct Tileset {
    std::uint32_t firstGid = 1;
    std::string name;
    int tileWidth = 0;
    int tileHeight = 0;
    PicturePart image;        ///< Picture of all tiles without their own.
    int margin = 0;           ///< Pixels around the tiles of it,
    int spacing = 0;          ///< and between them.
    int count = 0;            ///< Number of its tiles; 0 = not in the file.
    std::vector<Tile> tiles;  ///< Tiles with entries, sorted by id.
    Place where;
};

/// A rectangle of tile numbers, row by row; 0 = no tile.
struct Chunk {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> gids;
};

struct Object {
    std::string name;
    std::string type;
    double x = 0;  ///< Pixels from the corner of the place (0, 0), without the offset of its layer.
    double y = 0;
    double width = 0;
    double height = 0;
    double rotation = 0;  ///< Degrees, clockwise around (x, y).
    bool isTile = false;  ///< (x, y) is its lower left corner, not the upper one.
    bool hidden = false;
    std::string text;  ///< Text of a text object.
    Properties properties;
    Place where;
};

struct Layer {
    enum class Kind { Tiles, Objects };
    Kind kind = Kind::Tiles;
    std::string name;
    Properties properties;
    std::vector<Chunk> chunks;  ///< For a map with bounds: one chunk, the whole layer.
    std::vector<Object> objects;
    Point offset;         ///< Pixels by which it is drawn elsewhere, with those of its groups.
    bool hidden = false;  ///< It or a group around it.
    Place where;
};

struct Map {
    Orientation orientation = Orientation::Flat;  ///< Flat: staggered along x.
    /// Columns (flat) or rows (pointy) 0, 2, ... are shifted, not 1, 3, ...
    bool staggerEven = false;
    bool infinite = false;
    int width = 0;
    int height = 0;
    int tileWidth = 0;
    int tileHeight = 0;
    int side = 0;  ///< Length of the edge along the stagger axis.
    Properties properties;
    std::vector<Tileset> tilesets;  ///< Sorted by firstGid when read.
    std::vector<Layer> layers;      ///< Lowest first; groups are taken apart.
    Place where;
    std::vector<Problem> warnings;  ///< Things found that are not kept.
};

}  // namespace hexa::exchange::tiled
