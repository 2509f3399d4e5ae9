// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces on corners go with the hexes around them.
#include "core/edit/builders.h"
#include "core/edit/objects.h"
#include "core/hex/corner.h"
#include "tests/core/edit/after.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace hexa;
using namespace hexa::test;

class CornerEditsTest : public QObject {
    Q_OBJECT

    const Catalog mCatalog = toySystem().catalog;

    static PiecePlacement cairn(Hex at, int number) {
        PiecePlacement piece;
        piece.kind = "cairn";
        piece.standOn(at, number);
        return piece;
    }
    /// Returns seven meadows, with a cairn on each of these corners of the middle one.
    static Scenario meadows(const std::vector<int>& corners) {
        Scenario map;
        map.system = "toy";
        for (const Hex at : disc({0, 0}, 1)) {
            Cell cell;
            cell.at = at;
            cell.kind = kindIdAt(0);
            map.board.put(CellState(cell));
        }
        for (const int corner : corners) map.board.pieces.push_back(cairn({0, 0}, corner));
        return map;
    }

private slots:
    void aCornerIsAtThreeHexes() {
        const Scenario map = meadows({0});
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}, Hex{1, -1}})
            QCOMPARE(objectsAt(map, mCatalog, at), (std::vector<ObjectRef>{{ObjectTable::Pieces, 0}}));
        QVERIFY(objectsAt(map, mCatalog, {-1, 0}).empty());
        // Cells come first, so that the first hex is one of the map.
        Scenario rim = meadows({});
        rim.board.pieces = {cairn({-1, 0}, 3)};  // between (-1, 0) and two hexes beyond the map
        const auto hexes = hexesOf(rim, mCatalog, MapObject(rim.board.pieces[0]));
        QCOMPARE(hexes.size(), std::size_t{3});
        QVERIFY(hexes.front() == (Hex{-1, 0}));
        QVERIFY(cellUnder(rim.board, rim.board.pieces[0]) == (Hex{-1, 0}));
    }

    void theWholeMapTurnsWithThem() {
        QVERIFY(rc::check("corners of the images are the images of corners", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Isometry isometry = randomIsometry(rng, 5);
            const int number = between(rng, 0, 5);
            const Scenario before = meadows({number});
            const Scenario now = after(before, transformBoard(before, isometry));
            const PiecePlacement& piece = now.board.pieces.at(0);
            RC_ASSERT((Corner{piece.at, piece.corner}) == mapped(cornerOf({0, 0}, number), isometry));
            RC_ASSERT(after(now, transformBoard(now, inverse(isometry))).board.pieces == before.board.pieces);
        }));
    }

    void tilesTakeThemAlongTogether() {
        Scenario map = meadows({0, 3});
        for (const Hex at : disc({5, 0}, 1)) {
            Cell cell;
            cell.at = at;
            map.board.put(CellState(cell));
        }
        // One of three tiles goes: half of the corner stays.
        const std::vector<std::pair<Hex, Hex>> one{{{0, 0}, {5, 0}}};
        QVERIFY(after(map, moveTiles(map, mCatalog, one, MoveMode::Swap)).board.pieces == map.board.pieces);
        // All three go, and with them the first cairn.
        const std::vector<std::pair<Hex, Hex>> three{{{0, 0}, {5, 0}}, {{1, 0}, {6, 0}}, {{1, -1}, {6, -1}}};
        const Scenario moved = after(map, moveTiles(map, mCatalog, three, MoveMode::Swap));
        QVERIFY(moved.board.pieces[0].spot() == cairn({5, 0}, 0).spot());
        QVERIFY(moved.board.pieces[1].spot() == cairn({0, 0}, 3).spot());
        const Scenario copied = after(map, moveTiles(map, mCatalog, three, MoveMode::Copy));
        QCOMPARE(copied.board.pieces.size(), std::size_t{3});
    }

    void aPartHasItsCorners() {
        Scenario map = meadows({0, 3});
        map.board.pieces.push_back(cairn({-1, 0}, 3));
        const std::vector<Hex> some{{0, 0}, {1, 0}, {1, -1}, {-1, 0}};
        const Scenario part = partOf(map, mCatalog, some);
        QCOMPARE(part.board.pieces.size(), std::size_t{2});
        QVERIFY(part.board.pieces[0].spot() == map.board.pieces[0].spot());
        // At the rim of the map the hexes beyond it don't count.
        QVERIFY(part.board.pieces[1].spot() == map.board.pieces[2].spot());
    }

    void theMapShrinksUnderThem() {
        const Scenario map = meadows({0});
        Scenario now = map;
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}}) {
            now = after(now, removeCells(now, mCatalog, {&at, 1}));
            QCOMPARE(now.board.pieces.size(), std::size_t{1});
        }
        const Hex last{1, -1};
        now = after(now, removeCells(now, mCatalog, {&last, 1}));
        QVERIFY(now.board.pieces.empty());
    }

    void regionsTakeThemAlong() {
        Scenario map = meadows({});
        map.board.regions = {{"farm", {0, 0}, 0, false, false, {}}};  // (0, 0), (1, 0) and (0, 1)
        map.board.pieces = {cairn({0, 0}, 5), cairn({0, 0}, 1)};
        RegionPlacement there = map.board.regions[0];
        there.anchor = {0, -1};
        const Scenario now = after(map, changeObject(map, mCatalog, {ObjectTable::Regions, 0}, there));
        QVERIFY(now.board.pieces[0].spot() == cairn({0, -1}, 5).spot());
        QVERIFY(now.board.pieces[1].spot() == cairn({0, 0}, 1).spot());
    }

    /// Keys reach every corner: steps from hex to hex, and a turn to the other corner of that name.
    void turningGoesToTheNextCorner() {
        const Scenario map = meadows({0});
        const MapObject once = turned(map, mCatalog, map.board.pieces[0], 1);
        QVERIFY(std::get<PiecePlacement>(once).spot() == cairn({0, 0}, 1).spot());
        QVERIFY(std::get<PiecePlacement>(turned(map, mCatalog, once, 1)).spot() == cairn({0, 0}, 0).spot());
        // One with a direction turns in place.
        Catalog pointing = mCatalog;
        std::ranges::find(pointing.pieceKinds, std::string("cairn"), &PieceKind::id)->turns = true;
        const auto inPlace = std::get<PiecePlacement>(turned(map, pointing, map.board.pieces[0], 2));
        QVERIFY(inPlace.spot() == map.board.pieces[0].spot());
        QCOMPARE(inPlace.turns, 2);
    }
};

HEXA_TEST(CornerEditsTest);
#include "corners_test.moc"
