// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/edit/objects.h"
#include "tests/core/edit/after.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hexa;
using namespace hexa::test;

namespace {

/// Returns all things of a map with their places in its tables.
std::vector<ObjectRef> refsOf(const Board& board) {
    std::vector<ObjectRef> refs;
    const auto add = [&](ObjectTable table, std::size_t size) {
        for (std::size_t i = 0; i < size; ++i) refs.push_back({table, i});
    };
    add(ObjectTable::Edges, board.edges.size());
    add(ObjectTable::Pieces, board.pieces.size());
    add(ObjectTable::Regions, board.regions.size());
    add(ObjectTable::Zones, board.zones.size());
    add(ObjectTable::Labels, board.labels.size());
    return refs;
}

/// Returns a field of cells about the middle, with a meadow on every second one.
Scenario field(int radius) {
    Scenario scenario;
    scenario.system = "toy";
    for (const Hex at : disc({0, 0}, radius)) {
        Cell cell;
        cell.at = at;
        if ((at.q + at.r) % 2 == 0) cell.kind = kindIdAt(0);
        scenario.board.put(CellState(cell));
    }
    return scenario;
}

PiecePlacement sheepAt(Hex at) {
    PiecePlacement piece;
    piece.kind = "sheep";
    piece.at = at;
    return piece;
}

std::set<Hex> covered(const Scenario& scenario, const Catalog& catalog, const MapObject& object) {
    const auto hexes = hexesOf(scenario, catalog, object);
    return {hexes.begin(), hexes.end()};
}

}  // namespace

class ObjectsTest : public QObject {
    Q_OBJECT

    const Catalog mCatalog = toySystem().catalog;

    template <class Law>
    bool forAll(const char* law, Law check) {
        return rc::check(law, [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario scenario = randomScenario(rng, mCatalog, dice.size);
            check(rng, scenario);
        });
    }

private slots:
    void putThings() {
        QVERIFY(forAll("it is there, on top; undone exactly", [&](Rng& rng, const Scenario& scenario) {
            const Scenario other = randomScenario(rng, mCatalog, 60);
            for (const ObjectRef ref : refsOf(other.board)) {
                const MapObject object = *objectAt(other.board, ref);
                if (const auto* region = std::get_if<RegionPlacement>(&object))
                    if (shapeOf(scenario, mCatalog, region->kind) == nullptr) continue;
                const Edit edit = putObject(scenario, mCatalog, object);
                Scenario now = scenario;
                const Edit back = apply(now, edit);
                const auto at = found(now.board, {ref.table, 0}, object);
                const auto* feature = std::get_if<EdgeFeature>(&object);
                const bool kept = feature != nullptr && !at;
                if (kept)  // a locked one of its key stays
                    RC_ASSERT(now == scenario);
                else
                    RC_ASSERT(at.has_value());
                if (feature == nullptr)
                    RC_ASSERT(objectAt(now.board, {ref.table, refsOf(now.board).size()}) == std::nullopt);
                (void)apply(now, back);
                RC_ASSERT(now == scenario);
            }
        }));
    }

    void changeThings() {
        QVERIFY(forAll("only that one, none that is locked", [&](Rng& rng, const Scenario& scenario) {
            const Isometry shift{0, randomHex(rng, 2)};
            for (const ObjectRef ref : refsOf(scenario.board)) {
                const MapObject before = *objectAt(scenario.board, ref);
                const MapObject wanted = mapped(before, shift);
                Scenario now = scenario;
                const Edit back = apply(now, changeObject(scenario, mCatalog, ref, wanted));
                if (isLocked(before))
                    RC_ASSERT(now == scenario);
                else if (ref.table == ObjectTable::Edges)
                    RC_ASSERT(found(now.board, ref, wanted).has_value());
                else
                    RC_ASSERT(objectAt(now.board, ref) == std::optional(wanted));
                (void)apply(now, back);
                RC_ASSERT(now == scenario);
            }
        }));
    }

    void changeSeveralThings() {
        QVERIFY(
            forAll("all that are not locked, as one; back exactly", [&](Rng& rng, const Scenario& scenario) {
                const Isometry shift{0, randomHex(rng, 2)};
                std::vector<ObjectChange> all;
                for (const ObjectRef ref : refsOf(scenario.board))
                    all.push_back({ref, mapped(*objectAt(scenario.board, ref), shift)});
                Scenario now = scenario;
                const Edit back = apply(now, changeObjects(scenario, mCatalog, all));
                for (const auto& [ref, wanted] : all)
                    if (!isLocked(*objectAt(scenario.board, ref)))
                        RC_ASSERT(found(now.board, ref, wanted).has_value());
                (void)apply(now, back);
                RC_ASSERT(now == scenario);
            }));
    }

    void oneComesToWhereAnotherWas() {
        Scenario map = field(4);
        EdgeFeature fence;
        fence.kind = "fence";
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}, Hex{2, 0}}) {
            fence.edge = edgeOf(at, 1);
            fence.seat = at.q;
            map = after(map, putObject(map, mCatalog, fence));
        }
        std::vector<ObjectChange> all;
        for (const ObjectRef ref : refsOf(map.board))
            all.push_back({ref, mapped(*objectAt(map.board, ref), Isometry{0, {1, 0}})});
        const Scenario moved = after(map, changeObjects(map, mCatalog, all));
        QCOMPARE(moved.board.edges.size(), std::size_t{3});
        for (const EdgeFeature& feature : moved.board.edges) QCOMPARE(feature.edge.hex.q, feature.seat + 1);
        // Regions: the tiles of the one that comes stay, those of the one that left go.
        Scenario land = field(5);
        const RegionPlacement farm{"farm", {0, 1}, 0, false, false, {}};
        RegionPlacement next = farm;
        next.anchor = {0, 1 + 2};
        land = after(land, putObject(land, mCatalog, farm));
        land = after(land, putObject(land, mCatalog, next));
        RegionPlacement far = farm;
        far.anchor = {0, -3};
        const std::vector<ObjectChange> both{{{ObjectTable::Regions, 0}, next},
                                             {{ObjectTable::Regions, 1}, far}};
        const Scenario after2 = after(land, changeObjects(land, mCatalog, both));
        QVERIFY(after2.board.find({0, 3})->kind == kindIdAt(0));
        QVERIFY(after2.board.find({0, -3})->kind == kindIdAt(0));
        QVERIFY(after2.board.find({0, 1})->kind == KindId::Empty);
    }

    void whereThingsFit() {
        Scenario map = field(2);
        map.board.pieces = {sheepAt({0, 0}), sheepAt({1, 0})};
        map.board.labels = {{{0, 1}, Localized("Mill"), false, {}}};
        const auto sheep =
            objectsWhere(map.board, [](const MapObject& object) { return kindOf(object) == "sheep"; });
        QVERIFY(sheep == (std::vector<ObjectRef>{{ObjectTable::Pieces, 0}, {ObjectTable::Pieces, 1}}));
        QVERIFY(objectsWhere(map.board, [](const MapObject&) { return true; }) == refsOf(map.board));
    }

    void ownRegionsGetAnotherName() {
        Scenario map = field(2);
        const std::vector<Hex> hexes{{0, 0}};
        map = after(map, makeRegion(map, mCatalog, Localized("Shore"), hexes));
        Scenario named = map;
        const Edit back = apply(named, renameRegion(map, map.shapes[0].id, Localized("Beach")));
        QCOMPARE(named.shapes[0].name.in("en"), std::string_view("Beach"));
        QVERIFY(after(named, back) == map);
        QVERIFY(after(map, renameRegion(map, "farm", Localized("Ranch"))) == map);  // the game's
    }

    void removeThings() {
        QVERIFY(forAll("all but locked ones; back exactly", [&](Rng& rng, const Scenario& scenario) {
            std::vector<ObjectRef> some;
            std::size_t locked = 0, left = 0;
            for (const ObjectRef ref : refsOf(scenario.board)) {
                if (between(rng, 0, 1) == 0) {
                    ++left;
                    continue;
                }
                locked += isLocked(*objectAt(scenario.board, ref)) ? 1 : 0;
                some.push_back(ref);
            }
            Scenario now = scenario;
            const Edit back = apply(now, removeObjects(scenario, mCatalog, some));
            RC_ASSERT(refsOf(now.board).size() == left + locked);
            (void)apply(now, back);
            RC_ASSERT(now == scenario);
        }));
    }

    void lockThings() {
        QVERIFY(forAll("locked and open again", [&](Rng&, const Scenario& scenario) {
            const auto refs = refsOf(scenario.board);
            const Scenario locked = after(scenario, setObjectsLocked(scenario, refs, true));
            for (const ObjectRef ref : refs) RC_ASSERT(isLocked(*objectAt(locked.board, ref)));
            RC_ASSERT(after(locked, removeObjects(locked, mCatalog, refs)) == locked);
            const Scenario open = after(locked, setObjectsLocked(locked, refs, false));
            for (const ObjectRef ref : refs) RC_ASSERT(!isLocked(*objectAt(open.board, ref)));
        }));
    }

    void turnedSixTimesIsTheSame() {
        QVERIFY(forAll("a full turn, by ones and at once", [&](Rng& rng, const Scenario& scenario) {
            for (const ObjectRef ref : refsOf(scenario.board)) {
                const MapObject start = *objectAt(scenario.board, ref);
                RC_ASSERT(turned(scenario, mCatalog, start, 6) == start);
                RC_ASSERT(turned(scenario, mCatalog, start, 0) == start);
                if (ref.table == ObjectTable::Regions) continue;  // rounded to hexes, see below
                MapObject now = start;
                for (int i = 0; i < 6; ++i) now = turned(scenario, mCatalog, now, 1);
                RC_ASSERT(now == start);
                const int by = between(rng, -6, 6);
                RC_ASSERT(turned(scenario, mCatalog, turned(scenario, mCatalog, start, by), -by) == start);
            }
        }));
    }

    /// Three hexes about a corner cover the same ones after thirds of a turn, in any position.
    void threefoldRegionsTurnInPlace() {
        Catalog catalog = mCatalog;
        catalog.regionShapes = {
            {"tri", {}, {{{0, 0}, "", {}, {}}, {{1, 0}, "", {}, {}}, {{0, 1}, "", {}, {}}}, {}, {}, {}},
            {"ring", {}, {}, {}, {}, {}}};
        for (const Hex at : ring({4, -2}, 1)) catalog.regionShapes[1].parts.push_back({at, "", {}, {}});
        const Scenario scenario;
        for (int turns = 0; turns < 6; ++turns)
            for (const bool mirrored : {false, true}) {
                const MapObject tri = RegionPlacement{"tri", {3, -1}, turns, mirrored, false, {}};
                for (const int by : {2, 4})
                    QVERIFY(covered(scenario, catalog, turned(scenario, catalog, tri, by)) ==
                            covered(scenario, catalog, tri));
                const MapObject ring = RegionPlacement{"ring", {3, -1}, turns, mirrored, false, {}};
                for (int by = 1; by < 6; ++by)
                    QVERIFY(covered(scenario, catalog, turned(scenario, catalog, ring, by)) ==
                            covered(scenario, catalog, ring));
            }
    }

    void regionsBringTheirTiles() {
        Scenario map = field(3);
        const RegionPlacement farm{"farm", {0, 1}, 0, false, false, {}};
        const Scenario put = after(map, putObject(map, mCatalog, farm));
        QVERIFY(put.board.find({0, 1})->kind == kindIdAt(0) && put.board.find({1, 1})->kind == kindIdAt(0));
        const ObjectRef ref{ObjectTable::Regions, 0};
        RegionPlacement moved = farm;
        moved.anchor = {0, -2};
        const Scenario there = after(put, changeObject(put, mCatalog, ref, moved));
        QVERIFY(there.board.find({0, 1})->kind == KindId::Empty &&
                there.board.find({1, 1})->kind == KindId::Empty);
        QVERIFY(there.board.find({0, -2})->kind == kindIdAt(0));
        const Scenario gone = after(there, removeObjects(there, mCatalog, std::vector{ref}));
        QVERIFY(gone.board.regions.empty() && gone.board.find({0, -2})->kind == KindId::Empty);
        QCOMPARE(gone.board.cellCount(), map.board.cellCount());
        // Beyond the map it makes cells; a locked cell does not change.
        RegionPlacement far = farm;
        far.anchor = {9, 9};
        QCOMPARE(after(map, putObject(map, mCatalog, far)).board.cellCount(), map.board.cellCount() + 3);
        CellState lake = *map.board.state({0, 1});
        lake.cell.kind = KindId::Blank;
        lake.cell.locked = true;
        map.board.put(lake);
        QVERIFY(after(map, putObject(map, mCatalog, farm)).board.find({0, 1})->kind == KindId::Blank);
    }

    /// A region's data about its cells is placed with them, and turned with the region.
    void regionsBringWhatTheirCellsHave() {
        Catalog catalog = mCatalog;
        catalog.cellProperties.push_back({"coast", {}, Property::Type::Sides, 0, 0, {}, Sides{}});
        const Property& flooded = catalog.cellProperties[0];
        const Property& coast = catalog.cellProperties[1];
        RegionShape& farm = catalog.regionShapes[0];
        flooded.give(farm.parts[0].attributes, true);
        coast.give(farm.parts[1].attributes, Sides{0b000001});
        flooded.give(farm.parts[2].attributes, true);  // a part without a tile
        const auto has = [&](const Scenario& map, const Property& property, Hex at) {
            return property.of(map.board.detailsOf(at).attributes);
        };
        // On Meadows that have something of their own already: the region's counts.
        Scenario map;
        map.system = "toy";
        for (const Hex at : disc({0, 0}, 3)) {
            CellDetails details;
            if (at == Hex{1, 0}) flooded.give(details.attributes, true);
            details.note = "kept";
            Cell cell;
            cell.at = at;
            cell.kind = kindIdAt(0);
            map.board.put(CellState(cell, details));
        }
        RegionPlacement region{"farm", {0, 0}, 0, false, false, {}};
        const Edit put = putObject(map, catalog, region);
        Scenario lies = map;
        const Edit back = apply(lies, put);
        QVERIFY(has(lies, flooded, {0, 0}) == AttributeValue(true));
        QVERIFY(has(lies, flooded, {1, 0}) == AttributeValue(false));
        QVERIFY(has(lies, coast, {1, 0}) == AttributeValue(Sides{0b000001}));
        QVERIFY(has(lies, flooded, {0, 1}) == AttributeValue(true));
        QCOMPARE(lies.board.detailsOf({0, 0}).note, std::string("kept"));
        QVERIFY(after(lies, back) == map);
        // Turned in place on tiles of one kind: their contents turn too.
        const ObjectRef ref{ObjectTable::Regions, 0};
        const MapObject turn = turned(lies, catalog, lies.board.regions[0], 2);
        const Scenario round = after(lies, changeObject(lies, catalog, ref, turn));
        const std::vector<Hex> hexes = hexesOf(lies, catalog, turn);
        QVERIFY(covered(lies, catalog, turn) == covered(lies, catalog, region));
        QVERIFY(has(round, flooded, hexes[0]) == AttributeValue(true));
        QVERIFY(has(round, coast, hexes[1]) == AttributeValue(Sides{0b000001}.mapped(Isometry{2, {}})));
        QVERIFY(has(round, coast, hexes[0]) == AttributeValue(Sides{}));
        // Empty slots without details remain in its place.
        const Scenario gone = after(lies, removeObjects(lies, catalog, std::vector{ref}));
        QVERIFY(gone.board.detailsOf({0, 0}).empty() && gone.board.find({0, 0})->kind == KindId::Empty);
    }

    /// The designer of regions: hexes with the contents of their cells, made a region, keep their
    /// arrangement elsewhere.
    void aRegionTakesWhatItsCellsHave() {
        Scenario map = field(4);
        CellDetails details;
        mCatalog.cellProperties[0].give(details.attributes, true);
        Cell meadow;
        meadow.kind = kindIdAt(0);
        map.board.put(CellState(meadow, details));
        const std::vector<Hex> hexes{{0, 0}, {1, 0}, {0, 1}};
        map = after(map, makeRegion(map, mCatalog, Localized("Marsh"), hexes));
        RegionPlacement again = map.board.regions[0];
        again.anchor = {0, -3};
        map = after(map, putObject(map, mCatalog, again));
        QVERIFY(map.board.detailsOf({0, -3}).attributes == details.attributes);
        QVERIFY(map.board.detailsOf({1, -3}).attributes.empty());
    }

    /// A region moves and turns together with its contents: tiles with their properties, pieces,
    /// walls, labels. Locked things stay.
    void regionsTakeAlongWhatIsOnThem() {
        Scenario map = field(5);
        map = after(map, putObject(map, mCatalog, RegionPlacement{"farm", {0, 1}, 0, false, false, {}}));
        CellDetails details;
        details.note = "spring";
        map = after(map, setDetails(map, {1, 1}, details));
        const TileId id = map.board.find({1, 1})->id;
        PiecePlacement sheep = sheepAt({0, 2});
        sheep.turns = 1;
        map.board.pieces = {sheep, sheepAt({1, 1}), sheepAt({3, 1})};
        map.board.pieces[1].locked = true;
        map.board.labels = {{{0, 1}, Localized("Here"), false, {}}};
        map.board.edges = {edgeFeature({0, 1}, 0, "fence", false), edgeFeature({0, 1}, 4, "wall", true)};
        std::ranges::sort(map.board.edges, {}, &EdgeFeature::key);
        const MapObject to = RegionPlacement{"farm", {0, -3}, 2, false, false, {}};
        const Edit edit = changeObject(map, mCatalog, {ObjectTable::Regions, 0}, to);
        Scenario moved = map;
        const Edit back = apply(moved, edit);
        const std::vector<Hex> hexes = hexesOf(map, mCatalog, to);
        QVERIFY(moved.board.find(hexes[1])->id == id);
        QCOMPARE(moved.board.detailsOf(hexes[1]).note, std::string("spring"));
        QVERIFY(moved.board.find({1, 1})->kind == KindId::Empty && moved.board.detailsOf({1, 1}).empty());
        QVERIFY(moved.board.pieces[0].at == hexes[2]);
        QCOMPARE(moved.board.pieces[0].turns, 3);
        QVERIFY(moved.board.pieces[1] == map.board.pieces[1] && moved.board.pieces[2] == map.board.pieces[2]);
        QVERIFY(moved.board.labels[0].at == hexes[0]);
        for (const EdgeFeature& feature : moved.board.edges)
            QVERIFY(feature.kind == "wall"
                        ? hexOf(feature) == hexes[0] &&
                              directionOf(feature) == mapDirection(Isometry{2, {}}, 4)
                        : hexesOf(feature.edge)[0] == hexes[0] || hexesOf(feature.edge)[1] == hexes[0]);
        QVERIFY(after(moved, back) == map);
        // A separately named thing goes to its own destination.
        const std::vector<ObjectChange> both{{{ObjectTable::Regions, 0}, to},
                                             {{ObjectTable::Pieces, 0}, sheepAt({4, 0})}};
        QVERIFY(after(map, changeObjects(map, mCatalog, both)).board.pieces[0] == sheepAt({4, 0}));
    }

    void regionsChangePlaces() {
        Scenario map = field(5);
        map.shapes = {*mCatalog.regionShape("farm")};
        map.shapes[0].id = "ranch";
        map.shapes[0].parts[2].kind = "meadow";
        const RegionPlacement farm{"farm", {0, 0}, 0, false, false, {}};
        // On three hexes of the same form, but from another corner of them.
        const MapObject ranch =
            turned(map, mCatalog, RegionPlacement{"ranch", {2, -1}, 0, false, false, {}}, 2);
        map = after(map, putObject(map, mCatalog, farm));
        map = after(map, putObject(map, mCatalog, ranch));
        map.board.pieces = {sheepAt({1, 0}), sheepAt({2, 0})};
        const std::set<Hex> first = covered(map, mCatalog, farm), second = covered(map, mCatalog, ranch);
        Scenario swapped = map;
        const Edit back = apply(swapped, swapRegions(map, mCatalog, 0, 1));
        QVERIFY(covered(swapped, mCatalog, swapped.board.regions[0]) == second);
        QVERIFY(covered(swapped, mCatalog, swapped.board.regions[1]) == first);
        QVERIFY(second.contains(swapped.board.pieces[0].at) && first.contains(swapped.board.pieces[1].at));
        int meadows = 0;
        for (const Hex at : first) meadows += swapped.board.find(at)->kind == kindIdAt(0);
        QCOMPARE(meadows, 3);
        QVERIFY(after(swapped, back) == map);
        QVERIFY(after(swapped, swapRegions(swapped, mCatalog, 0, 1)).board.pieces == map.board.pieces);
        // Locked ones, cells under them, and others of another form stay.
        Scenario locked = map;
        locked.board.regions[1].locked = true;
        QVERIFY(after(locked, swapRegions(locked, mCatalog, 0, 1)) == locked);
        locked = after(map, setLocked(map, std::vector<Hex>(first.begin(), first.end()), true));
        QVERIFY(after(locked, swapRegions(locked, mCatalog, 0, 1)) == locked);
        Scenario other = map;
        other.shapes[0].parts.pop_back();
        QVERIFY(after(other, swapRegions(other, mCatalog, 0, 1)) == other);
        QVERIFY(after(map, swapRegions(map, mCatalog, 0, 0)) == map);
    }

    void thingsAtAHex() {
        Scenario map = field(2);
        map.board.zones = {{"z", {}, -1, {{0, 0}, {1, 0}}, {}, false, {}}};
        map.board.edges = {edgeFeature({0, 0}, 0, "fence", false), edgeFeature({1, 0}, 3, "wall", true)};
        map.board.pieces = {sheepAt({0, 0})};
        map.board.labels = {{{0, 0}, {}, false, {}}};
        const std::vector<ObjectRef> middle{{ObjectTable::Zones, 0},
                                            {ObjectTable::Edges, 0},
                                            {ObjectTable::Pieces, 0},
                                            {ObjectTable::Labels, 0}};
        QVERIFY(objectsAt(map, mCatalog, {0, 0}) == middle);
        const std::vector<ObjectRef> right{
            {ObjectTable::Zones, 0}, {ObjectTable::Edges, 0}, {ObjectTable::Edges, 1}};
        QVERIFY(objectsAt(map, mCatalog, {1, 0}) == right);
        QVERIFY(found(map.board, {ObjectTable::Pieces, 7}, map.board.pieces[0]) ==
                (ObjectRef{ObjectTable::Pieces, 0}));
        QVERIFY(!found(map.board, {ObjectTable::Pieces, 0}, sheepAt({5, 5})));
        QVERIFY(!objectAt(map.board, {ObjectTable::Regions, 0}));
    }

    /// Own regions are copied with a part, under a free ID.
    void shapesOfAPart() {
        Scenario from = field(3);
        from.shapes = {{"lake", Localized("Lake"), {{{0, 0}, "", {}, {}}}, {}, {}, {}},
                       {"wood", Localized("Wood"), {{{0, 0}, "", {}, {}}}, {}, {}, {}}};
        from.board.regions = {{"lake", {0, 0}, 0, false, false, {}}, {"wood", {2, 0}, 0, false, false, {}}};
        const std::vector<Hex> hexes{{0, 0}};
        const Scenario copied = partOf(from, mCatalog, hexes);
        QCOMPARE(copied.shapes.size(), std::size_t{1});  // only what it needs
        const auto idsIn = [&](Scenario target) {
            Scenario part = copied;
            const auto shapes = shapesWithPart(target, mCatalog, part);
            target.shapes = shapes;
            const RegionShape* shape = shapeOf(target, mCatalog, part.board.regions.at(0).kind);
            RegionShape named = copied.shapes[0];
            if (shape != nullptr) named.id = shape->id;
            const bool same = shape != nullptr && *shape == named;
            return std::pair(shapes.size(), same ? part.board.regions[0].kind : std::string("another shape"));
        };
        Scenario target = field(1);
        QVERIFY(idsIn(target) == std::pair(std::size_t{1}, std::string("lake")));
        target.shapes = copied.shapes;
        QVERIFY(idsIn(target) == std::pair(std::size_t{1}, std::string("lake")));
        target.shapes[0].parts.push_back({{1, 0}, "", {}, {}});
        QVERIFY(idsIn(target) == std::pair(std::size_t{2}, std::string("lake-2")));
        target.shapes.push_back(target.shapes[0]);
        target.shapes[1].id = "lake-2";
        QVERIFY(idsIn(target) == std::pair(std::size_t{3}, std::string("lake-3")));
    }

    void hexesBecomeARegion() {
        Scenario map = field(2);
        CellState meadow = *map.board.state({0, 0});
        meadow.cell.kind = kindIdAt(0);
        map.board.put(meadow);
        const std::vector<Hex> hexes{{1, 0}, {0, 0}, {1, 0}};
        const Scenario made = after(map, makeRegion(map, mCatalog, Localized("Shore"), hexes));
        QCOMPARE(made.shapes.size(), std::size_t{1});
        QCOMPARE(made.shapes[0].parts.size(), std::size_t{2});
        QCOMPARE(made.shapes[0].parts[0].kind, std::string("meadow"));
        QVERIFY(made.board.cells().size() == map.board.cells().size());
        const std::vector<Hex> lies = hexesOf(made, mCatalog, MapObject(made.board.regions.back()));
        QVERIFY(lies == (std::vector<Hex>{{0, 0}, {1, 0}}));
        // The next one has a name of its own.
        const std::vector<Hex> more{{0, 1}};
        const Scenario two = after(made, makeRegion(made, mCatalog, Localized("Isle"), more));
        QVERIFY(two.shapes[1].id != two.shapes[0].id);
        QVERIFY(after(map, makeRegion(map, mCatalog, Localized("None"), {})) == map);
    }

    void zonesArePainted() {
        Scenario map = field(2);
        map.board.zones = {{"z", {}, -1, {{0, 0}}, {}, false, {}}};
        const std::vector<Hex> stroke{{1, 0}, {0, 0}, {1, 0}};
        const Scenario more = after(map, paintZone(map, 0, stroke, true));
        QVERIFY(more.board.zones[0].hexes == (std::vector<Hex>{{0, 0}, {1, 0}}));
        QVERIFY(after(more, paintZone(more, 0, stroke, false)).board.zones[0].hexes.empty());
        map.board.zones[0].locked = true;
        QVERIFY(after(map, paintZone(map, 0, stroke, true)) == map);
        QVERIFY(after(map, paintZone(map, 3, stroke, true)) == map);
    }
};

HEXA_TEST(ObjectsTest);
#include "objects_test.moc"
