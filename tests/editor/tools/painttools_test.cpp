// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rng.h"
#include "editor/tools/layouttool.h"
#include "editor/tools/painttools.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/stamptool.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace hexa::test {

using namespace editor;
namespace {

std::vector<Hex> ghostHexes(const Overlay& overlay) {
    std::vector<Hex> hexes;
    for (const auto& ghost : overlay.ghosts) hexes.push_back(ghost.at);
    std::sort(hexes.begin(), hexes.end());
    return hexes;
}

std::vector<Hex> hexesOf(const MapFixture& fixture, KindId kind) {
    std::vector<Hex> hexes;
    for (const Cell& cell : fixture.board().cells())
        if (cell.kind == kind) hexes.push_back(cell.at);
    return hexes;
}

}  // namespace

class PaintToolsTest : public QObject {
    Q_OBJECT
private slots:
    void aStrokeIsOneStep_data() { bothGames(); }
    void aStrokeIsOneStep() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.state.setBrush(fixture.tile);
        const Scenario before = fixture.document.scenario();
        BrushTool tool(fixture.context(), nullptr);
        // The pointer jumps: the way between is painted too.
        fixture.drag(tool, {{-3, 0}, {0, 0}, {0, 2}});
        QCOMPARE(fixture.count(fixture.tile), 6);
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.lastName(), "Paint " + fixture.kindName(fixture.tile));
        QVERIFY(!tool.busy());
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.scenario() == before);
    }

    /// Every tool that removes a home names the leaving player at the pointer, before it acts, and
    /// in its step.
    void everyToolSaysWhoLeaves_data() {
        QTest::addColumn<int>("which");
        int which = 0;
        for (const char* tool : {"brush", "line", "fill", "stamp", "layout", "drag out"})
            QTest::newRow(tool) << which++;
    }
    void everyToolSaysWhoLeaves() {
        QFETCH(int, which);
        MapFixture fixture;
        const Hex home{1, 0};
        fixture.put({home}, fixture.homeKind());
        fixture.state.setBrush(fixture.tile);
        const ToolContext context = fixture.context();
        std::unique_ptr<Tool> tool;
        Scenario part;
        Cell cell;
        cell.kind = fixture.tile;
        switch (which) {
        case 0:
            tool = std::make_unique<BrushTool>(context, nullptr);
            break;
        case 1:
            tool = std::make_unique<LineTool>(context, nullptr);
            break;
        case 2:
            tool = std::make_unique<FillTool>(context, nullptr);
            break;
        case 3:
            part.board.put(CellState(cell));
            tool = std::make_unique<StampTool>(context, part, nullptr);
            break;
        case 4:
            tool = std::make_unique<LayoutTool>(context, nullptr);
            break;
        default:
            tool = std::make_unique<SelectTool>(context, nullptr);
        }
        const bool drags = which == 5;
        const Hex target = drags ? Hex{30, 0} : home;
        if (drags) {
            tool->press(fixture.pointer(home));
            tool->drag(fixture.pointer({2, 0}));
            tool->drag(fixture.pointer(target));
        } else {
            tool->hover(fixture.pointer(target));
        }
        QVERIFY2(tool->overlay().hint.contains("player 1 is removed"), qPrintable(tool->overlay().hint));
        QCOMPARE(fixture.document.scenario().players(), 1);
        if (!drags) tool->press(fixture.pointer(target));
        tool->release(fixture.pointer(target));
        QCOMPARE(fixture.document.scenario().players(), 0);
        QVERIFY2(fixture.lastName().endsWith("(player 1 is removed)"), qPrintable(fixture.lastName()));
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.document.scenario().players(), 1);
    }

    void erasingHasItsName() {
        MapFixture fixture;
        fixture.put({{0, 0}}, fixture.tile);
        BrushTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}});
        QCOMPARE(fixture.lastName(), QString("Erase tiles"));
        fixture.state.setBrush(KindId::Blank);
        fixture.drag(tool, {{0, 0}});
        QCOMPARE(fixture.lastName(), QString("Paint blank spaces"));
    }

    void wideBrushAndPartners() {
        MapFixture fixture;
        fixture.profile(RuleProfile::Free);
        fixture.halfTurn();
        fixture.state.setBrush(fixture.tile);
        fixture.state.setBrushRadius(1);
        BrushTool tool(fixture.context(), nullptr);
        tool.hover(fixture.pointer({2, -1}));
        QCOMPARE(tool.overlay().targets.size(), std::size_t{14});
        const auto ghosts = ghostHexes(tool.overlay());
        fixture.drag(tool, {{2, -1}});
        QCOMPARE(fixture.count(fixture.tile), 14);
        QVERIFY(hexesOf(fixture, fixture.tile) == ghosts);
    }

    void shiftContinuesWithALine() {
        MapFixture fixture;
        fixture.state.setBrush(fixture.tile);
        BrushTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{-3, 0}}, Qt::ShiftModifier);  // nothing to continue from
        QCOMPARE(fixture.count(fixture.tile), 1);
        fixture.drag(tool, {{1, 0}}, Qt::ShiftModifier);
        QCOMPARE(fixture.count(fixture.tile), 5);
        QCOMPARE(fixture.steps(), 2);
    }

    void escRestoresExactly() {
        MapFixture fixture;
        fixture.put({{0, 0}, {1, 0}}, fixture.other);
        fixture.state.setBrush(fixture.tile);
        const Scenario before = fixture.document.scenario();
        BrushTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({-2, 0}));
        tool.drag(fixture.pointer({2, 0}));
        QCOMPARE(fixture.count(fixture.tile), 5);
        tool.cancel();
        QVERIFY(fixture.document.scenario() == before);
        QCOMPARE(fixture.steps(), 0);
        QVERIFY(!fixture.document.isModified());
        tool.drag(fixture.pointer({2, -1}));  // the button is still down
        tool.release(fixture.pointer({2, -1}));
        QVERIFY(fixture.document.scenario() == before);
    }

    void interruptionKeepsTheStroke() {
        MapFixture fixture;
        fixture.state.setBrush(fixture.tile);
        BrushTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({0, 0}));
        tool.interrupt();
        QVERIFY(!tool.busy());
        tool.drag(fixture.pointer({1, 0}));
        QCOMPARE(fixture.count(fixture.tile), 1);
        QCOMPARE(fixture.steps(), 1);
    }

    void undoDuringTheStroke() {
        MapFixture fixture;
        fixture.state.setBrush(fixture.tile);
        BrushTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}});
        tool.press(fixture.pointer({1, 0}));
        fixture.document.undoStack().undo();
        tool.drag(fixture.pointer({2, 0}));
        tool.cancel();
        QVERIFY((hexesOf(fixture, fixture.tile) == std::vector<Hex>{{0, 0}}));
        QVERIFY(fixture.document.undoStack().canRedo());
    }

    void aPanelsEditDuringTheStrokeBelongsToIt() {
        MapFixture fixture;
        fixture.state.setBrush(fixture.tile);
        const Scenario before = fixture.document.scenario();
        BrushTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({0, 0}));
        fixture.document.apply({SetTexts{Localized("Title"), {}, "me"}}, "Title");
        tool.drag(fixture.pointer({1, 0}));
        QCOMPARE(fixture.steps(), 1);
        tool.cancel();
        QVERIFY(fixture.document.scenario() == before);
        QCOMPARE(fixture.steps(), 0);
    }

    void theLayoutVanishesDuringTheStroke() {
        MapFixture fixture;
        fixture.state.setBrush(fixture.tile);
        BrushTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({0, 0}));
        fixture.document.apply(
            removeCells(fixture.document.scenario(), fixture.document.catalog(), disc({0, 0}, 3)), "Empty");
        tool.drag(fixture.pointer({1, 0}));
        tool.release(fixture.pointer({1, 0}));
        QCOMPARE(fixture.board().cellCount(), std::size_t{0});
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.board().cellCount(), std::size_t{37});
    }

    void lockedHexesAreLeftOutAndSaySo() {
        MapFixture fixture;
        fixture.lock({{0, 0}});
        fixture.state.setBrush(fixture.tile);
        BrushTool tool(fixture.context(), nullptr);
        tool.hover(fixture.pointer({0, 0}));
        QVERIFY(tool.overlay().hint.contains(fixture.nameOf({0, 0})));
        tool.press(fixture.pointer({-1, 0}));
        tool.drag(fixture.pointer({0, 0}));
        QVERIFY(tool.overlay().hint.contains(fixture.nameOf({0, 0})));
        tool.drag(fixture.pointer({1, 0}));
        QVERIFY(tool.overlay().hint.isEmpty());
        tool.release(fixture.pointer({1, 0}));
        QVERIFY((hexesOf(fixture, fixture.tile) == std::vector<Hex>{{-1, 0}, {1, 0}}));
    }

    void theBoxRunsOut_data() { bothGames(); }
    void theBoxRunsOut() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.state.setBrush(fixture.tile);
        const int supply = *fixture.game.catalog.kind(fixture.tile).supply;
        std::vector<Hex> way;
        for (const Cell& cell : fixture.board().cells()) way.push_back(cell.at);
        BrushTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer(way.front()));
        for (Hex at : way) tool.drag(fixture.pointer(at));
        QVERIFY2(tool.overlay().hint.contains(fixture.kindName(fixture.tile)),
                 qPrintable(tool.overlay().hint));
        tool.release(fixture.pointer(way.back()));
        QCOMPARE(fixture.count(fixture.tile), supply);
        QVERIFY(tool.overlay().empty());
        tool.hover(fixture.pointer(way.back()));
        QVERIFY(!tool.overlay().hint.isEmpty());
        QVERIFY(tool.overlay().ghosts.empty());
        fixture.profile(RuleProfile::Free);
        fixture.drag(tool, way);
        QVERIFY(fixture.count(fixture.tile) > supply);
    }

    void partnersComeTogetherOrNotAtAll() {
        MapFixture fixture;
        fixture.halfTurn();
        const int supply = *fixture.game.catalog.kind(fixture.tile).supply;
        QVERIFY(supply % 2 == 1);  // or this test says nothing
        fixture.state.setBrush(fixture.tile);
        LineTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{1, -3}, {1, 2}});
        QCOMPARE(fixture.count(fixture.tile), supply - 1);
        for (Hex at : hexesOf(fixture, fixture.tile)) QCOMPARE(fixture.at(rotated(at, 3)), fixture.tile);
    }

    void linePreviewIsTheResult_data() { bothGames(); }
    void linePreviewIsTheResult() {
        QFETCH(QString, game);
        for (const bool symmetric : {false, true}) {
            MapFixture fixture(game);
            if (symmetric) fixture.halfTurn();
            fixture.put({{0, 1}}, fixture.other);
            fixture.put({{-1, 1}, {-1, 2}, {2, 1}}, fixture.tile);
            fixture.lock({{0, -1}, {1, 1}});
            fixture.state.setBrush(fixture.tile);
            LineTool tool(fixture.context(), nullptr);
            Rng rng(7, "lines");
            for (int i = 0; i < 60; ++i) {
                const auto any = [&] {
                    return Hex{static_cast<int>(rng.below(11)) - 5, static_cast<int>(rng.below(11)) - 5};
                };
                const Hex from = any();
                const Hex to = any();
                auto expected = hexesOf(fixture, fixture.tile);
                tool.press(fixture.pointer(from));
                tool.drag(fixture.pointer(to));
                for (Hex at : ghostHexes(tool.overlay())) expected.push_back(at);
                std::sort(expected.begin(), expected.end());
                tool.release(fixture.pointer(to));
                QVERIFY(hexesOf(fixture, fixture.tile) == expected);
                if (i % 3 != 0) fixture.document.undoStack().undo();
            }
        }
    }

    void lineIsGivenUpOrLeft() {
        MapFixture fixture;
        fixture.state.setBrush(fixture.tile);
        LineTool tool(fixture.context(), nullptr);
        tool.press(fixture.pointer({0, 0}));
        tool.drag(fixture.pointer({2, 0}));
        QVERIFY(tool.busy());
        tool.interrupt();
        tool.release(fixture.pointer({2, 0}));
        QCOMPARE(fixture.steps(), 0);
        QVERIFY(tool.overlay().empty());
    }

    void fillConnectedOrSelected() {
        MapFixture fixture;
        fixture.profile(RuleProfile::Free);
        for (int r = -3; r <= 3; ++r) fixture.put({{0, r}}, fixture.other);  // a wall
        fixture.state.setBrush(fixture.tile);
        FillTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{-2, 0}});
        QCOMPARE(fixture.count(fixture.tile), 15);
        QCOMPARE(fixture.steps(), 1);
        fixture.selection.set({{0, 0}, {1, 0}, {2, 0}});
        fixture.state.setBrush(KindId::Blank);
        fixture.drag(tool, {{2, 0}});
        QCOMPARE(fixture.count(KindId::Blank), 3);
        fixture.drag(tool, {{9, 9}});
        QCOMPARE(fixture.steps(), 2);
        // Outside of the selection it is the connected area.
        fixture.drag(tool, {{0, 1}});
        QCOMPARE(fixture.count(KindId::Blank), 6);
    }

    void fillShowsBeforehandWhatItFills() {
        MapFixture fixture;
        fixture.profile(RuleProfile::Free);
        for (int r = -3; r <= 3; ++r) fixture.put({{0, r}}, fixture.other);  // a wall
        fixture.lock({{-1, 0}});
        fixture.state.setBrush(fixture.tile);
        FillTool tool(fixture.context(), nullptr);
        tool.hover(fixture.pointer({-2, 0}));
        const auto shown = ghostHexes(tool.overlay());
        QCOMPARE(shown.size(), std::size_t{14});
        QCOMPARE(tool.overlay().refused, (std::vector<Hex>{{-1, 0}}));
        QVERIFY(fixture.foretells(tool, {-2, 0}));
        QVERIFY(tool.overlay().empty());
        QCOMPARE(hexesOf(fixture, fixture.tile), shown);
        // Nothing would change: there is no hint. On a locked hex there is the reason.
        tool.hover(fixture.pointer({-2, 1}));
        QVERIFY(tool.overlay().empty());
        tool.hover(fixture.pointer({-1, 0}));
        QVERIFY(tool.overlay().hint.contains("locked"));
        QVERIFY(!tool.overlay().offer);
    }

    /// A click has exactly the effect shown to views before.
    void aClickDoesWhatWasOffered_data() { bothGames(); }
    void aClickDoesWhatWasOffered() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.state.setBrush(fixture.tile);
        BrushTool brush(fixture.context(), nullptr);
        QVERIFY(fixture.foretells(brush, {0, 0}));
        // The hex has its tile now: nothing is offered.
        brush.hover(fixture.pointer({0, 0}));
        QVERIFY(!brush.overlay().offer);
        fixture.halfTurn();
        LineTool line(fixture.context(), nullptr);
        QVERIFY(fixture.foretells(line, {1, 1}));
        fixture.state.setBrush(KindId::Empty);
        QVERIFY(fixture.foretells(brush, {1, 1}));
    }

    void fillWithPartners() {
        MapFixture fixture;
        fixture.profile(RuleProfile::Free);
        fixture.halfTurn();
        for (int r = -3; r <= 3; ++r) fixture.put({{0, r}}, fixture.other);
        fixture.state.setBrush(fixture.tile);
        FillTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{-2, 0}});
        QCOMPARE(fixture.count(fixture.tile), 30);
    }

    void eyedropper() {
        MapFixture fixture;
        fixture.put({{0, 0}}, fixture.tile);
        fixture.put({{1, 0}}, KindId::Blank);
        fixture.state.setBrush(fixture.other);
        EyedropperTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{9, 9}});
        QVERIFY(fixture.state.brush() == fixture.other);
        fixture.drag(tool, {{0, 0}});
        QVERIFY(fixture.state.brush() == fixture.tile);
        fixture.drag(tool, {{0, 0}, {1, 0}});
        QVERIFY(fixture.state.brush() == KindId::Blank);
    }
};

}  // namespace hexa::test

using hexa::test::PaintToolsTest;
HEXA_TEST(PaintToolsTest);
#include "painttools_test.moc"
