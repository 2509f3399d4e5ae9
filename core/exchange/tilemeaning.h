// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/tiledmap.h"
#include "core/scenario/scenario.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace hexa::exchange::tiled {

/// What the tiles of somebody's tilesets mean in a game. A tile is known by the user's word for it, its property
/// "kind" or "terrain", its class, its property "name", or the name of its picture ("tiles/Forest_02.png" = forest), in
/// this order. Names are the ids of kinds or their names in any language, without regard to case.
class TileMeaning {
public:
    /// `words`: name or "tileset#number" -> id of a kind; they must be known ones.
    TileMeaning(const Map& map, const Catalog& catalog, const std::map<std::string, std::string>& words);

    /// The kind of a tile number without turning bits; none if nothing says what it is.
    std::optional<KindId> kindOf(std::uint32_t gid);
    /// What a user calls the tile to say its kind: a name if it has one, else "tileset#number". None if no tileset of the
    /// map has it.
    std::optional<std::string> nameOf(std::uint32_t gid) const;

    /// The kind with this id or name; "empty" and "blank" too.
    std::optional<KindId> kindNamed(std::string_view name) const;

private:
    struct Found {
        const Tileset* set = nullptr;
        const Tile* tile = nullptr;
        int id = 0;
    };
    Found find(std::uint32_t gid) const;
    std::optional<KindId> meaningOf(const Found& found) const;

    const Map& mMap;
    std::map<std::string, KindId> mNames;  // in lower case
    std::map<std::string, KindId> mWords;  // as the user wrote them, in lower case
    std::unordered_map<std::uint32_t, std::optional<KindId>> mKnown;
    std::optional<std::pair<std::uint32_t, std::optional<KindId>>> mLast;  // of mKnown, looked up last
};

}  // namespace hexa::exchange::tiled
