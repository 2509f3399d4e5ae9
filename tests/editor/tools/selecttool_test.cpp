// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/selecttool.h"
#include "tests/editor/desk.h"
#include "tests/support/test.h"

namespace hexa::test {

using namespace editor;

class SelectToolTest : public QObject {
    Q_OBJECT

    static PointerInput between(const Desk& desk, Hex hex, QPointF by, Qt::KeyboardModifiers modifiers = {}) {
        PointerInput input = desk.pointer(hex, modifiers);
        input.map += by;
        return input;
    }
    static void click(Desk& desk, Tool& tool, Hex hex, Qt::KeyboardModifiers modifiers = {}) {
        tool.press(desk.pointer(hex, modifiers));
        tool.drag(between(desk, hex, {0.05, 0.05}, modifiers));
        tool.release(desk.pointer(hex, modifiers));
    }

private slots:
    void clicksSelect() {
        Desk desk;
        SelectTool tool(desk.context(), nullptr);
        click(desk, tool, {0, 0});
        QVERIFY((desk.selection.hexes() == std::set<Hex>{{0, 0}}));
        QVERIFY(desk.selection.current() == (Hex{0, 0}));
        click(desk, tool, {1, 0}, Qt::ControlModifier);
        click(desk, tool, {2, 0}, Qt::ShiftModifier);
        QCOMPARE(desk.selection.hexes().size(), std::size_t{3});
        click(desk, tool, {1, 0}, Qt::ShiftModifier);
        QCOMPARE(desk.selection.hexes().size(), std::size_t{3});
        click(desk, tool, {1, 0}, Qt::ControlModifier);
        QVERIFY((desk.selection.hexes() == std::set<Hex>{{0, 0}, {2, 0}}));
        click(desk, tool, {9, 9}, Qt::ControlModifier);
        QCOMPARE(desk.selection.hexes().size(), std::size_t{2});
        click(desk, tool, {9, 9});
        QVERIFY(desk.selection.hexes().empty());
        QVERIFY(!desk.selection.current());
        QCOMPARE(desk.steps(), 0);
    }

    void dragMoves_data() { bothGames(); }
    void dragMoves() {
        QFETCH(QString, game);
        Desk desk(game);
        desk.put({{0, 0}}, desk.tile);
        const TileId id = desk.board().find({0, 0})->id;
        SelectTool tool(desk.context(), nullptr);
        desk.drag(tool, {{0, 0}, {1, 0}, {2, -1}});
        QCOMPARE(desk.at({0, 0}), KindId::Empty);
        QCOMPARE(desk.at({2, -1}), desk.tile);
        QVERIFY(desk.board().find({2, -1})->id == id);
        QCOMPARE(desk.steps(), 1);
        QVERIFY2(desk.lastName().contains(desk.kindName(desk.tile)), qPrintable(desk.lastName()));
        QVERIFY(desk.lastName().contains(desk.nameOf({2, -1})));
        QVERIFY((desk.selection.hexes() == std::set<Hex>{{2, -1}}));
        QVERIFY(desk.selection.current() == (Hex{2, -1}));
    }

    void dragOntoATileSwapsCopiesReplaces_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("modifier");
        for (const char* game : {"toy", "clockwork-wars"}) {
            QTest::addRow("%s swap", game) << game << int(Qt::NoModifier);
            QTest::addRow("%s copy", game) << game << int(Qt::ControlModifier);
            QTest::addRow("%s replace", game) << game << int(Qt::ShiftModifier);
        }
    }
    void dragOntoATileSwapsCopiesReplaces() {
        QFETCH(QString, game);
        QFETCH(int, modifier);
        Desk desk(game);
        desk.put({{0, 0}}, desk.tile);
        desk.put({{1, 0}}, desk.other);
        const Scenario before = desk.document.scenario();
        SelectTool tool(desk.context(), nullptr);
        desk.drag(tool, {{0, 0}, {1, 0}}, Qt::KeyboardModifiers::fromInt(modifier));
        QCOMPARE(desk.at({1, 0}), desk.tile);
        QCOMPARE(desk.at({0, 0}), modifier == Qt::NoModifier        ? desk.other
                                  : modifier == Qt::ControlModifier ? desk.tile
                                                                    : KindId::Empty);
        QCOMPARE(desk.steps(), 1);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.scenario() == before);
    }

    void theHintSaysWhatADropDoes() {
        Desk desk;
        desk.put({{0, 0}}, desk.tile);
        desk.put({{1, 0}}, desk.other);
        SelectTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({0, 0}));
        const auto hintAt = [&](Hex hex, Qt::KeyboardModifiers modifiers = {}) {
            tool.drag(desk.pointer(hex, modifiers));
            return tool.overlay().hint;
        };
        QCOMPARE(hintAt({2, 0}), QString("Move"));
        QCOMPARE(hintAt({1, 0}), QString("Swap"));
        QCOMPARE(hintAt({1, 0}, Qt::ShiftModifier), QString("Replace"));
        QCOMPARE(hintAt({1, 0}, Qt::ControlModifier), QString("Copy"));
        QCOMPARE(tool.overlay().ghosts.size(), std::size_t{1});
        QCOMPARE(hintAt({9, 0}), QString("Remove from the map"));
        QVERIFY((tool.overlay().refused == std::vector<Hex>{{0, 0}}));
        QVERIFY(!hintAt({9, 0}, Qt::ControlModifier).isEmpty());  // a copy needs a place
        QVERIFY(tool.overlay().targets.empty());
        QVERIFY(hintAt({0, 0}).isEmpty());
        tool.cancel();
        QVERIFY(tool.overlay().empty());
        QCOMPARE(desk.steps(), 0);
    }

    void outOfTheLayoutRemoves() {
        Desk desk;
        desk.put({{0, 0}, {1, 0}}, desk.tile);
        SelectTool tool(desk.context(), nullptr);
        desk.drag(tool, {{0, 0}, {9, 0}}, Qt::ControlModifier);
        QCOMPARE(desk.count(desk.tile), 2);
        QCOMPARE(desk.steps(), 0);
        desk.selection.set({{0, 0}, {1, 0}});
        desk.drag(tool, {{0, 0}, {9, 0}});
        QCOMPARE(desk.count(desk.tile), 0);
        QCOMPARE(desk.steps(), 1);
        QCOMPARE(desk.board().cellCount(), std::size_t{37});
    }

    void selectedTilesMoveTogether_data() { bothGames(); }
    void selectedTilesMoveTogether() {
        QFETCH(QString, game);
        Desk desk(game);
        desk.put({{0, 0}, {1, 0}}, desk.tile);
        desk.put({{2, 0}}, desk.other);
        desk.selection.set({{0, 0}, {1, 0}});
        SelectTool tool(desk.context(), nullptr);
        desk.drag(tool,
                  {{0, 0}, {1, 0}});  // the second one runs over a tile: that swaps to where room became
        QCOMPARE(desk.at({0, 0}), desk.other);
        QCOMPARE(desk.at({1, 0}), desk.tile);
        QCOMPARE(desk.at({2, 0}), desk.tile);
        QVERIFY((desk.selection.hexes() == std::set<Hex>{{1, 0}, {2, 0}}));
        QCOMPARE(desk.steps(), 1);
        // One of them out of the layout: the pointer is on it, so nothing is removed, and it is refused.
        desk.drag(tool, {{1, 0}, {3, 0}});
        QCOMPARE(desk.steps(), 1);
    }

    void partnersMoveToo_data() { bothGames(); }
    void partnersMoveToo() {
        QFETCH(QString, game);
        Desk desk(game);
        desk.halfTurn();
        desk.put({{1, 0}, {-1, 0}}, desk.tile);
        SelectTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({1, 0}));
        tool.drag(desk.pointer({2, -1}));
        QVERIFY((tool.overlay().targets == std::vector<Hex>{{2, -1}, {-2, 1}}));
        tool.release(desk.pointer({2, -1}));
        QCOMPARE(desk.at({2, -1}), desk.tile);
        QCOMPARE(desk.at({-2, 1}), desk.tile);
        QCOMPARE(desk.count(desk.tile), 2);
        desk.drag(tool, {{2, -1}, {0, 0}});  // both would come to the middle
        QCOMPARE(desk.count(desk.tile), 2);
        QCOMPARE(desk.steps(), 1);
        desk.drag(tool, {{2, -1}, {9, 0}});
        QCOMPARE(desk.count(desk.tile), 0);
    }

    void lockedTilesStay() {
        Desk desk;
        desk.put({{0, 0}}, desk.tile);
        desk.put({{1, 0}}, desk.other);
        desk.lock({{1, 0}});
        SelectTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({0, 0}));
        tool.drag(desk.pointer({1, 0}));
        QVERIFY(tool.overlay().hint.contains(desk.nameOf({1, 0})));
        QVERIFY((tool.overlay().refused == std::vector<Hex>{{1, 0}}));
        tool.release(desk.pointer({1, 0}));
        for (const Hex target : {Hex{0, 0}, Hex{2, 0}, Hex{9, 0}}) {
            tool.press(desk.pointer({1, 0}));
            tool.drag(desk.pointer(target));
            QVERIFY(tool.overlay().hint.contains(desk.nameOf({1, 0})));
            tool.release(desk.pointer(target));
        }
        QCOMPARE(desk.steps(), 0);
        desk.drag(tool, {{1, 0}, {2, 0}}, Qt::ControlModifier);  // a copy leaves it alone
        QCOMPARE(desk.at({2, 0}), desk.other);
        QVERIFY(!desk.board().find({2, 0})->locked);
    }

    void copiesNeedTheBox() {
        Desk desk;
        const std::vector<Hex> all = desk.useUpBox();
        const Hex free = desk.board().cells().back().at;
        SelectTool tool(desk.context(), nullptr);
        desk.drag(tool, {all[0], free}, Qt::ControlModifier);
        QCOMPARE(desk.steps(), 0);
        desk.profile(RuleProfile::Free);
        desk.drag(tool, {all[0], free}, Qt::ControlModifier);
        QCOMPARE(desk.count(desk.tile), desk.supply() + 1);
    }

    void rubberBand_data() { bothGames(); }
    void rubberBand() {
        QFETCH(QString, game);
        Desk desk(game);
        SelectTool tool(desk.context(), nullptr);
        const auto band = [&](Hex from, Hex to, Qt::KeyboardModifiers modifiers) {
            tool.press(between(desk, from, {-0.5, -0.4}, modifiers));
            tool.drag(between(desk, to, {0.5, 0.4}, modifiers));
            QVERIFY(!tool.overlay().band.isNull());
            QVERIFY(!tool.overlay().targets.empty());
            tool.release(between(desk, to, {0.5, 0.4}, modifiers));
        };
        // What lies inside, by looking at every centre.
        const auto inside = [&](Hex from, Hex to) {
            const QRectF rect(between(desk, from, {-0.5, -0.4}).map, between(desk, to, {0.5, 0.4}).map);
            std::set<Hex> hexes;
            for (const Cell& cell : desk.board().cells())
                if (rect.normalized().contains(desk.pointer(cell.at).map)) hexes.insert(cell.at);
            return hexes;
        };
        band({-1, -1}, {1, 1}, {});
        const auto first = inside({-1, -1}, {1, 1});
        QVERIFY(first.size() > 4 && first.size() < 37);
        QVERIFY(desk.selection.hexes() == first);
        band({0, 0}, {2, 1}, Qt::ShiftModifier);
        auto sum = first;
        for (Hex at : inside({0, 0}, {2, 1})) sum.insert(at);
        QVERIFY(sum.size() > first.size());
        QVERIFY(desk.selection.hexes() == sum);
        band({0, 0}, {2, 1}, Qt::ControlModifier);
        for (Hex at : inside({0, 0}, {2, 1})) sum.erase(at);
        QVERIFY(desk.selection.hexes() == sum);
        // From the outside, upwards and to the left.
        tool.press(desk.pointer({20, 20}));
        tool.drag(desk.pointer({-20, -20}));
        tool.release(desk.pointer({-20, -20}));
        QVERIFY(desk.selection.hexes().size() > 30);
        QCOMPARE(desk.steps(), 0);
    }

    void escGivesUp() {
        Desk desk;
        desk.put({{0, 0}}, desk.tile);
        SelectTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({0, 0}));
        tool.drag(desk.pointer({1, 0}));
        QVERIFY(tool.busy());
        tool.cancel();
        QVERIFY(!tool.busy());
        tool.drag(desk.pointer({2, 0}));
        tool.release(desk.pointer({2, 0}));
        QCOMPARE(desk.at({0, 0}), desk.tile);
        QVERIFY(!desk.selection.hexes().empty());
        tool.cancel();  // with nothing under way: the selection
        QVERIFY(desk.selection.hexes().empty());
        desk.selection.set({{0, 0}});
        tool.interrupt();
        QCOMPARE(desk.selection.hexes().size(), std::size_t{1});
    }

    void theTileGoesAwayDuringTheDrag() {
        Desk desk;
        desk.document.apply(paintCells(desk.document.scenario(), desk.document.catalog(),
                                       std::vector<Hex>{{0, 0}}, desk.tile),
                            "Tile");
        SelectTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({0, 0}));
        tool.drag(desk.pointer({1, 0}));
        desk.document.undoStack().undo();
        tool.drag(desk.pointer({2, 0}));
        QVERIFY(tool.overlay().empty());
        tool.release(desk.pointer({2, 0}));
        QCOMPARE(desk.count(desk.tile), 0);
        QVERIFY(desk.document.undoStack().canRedo());
        // The same with the whole layout gone.
        desk.document.undoStack().redo();
        tool.press(desk.pointer({0, 0}));
        tool.drag(desk.pointer({1, 0}));
        desk.document.apply(removeCells(desk.document.scenario(), desk.document.catalog(), disc({0, 0}, 3)),
                            "Empty");
        tool.drag(desk.pointer({2, 0}));
        tool.release(desk.pointer({2, 0}));
        QCOMPARE(desk.board().cellCount(), std::size_t{0});
    }
};

}  // namespace hexa::test

using hexa::test::SelectToolTest;
HEXA_TEST(SelectToolTest);
#include "selecttool_test.moc"
