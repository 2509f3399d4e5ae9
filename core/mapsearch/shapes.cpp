// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/shapes.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa::mapsearch {
namespace {

using Hexes = std::vector<Hex>;  // sorted

bool contains(const Hexes& hexes, Hex hex) { return std::binary_search(hexes.begin(), hexes.end(), hex); }

/// Returns a connected shape: it grows more often at places with many neighbours.
Hexes growBlob(std::size_t size, Rng& rng) {
    Hexes blob{{0, 0}};
    while (blob.size() < size) {
        const Hex from = blob[rng.below(static_cast<std::uint32_t>(blob.size()))];
        const Hex next = neighbour(from, static_cast<int>(rng.below(6)));
        const auto place = std::lower_bound(blob.begin(), blob.end(), next);
        if (place == blob.end() || *place != next) blob.insert(place, next);
    }
    return blob;
}

/// True if each seat can go from its home to all tiles except homes.
bool allReachable(const Hexes& blob, const Hexes& homes) {
    for (const Hex home : homes) {
        std::set<Hex> reached{home};
        Hexes open{home};
        while (!open.empty()) {
            const Hex from = open.back();
            open.pop_back();
            for (const Hex step : directions) {
                const Hex to = from + step;
                if (contains(blob, to) && std::find(homes.begin(), homes.end(), to) == homes.end() &&
                    reached.insert(to).second)
                    open.push_back(to);
            }
        }
        if (reached.size() != blob.size() - homes.size() + 1) return false;
    }
    return true;
}

/// Returns the best of some random choices: the two nearest homes as far apart as can be. Empty if
/// none is playable.
Hexes chooseHomes(const Hexes& blob, std::size_t count, Rng& rng) {
    constexpr int tries = 60;
    Hexes best;
    int widest = 1;  // homes don't touch
    for (int i = 0; i < tries; ++i) {
        Hexes homes;
        for (std::size_t seat = 0; seat < count; ++seat)
            homes.push_back(blob[rng.below(static_cast<std::uint32_t>(blob.size()))]);
        int nearest = Board::maxCoordinate;
        for (std::size_t a = 0; a < count; ++a)
            for (std::size_t b = 0; b < a; ++b) nearest = std::min(nearest, distance(homes[a], homes[b]));
        if (nearest <= widest || !allReachable(blob, homes)) continue;
        widest = nearest;
        best = homes;
    }
    return best;
}

}  // namespace

std::optional<Shape> randomShape(std::size_t size, std::size_t homes, Rng& rng) {
    constexpr int tries = 1000;
    for (int i = 0; i < tries; ++i) {
        Shape shape;
        shape.hexes = growBlob(size, rng);
        shape.homes = chooseHomes(shape.hexes, homes, rng);
        if (!shape.homes.empty()) return shape;
    }
    return std::nullopt;
}

void fillSymmetric(Board& board, KindId home, const SymmetryGroup& group,
                   std::span<const std::uint32_t> frequency, Rng& rng) {
    std::uint32_t all = 0;
    for (const std::uint32_t count : frequency) all += count;
    std::map<Hex, KindId> kinds;
    std::vector<Cell> cells(board.cells().begin(), board.cells().end());
    for (const Cell& cell : cells) {
        if (cell.kind == home || kinds.contains(cell.at)) continue;
        std::uint32_t drawn = rng.below(all);
        std::size_t kind = 0;
        for (; drawn >= frequency[kind]; ++kind) drawn -= frequency[kind];
        for (const Hex image : orbit(cell.at, group)) kinds.emplace(image, kindIdAt(kind));
    }
    for (Cell& cell : cells)
        if (cell.kind != home) cell.kind = kinds.at(cell.at);
    board.setCells(std::move(cells));
}

}  // namespace hexa::mapsearch
