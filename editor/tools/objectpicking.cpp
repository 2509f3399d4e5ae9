// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/objectpicking.h"

#include "core/edit/objects.h"
#include "core/engine/system.h"
#include "core/hex/corner.h"
#include "core/hex/geometry.h"

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

double squaredDistance(QPointF a, Point b) {
    const double x = a.x() - b.x, y = a.y() - b.y;
    return x * x + y * y;
}

}  // namespace

bool ObjectPicking::isOpen(ObjectTable table) const {
    const Layers& layers = mContext.state.layers();
    return !layers.hidden(layerOf(table)) && !layers.locked(layerOf(table));
}

int sideAt(const PointerInput& input, Orientation orientation) {
    int nearest = 0;
    double best = 1e300;
    for (int direction = 0; direction < 6; ++direction) {
        const double away = squaredDistance(input.map, centreOf(neighbour(input.at, direction), orientation));
        if (away < best) best = away, nearest = direction;
    }
    return nearest;
}

int cornerAt(const PointerInput& input, Orientation orientation) {
    return nearestCorner({input.map.x(), input.map.y()}, input.at, orientation);
}

std::optional<ObjectRef> ObjectPicking::nextAt(Hex at) const {
    std::vector<ObjectRef> all = objectsAt(scenario(), mContext.document.catalog(), at);
    std::ranges::reverse(all);  // the one on top first
    std::erase_if(all, [&](ObjectRef ref) { return !isOpen(ref.table); });
    if (all.empty()) return std::nullopt;
    const auto now =
        mContext.selection.object() ? std::ranges::find(all, *mContext.selection.object()) : all.end();
    if (now == all.end()) return all.front();
    return now + 1 == all.end() ? std::nullopt : std::optional(*(now + 1));
}

std::optional<ObjectRef> ObjectPicking::under(const PointerInput& input) const {
    const Board& board = scenario().board;
    const Point centre = centreOf(input.at, board.orientation);
    constexpr double nearMiddle = 0.55, nearSide = 0.28;
    const bool middle = squaredDistance(input.map, centre) < nearMiddle * nearMiddle;
    const int side = sideAt(input, board.orientation);
    const auto last = [&](ObjectTable table, const auto& items, auto meant) -> std::optional<ObjectRef> {
        if (!isOpen(table)) return std::nullopt;
        for (std::size_t i = items.size(); i-- > 0;)
            if (meant(items[i])) return ObjectRef{table, i};
        return std::nullopt;
    };
    if (middle)
        if (const auto label =
                last(ObjectTable::Labels, board.labels, [&](const auto& l) { return l.at == input.at; }))
            return label;
    const std::string slot = mContext.document.system().slotsOf ? [&] {
        std::string nearest;
        double best = nearSide * nearSide;
        for (const Slot& candidate : mContext.document.system().slotsOf(scenario(), input.at)) {
            const double away = squaredDistance(input.map, {centre.x + candidate.at.x, centre.y + candidate.at.y});
            if (away < best) best = away, nearest = candidate.id;
        }
        return nearest;
    }() : std::string();
    const auto meant = [&](const PiecePlacement& piece) {
        if (piece.onCorner())
            return squaredDistance(input.map, pointOf(Corner{piece.at, piece.corner}, board.orientation)) <
                   nearSide * nearSide;
        if (piece.at != input.at) return false;
        if (!piece.slot.empty()) return piece.slot == slot;
        return piece.side >= 0 ? !middle && piece.side == side : middle;
    };
    if (const auto piece = last(ObjectTable::Pieces, board.pieces, meant)) return piece;
    if (middle) return acrossAt(input);
    const Edge edge = edgeOf(input.at, side);
    const auto near = last(ObjectTable::Edges, board.edges, [&](const EdgeFeature& feature) {
        return feature.edge == edge && (feature.side < 0 || hexOf(feature) == input.at);
    });
    return near ? near : acrossAt(input);
}

std::optional<ObjectRef> ObjectPicking::acrossAt(const PointerInput& input) const {
    constexpr double halfWidth = 0.14;  // as roads are drawn, in map units
    if (!isOpen(ObjectTable::Edges)) return std::nullopt;
    const Board& board = scenario().board;
    const Catalog& catalog = mContext.document.catalog();
    const Point middle = centreOf(input.at, board.orientation);
    const QPointF from = input.map - QPointF(middle.x, middle.y);
    std::optional<ObjectRef> found;
    double best = halfWidth;
    for (std::size_t i = 0; i < board.edges.size(); ++i) {
        const auto hexes = hexesOf(board.edges[i].edge);
        if (hexes[0] != input.at && hexes[1] != input.at) continue;
        const EdgeKind* kind = catalog.edgeKind(board.edges[i].kind);
        if (kind == nullptr || kind->lies != EdgeKind::Lies::Across) continue;
        const Point other = centreOf(hexes[0] == input.at ? hexes[1] : hexes[0], board.orientation);
        const QPointF way(other.x - middle.x, other.y - middle.y);
        const double along =
            std::clamp(QPointF::dotProduct(from, way) / QPointF::dotProduct(way, way), 0.0, 0.5);
        const QPointF off = from - along * way;
        const double away = std::hypot(off.x(), off.y());
        if (away <= best) best = away, found = ObjectRef{ObjectTable::Edges, i};
    }
    return found;
}

std::vector<ObjectRef> ObjectPicking::inside(const QRectF& band) const {
    const Board& board = scenario().board;
    std::vector<ObjectRef> refs;
    const auto look = [&](ObjectTable table, const auto& items) {
        if (!isOpen(table)) return;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto hexes = hexesOf(scenario(), mContext.document.catalog(), MapObject(items[i]));
            const auto holds = [&](Point point) { return band.contains(QPointF(point.x, point.y)); };
            bool all =
                std::ranges::all_of(hexes, [&](Hex at) { return holds(centreOf(at, board.orientation)); });
            if constexpr (requires { items[i].onCorner(); })
                if (items[i].onCorner())
                    all = holds(pointOf(Corner{items[i].at, items[i].corner}, board.orientation));
            if (all) refs.push_back({table, i});
        }
    };
    look(ObjectTable::Edges, board.edges);
    look(ObjectTable::Pieces, board.pieces);
    look(ObjectTable::Regions, board.regions);
    look(ObjectTable::Labels, board.labels);
    return refs;
}

}  // namespace hexa::editor
