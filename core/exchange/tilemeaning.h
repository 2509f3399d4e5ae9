// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/tiledmap.h"
#include "core/scenario/scenario.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hexa::exchange::tiled {

/// Result for a tile.
struct TileUse {
    enum class What : std::uint8_t {
        Unknown,  ///< Without any meaning.
        Nowhere,  ///< No tileset of the map has it.
        LeftOut,  ///< Left out by the user's choice.
        Cell
    };
    What what = What::Unknown;
    KindId kind = KindId::Empty;  ///< Kind of a cell.
};

/// Meaning of foreign tilesets in a game. A tile is known by the user's word for it, its property
/// "kind" or "terrain", its class, its property "name", the name of its picture
/// ("tiles/Forest_02.png" = forest), or, if a tileset has no other tile, the name of the tileset or
/// its picture, in this order. Names are the ids of kinds or their names in any language, without
/// regard to case. A user's word also covers names with a number behind it, and a tileset's name
/// covers its tiles.
class TileMeaning {
public:
    /// `words`: name or "tileset#number" -> id of a kind or "-", to leave it out; all must be
    /// known.
    TileMeaning(const Map& map, const Catalog& catalog, const std::map<std::string, std::string>& words);

    /// Returns the use of a tile number without turning bits.
    TileUse useOf(std::uint32_t gid);
    /// Returns the user's name for the tile: its own name, else "tileset#number". None if no
    /// tileset of the map has it.
    std::optional<std::string> nameOf(std::uint32_t gid) const;
    /// Returns a word that covers the tile and others that differ by a number, or an empty text.
    std::string groupOf(std::uint32_t gid) const;
    PicturePart pictureOf(std::uint32_t gid) const;

    /// Returns the kind with this id or name; "empty" and "blank" too.
    std::optional<KindId> kindNamed(std::string_view name) const;
    /// Words of the user that no tile was known by, so far.
    std::vector<std::string> unusedWords() const;

private:
    struct Found {
        const Tileset* set = nullptr;
        const Tile* tile = nullptr;
        int id = 0;
    };
    struct Word {
        std::string written;
        TileUse use;
        bool used = false;
    };
    Found find(std::uint32_t gid) const;
    static std::vector<std::string_view> namesOf(const Found& found);
    TileUse meaningOf(const Found& found);
    std::optional<TileUse> wordFor(std::string_view name);

    const Map& mMap;
    std::map<std::string, KindId> mNames;  // in lower case
    std::map<std::string, Word> mWords;    // the user's, in lower case
    std::unordered_map<std::uint32_t, TileUse> mKnown;
    std::optional<std::pair<std::uint32_t, TileUse>> mLast;  // of mKnown, looked up last
};

}  // namespace hexa::exchange::tiled
