// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/objects.h"

#include "core/edit/builders.h"
#include "core/edit/carrying.h"
#include "core/edit/regionmoves.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace hexa {
namespace {

/// Calls use(table) for the table of that name.
template <class Tables, class Use>
auto withTable(Tables& board, ObjectTable table, Use use) {
    switch (table) {
    case ObjectTable::Edges:
        return use(board.edges);
    case ObjectTable::Pieces:
        return use(board.pieces);
    case ObjectTable::Regions:
        return use(board.regions);
    case ObjectTable::Zones:
        return use(board.zones);
    case ObjectTable::Labels:
        break;
    }
    return use(board.labels);
}

/// Changes of single things of a board, as one edit.
class FurnitureChanges {
public:
    explicit FurnitureChanges(const Board& board) : mBoard(board) {}
    /// Sets the new state of a thing; none removes it.
    void set(ObjectRef ref, std::optional<MapObject> object) { mChanges[ref] = std::move(object); }

    Edit edit() const {
        std::map<EdgeKey, std::optional<EdgeFeature>> edges;
        std::tuple<SplicePieces, SpliceRegions, SpliceZones, SpliceLabels> tables;
        // From behind, so that no change moves the place of the next one.
        for (auto change = mChanges.rbegin(); change != mChanges.rend(); ++change) {
            const auto& [ref, object] = *change;
            if (ref.table == ObjectTable::Edges) {
                edges.emplace(mBoard.edges[ref.index].key(), std::nullopt);
                if (!object) continue;
                const auto& feature = std::get<EdgeFeature>(*object);
                edges[feature.key()] = feature;
            } else {
                splice(tables, ref, object);
            }
        }
        Batch batch;
        SetEdges set;
        for (auto& [key, feature] : edges) set.changes.push_back({key, std::move(feature)});
        if (!set.changes.empty()) batch.edits.push_back({std::move(set)});
        std::apply([&](auto&... table) { (add(batch, std::move(table)), ...); }, tables);
        if (batch.edits.size() == 1) return std::move(batch.edits.front());
        return {std::move(batch)};
    }

private:
    template <class Tables>
    void splice(Tables& tables, ObjectRef ref, const std::optional<MapObject>& object) const {
        withTable(mBoard, ref.table, [&](const auto& table) {
            using Item = typename std::decay_t<decltype(table)>::value_type;
            if constexpr (!std::is_same_v<Item, EdgeFeature>) {
                typename Splices<Item>::Splice one{ref.index, 1, {}};
                if (object) one.inserted.push_back(std::get<Item>(*object));
                std::get<Splices<Item>>(tables).splices.push_back(std::move(one));
            }
        });
    }
    template <class Item>
    static void add(Batch& batch, Splices<Item>&& table) {
        if (!table.splices.empty()) batch.edits.push_back({std::move(table)});
    }

    const Board& mBoard;
    std::map<ObjectRef, std::optional<MapObject>> mChanges;
};

bool isEmpty(const Edit& edit) {
    if (const auto* cells = std::get_if<SetCells>(&edit.operation)) return cells->changes.empty();
    const auto* batch = std::get_if<Batch>(&edit.operation);
    return batch != nullptr && batch->edits.empty();
}

Edit joined(Edit cells, Edit tables) {
    return isEmpty(cells) ? std::move(tables) : together(std::move(cells), std::move(tables));
}

/// Returns the centre of a set of hexes, times their number.
Hex sumOf(const std::vector<Hex>& hexes) {
    Hex sum;
    for (const Hex at : hexes) sum = sum + at;
    return sum;
}

RegionPlacement turnedRegion(const RegionShape& shape, const RegionPlacement& region, int sixths) {
    RegionPlacement result = region;
    result.turns = ((region.turns + sixths) % 6 + 6) % 6;
    // The anchor moves to keep the middle, rounded to a hex if an exact match is impossible.
    const std::vector<Hex> before = hexesOf(region, shape), after = hexesOf(result, shape);
    if (before.empty()) return result;
    const Hex off = sumOf(before) - sumOf(after);
    const auto count = static_cast<double>(before.size());
    result.anchor = result.anchor + rounded(off.q / count, off.r / count);
    return result;
}

/// Returns a feature turned in place. A sided one goes round its hex. One between two hexes would
/// reach sides named after other hexes, and never return, so it uses only the three of its own.
EdgeFeature turnedFeature(EdgeFeature feature, int sixths) {
    const Isometry turn{static_cast<std::uint8_t>((sixths % 6 + 6) % 6), {}};
    feature.attributes.transform(turn);
    const int direction = mapDirection(turn, directionOf(feature));
    if (feature.side < 0) {
        feature.edge.direction = direction % 3;
        return feature;
    }
    const Hex at = hexOf(feature);
    feature.edge = edgeOf(at, direction);
    feature.side = feature.edge.hex == at ? 0 : 1;
    return feature;
}

/// Returns a piece on a corner that was turned by sixths: in place if its direction matters, else,
/// as there is nothing to turn, from one of the two corners named after its hex to the other. So
/// keys reach every corner.
PiecePlacement turnedOnCorner(const Catalog& catalog, const PiecePlacement& piece, int sixths) {
    PiecePlacement turned = mapped(piece, Isometry{static_cast<std::uint8_t>((sixths % 6 + 6) % 6), {}});
    const PieceKind* kind = catalog.pieceKind(piece.kind);
    const bool stays = sixths % 2 == 0 || (kind != nullptr && kind->turns);
    turned.at = piece.at;
    turned.corner = stays ? piece.corner : 1 - piece.corner;
    return turned;
}

}  // namespace

std::optional<MapObject> objectAt(const Board& board, ObjectRef ref) {
    return withTable(board, ref.table, [&](const auto& table) {
        return ref.index < table.size() ? std::optional<MapObject>(table[ref.index]) : std::nullopt;
    });
}

std::optional<ObjectRef> found(const Board& board, ObjectRef before, const MapObject& object) {
    return withTable(board, tableOf(object), [&](const auto& table) -> std::optional<ObjectRef> {
        const auto& wanted = std::get<typename std::decay_t<decltype(table)>::value_type>(object);
        if (before.index < table.size() && table[before.index] == wanted) return before;
        const auto at = std::ranges::find(table, wanted);
        if (at == table.end()) return std::nullopt;
        return ObjectRef{tableOf(object), static_cast<std::size_t>(at - table.begin())};
    });
}

bool isLocked(const MapObject& object) {
    return std::visit([](const auto& thing) { return thing.locked; }, object);
}

int seatOf(const MapObject& object) {
    return std::visit(
        [](const auto& thing) {
            if constexpr (requires { thing.seat; })
                return thing.seat;
            else
                return -1;
        },
        object);
}

std::string kindOf(const MapObject& object) {
    return std::visit(
        [](const auto& thing) -> std::string {
            if constexpr (requires { thing.kind; })
                return thing.kind;
            else
                return {};
        },
        object);
}

std::vector<Hex> hexesOf(const Scenario& scenario, const Catalog& catalog, const MapObject& object) {
    if (const auto* feature = std::get_if<EdgeFeature>(&object)) {
        if (feature->side >= 0) return {hexOf(*feature)};
        const auto [a, b] = hexesOf(feature->edge);
        return {a, b};
    }
    if (const auto* piece = std::get_if<PiecePlacement>(&object)) {
        std::vector<Hex> hexes = hexesOf(*piece);
        std::stable_partition(hexes.begin(), hexes.end(),
                              [&](Hex at) { return scenario.board.find(at) != nullptr; });
        return hexes;
    }
    if (const auto* zone = std::get_if<Zone>(&object)) return zone->hexes;
    if (const auto* label = std::get_if<BoardLabel>(&object)) return {label->at};
    const auto& region = std::get<RegionPlacement>(object);
    const RegionShape* shape = shapeOf(scenario, catalog, region.kind);
    return shape == nullptr ? std::vector{region.anchor} : hexesOf(region, *shape);
}

MapObject mapped(MapObject object, const Isometry& isometry) {
    return std::visit([&](auto thing) -> MapObject { return mapped(std::move(thing), isometry); },
                      std::move(object));
}

std::vector<ObjectRef> objectsAt(const Scenario& scenario, const Catalog& catalog, Hex at) {
    std::vector<ObjectRef> refs;
    const auto look = [&](ObjectTable table, const auto& items) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::vector<Hex> hexes = hexesOf(scenario, catalog, MapObject(items[i]));
            if (std::ranges::find(hexes, at) != hexes.end()) refs.push_back({table, i});
        }
    };
    const Board& board = scenario.board;
    look(ObjectTable::Zones, board.zones);
    look(ObjectTable::Regions, board.regions);
    look(ObjectTable::Edges, board.edges);
    look(ObjectTable::Pieces, board.pieces);
    look(ObjectTable::Labels, board.labels);
    return refs;
}

std::vector<ObjectRef> objectsWhere(const Board& board, const std::function<bool(const MapObject&)>& fits) {
    std::vector<ObjectRef> refs;
    for (const ObjectTable table : {ObjectTable::Edges, ObjectTable::Pieces, ObjectTable::Regions,
                                    ObjectTable::Zones, ObjectTable::Labels})
        withTable(board, table, [&](const auto& items) {
            for (std::size_t i = 0; i < items.size(); ++i)
                if (fits(items[i])) refs.push_back({table, i});
        });
    return refs;
}

Edit putObject(const Scenario& scenario, const Catalog& catalog, MapObject object) {
    if (auto* feature = std::get_if<EdgeFeature>(&object)) {
        SetEdges edges;
        const EdgeKey key = feature->key();
        const auto at = std::ranges::lower_bound(scenario.board.edges, key, {}, &EdgeFeature::key);
        const bool kept = at != scenario.board.edges.end() && at->key() == key && at->locked;
        if (!kept) edges.changes.push_back({key, std::move(*feature)});
        return {std::move(edges)};
    }
    Edit cells{Batch{}};
    if (const auto* region = std::get_if<RegionPlacement>(&object))
        cells = layCells(scenario, catalog, {}, {region, 1});
    Edit put = withTable(scenario.board, tableOf(object), [&](const auto& table) -> Edit {
        using Item = typename std::decay_t<decltype(table)>::value_type;
        if constexpr (std::is_same_v<Item, EdgeFeature>)
            return {Batch{}};
        else
            return {Splices<Item>{{{table.size(), 0, {std::get<Item>(std::move(object))}}}}};
    });
    return joined(std::move(cells), std::move(put));
}

Edit changeObject(const Scenario& scenario, const Catalog& catalog, ObjectRef ref, MapObject object) {
    const ObjectChange one{ref, std::move(object)};
    return changeObjects(scenario, catalog, {&one, 1});
}

Edit changeObjects(const Scenario& scenario, const Catalog& catalog, std::span<const ObjectChange> all) {
    FurnitureChanges changes(scenario.board);
    std::vector<RegionMove> moves;
    std::vector<RegionPlacement> gone, come;  // of another kind than before
    std::set<ObjectRef> changed;
    for (const auto& [ref, object] : all) {
        const auto before = objectAt(scenario.board, ref);
        if (!before || isLocked(*before) || tableOf(object) != ref.table) continue;
        changes.set(ref, object);
        changed.insert(ref);
        const auto* region = std::get_if<RegionPlacement>(&object);
        if (region == nullptr) continue;
        const auto& old = std::get<RegionPlacement>(*before);
        if (old.kind == region->kind) {
            moves.push_back({old, *region});
        } else {
            gone.push_back(old);
            come.push_back(*region);
        }
    }
    for (auto& [ref, object] : goingAlong(scenario, catalog, moves))
        if (!changed.contains(ref)) changes.set(ref, std::move(object));
    Edit cells = moveCells(scenario, catalog, moves);
    if (!gone.empty()) cells = together(std::move(cells), layCells(scenario, catalog, gone, come));
    return joined(std::move(cells), changes.edit());
}

Edit swapRegions(const Scenario& scenario, const Catalog& catalog, std::size_t first, std::size_t second) {
    const auto& regions = scenario.board.regions;
    if (first == second || first >= regions.size() || second >= regions.size()) return {Batch{}};
    const auto to = posesSwapped(scenario, catalog, regions[first], regions[second]);
    if (!to) return {Batch{}};
    const std::array<ObjectChange, 2> both{
        {{{ObjectTable::Regions, first}, to->first}, {{ObjectTable::Regions, second}, to->second}}};
    return changeObjects(scenario, catalog, both);
}

Edit removeObjects(const Scenario& scenario, const Catalog& catalog, std::span<const ObjectRef> refs) {
    FurnitureChanges changes(scenario.board);
    std::vector<RegionPlacement> gone;
    for (const ObjectRef ref : std::set<ObjectRef>(refs.begin(), refs.end())) {
        const auto object = objectAt(scenario.board, ref);
        if (!object || isLocked(*object)) continue;
        changes.set(ref, std::nullopt);
        if (const auto* region = std::get_if<RegionPlacement>(&*object)) gone.push_back(*region);
    }
    return joined(layCells(scenario, catalog, gone, {}), changes.edit());
}

Edit setObjectsLocked(const Scenario& scenario, std::span<const ObjectRef> refs, bool locked) {
    FurnitureChanges changes(scenario.board);
    for (const ObjectRef ref : refs) {
        auto object = objectAt(scenario.board, ref);
        if (!object) continue;
        std::visit([locked](auto& thing) { thing.locked = locked; }, *object);
        changes.set(ref, std::move(object));
    }
    return changes.edit();
}

MapObject turned(const Scenario& scenario, const Catalog& catalog, const MapObject& object, int sixths) {
    const auto linear = static_cast<std::uint8_t>((sixths % 6 + 6) % 6);
    const auto about = [&](Hex at) {
        return compose(Isometry{0, at}, compose(Isometry{linear, {}}, Isometry{0, Hex{} - at}));
    };
    if (const auto* piece = std::get_if<PiecePlacement>(&object)) {
        if (!piece->onCorner()) return mapped(*piece, about(piece->at));
        return turnedOnCorner(catalog, *piece, sixths);
    }
    if (const auto* feature = std::get_if<EdgeFeature>(&object)) return turnedFeature(*feature, sixths);
    const auto* region = std::get_if<RegionPlacement>(&object);
    const RegionShape* shape = region == nullptr ? nullptr : shapeOf(scenario, catalog, region->kind);
    if (shape == nullptr) return object;
    return turnedRegion(*shape, *region, sixths);
}

Scenario partOf(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes,
                std::span<const ObjectRef> things) {
    const std::set<Hex> wanted(hexes.begin(), hexes.end());
    Scenario part;
    part.system = scenario.system;
    part.board.orientation = scenario.board.orientation;
    std::vector<Board::Change> cells;
    for (const Hex at : wanted)
        if (auto state = scenario.board.state(at)) cells.push_back({at, std::move(state)});
    part.board.apply(cells);
    const auto inside = [&](const MapObject& object) {
        std::vector<Hex> own = hexesOf(scenario, catalog, object);
        // On corners at the rim, the hexes beyond it don't count.
        if (tableOf(object) == ObjectTable::Pieces && own.size() > 1)
            std::erase_if(own, [&](Hex at) { return scenario.board.find(at) == nullptr; });
        return !own.empty() && std::ranges::all_of(own, [&](Hex at) { return wanted.contains(at); });
    };
    for (const ObjectTable table :
         {ObjectTable::Edges, ObjectTable::Regions, ObjectTable::Pieces, ObjectTable::Labels})
        withTable(scenario.board, table, [&](const auto& items) {
            for (std::size_t i = 0; i < items.size(); ++i) {
                const bool named = std::ranges::find(things, ObjectRef{table, i}) != things.end();
                if (!named && (wanted.empty() || !inside(MapObject(items[i])))) continue;
                using Item = typename std::decay_t<decltype(items)>::value_type;
                withTable(part.board, table, [&](auto& target) {
                    if constexpr (std::is_same_v<typename std::decay_t<decltype(target)>::value_type, Item>)
                        target.push_back(items[i]);
                });
            }
        });
    const auto needed = [&](const RegionShape& shape) {
        return std::ranges::find(part.board.regions, shape.id, &RegionPlacement::kind) !=
               part.board.regions.end();
    };
    std::ranges::copy_if(scenario.shapes, std::back_inserter(part.shapes), needed);
    return part;
}

std::vector<RegionShape> shapesWithPart(const Scenario& scenario, const Catalog& catalog, Scenario& part) {
    Scenario joined;
    joined.shapes = scenario.shapes;
    std::map<std::string, std::string> renamed;
    for (RegionShape& shape : part.shapes) {
        const std::string id = shape.id;
        const RegionShape* there = shapeOf(joined, catalog, id);
        for (int number = 2; there != nullptr && *there != shape; ++number) {
            shape.id = id + '-' + std::to_string(number);
            there = shapeOf(joined, catalog, shape.id);
        }
        renamed[id] = shape.id;
        if (there == nullptr) joined.shapes.push_back(shape);
    }
    for (RegionPlacement& region : part.board.regions)
        if (const auto name = renamed.find(region.kind); name != renamed.end()) region.kind = name->second;
    return std::move(joined.shapes);
}

std::vector<MapObject> thingsOf(const Board& board) {
    std::vector<MapObject> things;
    things.insert(things.end(), board.regions.begin(), board.regions.end());
    things.insert(things.end(), board.edges.begin(), board.edges.end());
    things.insert(things.end(), board.pieces.begin(), board.pieces.end());
    things.insert(things.end(), board.labels.begin(), board.labels.end());
    return things;
}

Edit makeRegion(const Scenario& scenario, const Catalog& catalog, const Localized& name,
                std::span<const Hex> hexes) {
    const std::set<Hex> parts(hexes.begin(), hexes.end());
    if (parts.empty()) return {Batch{}};
    RegionShape shape;
    int number = 1;
    do shape.id = "region-" + std::to_string(number++);
    while (shapeOf(scenario, catalog, shape.id) != nullptr);
    shape.name = name;
    const Hex anchor = *parts.begin();
    for (const Hex at : parts) {
        const Cell* cell = scenario.board.find(at);
        const bool tile = cell != nullptr && isTile(cell->kind);
        shape.parts.push_back({at - anchor,
                               tile ? catalog.kind(cell->kind).id : std::string(),
                               scenario.board.detailsOf(at).attributes,
                               {}});
    }
    SetShapes shapes{scenario.shapes};
    RegionPlacement region;
    region.kind = shape.id;
    region.anchor = anchor;
    shapes.shapes.push_back(std::move(shape));
    return {Batch{
        {{std::move(shapes)}, {SpliceRegions{{{scenario.board.regions.size(), 0, {std::move(region)}}}}}}}};
}

Edit renameRegion(const Scenario& scenario, std::string_view shape, const Localized& name) {
    SetShapes shapes{scenario.shapes};
    const auto own = std::ranges::find(shapes.shapes, shape, &RegionShape::id);
    if (own == shapes.shapes.end()) return {Batch{}};
    own->name = name;
    return {std::move(shapes)};
}

Edit paintZone(const Scenario& scenario, std::size_t zone, std::span<const Hex> hexes, bool inside) {
    if (zone >= scenario.board.zones.size() || scenario.board.zones[zone].locked) return {Batch{}};
    Zone painted = scenario.board.zones[zone];
    const std::set<Hex> wanted(hexes.begin(), hexes.end());
    if (inside) {
        const std::set<Hex> known(painted.hexes.begin(), painted.hexes.end());
        for (const Hex at : wanted)
            if (!known.contains(at) && withinLimits(at)) painted.hexes.push_back(at);
    } else {
        std::erase_if(painted.hexes, [&](Hex at) { return wanted.contains(at); });
    }
    return {SpliceZones{{{zone, 1, {std::move(painted)}}}}};
}

}  // namespace hexa
