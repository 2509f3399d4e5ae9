// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/selecttool.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

namespace hexa::test {

using namespace editor;

class SelectToolTest : public QObject {
    Q_OBJECT

    static PointerInput between(const MapFixture& fixture, Hex hex, QPointF by,
                                Qt::KeyboardModifiers modifiers = {}) {
        PointerInput input = fixture.pointer(hex, modifiers);
        input.map += by;
        return input;
    }
    static void click(MapFixture& fixture, Tool& tool, Hex hex, Qt::KeyboardModifiers modifiers = {}) {
        tool.press(fixture.pointer(hex, modifiers));
        tool.drag(between(fixture, hex, {0.05, 0.05}, modifiers));
        tool.release(fixture.pointer(hex, modifiers));
    }

private slots:
    void clicksSelect() {
        MapFixture fixture;
        SelectTool tool(fixture.context(), nullptr);
        click(fixture, tool, {0, 0});
        QVERIFY((fixture.selection.hexes() == std::set<Hex>{{0, 0}}));
        QVERIFY(fixture.selection.current() == (Hex{0, 0}));
        click(fixture, tool, {1, 0}, Qt::ControlModifier);
        click(fixture, tool, {2, 0}, Qt::ShiftModifier);
        QCOMPARE(fixture.selection.hexes().size(), std::size_t{3});
        click(fixture, tool, {1, 0}, Qt::ShiftModifier);
        QCOMPARE(fixture.selection.hexes().size(), std::size_t{3});
        click(fixture, tool, {1, 0}, Qt::ControlModifier);
        QVERIFY((fixture.selection.hexes() == std::set<Hex>{{0, 0}, {2, 0}}));
        click(fixture, tool, {9, 9}, Qt::ControlModifier);
        QCOMPARE(fixture.selection.hexes().size(), std::size_t{2});
        click(fixture, tool, {9, 9});
        QVERIFY(fixture.selection.hexes().empty());
        QVERIFY(!fixture.selection.current());
        QCOMPARE(fixture.steps(), 0);
    }

    void dragMoves_data() { bothGames(); }
    void dragMoves() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.put({{0, 0}}, fixture.tile);
        const TileId id = fixture.board().find({0, 0})->id;
        SelectTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}, {1, 0}, {2, -1}});
        QCOMPARE(fixture.at({0, 0}), KindId::Empty);
        QCOMPARE(fixture.at({2, -1}), fixture.tile);
        QVERIFY(fixture.board().find({2, -1})->id == id);
        QCOMPARE(fixture.steps(), 1);
        QVERIFY2(fixture.lastName().contains(fixture.kindName(fixture.tile)), qPrintable(fixture.lastName()));
        QVERIFY(fixture.lastName().contains(fixture.nameOf({2, -1})));
        QVERIFY((fixture.selection.hexes() == std::set<Hex>{{2, -1}}));
        QVERIFY(fixture.selection.current() == (Hex{2, -1}));
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
        MapFixture fixture(game);
        fixture.put({{0, 0}}, fixture.tile);
        fixture.put({{1, 0}}, fixture.other);
        const Scenario before = fixture.document.scenario();
        SelectTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}, {1, 0}}, Qt::KeyboardModifiers::fromInt(modifier));
        QCOMPARE(fixture.at({1, 0}), fixture.tile);
        QCOMPARE(fixture.at({0, 0}), modifier == Qt::NoModifier        ? fixture.other
                                     : modifier == Qt::ControlModifier ? fixture.tile
                                                                       : KindId::Empty);
        QCOMPARE(fixture.steps(), 1);
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.scenario() == before);
    }

    void theHintSaysWhatADropDoes() {
        MapFixture fixture;
        fixture.put({{0, 0}}, fixture.tile);
        fixture.put({{1, 0}}, fixture.other);
        SelectTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({0, 0}));
        const auto hintAt = [&](Hex hex, Qt::KeyboardModifiers modifiers = {}) {
            tool.drag(fixture.pointer(hex, modifiers));
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
        QCOMPARE(fixture.steps(), 0);
    }

    void outOfTheLayoutRemoves() {
        MapFixture fixture;
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        SelectTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}, {9, 0}}, Qt::ControlModifier);
        QCOMPARE(fixture.count(fixture.tile), 2);
        QCOMPARE(fixture.steps(), 0);
        fixture.selection.set({{0, 0}, {1, 0}});
        fixture.drag(tool, {{0, 0}, {9, 0}});
        QCOMPARE(fixture.count(fixture.tile), 0);
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.board().cellCount(), std::size_t{37});
    }

    void selectedTilesMoveTogether_data() { bothGames(); }
    void selectedTilesMoveTogether() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        fixture.put({{2, 0}}, fixture.other);
        fixture.selection.set({{0, 0}, {1, 0}});
        SelectTool tool(fixture.context(), nullptr);
        fixture.drag(tool,
                     {{0, 0}, {1, 0}});  // the second one runs over a tile: that swaps to where room became
        QCOMPARE(fixture.at({0, 0}), fixture.other);
        QCOMPARE(fixture.at({1, 0}), fixture.tile);
        QCOMPARE(fixture.at({2, 0}), fixture.tile);
        QVERIFY((fixture.selection.hexes() == std::set<Hex>{{1, 0}, {2, 0}}));
        QCOMPARE(fixture.steps(), 1);
        // One of them out of the layout: the pointer is on it, so nothing is removed, and it is
        // refused.
        fixture.drag(tool, {{1, 0}, {3, 0}});
        QCOMPARE(fixture.steps(), 1);
    }

    void partnersMoveToo_data() { bothGames(); }
    void partnersMoveToo() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.halfTurn();
        fixture.put({{1, 0}, {-1, 0}}, fixture.tile);
        SelectTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({1, 0}));
        tool.drag(fixture.pointer({2, -1}));
        QVERIFY((tool.overlay().targets == std::vector<Hex>{{2, -1}, {-2, 1}}));
        tool.release(fixture.pointer({2, -1}));
        QCOMPARE(fixture.at({2, -1}), fixture.tile);
        QCOMPARE(fixture.at({-2, 1}), fixture.tile);
        QCOMPARE(fixture.count(fixture.tile), 2);
        fixture.drag(tool, {{2, -1}, {0, 0}});  // both would come to the middle
        QCOMPARE(fixture.count(fixture.tile), 2);
        QCOMPARE(fixture.steps(), 1);
        fixture.drag(tool, {{2, -1}, {9, 0}});
        QCOMPARE(fixture.count(fixture.tile), 0);
    }

    void lockedTilesStay() {
        MapFixture fixture;
        fixture.put({{0, 0}}, fixture.tile);
        fixture.put({{1, 0}}, fixture.other);
        fixture.lock({{1, 0}});
        SelectTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({0, 0}));
        tool.drag(fixture.pointer({1, 0}));
        QVERIFY(tool.overlay().hint.contains(fixture.nameOf({1, 0})));
        QVERIFY((tool.overlay().refused == std::vector<Hex>{{1, 0}}));
        tool.release(fixture.pointer({1, 0}));
        for (const Hex target : {Hex{0, 0}, Hex{2, 0}, Hex{9, 0}}) {
            tool.press(fixture.pointer({1, 0}));
            tool.drag(fixture.pointer(target));
            QVERIFY(tool.overlay().hint.contains(fixture.nameOf({1, 0})));
            tool.release(fixture.pointer(target));
        }
        QCOMPARE(fixture.steps(), 0);
        fixture.drag(tool, {{1, 0}, {2, 0}}, Qt::ControlModifier);  // a copy leaves it alone
        QCOMPARE(fixture.at({2, 0}), fixture.other);
        QVERIFY(!fixture.board().find({2, 0})->locked);
    }

    void copiesNeedTheBox() {
        MapFixture fixture;
        const std::vector<Hex> all = fixture.useUpBox();
        const Hex free = fixture.board().cells().back().at;
        SelectTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {all[0], free}, Qt::ControlModifier);
        QCOMPARE(fixture.steps(), 0);
        fixture.profile(RuleProfile::Free);
        fixture.drag(tool, {all[0], free}, Qt::ControlModifier);
        QCOMPARE(fixture.count(fixture.tile), fixture.supply() + 1);
    }

    void rubberBand_data() { bothGames(); }
    void rubberBand() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        SelectTool tool(fixture.context(), nullptr);
        const auto band = [&](Hex from, Hex to, Qt::KeyboardModifiers modifiers) {
            tool.press(between(fixture, from, {-0.5, -0.4}, modifiers));
            tool.drag(between(fixture, to, {0.5, 0.4}, modifiers));
            QVERIFY(!tool.overlay().band.isNull());
            QVERIFY(!tool.overlay().targets.empty());
            tool.release(between(fixture, to, {0.5, 0.4}, modifiers));
        };
        // Hexes inside, by checking every centre.
        const auto inside = [&](Hex from, Hex to) {
            const QRectF rect(between(fixture, from, {-0.5, -0.4}).map, between(fixture, to, {0.5, 0.4}).map);
            std::set<Hex> hexes;
            for (const Cell& cell : fixture.board().cells())
                if (rect.normalized().contains(fixture.pointer(cell.at).map)) hexes.insert(cell.at);
            return hexes;
        };
        band({-1, -1}, {1, 1}, {});
        const auto first = inside({-1, -1}, {1, 1});
        QVERIFY(first.size() > 4 && first.size() < 37);
        QVERIFY(fixture.selection.hexes() == first);
        band({0, 0}, {2, 1}, Qt::ShiftModifier);
        auto sum = first;
        for (Hex at : inside({0, 0}, {2, 1})) sum.insert(at);
        QVERIFY(sum.size() > first.size());
        QVERIFY(fixture.selection.hexes() == sum);
        band({0, 0}, {2, 1}, Qt::ControlModifier);
        for (Hex at : inside({0, 0}, {2, 1})) sum.erase(at);
        QVERIFY(fixture.selection.hexes() == sum);
        // From the outside, upwards and to the left.
        tool.press(fixture.pointer({20, 20}));
        tool.drag(fixture.pointer({-20, -20}));
        tool.release(fixture.pointer({-20, -20}));
        QVERIFY(fixture.selection.hexes().size() > 30);
        QCOMPARE(fixture.steps(), 0);
    }

    void escGivesUp() {
        MapFixture fixture;
        fixture.put({{0, 0}}, fixture.tile);
        SelectTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({0, 0}));
        tool.drag(fixture.pointer({1, 0}));
        QVERIFY(tool.busy());
        tool.cancel();
        QVERIFY(!tool.busy());
        tool.drag(fixture.pointer({2, 0}));
        tool.release(fixture.pointer({2, 0}));
        QCOMPARE(fixture.at({0, 0}), fixture.tile);
        QVERIFY(!fixture.selection.hexes().empty());
        tool.cancel();  // with nothing under way: the selection
        QVERIFY(fixture.selection.hexes().empty());
        fixture.selection.set({{0, 0}});
        tool.interrupt();
        QCOMPARE(fixture.selection.hexes().size(), std::size_t{1});
    }

    void theTileGoesAwayDuringTheDrag() {
        MapFixture fixture;
        fixture.document.apply(paintCells(fixture.document.scenario(), fixture.document.catalog(),
                                          std::vector<Hex>{{0, 0}}, fixture.tile),
                               "Tile");
        SelectTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({0, 0}));
        tool.drag(fixture.pointer({1, 0}));
        fixture.document.undoStack().undo();
        tool.drag(fixture.pointer({2, 0}));
        QVERIFY(tool.overlay().empty());
        tool.release(fixture.pointer({2, 0}));
        QCOMPARE(fixture.count(fixture.tile), 0);
        QVERIFY(fixture.document.undoStack().canRedo());
        // The same with the whole layout removed.
        fixture.document.undoStack().redo();
        tool.press(fixture.pointer({0, 0}));
        tool.drag(fixture.pointer({1, 0}));
        fixture.document.apply(
            removeCells(fixture.document.scenario(), fixture.document.catalog(), disc({0, 0}, 3)), "Empty");
        tool.drag(fixture.pointer({2, 0}));
        tool.release(fixture.pointer({2, 0}));
        QCOMPARE(fixture.board().cellCount(), std::size_t{0});
    }
};

}  // namespace hexa::test

using hexa::test::SelectToolTest;
HEXA_TEST(SelectToolTest);
#include "selecttool_test.moc"
