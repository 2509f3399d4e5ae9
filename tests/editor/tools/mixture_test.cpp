// SPDX-License-Identifier: GPL-3.0-or-later
// Rectangles, rings, several tiles by chance, and making a map symmetric.
#include "editor/tools/painttools.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

namespace hexa::test {

using namespace editor;
namespace {

std::map<Hex, KindId> tilesOf(const MapFixture& fixture) {
    std::map<Hex, KindId> tiles;
    for (const Cell& cell : fixture.board().cells())
        if (isTile(cell.kind)) tiles.emplace(cell.at, cell.kind);
    return tiles;
}

std::map<Hex, KindId> ghostsOf(const Tool& tool) {
    std::map<Hex, KindId> ghosts;
    for (const auto& ghost : tool.overlay().ghosts) ghosts.emplace(ghost.at, ghost.kind);
    return ghosts;
}

}  // namespace

class MixtureTest : public QObject {
    Q_OBJECT
private slots:
    void aRectangleHasColumnsAndRows_data() { bothGames(); }
    void aRectangleHasColumnsAndRows() {
        QFETCH(QString, game);
        MapFixture fixture(game, 5);
        fixture.profile(RuleProfile::Free);
        fixture.state.setBrush(fixture.tile);
        RectangleTool tool(fixture.context(), nullptr);
        const bool flat = fixture.board().orientation == Orientation::Flat;
        const Hex from = flat ? Hex{-2, 0} : Hex{0, -2};
        const Hex to = flat ? Hex{1, 0} : Hex{0, 1};
        tool.press(fixture.pointer(from));
        tool.drag(fixture.pointer(to));
        const auto ghosts = ghostsOf(tool);
        tool.release(fixture.pointer(to));
        QVERIFY(tilesOf(fixture) == ghosts);
        QCOMPARE(fixture.steps(), 1);
        // Four columns, all as high as the first one: from row 0 to the row of the other corner.
        std::map<int, int> lengths;
        for (const auto& [at, kind] : ghosts) ++lengths[flat ? at.q : at.r];
        QCOMPARE(lengths.size(), std::size_t{4});
        for (const auto& [line, length] : lengths) QCOMPARE(length, lengths.begin()->second);
        QVERIFY(ghosts.contains(from) && ghosts.contains(to));
    }

    void aRingIsHollowAndShiftFillsIt() {
        MapFixture fixture("clockwork-wars", 4);
        fixture.profile(RuleProfile::Free);
        fixture.state.setBrush(fixture.tile);
        RingTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}, {2, 0}});
        QCOMPARE(fixture.count(fixture.tile), 12);
        QCOMPARE(fixture.at({0, 0}), KindId::Empty);
        fixture.drag(tool, {{0, 0}, {2, 0}}, Qt::ShiftModifier);
        QCOMPARE(fixture.count(fixture.tile), 19);
        tool.press(fixture.pointer({0, 0}));
        tool.drag(fixture.pointer({3, 0}));
        tool.cancel();
        QCOMPARE(fixture.count(fixture.tile), 19);
    }

    void aMixtureIsPaintedAsItWasShown_data() {
        QTest::addColumn<bool>("symmetric");
        QTest::newRow("alone") << false;
        QTest::newRow("with partners") << true;
    }
    void aMixtureIsPaintedAsItWasShown() {
        QFETCH(bool, symmetric);
        MapFixture fixture("clockwork-wars", 3);
        if (symmetric) fixture.halfTurn();
        fixture.state.setMixture({kindIdAt(4), kindIdAt(5), kindIdAt(6)});
        fixture.state.setBrushRadius(1);
        BrushTool tool(fixture.context(), nullptr);
        tool.hover(fixture.pointer({1, 1}));
        const auto shown = ghostsOf(tool);
        QVERIFY(shown.size() >= 7);
        tool.hover(fixture.pointer({1, 1}));
        QVERIFY(ghostsOf(tool) == shown);
        tool.press(fixture.pointer({1, 1}));
        tool.release(fixture.pointer({1, 1}));
        QVERIFY(tilesOf(fixture) == shown);
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.lastName(), QString("Paint 3 kinds of tiles at random"));
        if (symmetric)
            for (const auto& [at, kind] : shown) QCOMPARE(shown.at(rotated(at, 3)), kind);
    }

    void chanceTakesAllOfThem() {
        MapFixture fixture("clockwork-wars", 5);
        fixture.profile(RuleProfile::Free);
        fixture.state.setMixture({kindIdAt(4), kindIdAt(5)});
        RingTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}, {4, 0}}, Qt::ShiftModifier);
        QCOMPARE(fixture.count(kindIdAt(4)) + fixture.count(kindIdAt(5)), 61);
        QVERIFY(fixture.count(kindIdAt(4)) > 10 && fixture.count(kindIdAt(5)) > 10);
        QCOMPARE(fixture.steps(), 1);
        fixture.document.undoStack().undo();
        QVERIFY(tilesOf(fixture).empty());
    }

    void aMixtureKeepsToTheBox() {
        MapFixture fixture("clockwork-wars", 5);
        fixture.state.setMixture({kindIdAt(4), kindIdAt(5)});
        RingTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}, {5, 0}}, Qt::ShiftModifier);
        for (const KindId kind : fixture.state.mixture())
            QVERIFY(fixture.count(kind) <= *fixture.game.catalog.kind(kind).supply);
    }

    /// As long as the box has enough in total, nothing is refused for lack of one kind.
    void noKindIsDrawnOftenerThanTheBoxHasIt() {
        for (int run = 0; run < 20; ++run) {
            MapFixture fixture("clockwork-wars", 3);
            fixture.state.setMixture({kindIdAt(3), kindIdAt(5)});
            const int has = *fixture.game.catalog.kind(kindIdAt(3)).supply +
                            *fixture.game.catalog.kind(kindIdAt(5)).supply;
            QVERIFY(has >= 7);
            RingTool tool(fixture.context(), nullptr);
            tool.hover(fixture.pointer({3, 0}));  // what is thrown there takes nothing away
            tool.press(fixture.pointer({0, 0}));
            tool.drag(fixture.pointer({1, 0}, Qt::ShiftModifier));
            QVERIFY(tool.overlay().refused.empty());
            QCOMPARE(ghostsOf(tool).size(), std::size_t{7});
            tool.release(fixture.pointer({1, 0}, Qt::ShiftModifier));
            QCOMPARE(fixture.count(kindIdAt(3)) + fixture.count(kindIdAt(5)), 7);
        }
    }

    void oneTileIsNoMixture() {
        EditorState state;
        state.setMixture({kindIdAt(2)});
        QVERIFY(state.mixture().empty() && state.brush() == kindIdAt(2));
        state.setMixture({kindIdAt(3), kindIdAt(2)});
        QVERIFY(state.mixture().size() == 2 && state.brush() == kindIdAt(3));
        state.setBrush(kindIdAt(3));
        QVERIFY(state.mixture().empty());
    }

    // -- symmetric from here

    void partnersBecomeLikeThePattern() {
        MapFixture fixture;
        fixture.halfTurn();
        fixture.put({{1, 0}, {2, 0}}, fixture.tile);
        fixture.put({{-1, 0}}, kindIdAt(5));
        const std::vector<Hex> pattern{{1, 0}, {2, 0}};
        QVERIFY(Placement(fixture.context()).makeSymmetric(pattern).isEmpty());
        QCOMPARE(fixture.at({-1, 0}), fixture.tile);
        QCOMPARE(fixture.at({-2, 0}), fixture.tile);
        QCOMPARE(fixture.at({1, 0}), fixture.tile);
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.lastName(), QString("Make 2 hexes symmetric"));
        QVERIFY(Placement(fixture.context()).makeSymmetric(pattern).contains("already"));
        QCOMPARE(fixture.steps(), 1);
    }

    void theHalfOfTheCursorIsThePattern() {
        MapFixture fixture;
        fixture.halfTurn();
        fixture.put({{2, 0}, {1, 1}}, fixture.tile);
        fixture.put({{-2, 1}}, fixture.tile);  // on the other side: goes
        const auto pattern = nearestOfOrbits(fixture.board(), fixture.state.symmetry(), {3, 0});
        QCOMPARE(pattern.size(), (fixture.board().cellCount() + 1) / 2);
        QVERIFY(Placement(fixture.context()).makeSymmetric(pattern).isEmpty());
        for (const auto& [at, kind] : tilesOf(fixture)) QCOMPARE(fixture.at(rotated(at, 3)), kind);
        QVERIFY((tilesOf(fixture).size() == 4));
    }

    void homesAndLockedHexesStay() {
        MapFixture fixture;
        fixture.halfTurn();
        fixture.put({{1, 0}}, fixture.homeKind());
        fixture.put({{2, 0}, {0, 2}}, fixture.tile);
        fixture.put({{-2, 0}}, fixture.homeKind());
        fixture.put({{0, -2}}, kindIdAt(5));
        fixture.lock({{0, -2}});
        const std::vector<Hex> pattern{{1, 0}, {2, 0}, {0, 2}};
        const Scenario before = fixture.document.scenario();
        QVERIFY(!Placement(fixture.context()).makeSymmetric(pattern).isEmpty());
        QVERIFY(fixture.document.scenario() == before);
    }
};

}  // namespace hexa::test

using hexa::test::MixtureTest;
HEXA_TEST(MixtureTest);
#include "mixture_test.moc"
