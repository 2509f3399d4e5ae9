// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/layouttool.h"
#include "tests/editor/desk.h"
#include "tests/support/test.h"

namespace hexa::test {

using namespace editor;

class LayoutToolTest : public QObject {
    Q_OBJECT
private slots:
    void addsAndRemoves_data() { bothGames(); }
    void addsAndRemoves() {
        QFETCH(QString, game);
        Desk desk(game);
        const Scenario before = desk.document.scenario();
        LayoutTool tool(desk.context(), nullptr);
        desk.drag(tool, {{4, 0}, {7, 0}, {0, 0}});  // started outside: only adds
        QCOMPARE(desk.board().cellCount(), std::size_t{41});
        QCOMPARE(desk.steps(), 1);
        desk.drag(tool, {{0, 0}, {9, 0}});  // started on a hex: only removes
        QCOMPARE(desk.board().cellCount(), std::size_t{33});
        QCOMPARE(desk.steps(), 2);
        QVERIFY(desk.document.undoStack().text(0) != desk.document.undoStack().text(1));
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QVERIFY(desk.document.scenario() == before);
    }

    void partnersToo() {
        Desk desk;
        desk.halfTurn();
        LayoutTool tool(desk.context(), nullptr);
        tool.hover(desk.pointer({4, 0}));
        QVERIFY((tool.overlay().targets == std::vector<Hex>{{4, 0}, {-4, 0}}));
        desk.drag(tool, {{4, 0}});
        QVERIFY(desk.board().find({-4, 0}) != nullptr);
        desk.state.layoutChanged(desk.document);
        QCOMPARE(desk.state.symmetry().size(), std::size_t{2});
        desk.drag(tool, {{2, 0}});
        QVERIFY(desk.board().find({-2, 0}) == nullptr);
        QCOMPARE(desk.board().cellCount(), std::size_t{37});
    }

    void tilesAndSeatsGoAndComeBack() {
        Desk desk("toy");
        desk.put({{0, 0}}, *desk.game.catalog.kindId("home"));
        const Scenario before = desk.document.scenario();
        LayoutTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({0, 0}));
        tool.drag(desk.pointer({2, 0}));
        QCOMPARE(desk.document.scenario().players(), 0);
        tool.cancel();
        QVERIFY(desk.document.scenario() == before);
        QCOMPARE(desk.steps(), 0);
    }

    void lockedHexesStay() {
        Desk desk;
        desk.lock({{0, 0}});
        LayoutTool tool(desk.context(), nullptr);
        tool.hover(desk.pointer({0, 0}));
        QVERIFY(tool.overlay().hint.contains(desk.nameOf({0, 0})));
        desk.drag(tool, {{-1, 0}, {1, 0}});
        QVERIFY(desk.board().find({0, 0}) != nullptr);
        QCOMPARE(desk.board().cellCount(), std::size_t{35});
    }

    void anEmptyMapCanBeBegun() {
        Desk desk;
        desk.document.apply(removeCells(desk.document.scenario(), desk.document.catalog(), disc({0, 0}, 3)),
                            "Empty");
        LayoutTool tool(desk.context(), nullptr);
        desk.drag(tool, {{0, 0}, {0, 5}});
        QCOMPARE(desk.board().cellCount(), std::size_t{6});
    }

    void theEdgeOfTheWorld() {
        Desk desk;
        LayoutTool tool(desk.context(), nullptr);
        const int limit = Board::maxCoordinate;
        desk.drag(tool, {{limit - 2, 0}, {limit + 2, 0}});
        QCOMPARE(desk.board().cellCount(), std::size_t{40});
        tool.press(desk.pointer({limit + 5, 0}));
        tool.release(desk.pointer({limit + 5, 0}));
        QCOMPARE(desk.steps(), 1);
    }
};

}  // namespace hexa::test

using hexa::test::LayoutToolTest;
HEXA_TEST(LayoutToolTest);
#include "layouttool_test.moc"
