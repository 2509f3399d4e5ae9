// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/box.h"

#include <algorithm>

namespace hexa {
namespace {

int countOf(const MapObject& object) {
    const auto* piece = std::get_if<PiecePlacement>(&object);
    return piece == nullptr ? 1 : piece->count;
}

/// Calls use(object) for all things of a table that can have a box.
template <class Use>
void eachThing(const Board& board, ObjectTable table, Use use) {
    if (table == ObjectTable::Edges)
        for (const auto& thing : board.edges) use(MapObject(thing));
    if (table == ObjectTable::Regions)
        for (const auto& thing : board.regions) use(MapObject(thing));
    if (table == ObjectTable::Pieces)
        for (const auto& thing : board.pieces) use(MapObject(thing));
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

class Refusing {
public:
    Refusing(const GameSystem& system, const Scenario& scenario, const MapObject& object,
             std::optional<ObjectRef> instead)
        : mSystem(system), mScenario(scenario), mBoard(scenario.board), mObject(object), mInstead(instead) {}

    std::optional<Message> reason() const {
        if (mInstead)
            if (const auto before = objectAt(mBoard, *mInstead); before && isLocked(*before))
                return Message{"object.locked"};
        if (auto ground = noGround()) return ground;
        if (const auto* feature = std::get_if<EdgeFeature>(&mObject))
            if (auto taken = takenBorder(*feature)) return taken;
        if (const auto* piece = std::get_if<PiecePlacement>(&mObject))
            if (auto wrong = wrongPlace(*piece)) return wrong;
        if (const auto* region = std::get_if<RegionPlacement>(&mObject))
            if (auto taken = overlap(*region)) return taken;
        if (auto empty = emptyBox()) return empty;
        return mSystem.refusal ? mSystem.refusal(mScenario, mObject, mInstead) : std::nullopt;
    }

private:
    bool isCell(Hex at) const { return mBoard.find(at) != nullptr; }

    std::optional<Message> noGround() const {
        const std::vector<Hex> hexes = hexesOf(mScenario, mSystem.catalog, mObject);
        const bool border = std::holds_alternative<EdgeFeature>(mObject);
        const bool region = std::holds_alternative<RegionPlacement>(mObject);
        // A border needs one cell; a region brings its own, but not over locked ones.
        for (const Hex at : hexes)
            if (const Cell* cell = mBoard.find(at); region && cell != nullptr && cell->locked)
                return Message{"object.locked-ground"};
        if (region) return std::nullopt;
        const auto cells = std::ranges::count_if(hexes, [&](Hex at) { return isCell(at); });
        const bool enough = border ? cells > 0 : cells == std::ssize(hexes);
        return enough ? std::nullopt : std::optional(Message{"object.no-ground"});
    }

    std::optional<Message> takenBorder(const EdgeFeature& feature) const {
        const auto at = std::ranges::lower_bound(mBoard.edges, feature.key(), {}, &EdgeFeature::key);
        if (at == mBoard.edges.end() || at->key() != feature.key()) return std::nullopt;
        const auto index = static_cast<std::size_t>(at - mBoard.edges.begin());
        if (mInstead == ObjectRef{ObjectTable::Edges, index}) return std::nullopt;
        return Message{"object.same-there"};
    }

    std::optional<Message> wrongPlace(const PiecePlacement& piece) const {
        const PieceKind* kind = mSystem.catalog.pieceKind(piece.kind);
        const Cell* cell = mBoard.find(piece.at);
        if (kind == nullptr || cell == nullptr) return std::nullopt;
        if (!kind->where.empty()) {
            const bool fits =
                isTile(cell->kind) &&
                std::ranges::find(kind->where, mSystem.catalog.kind(cell->kind).id) != kind->where.end();
            if (!fits) return Message{"object.wrong-ground"};
        }
        if (kind->stands == PieceKind::Stands::Side && piece.side < 0) return Message{"object.needs-side"};
        if (kind->stands == PieceKind::Stands::Slot) {
            const auto all = mSystem.slotsOf ? mSystem.slotsOf(mScenario, piece.at) : std::vector<Slot>();
            const auto slot = std::ranges::find(all, piece.slot, &Slot::id);
            if (slot == all.end()) return Message{"object.needs-slot"};
            if (!slot->takes.empty() && std::ranges::find(slot->takes, piece.kind) == slot->takes.end())
                return Message{"object.wrong-slot"};
        }
        const bool single = kind->stands != PieceKind::Stands::Hex || kind->covers;
        for (std::size_t i = 0; single && i < mBoard.pieces.size(); ++i) {
            const PiecePlacement& other = mBoard.pieces[i];
            if (mInstead == ObjectRef{ObjectTable::Pieces, i} || other.spot() != piece.spot()) continue;
            const PieceKind* otherKind = mSystem.catalog.pieceKind(other.kind);
            const bool same = kind->covers ? otherKind != nullptr && otherKind->covers : true;
            if (same) return Message{"object.spot-taken"};
        }
        return std::nullopt;
    }

    std::optional<Message> overlap(const RegionPlacement& region) const {
        const std::vector<Hex> hexes = hexesOf(mScenario, mSystem.catalog, MapObject(region));
        for (std::size_t i = 0; i < mBoard.regions.size(); ++i) {
            if (mInstead == ObjectRef{ObjectTable::Regions, i}) continue;
            for (const Hex at : hexesOf(mScenario, mSystem.catalog, MapObject(mBoard.regions[i])))
                if (std::ranges::find(hexes, at) != hexes.end()) return Message{"object.overlaps"};
        }
        return std::nullopt;
    }

    std::optional<Message> emptyBox() const {
        if (mScenario.profile == RuleProfile::Free) return std::nullopt;
        const std::string kind = kindOf(mObject);
        const auto left = leftInBox(mSystem, mScenario, tableOf(mObject), kind, seatOf(mObject));
        if (!left) return std::nullopt;
        int freed = 0;
        if (mInstead)
            if (const auto before = objectAt(mBoard, *mInstead);
                before && kindOf(*before) == kind && seatOf(*before) == seatOf(mObject))
                freed = countOf(*before);
        if (countOf(mObject) <= *left + freed) return std::nullopt;
        return Message{"object.box-empty", {{"left", std::int64_t{std::max(0, *left + freed)}}}};
    }

    const GameSystem& mSystem;
    const Scenario& mScenario;
    const Board& mBoard;
    const MapObject& mObject;
    const std::optional<ObjectRef> mInstead;
};

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
        eachThing(scenario.board, table, [&](const MapObject& object) {
            used[{table, kindOf(object)}] += countOf(object);
        });
    for (BoxCount& count : counts) count.used = used[{count.table, count.kind}];
    if (system.box) system.box(scenario, counts);
    return counts;
}

std::optional<int> leftInBox(const GameSystem& system, const Scenario& scenario, ObjectTable table,
                             const std::string& kind, int seat) {
    if (system.box) {
        // Kinds that share pieces of the box: the game has the last word on what is left in all.
        for (const BoxCount& count : countBox(system, scenario))
            if (count.table == table && count.kind == kind && count.has &&
                !supplyOf(scenario, system.catalog, table, kind).owned)
                return *count.has - count.used;
    }
    const Supply supply = supplyOf(scenario, system.catalog, table, kind);
    if (!supply.count) return std::nullopt;
    int used = 0;
    eachThing(scenario.board, table, [&](const MapObject& object) {
        if (kindOf(object) == kind && (!supply.owned || seatOf(object) == seat)) used += countOf(object);
    });
    return *supply.count - used;
}

std::optional<Message> refusalOf(const GameSystem& system, const Scenario& scenario, const MapObject& object,
                                 std::optional<ObjectRef> instead) {
    return Refusing(system, scenario, object, instead).reason();
}

}  // namespace hexa
