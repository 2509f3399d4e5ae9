// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/hugemap.h"

#include "core/base/rng.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexa::bench {
namespace {

Hex placeAt(const Catalog& catalog, int column, int row) {
    const int other = row - column / 2;
    return catalog.orientation == Orientation::Flat ? Hex{column, other} : Hex{other, column};
}

/// Smooth noise: random heights every 32 hexes, with interpolation between them.
class Heights {
public:
    explicit Heights(Rng& rng) {
        for (double& height : mHeights) height = rng.below(1'000'000) / 1e6;
    }
    /// Returns a height from 0 to 1.
    double at(int column, int row) const {
        const int x = column / mesh, y = row / mesh;
        const double right = smooth(column % mesh), down = smooth(row % mesh);
        const double above = corner(x, y) * (1 - right) + corner(x + 1, y) * right;
        const double below = corner(x, y + 1) * (1 - right) + corner(x + 1, y + 1) * right;
        return above * (1 - down) + below * down;
    }

private:
    static constexpr int mesh = 32;
    static double smooth(int step) {
        const double part = step / double{mesh};
        return part * part * (3 - 2 * part);
    }
    double corner(int x, int y) const {
        return mHeights[static_cast<std::size_t>(x * 67 + y * 131) % mHeights.size()];
    }
    std::array<double, 4099> mHeights{};
};

}  // namespace

Scenario hugeMap(const Catalog& catalog, int columns, int rows, Land land) {
    const bool ids = land == Land::NoiseIds || land == Land::RegionsIds;
    const bool regions = land == Land::Regions || land == Land::RegionsIds;
    Scenario scenario;
    scenario.system = catalog.system;
    scenario.title = Localized(std::to_string(columns) + " x " + std::to_string(rows));
    scenario.board.orientation = catalog.orientation;
    Rng rng(1, "bench.hugemap");
    const auto kinds = static_cast<std::uint32_t>(catalog.kinds.size());
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    Rng rough(3, "bench.heights");
    const Heights heights(rough);
    const auto several = std::min(kinds, std::uint32_t{9});
    for (int q = 0; q < columns; ++q)
        for (int i = 0; i < rows; ++i) {
            Cell cell;
            cell.at = placeAt(catalog, q, i);
            cell.kind = kindIdAt(regions ? static_cast<std::size_t>(heights.at(q, i) * several) % several
                                         : rng.below(kinds));
            cells.push_back(cell);
        }
    std::ranges::sort(cells, {}, &Cell::at);
    scenario.board.setCells(std::move(cells));
    if (ids) assignMissingIds(scenario.board, catalog);
    return scenario;
}

Scenario mapWithThings(const Catalog& catalog, int columns, int rows, int edges, int pieces, int regions) {
    Scenario scenario = hugeMap(catalog, columns, rows, Land::Noise);
    Rng rng(2, "bench.things");
    const auto anywhere = [&] {
        const int column = static_cast<int>(rng.below(static_cast<std::uint32_t>(columns)));
        return placeAt(catalog, column, static_cast<int>(rng.below(static_cast<std::uint32_t>(rows))));
    };
    Board& board = scenario.board;
    std::set<EdgeKey> used;
    while (std::ssize(board.edges) < edges) {
        const EdgeKind& kind =
            catalog.edgeKinds[rng.below(static_cast<std::uint32_t>(catalog.edgeKinds.size()))];
        EdgeFeature feature = edgeFeature(anywhere(), static_cast<int>(rng.below(6)), kind.id, kind.sided);
        if (used.insert(feature.key()).second) board.edges.push_back(std::move(feature));
    }
    std::ranges::sort(board.edges, {}, &EdgeFeature::key);
    std::vector<std::string> counters;
    for (const PieceKind& kind : catalog.pieceKinds)
        if (kind.stands == PieceKind::Stands::Hex && !kind.covers) counters.push_back(kind.id);
    for (int i = 0; i < pieces; ++i) {
        PiecePlacement piece;
        piece.kind = counters[rng.below(static_cast<std::uint32_t>(counters.size()))];
        piece.at = anywhere();
        board.pieces.push_back(std::move(piece));
    }
    scenario.shapes = {{"dot", Localized("Dot"), {{{0, 0}, "", {}, {}}}, {}, {}, {}}};
    std::set<Hex> taken;
    while (std::ssize(board.regions) < regions)
        if (const Hex at = anywhere(); taken.insert(at).second)
            board.regions.push_back({"dot", at, 0, false, false, {}});
    return scenario;
}

}  // namespace hexa::bench
