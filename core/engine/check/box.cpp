// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/box.h"

#include "core/engine/system.h"

#include <algorithm>

namespace hexa {
namespace {

/// Calls use(kind, seat, count) for all things of a table that can have a box.
template <class Use>
void eachThing(const Board& board, ObjectTable table, Use use) {
    if (table == ObjectTable::Edges)
        for (const EdgeFeature& feature : board.edges) use(feature.kind, feature.seat, 1);
    if (table == ObjectTable::Regions)
        for (const RegionPlacement& region : board.regions) use(region.kind, -1, 1);
    if (table == ObjectTable::Pieces)
        for (const PiecePlacement& piece : board.pieces) use(piece.kind, piece.seat, piece.count);
}

struct Supply {
    std::optional<int> count;
    bool owned = false;
};

Supply supplyOf(const Scenario& scenario, const Catalog& catalog, ObjectTable table,
                const std::string& kind) {
    if (table == ObjectTable::Edges)
        if (const EdgeKind* edge = catalog.edgeKind(kind)) return {edge->supply, edge->owned};
    if (table == ObjectTable::Pieces)
        if (const PieceKind* piece = catalog.pieceKind(kind)) return {piece->supply, piece->owned};
    if (table == ObjectTable::Regions)
        if (const RegionShape* shape = shapeOf(scenario, catalog, kind)) return {shape->supply, false};
    return {};
}

}  // namespace

std::vector<BoxCount> countBox(const GameSystem& system, const Scenario& scenario) {
    const Catalog& catalog = system.catalog;
    std::vector<BoxCount> counts;
    const auto add = [&](ObjectTable table, const std::string& kind) {
        const Supply supply = supplyOf(scenario, catalog, table, kind);
        BoxCount count{table, kind, 0, supply.count};
        if (count.has && supply.owned) count.has = *count.has * std::max(1, scenario.players());
        counts.push_back(std::move(count));
    };
    for (const EdgeKind& kind : catalog.edgeKinds) add(ObjectTable::Edges, kind.id);
    for (const PieceKind& kind : catalog.pieceKinds) add(ObjectTable::Pieces, kind.id);
    for (const RegionShape& shape : catalog.regionShapes) add(ObjectTable::Regions, shape.id);
    for (const RegionShape& shape : scenario.shapes) add(ObjectTable::Regions, shape.id);
    std::map<std::pair<ObjectTable, std::string>, int> used;
    for (const ObjectTable table : {ObjectTable::Edges, ObjectTable::Regions, ObjectTable::Pieces})
        eachThing(scenario.board, table, [&](const std::string& kind, int, int count) {
            used[{table, kind}] += count;
        });
    for (BoxCount& count : counts) count.used = used[{count.table, count.kind}];
    if (system.box) system.box(scenario, counts);
    return counts;
}

std::optional<int> leftInBox(const GameSystem& system, const Scenario& scenario, ObjectTable table,
                             const std::string& kind, int seat) {
    if (system.box) {
        // For kinds that share pieces of the box, the game decides how many are left in all.
        for (const BoxCount& count : countBox(system, scenario))
            if (count.table == table && count.kind == kind && count.has &&
                !supplyOf(scenario, system.catalog, table, kind).owned)
                return *count.has - count.used;
    }
    const Supply supply = supplyOf(scenario, system.catalog, table, kind);
    if (!supply.count) return std::nullopt;
    int used = 0;
    eachThing(scenario.board, table, [&](const std::string& other, int owner, int count) {
        if (other == kind && (!supply.owned || owner == seat)) used += count;
    });
    return *supply.count - used;
}

}  // namespace hexa
