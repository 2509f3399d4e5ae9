// SPDX-License-Identifier: GPL-3.0-or-later
// Tiles moved with the cursor of the keyboard, and the possible places for the thing in the hand.
#include "editor/tools/movetool.h"
#include "editor/tools/painttools.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace hexa::test {

using namespace editor;

class MoveToolTest : public QObject {
    Q_OBJECT
private slots:
    void theGhostFollowsAndIsPutInOneStep_data() { bothGames(); }
    void theGhostFollowsAndIsPutInOneStep() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.put({{0, 0}}, fixture.tile);
        MoveTool tool(fixture.context(), {{0, 0}}, {0, 0}, nullptr);
        QSignalSpy finished(&tool, &HeldTool::finished);
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}, Hex{2, -1}}) {
            tool.hover(fixture.pointer(at));
            QCOMPARE(tool.overlay().ghosts.size(), std::size_t{1});
            QVERIFY(tool.overlay().ghosts.front().at == at);
            QVERIFY(tool.overlay().hint.contains("Enter"));
        }
        QCOMPARE(fixture.steps(), 0);
        QVERIFY(fixture.foretells(tool, {2, -1}));
        QCOMPARE(fixture.at({2, -1}), fixture.tile);
        QCOMPARE(fixture.at({0, 0}), KindId::Empty);
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(finished.count(), 1);
        QVERIFY(fixture.selection.contains({2, -1}));
        QVERIFY(fixture.selection.current() == (Hex{2, -1}));
    }

    void escLeavesThemWhereTheyWere() {
        MapFixture fixture;
        fixture.put({{0, 0}}, fixture.tile);
        MoveTool tool(fixture.context(), {{0, 0}}, {0, 0}, nullptr);
        QSignalSpy finished(&tool, &HeldTool::finished);
        tool.hover(fixture.pointer({1, 0}));
        tool.cancel();
        QCOMPARE(finished.count(), 1);
        QVERIFY(tool.overlay().empty());
        QCOMPARE(fixture.at({0, 0}), fixture.tile);
        QCOMPARE(fixture.steps(), 0);
    }

    void severalAreTurnedAndMirroredAboutTheCursor_data() { bothGames(); }
    void severalAreTurnedAndMirroredAboutTheCursor() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        MoveTool tool(fixture.context(), {{0, 0}, {1, 0}}, {0, 0}, nullptr);
        tool.hover(fixture.pointer({0, 0}));
        QVERIFY(tool.hand());
        tool.turn(1);
        QVERIFY(!tool.hand());
        tool.press(fixture.pointer({0, 0}));
        QCOMPARE(fixture.at({0, 0}), fixture.tile);
        QCOMPARE(fixture.at({1, 0}), KindId::Empty);
        QCOMPARE(fixture.at(rotated({1, 0}, 1)), fixture.tile);

        MoveTool again(fixture.context(), {{0, 0}, rotated({1, 0}, 1)}, {0, 0}, nullptr);
        again.mirror();
        again.mirror();
        again.turn(-1);
        again.press(fixture.pointer({0, 0}));
        QCOMPARE(fixture.at({1, 0}), fixture.tile);
        QCOMPARE(fixture.count(fixture.tile), 2);
    }

    void partnersGoTheirOwnWay() {
        MapFixture fixture;
        fixture.halfTurn();
        fixture.put({{1, 0}, {-1, 0}}, fixture.tile);
        MoveTool tool(fixture.context(), {{1, 0}}, {1, 0}, nullptr);
        tool.press(fixture.pointer({2, 0}));
        QCOMPARE(fixture.at({2, 0}), fixture.tile);
        QCOMPARE(fixture.at({-2, 0}), fixture.tile);
        QCOMPARE(fixture.steps(), 1);
    }

    void whatCantBeSaysWhy() {
        MapFixture fixture;
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        fixture.lock({{1, 0}});
        MoveTool tool(fixture.context(), {{0, 0}}, {0, 0}, nullptr);
        QSignalSpy finished(&tool, &HeldTool::finished);
        tool.hover(fixture.pointer({1, 0}));
        QVERIFY(tool.overlay().hint.contains("locked"));
        QVERIFY(tool.overlay().ghosts.empty() && !tool.overlay().refused.empty());
        tool.press(fixture.pointer({1, 0}));
        QCOMPARE(finished.count(), 0);
        QCOMPARE(fixture.steps(), 0);
        tool.press(fixture.pointer({30, 30}));
        QCOMPARE(fixture.steps(), 0);
        // It may always return to its origin.
        tool.press(fixture.pointer({0, 0}));
        QCOMPARE(finished.count(), 1);
        QCOMPARE(fixture.steps(), 0);
    }

    // -- what is in the hand

    void theBrushHoldsOneTile() {
        MapFixture fixture;
        fixture.state.setBrush(fixture.tile);
        BrushTool tool(fixture.context(), nullptr);
        QVERIFY(!tool.hand());  // the pointer is elsewhere
        tool.hover(fixture.pointer({0, 0}));
        QVERIFY(tool.hand() == (Hand{fixture.tile, {}, {}, {}}));
        fixture.state.setBrushRadius(1);
        QVERIFY(!tool.hand());
        fixture.state.setBrushRadius(0);
        for (const KindId kind : {KindId::Empty, KindId::Blank, fixture.homeKind()}) {
            fixture.state.setBrush(kind);
            QVERIFY(!tool.hand());
        }
    }

    void choicesAreWhatTheHandMayDo() {
        MapFixture fixture;
        fixture.halfTurn();
        fixture.put({{0, 1}, {0, -1}}, fixture.tile);
        fixture.put({{3, 0}}, fixture.homeKind());
        fixture.put({{-2, 0}}, KindId::Blank);
        fixture.lock({{1, 1}});
        const Hand hand{fixture.tile, {}, {}, {}};
        std::set<Hex> seen;
        for (const Choice& choice : choicesOf(fixture.context(), hand)) {
            Scenario map = fixture.document.scenario();
            (void)apply(map, choice.edit);
            QCOMPARE(map.board.find(choice.at)->kind, fixture.tile);
            seen.insert(choice.at);
        }
        // Not: those that have it, the home, the blank space, the locked one.
        QCOMPARE(seen.size(), fixture.board().cellCount() - 5);
        for (const Hex at : {Hex{0, 1}, Hex{0, -1}, Hex{3, 0}, Hex{-2, 0}, Hex{1, 1}})
            QVERIFY(!seen.contains(at));

        const Hand moved{KindId::Empty, {{0, 1}}, {0, 1}, MoveMode::Swap};
        for (const Choice& choice : choicesOf(fixture.context(), moved)) {
            Scenario map = fixture.document.scenario();
            (void)apply(map, choice.edit);
            QCOMPARE(map.board.find(choice.at)->kind, fixture.tile);
            QVERIFY(!(choice.at == Hex{0, 1}));
        }
    }

    void aDragHoldsTheSelectedTiles() {
        MapFixture fixture;
        fixture.put({{0, 0}}, fixture.tile);
        SelectTool tool(fixture.context(), nullptr);
        QVERIFY(!tool.hand());
        tool.press(fixture.pointer({0, 0}));
        QVERIFY(!tool.hand());
        tool.drag(fixture.pointer({1, 0}, Qt::ShiftModifier));
        QVERIFY(tool.hand() == (Hand{KindId::Empty, {{0, 0}}, {0, 0}, MoveMode::Replace}));
        tool.release(fixture.pointer({1, 0}, Qt::ShiftModifier));
        QVERIFY(!tool.hand());
    }
};

}  // namespace hexa::test

using hexa::test::MoveToolTest;
HEXA_TEST(MoveToolTest);
#include "movetool_test.moc"
