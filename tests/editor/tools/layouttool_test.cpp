// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/layouttool.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

namespace hexa::test {

using namespace editor;

class LayoutToolTest : public QObject {
    Q_OBJECT
private slots:
    void addsAndRemoves_data() { bothGames(); }
    void addsAndRemoves() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        const Scenario before = fixture.document.scenario();
        LayoutTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{4, 0}, {7, 0}, {0, 0}});  // started outside: only adds
        QCOMPARE(fixture.board().cellCount(), std::size_t{41});
        QCOMPARE(fixture.steps(), 1);
        fixture.drag(tool, {{0, 0}, {9, 0}});  // started on a hex: only removes
        QCOMPARE(fixture.board().cellCount(), std::size_t{33});
        QCOMPARE(fixture.steps(), 2);
        QVERIFY(fixture.document.undoStack().text(0) != fixture.document.undoStack().text(1));
        fixture.document.undoStack().undo();
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.scenario() == before);
    }

    void partnersToo() {
        MapFixture fixture;
        fixture.halfTurn();
        LayoutTool tool(fixture.context(), nullptr);
        tool.hover(fixture.pointer({4, 0}));
        QVERIFY((tool.overlay().targets == std::vector<Hex>{{4, 0}, {-4, 0}}));
        fixture.drag(tool, {{4, 0}});
        QVERIFY(fixture.board().find({-4, 0}) != nullptr);
        fixture.state.layoutChanged(fixture.document);
        QCOMPARE(fixture.state.symmetry().size(), std::size_t{2});
        fixture.drag(tool, {{2, 0}});
        QVERIFY(fixture.board().find({-2, 0}) == nullptr);
        QCOMPARE(fixture.board().cellCount(), std::size_t{37});
    }

    void tilesAndSeatsGoAndComeBack() {
        MapFixture fixture("toy");
        fixture.put({{0, 0}}, *fixture.game.catalog.kindId("home"));
        const Scenario before = fixture.document.scenario();
        LayoutTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({0, 0}));
        tool.drag(fixture.pointer({2, 0}));
        QCOMPARE(fixture.document.scenario().players(), 0);
        tool.cancel();
        QVERIFY(fixture.document.scenario() == before);
        QCOMPARE(fixture.steps(), 0);
    }

    void lockedHexesStay() {
        MapFixture fixture;
        fixture.lock({{0, 0}});
        LayoutTool tool(fixture.context(), nullptr);
        tool.hover(fixture.pointer({0, 0}));
        QVERIFY(tool.overlay().hint.contains(fixture.nameOf({0, 0})));
        fixture.drag(tool, {{-1, 0}, {1, 0}});
        QVERIFY(fixture.board().find({0, 0}) != nullptr);
        QCOMPARE(fixture.board().cellCount(), std::size_t{35});
    }

    void anEmptyMapCanBeBegun() {
        MapFixture fixture;
        fixture.document.apply(
            removeCells(fixture.document.scenario(), fixture.document.catalog(), disc({0, 0}, 3)), "Empty");
        LayoutTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}, {0, 5}});
        QCOMPARE(fixture.board().cellCount(), std::size_t{6});
    }

    void theEdgeOfTheWorld() {
        MapFixture fixture;
        LayoutTool tool(fixture.context(), nullptr);
        const int limit = Board::maxCoordinate;
        fixture.drag(tool, {{limit - 2, 0}, {limit + 2, 0}});
        QCOMPARE(fixture.board().cellCount(), std::size_t{40});
        tool.press(fixture.pointer({limit + 5, 0}));
        tool.release(fixture.pointer({limit + 5, 0}));
        QCOMPARE(fixture.steps(), 1);
    }
};

}  // namespace hexa::test

using hexa::test::LayoutToolTest;
HEXA_TEST(LayoutToolTest);
#include "layouttool_test.moc"
