// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rng.h"
#include "editor/tools/layouttool.h"
#include "editor/tools/painttools.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/stamptool.h"
#include "tests/editor/desk.h"
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

std::vector<Hex> hexesOf(const Desk& desk, KindId kind) {
    std::vector<Hex> hexes;
    for (const Cell& cell : desk.board().cells())
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
        Desk desk(game);
        desk.state.setBrush(desk.tile);
        const Scenario before = desk.document.scenario();
        BrushTool tool(desk.context(), nullptr);
        // The pointer jumps: the way between is painted too.
        desk.drag(tool, {{-3, 0}, {0, 0}, {0, 2}});
        QCOMPARE(desk.count(desk.tile), 6);
        QCOMPARE(desk.steps(), 1);
        QCOMPARE(desk.lastName(), "Paint " + desk.kindName(desk.tile));
        QVERIFY(!tool.busy());
        desk.document.undoStack().undo();
        QVERIFY(desk.document.scenario() == before);
    }

    /// Whatever takes a home away says at the pointer who leaves, before it does, and so does its step.
    void everyToolSaysWhoLeaves_data() {
        QTest::addColumn<int>("which");
        int which = 0;
        for (const char* tool : {"brush", "line", "fill", "stamp", "layout", "drag out"})
            QTest::newRow(tool) << which++;
    }
    void everyToolSaysWhoLeaves() {
        QFETCH(int, which);
        Desk desk;
        const Hex home{1, 0};
        desk.put({home}, desk.homeKind());
        desk.state.setBrush(desk.tile);
        const ToolContext context = desk.context();
        std::unique_ptr<Tool> tool;
        Scenario part;
        Cell cell;
        cell.kind = desk.tile;
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
            tool->press(desk.pointer(home));
            tool->drag(desk.pointer({2, 0}));
            tool->drag(desk.pointer(target));
        } else {
            tool->hover(desk.pointer(target));
        }
        QVERIFY2(tool->overlay().hint.contains("player 1 leaves"), qPrintable(tool->overlay().hint));
        QCOMPARE(desk.document.scenario().players(), 1);
        if (!drags) tool->press(desk.pointer(target));
        tool->release(desk.pointer(target));
        QCOMPARE(desk.document.scenario().players(), 0);
        QVERIFY2(desk.lastName().endsWith("player 1 leaves"), qPrintable(desk.lastName()));
        desk.document.undoStack().undo();
        QCOMPARE(desk.document.scenario().players(), 1);
    }

    void erasingHasItsName() {
        Desk desk;
        desk.put({{0, 0}}, desk.tile);
        BrushTool tool(desk.context(), nullptr);
        desk.drag(tool, {{0, 0}});
        QCOMPARE(desk.lastName(), QString("Erase tiles"));
        desk.state.setBrush(KindId::Blank);
        desk.drag(tool, {{0, 0}});
        QCOMPARE(desk.lastName(), QString("Paint blank spaces"));
    }

    void wideBrushAndPartners() {
        Desk desk;
        desk.profile(RuleProfile::Free);
        desk.halfTurn();
        desk.state.setBrush(desk.tile);
        desk.state.setBrushRadius(1);
        BrushTool tool(desk.context(), nullptr);
        tool.hover(desk.pointer({2, -1}));
        QCOMPARE(tool.overlay().targets.size(), std::size_t{14});
        const auto ghosts = ghostHexes(tool.overlay());
        desk.drag(tool, {{2, -1}});
        QCOMPARE(desk.count(desk.tile), 14);
        QVERIFY(hexesOf(desk, desk.tile) == ghosts);
    }

    void shiftContinuesWithALine() {
        Desk desk;
        desk.state.setBrush(desk.tile);
        BrushTool tool(desk.context(), nullptr);
        desk.drag(tool, {{-3, 0}}, Qt::ShiftModifier);  // nothing to continue from
        QCOMPARE(desk.count(desk.tile), 1);
        desk.drag(tool, {{1, 0}}, Qt::ShiftModifier);
        QCOMPARE(desk.count(desk.tile), 5);
        QCOMPARE(desk.steps(), 2);
    }

    void escRestoresExactly() {
        Desk desk;
        desk.put({{0, 0}, {1, 0}}, desk.other);
        desk.state.setBrush(desk.tile);
        const Scenario before = desk.document.scenario();
        BrushTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({-2, 0}));
        tool.drag(desk.pointer({2, 0}));
        QCOMPARE(desk.count(desk.tile), 5);
        tool.cancel();
        QVERIFY(desk.document.scenario() == before);
        QCOMPARE(desk.steps(), 0);
        QVERIFY(!desk.document.isModified());
        tool.drag(desk.pointer({2, -1}));  // the button is still down
        tool.release(desk.pointer({2, -1}));
        QVERIFY(desk.document.scenario() == before);
    }

    void interruptionKeepsTheStroke() {
        Desk desk;
        desk.state.setBrush(desk.tile);
        BrushTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({0, 0}));
        tool.interrupt();
        QVERIFY(!tool.busy());
        tool.drag(desk.pointer({1, 0}));
        QCOMPARE(desk.count(desk.tile), 1);
        QCOMPARE(desk.steps(), 1);
    }

    void undoDuringTheStroke() {
        Desk desk;
        desk.state.setBrush(desk.tile);
        BrushTool tool(desk.context(), nullptr);
        desk.drag(tool, {{0, 0}});
        tool.press(desk.pointer({1, 0}));
        desk.document.undoStack().undo();
        tool.drag(desk.pointer({2, 0}));
        tool.cancel();
        QVERIFY((hexesOf(desk, desk.tile) == std::vector<Hex>{{0, 0}}));
        QVERIFY(desk.document.undoStack().canRedo());
    }

    void aPanelsEditDuringTheStrokeBelongsToIt() {
        Desk desk;
        desk.state.setBrush(desk.tile);
        const Scenario before = desk.document.scenario();
        BrushTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({0, 0}));
        desk.document.apply({SetTexts{Localized("Title"), {}, "me"}}, "Title");
        tool.drag(desk.pointer({1, 0}));
        QCOMPARE(desk.steps(), 1);
        tool.cancel();
        QVERIFY(desk.document.scenario() == before);
        QCOMPARE(desk.steps(), 0);
    }

    void theLayoutVanishesDuringTheStroke() {
        Desk desk;
        desk.state.setBrush(desk.tile);
        BrushTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({0, 0}));
        desk.document.apply(removeCells(desk.document.scenario(), desk.document.catalog(), disc({0, 0}, 3)),
                            "Empty");
        tool.drag(desk.pointer({1, 0}));
        tool.release(desk.pointer({1, 0}));
        QCOMPARE(desk.board().cellCount(), std::size_t{0});
        desk.document.undoStack().undo();
        QCOMPARE(desk.board().cellCount(), std::size_t{37});
    }

    void lockedHexesAreLeftOutAndSaySo() {
        Desk desk;
        desk.lock({{0, 0}});
        desk.state.setBrush(desk.tile);
        BrushTool tool(desk.context(), nullptr);
        tool.hover(desk.pointer({0, 0}));
        QVERIFY(tool.overlay().hint.contains(desk.nameOf({0, 0})));
        tool.press(desk.pointer({-1, 0}));
        tool.drag(desk.pointer({0, 0}));
        QVERIFY(tool.overlay().hint.contains(desk.nameOf({0, 0})));
        tool.drag(desk.pointer({1, 0}));
        QVERIFY(tool.overlay().hint.isEmpty());
        tool.release(desk.pointer({1, 0}));
        QVERIFY((hexesOf(desk, desk.tile) == std::vector<Hex>{{-1, 0}, {1, 0}}));
    }

    void theBoxRunsOut_data() { bothGames(); }
    void theBoxRunsOut() {
        QFETCH(QString, game);
        Desk desk(game);
        desk.state.setBrush(desk.tile);
        const int supply = *desk.game.catalog.kind(desk.tile).supply;
        std::vector<Hex> way;
        for (const Cell& cell : desk.board().cells()) way.push_back(cell.at);
        BrushTool tool(desk.context(), nullptr);
        tool.press(desk.pointer(way.front()));
        for (Hex at : way) tool.drag(desk.pointer(at));
        QVERIFY2(tool.overlay().hint.contains(desk.kindName(desk.tile)), qPrintable(tool.overlay().hint));
        tool.release(desk.pointer(way.back()));
        QCOMPARE(desk.count(desk.tile), supply);
        QVERIFY(tool.overlay().empty());
        tool.hover(desk.pointer(way.back()));
        QVERIFY(!tool.overlay().hint.isEmpty());
        QVERIFY(tool.overlay().ghosts.empty());
        desk.profile(RuleProfile::Free);
        desk.drag(tool, way);
        QVERIFY(desk.count(desk.tile) > supply);
    }

    void partnersComeTogetherOrNotAtAll() {
        Desk desk;
        desk.halfTurn();
        const int supply = *desk.game.catalog.kind(desk.tile).supply;
        QVERIFY(supply % 2 == 1);  // or this test says nothing
        desk.state.setBrush(desk.tile);
        LineTool tool(desk.context(), nullptr);
        desk.drag(tool, {{1, -3}, {1, 2}});
        QCOMPARE(desk.count(desk.tile), supply - 1);
        for (Hex at : hexesOf(desk, desk.tile)) QCOMPARE(desk.at(rotated(at, 3)), desk.tile);
    }

    void linePreviewIsTheResult_data() { bothGames(); }
    void linePreviewIsTheResult() {
        QFETCH(QString, game);
        for (const bool symmetric : {false, true}) {
            Desk desk(game);
            if (symmetric) desk.halfTurn();
            desk.put({{0, 1}}, desk.other);
            desk.put({{-1, 1}, {-1, 2}, {2, 1}}, desk.tile);
            desk.lock({{0, -1}, {1, 1}});
            desk.state.setBrush(desk.tile);
            LineTool tool(desk.context(), nullptr);
            Rng rng(7, "lines");
            for (int i = 0; i < 60; ++i) {
                const auto any = [&] {
                    return Hex{static_cast<int>(rng.below(11)) - 5, static_cast<int>(rng.below(11)) - 5};
                };
                const Hex from = any();
                const Hex to = any();
                auto expected = hexesOf(desk, desk.tile);
                tool.press(desk.pointer(from));
                tool.drag(desk.pointer(to));
                for (Hex at : ghostHexes(tool.overlay())) expected.push_back(at);
                std::sort(expected.begin(), expected.end());
                tool.release(desk.pointer(to));
                QVERIFY(hexesOf(desk, desk.tile) == expected);
                if (i % 3 != 0) desk.document.undoStack().undo();
            }
        }
    }

    void lineIsGivenUpOrLeft() {
        Desk desk;
        desk.state.setBrush(desk.tile);
        LineTool tool(desk.context(), nullptr);
        tool.press(desk.pointer({0, 0}));
        tool.drag(desk.pointer({2, 0}));
        QVERIFY(tool.busy());
        tool.interrupt();
        tool.release(desk.pointer({2, 0}));
        QCOMPARE(desk.steps(), 0);
        QVERIFY(tool.overlay().empty());
    }

    void fillConnectedOrSelected() {
        Desk desk;
        desk.profile(RuleProfile::Free);
        for (int r = -3; r <= 3; ++r) desk.put({{0, r}}, desk.other);  // a wall
        desk.state.setBrush(desk.tile);
        FillTool tool(desk.context(), nullptr);
        desk.drag(tool, {{-2, 0}});
        QCOMPARE(desk.count(desk.tile), 15);
        QCOMPARE(desk.steps(), 1);
        desk.selection.set({{0, 0}, {1, 0}, {2, 0}});
        desk.state.setBrush(KindId::Blank);
        desk.drag(tool, {{2, 0}});
        QCOMPARE(desk.count(KindId::Blank), 3);
        desk.drag(tool, {{9, 9}});
        QCOMPARE(desk.steps(), 2);
        // Outside of the selection it is what is connected.
        desk.drag(tool, {{0, 1}});
        QCOMPARE(desk.count(KindId::Blank), 6);
    }

    void fillShowsBeforehandWhatItFills() {
        Desk desk;
        desk.profile(RuleProfile::Free);
        for (int r = -3; r <= 3; ++r) desk.put({{0, r}}, desk.other);  // a wall
        desk.lock({{-1, 0}});
        desk.state.setBrush(desk.tile);
        FillTool tool(desk.context(), nullptr);
        tool.hover(desk.pointer({-2, 0}));
        const auto shown = ghostHexes(tool.overlay());
        QCOMPARE(shown.size(), std::size_t{14});
        QCOMPARE(tool.overlay().refused, std::vector<Hex>{Hex(-1, 0)});
        QVERIFY(desk.foretells(tool, {-2, 0}));
        QVERIFY(tool.overlay().empty());
        QCOMPARE(hexesOf(desk, desk.tile), shown);
        // All is as it would be: nothing to tell. On a locked hex the reason is.
        tool.hover(desk.pointer({-2, 1}));
        QVERIFY(tool.overlay().empty());
        tool.hover(desk.pointer({-1, 0}));
        QVERIFY(tool.overlay().hint.contains("locked"));
        QVERIFY(!tool.overlay().offer);
    }

    /// What views are told beforehand is what a click does.
    void aClickDoesWhatWasOffered_data() { bothGames(); }
    void aClickDoesWhatWasOffered() {
        QFETCH(QString, game);
        Desk desk(game);
        desk.state.setBrush(desk.tile);
        BrushTool brush(desk.context(), nullptr);
        QVERIFY(desk.foretells(brush, {0, 0}));
        // The hex has its tile now: nothing is offered.
        brush.hover(desk.pointer({0, 0}));
        QVERIFY(!brush.overlay().offer);
        desk.halfTurn();
        LineTool line(desk.context(), nullptr);
        QVERIFY(desk.foretells(line, {1, 1}));
        desk.state.setBrush(KindId::Empty);
        QVERIFY(desk.foretells(brush, {1, 1}));
    }

    void fillWithPartners() {
        Desk desk;
        desk.profile(RuleProfile::Free);
        desk.halfTurn();
        for (int r = -3; r <= 3; ++r) desk.put({{0, r}}, desk.other);
        desk.state.setBrush(desk.tile);
        FillTool tool(desk.context(), nullptr);
        desk.drag(tool, {{-2, 0}});
        QCOMPARE(desk.count(desk.tile), 30);
    }

    void eyedropper() {
        Desk desk;
        desk.put({{0, 0}}, desk.tile);
        desk.put({{1, 0}}, KindId::Blank);
        desk.state.setBrush(desk.other);
        EyedropperTool tool(desk.context(), nullptr);
        desk.drag(tool, {{9, 9}});
        QVERIFY(desk.state.brush() == desk.other);
        desk.drag(tool, {{0, 0}});
        QVERIFY(desk.state.brush() == desk.tile);
        desk.drag(tool, {{0, 0}, {1, 0}});
        QVERIFY(desk.state.brush() == KindId::Blank);
    }
};

}  // namespace hexa::test

using hexa::test::PaintToolsTest;
HEXA_TEST(PaintToolsTest);
#include "painttools_test.moc"
