// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/systems/clockwork/terms/kinds.h"
#include "core/systems/clockwork/terms/terms.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::clockwork {

/// A map as the rules see it: territories by index, neighbours and distances as bit masks. Made
/// once for many games, never changed.
struct GameMap {
    int tiles = 0;
    int players = 0;
    std::array<std::uint8_t, maxTiles>
        kind{};  ///< Index of the kind in the catalog (indexOf(tile::lake) ...).
    std::array<TileMask, maxTiles> neighbours{};  ///< MAP-06: tiles that touch.
    /// Steps between territories over tiles, without regard to holders; blanks block (UNI-06).
    /// 0xff: no way.
    std::array<std::array<std::uint8_t, maxTiles>, maxTiles> distance{};
    static constexpr int maxRange = 9;  ///< Largest numeric range of a card.
    std::array<std::array<TileMask, maxTiles>, maxRange + 1> near{};
    /// The neighbours of each set of eight territories, by the byte of their mask, because around()
    /// is called constantly.
    std::array<std::array<TileMask, 256>, maxTiles / 8> aroundByte{};
    std::array<TileMask, kindCount> ofKind{};
    TileMask capitals = 0;
    std::array<TileIndex, maxPlayers> capital{};  ///< By seat.
    std::array<Race, maxPlayers> race{};
    /// MAP-07: special victory points of a territory; -1 = as its kind.
    std::array<std::int16_t, maxTiles> points{};
    /// Territories with special victory points other than Lakes and Forests.
    TileMask special = 0;

    std::array<Hex, maxTiles> hex{};
    std::array<std::string, maxTiles> id;  ///< MAP-02, e.g. "L1"; unique.

    TileMask all() const { return tiles == maxTiles ? ~TileMask{0} : bit(static_cast<TileIndex>(tiles)) - 1; }
    /// Territories at most `range` T away.
    TileMask within(TileIndex from, int range) const {
        return near[static_cast<std::size_t>(range < maxRange ? range : maxRange)][from];
    }
    TileMask kinds(std::uint16_t kindMask) const;
    TileMask research() const {
        return ofKind[indexOf(tile::tower)] | ofKind[indexOf(tile::manufactory)] |
               ofKind[indexOf(tile::shrine)];
    }
    TileMask resources() const { return ofKind[indexOf(tile::lake)] | ofKind[indexOf(tile::forest)]; }
    /// Returns the territories that study a discipline: Towers, Manufactories or Shrines.
    TileMask studied(Discipline discipline) const {
        return ofKind[indexOf(tile::tower) + static_cast<std::size_t>(discipline)];
    }
    bool isKind(TileIndex at, KindId kindId) const { return kind[at] == indexOf(kindId); }
    /// Returns all neighbours of a set, which may be in the set themselves.
    TileMask around(TileMask set) const {
        TileMask result = 0;
        for (const auto& table : aroundByte) {
            result |= table[set & 0xff];
            set >>= 8;
        }
        return result;
    }
    std::optional<TileIndex> find(std::string_view tileId) const;
};

/// Calls `visit(tile)` for each territory of a set, by rising index.
template <class Visit>
void forEachTile(TileMask set, Visit&& visit) {
    for (; set != 0; set &= set - 1) visit(static_cast<TileIndex>(__builtin_ctzll(set)));
}

/// Fails with "clockwork.play.*" and the place if the map can't be played: not 2 to 4 seats with a
/// Capital each, two players of one race, empty slots, more than 64 territories.
Result<GameMap> makeGameMap(const Scenario& scenario, const Catalog& catalog);

}  // namespace hexa::clockwork
