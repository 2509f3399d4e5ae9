// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/images.h"

#include "core/catalog/catalog.h"
#include "core/edit/builders.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/hex/symmetry.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa::library {
namespace {

std::vector<Hex> hexesOf(const Scenario& map) {
    std::vector<Hex> hexes;
    hexes.reserve(map.board.cellCount());
    for (const Cell& cell : map.board.cells()) hexes.push_back(cell.at);
    return hexes;
}

std::vector<Hex> homesOf(const Scenario& map) {
    std::vector<Hex> homes;
    for (const Seat& seat : map.seats)
        if (seat.home) homes.push_back(*seat.home);
    return homes;
}

bool onlyTiles(const Scenario& map) {
    return map.board.edges.empty() && map.board.regions.empty() && map.board.pieces.empty() &&
           map.board.zones.empty() && homesOf(map).size() == map.seats.size() &&
           std::ranges::all_of(map.seats, [](const Seat& seat) { return seat.team < 0; });
}

/// True if two cells of a kind have the same effect in play.
bool alike(const CellDetails& a, const CellDetails& b) {
    return a.points == b.points && a.special == b.special && a.attributes == b.attributes && a.cut == 0 &&
           b.cut == 0;
}

/// True if two cells have the same tile, played by the same rules.
bool samePlay(const Board& one, const Cell& cell, const Board& two, const Cell& other) {
    return cell.kind == other.kind && alike(one.detailsOf(cell.at), two.detailsOf(other.at));
}

/// Gives the seats their old homes again, if only the first one of the order has changed.
void renumber(Scenario& moved, const std::vector<Hex>& homes) {
    std::vector<Hex> now = homesOf(moved);
    for (std::size_t turn = 0; turn < now.size(); ++turn) {
        if (now == homes) {
            for (std::size_t seat = 0; seat < homes.size(); ++seat) moved.seats[seat].home = homes[seat];
            return;
        }
        std::rotate(now.begin(), now.begin() + 1, now.end());
    }
}

/// True if both have nothing but tiles and seats, on the same shape with the same homes.
bool sameGround(const Scenario& a, const Scenario& b) {
    if (!onlyTiles(a) || !onlyTiles(b)) return false;
    if (a.system != b.system || homesOf(a) != homesOf(b) || a.seats.size() != b.seats.size()) return false;
    return std::ranges::equal(a.board.cells(), b.board.cells(), [](const Cell& one, const Cell& other) {
        return one.at == other.at && (one.kind == KindId::Blank) == (other.kind == KindId::Blank);
    });
}

template <class Counts>
bool agree(const Scenario& map, const Scenario& proven, Counts counts) {
    if (!sameGround(map, proven)) return false;
    return std::ranges::equal(map.board.cells(), proven.board.cells(),
                              [&](const Cell& placed, const Cell& cell) {
                                  return !counts(placed) || samePlay(map.board, placed, proven.board, cell);
                              });
}

bool sameTiles(const Scenario& a, const Scenario& b) {
    return agree(a, b, [](const Cell&) { return true; });
}

}  // namespace

std::vector<Scenario> imagesOf(const Scenario& map, const Catalog& catalog) {
    std::vector<Scenario> images{map};
    if (!onlyTiles(map)) return images;
    const std::vector<Hex> hexes = hexesOf(map), homes = homesOf(map);
    for (const Isometry& isometry : findSymmetries(hexes)) {
        const bool keepsHomes = std::ranges::all_of(
            homes, [&](Hex home) { return std::ranges::find(homes, isometry(home)) != homes.end(); });
        if (!keepsHomes) continue;
        Scenario image = map;
        static_cast<void>(apply(image, transformBoard(image, isometry)));
        renumber(image, homes);
        if (std::ranges::any_of(images, [&](const Scenario& known) { return sameTiles(known, image); }))
            continue;
        static_cast<void>(apply(image, assignIds(image, catalog, IdScope::All)));
        images.push_back(std::move(image));
    }
    return images;
}

std::optional<int> differingTiles(const Scenario& map, const Scenario& proven) {
    if (!sameGround(map, proven)) return std::nullopt;
    int differing = 0;
    for (std::size_t i = 0; i < map.board.cellCount(); ++i)
        if (!samePlay(map.board, map.board.cells()[i], proven.board, proven.board.cells()[i])) ++differing;
    return differing;
}

bool isSymmetric(const Scenario& map) {
    const std::vector<Hex> homes = homesOf(map);
    if (!onlyTiles(map) || homes.empty()) return false;  // first: the hexes of a large map take room
    std::set<std::pair<Hex, Hex>> moves;
    for (const Isometry& isometry : findSymmetries(hexesOf(map))) {
        const bool leaves = std::ranges::all_of(map.board.cells(), [&](const Cell& cell) {
            const Cell* there = map.board.find(isometry(cell.at));
            return there != nullptr && there->kind == cell.kind && cell.kind != KindId::Empty &&
                   alike(map.board.detailsOf(cell.at), map.board.detailsOf(there->at));
        });
        if (!leaves) continue;
        for (const Hex home : homes) moves.emplace(home, isometry(home));
    }
    return moves.size() == homes.size() * homes.size();
}

bool isSameForAll(const GameSystem& system, const Scenario& map) {
    return system.generate && system.generate->symmetries && isSymmetric(map);
}

Scenario withTilesOf(Scenario map, const Scenario& proven) {
    std::vector<Cell> cells(proven.board.cells().begin(), proven.board.cells().end());
    std::map<Hex, CellDetails> details;
    for (Cell& cell : cells) {
        const Cell* own = map.board.find(cell.at);
        if (own == nullptr) continue;
        const CellDetails& before = map.board.detailsOf(cell.at);
        CellDetails& kept = details[cell.at];
        if (samePlay(map.board, *own, proven.board, cell)) {
            kept = before;
        } else {
            // Words of a person stay. Points and the like would make another map of it.
            kept.note = before.note;
            if (own->kind == cell.kind) kept.special = before.special;
        }
        cell.locked = own->locked;
    }
    map.board.setCells(std::move(cells), std::move(details));
    return map;
}

bool completes(const Scenario& map, const Scenario& proven) {
    return agree(map, proven, [](const Cell& placed) { return placed.kind != KindId::Empty; });
}

bool keepsLocked(const Scenario& map, const Scenario& proven) {
    return agree(map, proven,
                 [](const Cell& placed) { return placed.locked && placed.kind != KindId::Empty; });
}

}  // namespace hexa::library
