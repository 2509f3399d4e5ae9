// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/terms/battlefield.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace hexa::claymore {
namespace {

/// Returns the hexes of the play area; none if all of the mat is played on.
std::optional<std::set<Hex>> playArea(const Board& board) {
    std::optional<std::set<Hex>> area;
    for (const Zone& zone : board.zones)
        if (zone.kind == zone::area) {
            if (!area) area.emplace();
            area->insert(zone.hexes.begin(), zone.hexes.end());
        }
    return area;
}

Surface surfaceOf(KindId kind) {
    if (kind == ground::river) return Surface::River;
    return kind == ground::bridge ? Surface::Bridge : Surface::Plain;
}

}  // namespace

Battlefield::Battlefield(const Scenario& scenario) {
    const Board& board = scenario.board;
    const auto area = playArea(board);
    mHexes.reserve(board.cellCount());
    for (const Cell& cell : board.cells()) {
        if (!isTile(cell.kind) || (area && !area->contains(cell.at))) continue;
        FieldHex hex;
        hex.at = cell.at;
        hex.surface = surfaceOf(cell.kind);
        mHexes.push_back(hex);
    }
    for (const auto& [at, details] : board.details())
        if (const HexIndex index = find(at); index != noHex)
            mHexes[static_cast<std::size_t>(index)].cut = details.cut != 0;
    for (FieldHex& hex : mHexes)
        for (int direction = 0; direction < 3; ++direction) {
            const HexIndex other = find(neighbour(hex.at, direction));
            if (other == noHex) continue;
            hex.next[static_cast<std::size_t>(direction)] = other;
            mHexes[static_cast<std::size_t>(other)].next[static_cast<std::size_t>(direction) + 3] =
                static_cast<HexIndex>(&hex - mHexes.data());
        }
    for (const EdgeFeature& feature : board.edges) {
        const auto ends = hexesOf(feature.edge);
        for (std::size_t end = 0; end < ends.size(); ++end) {
            const HexIndex index = find(ends[end]);
            if (index == noHex) continue;
            FieldHex& hex = mHexes[static_cast<std::size_t>(index)];
            if (feature.kind == border::road) hex.road = true;
            if (feature.kind == border::hedge)
                hex.hedge.set(feature.edge.direction + (end == 1 ? 3 : 0), true);
        }
    }
    for (const PiecePlacement& placed : board.pieces) {
        const auto terrain = terrainOf(placed.kind);
        const HexIndex index = terrain ? find(placed.at) : noHex;
        if (index == noHex) continue;
        FieldHex& hex = mHexes[static_cast<std::size_t>(index)];
        const Sides closed = closedSides(placed);
        const int rubble = terrain == Terrain::Tower ? numberIn(placed.attributes, property::rubble) : 0;
        if (hex.terrain &&
            std::tuple(*hex.terrain, hex.closed, hex.rubble) <= std::tuple(*terrain, closed, rubble))
            continue;
        hex.terrain = terrain;
        hex.closed = closed;
        hex.rubble = rubble;
    }
}

HexIndex Battlefield::find(Hex at) const {
    const auto found = std::ranges::lower_bound(mHexes, at, {}, &FieldHex::at);
    return found != mHexes.end() && found->at == at ? static_cast<HexIndex>(found - mHexes.begin()) : noHex;
}

bool Battlefield::passable(HexIndex from, int direction, bool leaving) const {
    const FieldHex& hex = at(from);
    const HexIndex to = hex.next[static_cast<std::size_t>(direction)];
    if (to == noHex || !at(to).enterable() || hex.hedge.has(direction)) return false;
    if (leaving && hex.closed.has(direction)) return false;
    return !at(to).closed.has((direction + 3) % 6);
}

std::vector<HexIndex> Battlefield::edgeZone(MatSide side) const {
    std::map<int, std::vector<HexIndex>> lines;  // by line from the top, each from left to right
    for (HexIndex index = 0; index < size(); ++index) lines[at(index).at.r].push_back(index);
    std::vector<HexIndex> zone;
    // Takes cut lines or hexes, then two uncut ones, from the rim inwards.
    const auto takeLines = [&](auto begin, auto end) {
        int full = 0;
        for (auto line = begin; line != end && full < edgeZoneLines; ++line) {
            zone.insert(zone.end(), line->second.begin(), line->second.end());
            if (!std::ranges::all_of(line->second, [&](HexIndex index) { return at(index).cut; })) ++full;
        }
    };
    const auto takeHexes = [&](auto begin, auto end) {
        int full = 0;
        for (auto index = begin; index != end && full < edgeZoneLines; ++index) {
            zone.push_back(*index);
            if (!at(*index).cut) ++full;
        }
    };
    if (side == MatSide::North) takeLines(lines.begin(), lines.end());
    if (side == MatSide::South) takeLines(lines.rbegin(), lines.rend());
    for (const auto& [line, indices] : lines) {
        if (side == MatSide::West) takeHexes(indices.begin(), indices.end());
        if (side == MatSide::East) takeHexes(indices.rbegin(), indices.rend());
    }
    std::ranges::sort(zone);
    return zone;
}

std::string nameOf(const Board& board, Hex at) {
    const Cell* cell = board.find(at);
    return cell != nullptr && !cell->id.empty() ? std::string(cell->id.text()) : matText(matPlace(at));
}

}  // namespace hexa::claymore
