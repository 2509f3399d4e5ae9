// SPDX-License-Identifier: GPL-3.0-or-later
// The mouse on the map, and all events possible between press and release.
#include "tests/editor/canvas/easel.h"
#include "tests/support/test.h"

namespace hexa::test {

using namespace editor;

class CanvasToolsTest : public QObject {
    Q_OBJECT
private slots:
    void strokesWithTheMouse_data() { bothGames(); }
    void strokesWithTheMouse() {
        QFETCH(QString, game);
        Easel easel(game);
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        easel.press({-2, 0});
        easel.move({0, 0});
        easel.release({0, 0});
        QCOMPARE(easel.count(easel.tile), 3);
        QCOMPARE(easel.steps(), 1);
        QTest::mouseDClick(easel.canvas.get(), Qt::LeftButton, {}, easel.pixel({2, 0}));
        easel.release({2, 0});
        QCOMPARE(easel.at({2, 0}), easel.tile);
        QVERIFY(!easel.document.inGesture());
    }

    void dragMovesAndDropsOutsideRemoves_data() { bothGames(); }
    void dragMovesAndDropsOutsideRemoves() {
        QFETCH(QString, game);
        Easel easel(game);
        easel.put({{0, 0}}, easel.tile);
        easel.use("tool.select");
        easel.press({0, 0});
        easel.move({1, 0});
        easel.release({1, 0});
        QCOMPARE(easel.at({1, 0}), easel.tile);
        // Far beyond the widget is out of the map.
        easel.press({1, 0});
        easel.moveTo({-5000, -3000});
        QTest::mouseRelease(easel.canvas.get(), Qt::LeftButton, {}, {-5000, -3000});
        QCOMPARE(easel.count(easel.tile), 0);
        QCOMPARE(easel.steps(), 2);
    }

    void aTremblingClickIsAClick() {
        Easel easel;
        easel.put({{0, 0}}, easel.tile);
        easel.use("tool.select");
        for (const double zoom : {0.1, 1.0, 6.0}) {
            easel.canvas->setZoom(zoom);
            easel.selection.clear();
            easel.press({0, 0});
            easel.moveTo(easel.pixel({0, 0}) + QPointF(2, 2));
            easel.release({0, 0});
            QVERIFY(easel.selection.contains({0, 0}));
        }
        QCOMPARE(easel.steps(), 0);
    }

    void rightClickTakesTheTile() {
        Easel easel;
        easel.put({{1, 1}}, easel.other);
        easel.use("tool.brush");
        easel.click({1, 1}, Qt::RightButton);
        QVERIFY(easel.state.brush() == easel.other);
        QVERIFY(easel.selection.current() == (Hex{1, 1}));
        easel.click({9, 9}, Qt::RightButton);
        QVERIFY(easel.state.brush() == easel.other);
        QCOMPARE(easel.steps(), 0);
    }

    void rightClickGivesUpAStroke() {
        Easel easel;
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        easel.press({0, 0});
        easel.press({1, 0}, Qt::RightButton);
        easel.release({1, 0}, Qt::RightButton);
        easel.move({2, 0});
        easel.release({2, 0});
        QCOMPARE(easel.count(easel.tile), 0);
        QCOMPARE(easel.steps(), 0);
        QVERIFY(easel.state.brush() == easel.tile);
    }

    void panningInAStrokeDoesNotLoseItsEnd() {
        Easel easel;
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        easel.press({0, 0});
        easel.press({0, 0}, Qt::MiddleButton);
        easel.moveTo(easel.pixel({0, 0}) + QPointF(40, 0), Qt::LeftButton | Qt::MiddleButton);
        easel.release({1, 0});
        QVERIFY(!easel.document.inGesture());
        easel.release({1, 0}, Qt::MiddleButton);
        easel.click({2, 0});
        QCOMPARE(easel.steps(), 2);
    }

    void aLostReleaseEndsTheStroke() {
        Easel easel;
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        easel.press({0, 0});
        easel.move({1, 0}, Qt::NoButton);
        QVERIFY(!easel.document.inGesture());
        easel.press({2, 0});
        easel.press({2, 1});
        easel.release({2, 1});
        QCOMPARE(easel.steps(), 3);
        QCOMPARE(easel.count(easel.tile), 3);
    }

    void losingTheFocusEndsTheStroke() {
        Easel easel;
        QVERIFY(easel.ready());
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        easel.press({0, 0});
        easel.canvas->clearFocus();
        QVERIFY(!easel.document.inGesture());
        easel.move({1, 0});
        QCOMPARE(easel.count(easel.tile), 1);
        easel.release({1, 0});
        // A drag is given up.
        easel.canvas->setFocus();
        easel.use("tool.select");
        easel.press({0, 0});
        easel.move({2, 0});
        easel.canvas->clearFocus();
        easel.release({2, 0});
        QCOMPARE(easel.at({0, 0}), easel.tile);
        QVERIFY(easel.tool->overlay().empty());
    }

    void hidingEndsTheStroke() {
        Easel easel;
        easel.use("tool.layout");
        easel.press({5, 0});
        easel.canvas->hide();
        QVERIFY(!easel.document.inGesture());
        QVERIFY(easel.board().find({5, 0}) != nullptr);
    }

    void escInAStrokeRestores() {
        Easel easel;
        QVERIFY(easel.ready());
        const Scenario before = easel.document.scenario();
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        easel.press({0, 0});
        easel.move({2, 0});
        easel.key(Qt::Key_Escape);
        easel.move({2, -2});
        easel.release({2, -2});
        QVERIFY(easel.document.scenario() == before);
        QCOMPARE(easel.steps(), 0);
    }

    void undoInAStroke() {
        Easel easel;
        easel.use("tool.brush");
        easel.state.setBrush(easel.tile);
        easel.press({0, 0});
        easel.move({1, 0});
        easel.document.undoStack().undo();
        easel.move({2, 0});
        easel.release({2, 0});
        QCOMPARE(easel.count(easel.tile), 0);
        QVERIFY(easel.document.undoStack().canRedo());
    }

    void switchingToolsInADrag() {
        Easel easel;
        easel.put({{0, 0}}, easel.tile);
        for (const char* first : {"tool.select", "tool.brush", "tool.line", "tool.layout"})
            for (const char* second :
                 {"tool.select", "tool.brush", "tool.line", "tool.layout", "tool.fill"}) {
                easel.use(first);
                easel.press({0, 0});
                easel.move({1, 0});
                easel.use(second);
                QVERIFY(!easel.document.inGesture());
                const int steps = easel.steps();
                easel.move({2, 0});
                easel.release({2, 0});
                QCOMPARE(easel.steps(), steps);
                QVERIFY(!easel.tool->busy());
                while (easel.document.undoStack().canUndo()) easel.document.undoStack().undo();
                easel.document.undoStack().clear();
            }
    }

    void switchingToolsKeepsTheSelection() {
        Easel easel;
        easel.use("tool.select");
        easel.selection.set({{0, 0}, {1, 0}});
        easel.use("tool.fill");
        easel.state.setBrush(easel.tile);
        easel.click({0, 0});
        QCOMPARE(easel.count(easel.tile), 2);
    }

    void withoutATool() {
        Easel easel;
        easel.use("tool.brush");
        easel.canvas->setTool(nullptr);
        easel.click({0, 0});
        easel.click({0, 0}, Qt::RightButton);
        easel.move({1, 0}, Qt::NoButton);
        easel.key(Qt::Key_Escape);
        QCOMPARE(easel.steps(), 0);
        QCOMPARE(easel.canvas->cursor().shape(), Qt::ArrowCursor);
    }

    void everythingGoesInTheMiddleOfADrag() {
        for (const char* id : {"tool.select", "tool.brush", "tool.layout"}) {
            Easel easel;
            easel.put({{0, 0}}, easel.tile);
            easel.use(id);
            easel.press({0, 0});
            easel.move({1, 0});
        }  // the map is closed here
        // The canvas alone goes first (its window does).
        Easel easel;
        easel.use("tool.brush");
        easel.press({0, 0});
        easel.canvas->setTool(nullptr);
        easel.canvas.reset(new DesignCanvas(easel.context(), easel.checker, easel.art));
        easel.tool->cancel();
        QCOMPARE(easel.steps(), 0);
    }

    void theLayoutIsEmptiedUnderThePointer() {
        Easel easel;
        easel.put({{0, 0}, {1, 0}}, easel.tile);
        easel.use("tool.select");
        easel.selection.set({{0, 0}, {1, 0}});
        easel.selection.setCurrent(Hex{0, 0});
        easel.press({0, 0});
        easel.move({2, 0});
        easel.document.apply(
            removeCells(easel.document.scenario(), easel.document.catalog(), disc({0, 0}, 3)), "Empty");
        QVERIFY(easel.selection.hexes().empty());
        QVERIFY(!easel.selection.current());
        QVERIFY(!easel.canvas->grab().isNull());
        easel.move({1, 0});
        easel.release({1, 0});
        easel.canvas->fit();
        QVERIFY(!easel.canvas->grab().isNull());
        easel.document.undoStack().undo();
        QCOMPARE(easel.board().cellCount(), std::size_t{37});
        QVERIFY(easel.canvas->hexUnder(easel.canvas->centreOfHex({2, 1})) == (Hex{2, 1}));
    }
};

}  // namespace hexa::test

using hexa::test::CanvasToolsTest;
HEXA_TEST(CanvasToolsTest);
#include "canvastools_test.moc"
