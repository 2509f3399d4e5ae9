// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/box.h"
#include "core/engine/check/objectcounts.h"
#include "core/engine/check/refusals.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

using namespace hexa;
using namespace hexa::test;

namespace {

/// Meadows from (0, 0) to (3, 0), an empty slot at (4, 0), three seats.
Scenario meadows() {
    Scenario scenario;
    scenario.system = "toy";
    for (int q = 0; q < 5; ++q) {
        Cell cell;
        cell.at = {q, 0};
        if (q < 4) cell.kind = kindIdAt(0);
        scenario.board.put(CellState(cell));
    }
    scenario.seats.resize(3);
    return scenario;
}

PiecePlacement piece(const char* kind, Hex at) {
    PiecePlacement placement;
    placement.kind = kind;
    placement.at = at;
    return placement;
}

EdgeFeature wall(Hex at, int direction, int seat = 0) {
    EdgeFeature feature = edgeFeature(at, direction, "wall", true);
    feature.seat = seat;
    return feature;
}

}  // namespace

class BoxTest : public QObject {
    Q_OBJECT

    const GameSystem mToy = toySystem();

    std::string refusal(const Scenario& scenario, const MapObject& object,
                        std::optional<ObjectRef> instead = {}) const {
        const auto message = refusalOf(mToy, scenario, object, instead);
        return message ? message->code : std::string();
    }
    std::int64_t leftSaid(const Scenario& scenario, const MapObject& object,
                          std::optional<ObjectRef> instead = {}) const {
        const auto message = refusalOf(mToy, scenario, object, instead);
        return message && message->code == "object.box-empty"
                   ? std::get<std::int64_t>(message->arguments.at(0).value)
                   : -1;
    }

private slots:
    void everyReason() {
        Scenario map = meadows();
        QCOMPARE(refusal(map, piece("sheep", {0, 0})), std::string());
        QCOMPARE(refusal(map, piece("sheep", {9, 0})), std::string("object.no-ground"));
        QCOMPARE(refusal(map, piece("pond", {4, 0})), std::string("object.wrong-ground"));
        QCOMPARE(refusal(map, piece("gate", {0, 0})), std::string("object.needs-side"));
        PiecePlacement mill = piece("mill", {0, 0});
        QCOMPARE(refusal(map, mill), std::string("object.needs-slot"));
        mill.slot = "attic";
        QCOMPARE(refusal(map, mill), std::string("object.needs-slot"));
        mill.slot = "south";
        QCOMPARE(refusal(map, mill), std::string());
        PiecePlacement tower = piece("tower", {0, 0});
        tower.slot = "south";
        QCOMPARE(refusal(map, tower), std::string("object.wrong-slot"));
        tower.slot = "north";
        QCOMPARE(refusal(map, tower), std::string());

        map.board.pieces = {mill, piece("pond", {1, 0}), piece("sheep", {0, 0})};
        QCOMPARE(refusal(map, mill), std::string("object.spot-taken"));
        QCOMPARE(refusal(map, mill, ObjectRef{ObjectTable::Pieces, 0}), std::string());
        QCOMPARE(refusal(map, piece("pond", {1, 0})), std::string("object.spot-taken"));
        QCOMPARE(refusal(map, piece("sheep", {0, 0})), std::string());  // counters stand on one another
        QCOMPARE(refusal(map, piece("pond", {0, 0})), std::string());   // and on what covers the ground

        // A border needs one cell, a sided feature its own; two kinds and two sides share one.
        QCOMPARE(refusal(map, edgeFeature({0, 0}, 3, "fence", false)), std::string());
        QCOMPARE(refusal(map, edgeFeature({9, 0}, 3, "fence", false)), std::string("object.no-ground"));
        QCOMPARE(refusal(map, wall({5, 0}, 3)), std::string("object.no-ground"));
        map.board.edges = {wall({0, 0}, 0)};
        QCOMPARE(refusal(map, wall({0, 0}, 0, 1)), std::string("object.same-there"));
        QCOMPARE(refusal(map, wall({0, 0}, 0, 1), ObjectRef{ObjectTable::Edges, 0}), std::string());
        QCOMPARE(refusal(map, wall({1, 0}, 3, 1)), std::string());
        QCOMPARE(refusal(map, edgeFeature({0, 0}, 0, "road", false)), std::string());

        // Regions bring their ground, but leave locked cells and other regions alone.
        const RegionPlacement farm{"farm", {20, 0}, 0, false, false, {}};
        QCOMPARE(refusal(map, farm), std::string());
        map.board.regions = {farm};
        map.profile = RuleProfile::Free;
        QCOMPARE(refusal(map, RegionPlacement{"farm", {21, 0}, 0, false, false, {}}),
                 std::string("object.overlaps"));
        QCOMPARE(refusal(map, RegionPlacement{"farm", {21, 0}, 0, false, false, {}},
                         ObjectRef{ObjectTable::Regions, 0}),
                 std::string());
        CellState locked = *map.board.state({2, 0});
        locked.cell.locked = true;
        map.board.put(locked);
        QCOMPARE(refusal(map, RegionPlacement{"farm", {2, 0}, 0, false, false, {}}),
                 std::string("object.locked-ground"));

        // Kinds that neither game nor map knows.
        for (const MapObject& strange :
             {MapObject(piece("dragon", {0, 0})), MapObject(edgeFeature({0, 0}, 0, "dragon", false)),
              MapObject(RegionPlacement{"dragon", {30, 0}, 0, false, false, {}}),
              MapObject(Zone{"z", {}, -1, {{0, 0}}, "dragon", false, {}})})
            QCOMPARE(refusal(map, strange), std::string("object.unknown-kind"));
        map.shapes = {{"dragon", {}, {{{0, 0}, "", {}, {}}}, {}, {}, {}}};
        QCOMPARE(refusal(map, RegionPlacement{"dragon", {30, 0}, 0, false, false, {}}), std::string());
        // Towers are for Red, the first seat unless the map differs.
        tower.at = {3, 0};
        tower.seat = 0;
        QCOMPARE(refusal(map, tower), std::string());
        tower.seat = 1;
        QCOMPARE(refusal(map, tower), std::string("object.wrong-faction"));

        // A locked thing is not changed.
        map.board.pieces[2].locked = true;
        QCOMPARE(refusal(map, piece("sheep", {1, 0}), ObjectRef{ObjectTable::Pieces, 2}),
                 std::string("object.locked"));
        // Zones and labels need ground too.
        QCOMPARE(refusal(map, BoardLabel{{0, 0}, {}, false, {}}), std::string());
        QCOMPARE(refusal(map, BoardLabel{{0, 9}, {}, false, {}}), std::string("object.no-ground"));
    }

    void gamesAddTheirOwn() {
        GameSystem toy = toySystem();
        toy.refusal = [](const Scenario&, const MapObject& object, std::optional<ObjectRef>) {
            return kindOf(object) == "sheep" ? std::optional(Message{"toy.no-sheep"}) : std::nullopt;
        };
        const Scenario map = meadows();
        QCOMPARE(refusalOf(toy, map, piece("sheep", {0, 0}))->code, std::string("toy.no-sheep"));
        QCOMPARE(refusalOf(toy, map, piece("sheep", {9, 0}))->code, std::string("object.no-ground"));
        QVERIFY(!refusalOf(toy, map, piece("pond", {0, 0})));
    }

    void boxesOfSeats() {
        Scenario map = meadows();
        PiecePlacement knights = piece("knight", {0, 0});
        knights.seat = 1;
        knights.count = 2;
        map.board.pieces = {knights};
        PiecePlacement one = knights;
        one.count = 1;
        QCOMPARE(refusal(map, one), std::string());
        QCOMPARE(leftSaid(map, knights), std::int64_t{1});
        QCOMPARE(leftSaid(map, knights, ObjectRef{ObjectTable::Pieces, 0}), std::int64_t{-1});
        knights.seat = 0;
        QCOMPARE(refusal(map, knights), std::string());
        QVERIFY(leftInBox(mToy, map, ObjectTable::Pieces, "knight", 1) == 1);
        QVERIFY(leftInBox(mToy, map, ObjectTable::Pieces, "knight", 2) == 3);
        QVERIFY(!leftInBox(mToy, map, ObjectTable::Pieces, "sheep", -1));
        map.board.pieces[0].count = 5;
        QCOMPARE(leftSaid(map, one), std::int64_t{0});
        map.profile = RuleProfile::Free;
        QCOMPARE(refusal(map, one), std::string());
    }

    void counts() {
        Scenario map = meadows();
        map.board.edges = {wall({0, 0}, 0), wall({1, 0}, 0, 1)};
        map.board.regions = {{"farm", {20, 0}, 0, false, false, {}}, {"lake", {30, 0}, 0, false, false, {}}};
        map.shapes = {{"lake", {}, {{{0, 0}, "", {}, {}}}, {}, 5, {}}};
        PiecePlacement sheep = piece("sheep", {0, 0});
        sheep.count = 7;
        map.board.pieces = {sheep, sheep, piece("knight", {0, 0})};
        const auto all = countBox(mToy, map);
        const Catalog& catalog = mToy.catalog;
        QCOMPARE(all.size(),
                 catalog.edgeKinds.size() + catalog.pieceKinds.size() + catalog.regionShapes.size() + 1);
        const auto has = [&](ObjectTable table, const char* kind, int used, std::optional<int> limit) {
            return std::ranges::find(all, BoxCount{table, kind, used, limit}) != all.end();
        };
        QVERIFY(has(ObjectTable::Edges, "wall", 2, 12));  // four for each of three seats
        QVERIFY(has(ObjectTable::Edges, "fence", 0, std::nullopt));
        QVERIFY(has(ObjectTable::Pieces, "sheep", 14, std::nullopt));
        QVERIFY(has(ObjectTable::Pieces, "knight", 1, 9));
        QVERIFY(has(ObjectTable::Regions, "farm", 1, 1));
        QVERIFY(all.back() == (BoxCount{ObjectTable::Regions, "lake", 1, 5}));
        QCOMPARE(leftSaid(map, RegionPlacement{"farm", {40, 0}, 0, false, false, {}}), std::int64_t{0});
    }

    void countsOfWhatIsThere() {
        Scenario map = meadows();
        QVERIFY(countObjects(map, mToy.catalog).empty());
        map.board.edges = {wall({0, 0}, 0), wall({1, 0}, 0, 1)};
        map.shapes = {{"lake", Localized("Lake"), {{{0, 0}, "", {}, {}}}, {}, 5, {}}};
        map.board.regions = {{"lake", {30, 0}, 0, false, false, {}}, {"farm", {20, 0}, 0, false, false, {}}};
        PiecePlacement sheep = piece("sheep", {0, 0});
        sheep.count = 7;
        map.board.pieces = {sheep, piece("knight", {0, 0}), sheep};
        map.board.zones = {{"a", {}, -1, {}, {}, false, {}}, {"b", {}, -1, {}, "goal", false, {}}};
        map.board.labels.resize(3);
        const auto counts = countObjects(map, mToy.catalog);
        const auto shown = [&](const char* language) {
            QStringList list;
            for (const ObjectCount& count : counts)
                list << QString("%1 %2")
                            .arg(count.count)
                            .arg(QString::fromStdString(std::string(count.name.in(language))));
            return list.join(", ");
        };
        QCOMPARE(shown("en"), QString("2 Wall, 14 Sheep, 1 Knight, 1 Farm, 1 Lake, 1 Goal, 1 , 3 "));
        QCOMPARE(shown("de"), QString("2 Mauer, 14 Schaf, 1 Ritter, 1 Hof, 1 Lake, 1 Ziel, 1 , 3 "));
        QCOMPARE(shown("fr"), QString("2 Mur, 14 Mouton, 1 Chevalier, 1 Ferme, 1 Lake, 1 But, 1 , 3 "));
    }

    /// A game with ponds on the backs of its sheep corrects the counts.
    void sharedPieces() {
        GameSystem toy = toySystem();
        toy.box = [](const Scenario&, std::vector<BoxCount>& counts) {
            int both = 0;
            for (const BoxCount& count : counts)
                if (count.kind == "sheep" || count.kind == "pond") both += count.used;
            for (BoxCount& count : counts)
                if (count.kind == "sheep" || count.kind == "pond") count.used = both, count.has = 2;
        };
        Scenario map = meadows();
        map.board.pieces = {piece("sheep", {0, 0})};
        QVERIFY(!refusalOf(toy, map, piece("pond", {0, 0})));
        map.board.pieces.push_back(piece("pond", {1, 0}));
        QCOMPARE(refusalOf(toy, map, piece("sheep", {0, 0}))->code, std::string("object.box-empty"));
        QCOMPARE(refusalOf(toy, map, piece("pond", {0, 0}))->code, std::string("object.box-empty"));
    }

    void everyReasonHasASentence() {
        const Messages messages = toySystems().messages();
        for (const char* reason : {"locked", "locked-ground", "no-ground", "same-there", "wrong-ground",
                                   "needs-side", "needs-slot", "wrong-slot", "wrong-faction", "unknown-kind",
                                   "spot-taken", "overlaps", "box-empty"})
            QVERIFY2(messages.knows(std::string("object.") + reason), reason);
    }
};

HEXA_TEST(BoxTest);
#include "box_test.moc"
