// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/lattice.h"

#include <algorithm>
#include <cassert>

namespace hexa::bauen {
namespace {

std::vector<Hex> sortedHexes(std::vector<Hex> hexes) {
    std::ranges::sort(hexes);
    return hexes;
}

std::vector<Hex> turnedShape(const std::vector<Hex>& shape, int turns) {
    std::vector<Hex> hexes;
    for (const Hex at : shape) hexes.push_back(rotated(at, turns));
    return sortedHexes(std::move(hexes));
}

/// Returns the move of a turned shape back onto its former hexes, or none.
std::optional<Hex> moveBack(const std::vector<Hex>& shape, int turns) {
    const std::vector<Hex> before = sortedHexes(shape), after = turnedShape(shape, turns);
    if (before.empty()) return Hex{};
    const Hex move = before.front() - after.front();
    for (std::size_t i = 0; i < before.size(); ++i)
        if (after[i] + move != before[i]) return std::nullopt;
    return move;
}

Hex anchorAt(const Lattice& lattice, LatticePlace place) {
    assert(place.column < lattice.columns.size() && place.row < regionsPerColumn);
    return lattice.columns[place.column][place.row];
}

}  // namespace

Lattice standInLattice() {
    constexpr std::size_t columns = 6;
    constexpr Hex down{-1, 2};
    // Columns fit into each other like teeth, so that there are neither gaps nor overlaps.
    constexpr Hex fromEven{1, 1}, fromOdd{2, -1};
    Lattice lattice;
    lattice.shape = {{0, 0}, {1, 0}, {0, 1}};
    Hex top;
    for (std::size_t column = 0; column < columns; ++column) {
        lattice.columns.push_back({top, top + down, top + down * 2});
        top = top + (column % 2 == 0 ? fromEven : fromOdd);
    }
    return lattice;
}

std::vector<LatticePlace> placesOf(const Lattice& lattice, int players) {
    std::vector<LatticePlace> places;
    const std::size_t columns =
        std::min(lattice.columns.size(), static_cast<std::size_t>(std::max(players, 0)));
    for (std::size_t column = 0; column < columns; ++column)
        for (std::size_t row = 0; row < regionsPerColumn; ++row) places.push_back({column, row});
    return places;
}

std::vector<Hex> hexesOf(const Lattice& lattice, LatticePlace place) {
    std::vector<Hex> hexes;
    for (const Hex offset : lattice.shape) hexes.push_back(anchorAt(lattice, place) + offset);
    return sortedHexes(std::move(hexes));
}

std::optional<LatticePlace> placeAt(const Lattice& lattice, std::vector<Hex> hexes) {
    std::ranges::sort(hexes);
    for (const LatticePlace place : placesOf(lattice, static_cast<int>(lattice.columns.size())))
        if (hexesOf(lattice, place) == hexes) return place;
    return std::nullopt;
}

std::vector<int> turnsOf(const std::vector<Hex>& shape) {
    std::vector<int> turns;
    for (int sixths = 0; sixths < 6; ++sixths)
        if (moveBack(shape, sixths)) turns.push_back(sixths);
    return turns;
}

RegionPlacement laidAt(const Lattice& lattice, LatticePlace place, std::string kind, int turns) {
    const auto move = moveBack(lattice.shape, turns);
    assert(move && "a turn that covers the same hexes");
    RegionPlacement region;
    region.kind = std::move(kind);
    region.anchor = anchorAt(lattice, place) + move.value_or(Hex{});
    region.turns = turns;
    return region;
}

}  // namespace hexa::bauen
