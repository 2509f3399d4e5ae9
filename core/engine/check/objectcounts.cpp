// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/objectcounts.h"

#include <map>
#include <utility>

namespace hexa {
namespace {

class ObjectCounting {
public:
    /// Counts the things of a table by kind, then lists the kinds with a count, in their order.
    template <class Things, class... Kinds>
    void table(ObjectTable table, const Things& things, const Kinds&... kinds) {
        std::map<std::string, int> counts;
        for (const auto& thing : things) {
            if constexpr (requires { thing.count; })
                counts[thing.kind] += thing.count;
            else if constexpr (requires { thing.kind; })
                ++counts[thing.kind];
            else
                ++counts[{}];
        }
        (list(table, counts, kinds), ...);
        if (counts[{}] > 0) mList.push_back({table, {}, {}, counts[{}]});
    }
    std::vector<ObjectCount> take() { return std::move(mList); }

private:
    template <class Kinds>
    void list(ObjectTable table, std::map<std::string, int>& counts, const Kinds& kinds) {
        for (const auto& kind : kinds)
            if (const int count = std::exchange(counts[kind.id], 0); count > 0)
                mList.push_back({table, kind.id, kind.name, count});
    }

    std::vector<ObjectCount> mList;
};

}  // namespace

std::vector<ObjectCount> countObjects(const Scenario& scenario, const Catalog& catalog) {
    const Board& board = scenario.board;
    ObjectCounting counting;
    counting.table(ObjectTable::Edges, board.edges, catalog.edgeKinds);
    counting.table(ObjectTable::Pieces, board.pieces, catalog.pieceKinds);
    counting.table(ObjectTable::Regions, board.regions, catalog.regionShapes, scenario.shapes);
    counting.table(ObjectTable::Zones, board.zones, catalog.zoneKinds);
    counting.table(ObjectTable::Labels, board.labels);
    return counting.take();
}

}  // namespace hexa
