// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/map.h"

#include <algorithm>
#include <bit>

namespace hexa::clockwork {
namespace {

Error mapError(std::string code, Hex at) { return Error(std::move(code), {}, HexPlace{at.q, at.r}); }

void tabulateNeighbours(GameMap& map) {
    for (std::size_t byte = 0; byte < map.aroundByte.size(); ++byte)
        for (std::size_t set = 1; set < 256; ++set)
            map.aroundByte[byte][set] =
                map.aroundByte[byte][set & (set - 1)] |
                map.neighbours[byte * 8 + static_cast<std::size_t>(std::countr_zero(set))];
}

void measure(GameMap& map) {
    for (int from = 0; from < map.tiles; ++from) {
        auto& row = map.distance[static_cast<std::size_t>(from)];
        row.fill(0xff);
        TileMask reached = bit(static_cast<TileIndex>(from));
        TileMask front = reached;
        for (std::uint8_t steps = 0; front != 0; ++steps) {
            forEachTile(front, [&](TileIndex to) { row[to] = steps; });
            for (std::size_t range = steps; range < map.near.size(); ++range)
                map.near[range][static_cast<std::size_t>(from)] |= front;
            front = map.around(front) & ~reached;
            reached |= front;
        }
    }
}

Status seatPlayers(GameMap& map, const Scenario& scenario, const Catalog& catalog) {
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        const Hex home = scenario.seats[seat].homeHex();
        const auto at = std::find(map.hex.begin(), map.hex.begin() + map.tiles, home);
        const auto index = static_cast<std::size_t>(at - map.hex.begin());
        if (index == static_cast<std::size_t>(map.tiles) || map.kind[index] != indexOf(tile::capital))
            return mapError("clockwork.play.no-capital", home);
        map.capital[seat] = static_cast<TileIndex>(index);
        const Faction* faction = factionOf(scenario, catalog, seat);
        if (faction == nullptr) return mapError("clockwork.play.no-race", home);
        map.race[seat] = static_cast<Race>(faction - catalog.factions.data());
        for (std::size_t other = 0; other < seat; ++other)
            if (map.race[other] == map.race[seat]) return mapError("clockwork.play.same-race", home);
    }
    // A Capital without an owner could be entered by all, so such a map is not valid.
    for (int i = 0; i < map.tiles; ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (map.kind[index] == indexOf(tile::capital) && !scenario.seatAt(map.hex[index]))
            return mapError("clockwork.play.spare-capital", map.hex[index]);
    }
    return Done{};
}

}  // namespace

TileMask GameMap::kinds(std::uint16_t kindMask) const {
    TileMask set = 0;
    for (std::size_t i = 0; i < kindCount; ++i)
        if ((kindMask >> i & 1) != 0) set |= ofKind[i];
    return set;
}

std::optional<TileIndex> GameMap::find(std::string_view tileId) const {
    for (int i = 0; i < tiles; ++i)
        if (id[static_cast<std::size_t>(i)] == tileId) return static_cast<TileIndex>(i);
    return std::nullopt;
}

Result<GameMap> makeGameMap(const Scenario& scenario, const Catalog& catalog) {
    if (scenario.players() < 2 || scenario.players() > maxPlayers)
        return Error("clockwork.play.players", {{"players", std::int64_t{scenario.players()}}});
    Board board = scenario.board;
    assignMissingIds(board, catalog);

    GameMap map;
    map.players = scenario.players();
    map.points.fill(-1);
    std::size_t count = 0;
    for (const Cell& cell : board.cells()) {
        if (cell.kind == KindId::Empty) return mapError("clockwork.play.empty-slot", cell.at);
        if (cell.kind == KindId::Blank) continue;
        if (count == maxTiles)
            return Error("clockwork.play.too-large", {{"max", std::int64_t{maxTiles}}},
                         HexPlace{cell.at.q, cell.at.r});
        map.hex[count] = cell.at;
        map.kind[count] = static_cast<std::uint8_t>(indexOf(cell.kind));
        map.id[count] = std::string(cell.id.text());
        if (map.find(map.id[count])) return mapError("clockwork.play.same-id", cell.at);
        map.ofKind[indexOf(cell.kind)] |= bit(static_cast<TileIndex>(count));
        if (const auto points = board.detailsOf(cell.at).points)
            map.points[count] = static_cast<std::int16_t>(std::clamp(*points, 0, 99));
        ++count;
        map.tiles = static_cast<int>(count);
    }
    map.capitals = map.ofKind[indexOf(tile::capital)];
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j)
            if (hexa::distance(map.hex[i], map.hex[j]) == 1)
                map.neighbours[i] |= bit(static_cast<TileIndex>(j));
        if (map.points[i] >= 0 && (map.resources() & bit(static_cast<TileIndex>(i))) == 0)
            map.special |= bit(static_cast<TileIndex>(i));
    }
    if (auto seated = seatPlayers(map, scenario, catalog); !seated) return seated.error();
    tabulateNeighbours(map);
    measure(map);
    return map;
}

}  // namespace hexa::clockwork
