// SPDX-License-Identifier: GPL-3.0-or-later
// Sides, pieces, regions, zones and labels through the tools, on the toy game.
#include "editor/tools/objecttool.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/stamptool.h"
#include "tests/editor/desk.h"
#include "tests/support/test.h"

namespace hexa::test {

using namespace editor;

class ObjectToolTest : public QObject {
    Q_OBJECT

    static ObjectBrush brush(ObjectTable table, const char* kind, int seat = -1) {
        return {table, kind, seat, 0, false, {}};
    }
    /// A pointer near to the side of a hex.
    static PointerInput near(const Desk& desk, Hex at, int side, Qt::KeyboardModifiers modifiers = {}) {
        PointerInput input = desk.pointer(at, modifiers);
        const Point next = centreOf(neighbour(at, side), desk.board().orientation);
        input.map += (QPointF(next.x, next.y) - input.map) * 0.42;
        return input;
    }
    static void click(Tool& tool, const PointerInput& input) {
        tool.hover(input);
        tool.press(input);
        tool.release(input);
    }
    static void seats(Desk& desk, int count) {
        Scenario map = desk.document.scenario();
        map.seats.resize(static_cast<std::size_t>(count));
        desk.document.apply({SetSeats{map.seats}}, "set up");
        desk.document.undoStack().clear();
    }

private slots:
    void piecesStandWhereThePointerIs() {
        Desk desk("toy");
        ObjectTool tool(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        tool.hover(desk.pointer({1, 0}));
        QCOMPARE(tool.overlay().things.size(), std::size_t{1});
        click(tool, desk.pointer({1, 0}));
        QCOMPARE(desk.board().pieces.size(), std::size_t{1});
        QVERIFY(desk.board().pieces[0].at == (Hex{1, 0}));
        QCOMPARE(desk.steps(), 1);
        QVERIFY2(desk.lastName().contains("Sheep"), qPrintable(desk.lastName()));
        // It is selected: its page is the next thing that one wants.
        QVERIFY(desk.selection.object() == (ObjectRef{ObjectTable::Pieces, 0}));
        desk.document.undoStack().undo();
        QVERIFY(desk.board().pieces.empty());
        // Outside of the layout there is no ground.
        tool.hover(desk.pointer({9, 9}));
        QVERIFY(tool.overlay().things.empty());
        QVERIFY(!tool.overlay().hint.isEmpty());
        click(tool, desk.pointer({9, 9}));
        QVERIFY(desk.board().pieces.empty());
        QCOMPARE(desk.steps(), 1);
    }

    void wallsStandOnTheNearestSideOfTheirHex() {
        Desk desk("toy");
        seats(desk, 2);
        ObjectTool tool(desk.context(), nullptr);
        for (int side = 0; side < 6; ++side) {
            desk.state.setObject(brush(ObjectTable::Edges, "wall", side % 2));
            click(tool, near(desk, {0, 0}, side));
        }
        QCOMPARE(desk.board().edges.size(), std::size_t{6});
        std::set<int> sides;
        for (const EdgeFeature& feature : desk.board().edges) {
            QVERIFY(hexOf(feature) == (Hex{0, 0}));
            sides.insert(directionOf(feature));
        }
        QCOMPARE(sides.size(), std::size_t{6});
        // The other side of one of these borders is free, the same one is not.
        QCOMPARE(desk.steps(), 6);
        desk.document.apply({SetProfile{RuleProfile::Free}}, "set up");
        click(tool, near(desk, {1, 0}, 3));
        QCOMPARE(desk.board().edges.size(), std::size_t{7});
        tool.hover(near(desk, {1, 0}, 3));
        QVERIFY(tool.overlay().things.empty());
        click(tool, near(desk, {1, 0}, 3));
        QCOMPARE(desk.board().edges.size(), std::size_t{7});
    }

    void aDragGoesOnAlongTheSides() {
        Desk desk("toy");
        ObjectTool tool(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Edges, "fence"));
        tool.press(near(desk, {0, 0}, 0));
        for (int side = 1; side < 6; ++side) tool.drag(near(desk, {0, 0}, side));
        tool.release(near(desk, {0, 0}, 5));
        QCOMPARE(desk.board().edges.size(), std::size_t{6});
        QCOMPARE(desk.steps(), 1);
        desk.document.undoStack().undo();
        QVERIFY(desk.board().edges.empty());
        // Esc gives the stroke up.
        tool.press(near(desk, {0, 0}, 0));
        tool.cancel();
        QVERIFY(desk.board().edges.empty());
        QVERIFY(!tool.busy());
    }

    void theBoxEndsWhatCanBePlaced() {
        Desk desk("toy");
        seats(desk, 2);
        ObjectTool tool(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "knight", 1));
        for (int q = 0; q < 3; ++q) click(tool, desk.pointer({q, 0}));
        QCOMPARE(desk.board().pieces.size(), std::size_t{3});
        tool.hover(desk.pointer({0, 1}));
        QVERIFY(!tool.overlay().hint.isEmpty());
        click(tool, desk.pointer({0, 1}));
        QCOMPARE(desk.board().pieces.size(), std::size_t{3});
        // The other player has knights of his own.
        desk.state.setObject(brush(ObjectTable::Pieces, "knight", 0));
        click(tool, desk.pointer({0, 1}));
        QCOMPARE(desk.board().pieces.size(), std::size_t{4});
    }

    void partnersComeAlong() {
        Desk desk("toy");
        desk.halfTurn();
        ObjectTool tool(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        tool.hover(desk.pointer({2, 0}));
        QCOMPARE(tool.overlay().things.size(), std::size_t{2});
        click(tool, desk.pointer({2, 0}));
        QCOMPARE(desk.board().pieces.size(), std::size_t{2});
        QVERIFY(desk.board().pieces[1].at == (Hex{-2, 0}));
        QCOMPARE(desk.steps(), 1);
        desk.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(tool, near(desk, {2, 0}, 1));
        QCOMPARE(desk.board().edges.size(), std::size_t{2});
    }

    void zonesArePaintedAndTakenAway() {
        Desk desk("toy");
        ObjectTool tool(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Zones, "goal"));
        desk.drag(tool, {{0, 0}, {1, 0}, {2, 0}});
        QCOMPARE(desk.board().zones.size(), std::size_t{1});
        QCOMPARE(desk.board().zones[0].hexes.size(), std::size_t{3});
        QCOMPARE(desk.steps(), 1);
        desk.drag(tool, {{0, 1}});
        QCOMPARE(desk.board().zones.size(), std::size_t{1});
        QCOMPARE(desk.board().zones[0].hexes.size(), std::size_t{4});
        // A stroke that begins in the zone takes hexes away.
        desk.drag(tool, {{1, 0}, {2, 0}, {3, 0}});
        QCOMPARE(desk.board().zones[0].hexes.size(), std::size_t{2});
        // Another kind is another zone.
        desk.state.setObject(brush(ObjectTable::Zones, "start", 0));
        desk.drag(tool, {{0, 0}});
        QCOMPARE(desk.board().zones.size(), std::size_t{2});
        QCOMPARE(desk.board().zones[1].kind, std::string("start"));
    }

    void regionsBringTheirTiles() {
        Desk desk("toy");
        ObjectTool tool(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Regions, "farm"));
        click(tool, desk.pointer({0, 0}));
        QCOMPARE(desk.board().regions.size(), std::size_t{1});
        QCOMPARE(desk.count(desk.tile), 2);
        QCOMPARE(desk.steps(), 1);
        // The box holds one, and regions don't overlap.
        tool.hover(desk.pointer({0, -2}));
        QVERIFY(!tool.overlay().hint.isEmpty());
        desk.profile(RuleProfile::Free);
        tool.hover(desk.pointer({1, 0}));
        QVERIFY(!tool.overlay().hint.isEmpty());
        desk.document.undoStack().clear();
        desk.selection.setObject(desk.board(), ObjectRef{ObjectTable::Regions, 0});
        ObjectPlacing placing(desk.context());
        QVERIFY(placing.turn(std::vector{ObjectRef{ObjectTable::Regions, 0}}, 2));
        QCOMPARE(desk.board().regions[0].turns, 2);
        QCOMPARE(desk.count(desk.tile), 2);
        QVERIFY(placing.remove(std::vector{ObjectRef{ObjectTable::Regions, 0}}));
        QCOMPARE(desk.count(desk.tile), 0);
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QCOMPARE(desk.board().regions[0].turns, 0);
    }

    void theHandTurnsAndMirrors() {
        Desk desk("toy");
        seats(desk, 1);
        ObjectTool tool(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "knight", 0));
        tool.turn(-1);
        click(tool, desk.pointer({0, 0}));
        QCOMPARE(desk.board().pieces[0].turns, 5);
        tool.mirror();
        click(tool, desk.pointer({1, 0}));
        QVERIFY(desk.board().pieces[1].mirrored);
        for (int i = 0; i < 2; ++i) tool.mirror();
        QVERIFY(desk.state.object()->mirrored);
        for (int i = 0; i < 6; ++i) tool.turn(1);
        QCOMPARE(desk.state.object()->turns, desk.board().pieces[1].turns);
    }

    void theRightButtonTakesAThingIntoTheHand() {
        Desk desk("toy");
        seats(desk, 2);
        ObjectTool tool(desk.context(), nullptr);
        ObjectBrush hand = brush(ObjectTable::Edges, "wall", 1);
        hand.attributes.set("height", 3);
        desk.state.setObject(hand);
        click(tool, near(desk, {0, 0}, 2));
        desk.state.setBrush(desk.tile);
        QVERIFY(!desk.state.object());
        tool.pressSecondary(near(desk, {0, 0}, 2));
        QVERIFY(desk.state.object() == hand);
        // Ctrl + click takes it away.
        tool.press(near(desk, {0, 0}, 2, Qt::ControlModifier));
        QVERIFY(desk.board().edges.empty());
    }

    void thingsAreSelectedDraggedAndCopied() {
        Desk desk("toy");
        ObjectTool hand(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, desk.pointer({0, 0}));
        desk.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(hand, near(desk, {0, 0}, 0));
        desk.selection.clear();
        desk.document.undoStack().clear();
        SelectTool tool(desk.context(), nullptr);
        click(tool, desk.pointer({0, 0}));
        QVERIFY(desk.selection.object() == (ObjectRef{ObjectTable::Pieces, 0}));
        desk.drag(tool, {{0, 0}, {1, 0}, {2, 0}});
        QVERIFY(desk.board().pieces[0].at == (Hex{2, 0}));
        QVERIFY(desk.selection.object().has_value());
        QCOMPARE(desk.steps(), 1);
        desk.drag(tool, {{2, 0}, {1, 1}}, Qt::ControlModifier);
        QCOMPARE(desk.board().pieces.size(), std::size_t{2});
        // A fence is taken from side to side.
        tool.press(near(desk, {0, 0}, 0));
        tool.drag(near(desk, {0, 0}, 3));
        tool.release(near(desk, {0, 0}, 3));
        QVERIFY((desk.board().edges[0].edge == edgeOf({0, 0}, 3)));
        // Out of the layout: away.
        desk.drag(tool, {{2, 0}, {9, 9}});
        QCOMPARE(desk.board().pieces.size(), std::size_t{1});
        // A hex without a thing at the pointer is selected as before.
        click(tool, desk.pointer({-2, 0}));
        QVERIFY(!desk.selection.object());
        QVERIFY(desk.selection.contains({-2, 0}));
    }

    void severalThingsAreSelectedAndDragged() {
        Desk desk("toy");
        desk.profile(RuleProfile::Free);
        ObjectTool hand(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}, Hex{-2, 1}}) click(hand, desk.pointer(at));
        desk.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(hand, near(desk, {0, 0}, 0));
        desk.selection.clear();
        desk.document.undoStack().clear();
        SelectTool tool(desk.context(), nullptr);
        // One by one; once more takes it out.
        click(tool, desk.pointer({0, 0}));
        click(tool, desk.pointer({1, 0}, Qt::ControlModifier));
        click(tool, desk.pointer({-2, 1}, Qt::ShiftModifier));
        QCOMPARE(desk.selection.objects().size(), std::size_t{3});
        QVERIFY(!desk.selection.object());
        click(tool, desk.pointer({-2, 1}, Qt::ControlModifier));
        QCOMPARE(desk.selection.objects().size(), std::size_t{2});
        click(tool, near(desk, {0, 0}, 0, Qt::ControlModifier));
        QCOMPARE(desk.selection.objects().size(), std::size_t{3});
        // One comes to where another stood.
        desk.drag(tool, {{0, 0}, {1, 0}});
        QCOMPARE(desk.steps(), 1);
        QVERIFY2(desk.lastName().contains("3 things"), qPrintable(desk.lastName()));
        QVERIFY(desk.board().pieces[0].at == (Hex{1, 0}) && desk.board().pieces[1].at == (Hex{2, 0}));
        QVERIFY(desk.board().pieces[2].at == (Hex{-2, 1}));
        QVERIFY((desk.board().edges[0].edge == edgeOf({1, 0}, 0)));
        QCOMPARE(desk.selection.objects().size(), std::size_t{3});
        // Where one of them can't stand, all stay, and the reason is at the pointer.
        const PointerInput far = desk.pointer({3, 0});
        tool.press(desk.pointer({1, 0}));
        tool.drag(far);
        QVERIFY(!tool.overlay().hint.isEmpty());
        QCOMPARE(tool.overlay().refusedThings.size(), std::size_t{3});
        tool.release(far);
        QCOMPARE(desk.steps(), 1);
        // Copies are selected then.
        desk.drag(tool, {{1, 0}, {1, -1}}, Qt::ControlModifier);
        QCOMPARE(desk.board().pieces.size(), std::size_t{5});
        QVERIFY(desk.selection.contains(ObjectRef{ObjectTable::Pieces, 4}));
        // What goes is selected no more, and nothing else is taken for it.
        desk.drag(tool, {{1, -1}, {9, 9}});
        QCOMPARE(desk.board().pieces.size(), std::size_t{3});
        desk.selection.prune(desk.board());
        QVERIFY(desk.selection.objects().empty());
    }

    void aBandSelectsThings() {
        Desk desk("toy");
        desk.profile(RuleProfile::Free);
        ObjectTool hand(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}, Hex{-2, 1}}) click(hand, desk.pointer(at));
        desk.selection.clear();
        SelectTool tool(desk.context(), nullptr);
        const auto band = [&](Qt::KeyboardModifiers modifiers) {
            PointerInput from = desk.pointer({0, 0}, modifiers), to = desk.pointer({1, 0}, modifiers);
            from.map += QPointF(-0.9, -0.95);
            from.at = {0, -1};
            to.map += QPointF(0.5, 0.5);
            tool.press(from);
            tool.drag(to);
            tool.release(to);
        };
        band({});
        QVERIFY(desk.selection.objects().empty() && !desk.selection.hexes().empty());
        band(Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.selection.objects().size(), std::size_t{2});
        QVERIFY(desk.selection.hexes().empty());
        // While tiles can't be reached, a band is about things anyway.
        desk.selection.clear();
        Layers layers = desk.state.layers();
        layers.setLocked(Layer::Tiles, true);
        desk.state.setLayers(layers);
        band({});
        QCOMPARE(desk.selection.objects().size(), std::size_t{2});
    }

    void altClickGoesThroughTheThingsOfAHex() {
        Desk desk("toy");
        ObjectTool hand(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Zones, "goal"));
        desk.drag(hand, {{0, 0}});
        desk.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, desk.pointer({0, 0}));
        desk.selection.clear();
        SelectTool tool(desk.context(), nullptr);
        const auto alt = desk.pointer({0, 0}, Qt::AltModifier);
        click(tool, alt);
        QVERIFY(desk.selection.object() == (ObjectRef{ObjectTable::Pieces, 0}));
        click(tool, alt);
        QVERIFY(desk.selection.object() == (ObjectRef{ObjectTable::Zones, 0}));
        // The selected zone goes along as a whole.
        desk.drag(tool, {{0, 0}, {1, 0}});
        QVERIFY(desk.board().zones[0].hexes == std::vector<Hex>({{1, 0}}));
    }

    void whatStandsOnCellsIsCopiedWithThem() {
        Desk desk("toy");
        desk.put({{0, 0}, {1, 0}}, desk.tile);
        ObjectTool hand(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, desk.pointer({1, 0}));
        desk.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(hand, near(desk, {0, 0}, 0));
        const std::vector<Hex> hexes{{0, 0}, {1, 0}};
        const Scenario part = partOf(desk.document.scenario(), desk.document.catalog(), hexes);
        QCOMPARE(part.board.pieces.size(), std::size_t{1});
        QCOMPARE(part.board.edges.size(), std::size_t{1});
        StampTool stamp(desk.context(), part, nullptr);
        desk.document.undoStack().clear();
        stamp.turn(3);
        stamp.hover(desk.pointer({0, 2}));
        QCOMPARE(stamp.overlay().things.size(), std::size_t{2});
        stamp.stampAt({0, 2});
        QCOMPARE(desk.board().pieces.size(), std::size_t{2});
        QCOMPARE(desk.board().edges.size(), std::size_t{2});
        QCOMPARE(desk.steps(), 1);
        QVERIFY(desk.board().pieces[1].at != (Hex{1, 2}));  // turned by half
        desk.document.undoStack().undo();
        QCOMPARE(desk.board().pieces.size(), std::size_t{1});
    }

    void ownRegionsComeAlongWithTheirShape() {
        Desk desk("toy");
        Scenario part;
        part.system = "toy";
        part.shapes = {{"lake", Localized("Lake"), {{{0, 0}, "meadow", {}}}, {}, {}, {}}};
        part.board.regions = {{"lake", {5, 5}, 0, false, false, {}}};
        StampTool stamp(desk.context(), part, nullptr);
        stamp.hover(desk.pointer({0, 1}));
        QVERIFY(stamp.overlay().targets == std::vector<Hex>({{0, 1}}));
        stamp.stampAt({0, 1});
        stamp.stampAt({1, 0});
        QCOMPARE(desk.board().regions.size(), std::size_t{2});
        QVERIFY(desk.document.scenario().shapes == part.shapes);
        QVERIFY(desk.board().find({1, 0})->kind == kindIdAt(0));
        QCOMPARE(desk.steps(), 2);
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QVERIFY(desk.document.scenario().shapes.empty() && desk.board().regions.empty());
        // What the map lacks comes with the next click, after undo too.
        stamp.stampAt({1, 0});
        QVERIFY(desk.document.scenario().shapes == part.shapes);
    }

    void aSelectionBecomesARegion() {
        Desk desk("toy");
        desk.put({{0, 0}, {1, 0}}, desk.tile);
        ObjectPlacing placing(desk.context());
        const std::vector<Hex> hexes{{0, 0}, {1, 0}};
        QCOMPARE(placing.makeRegion("Shore", hexes), QString());
        QCOMPARE(desk.steps(), 1);
        QVERIFY(desk.selection.object() == (ObjectRef{ObjectTable::Regions, 0}));
        const std::vector<Hex> again{{1, 0}, {2, 0}};
        QVERIFY(placing.makeRegion("Again", again).contains("region already"));
        QVERIFY(!placing.makeRegion("None", {}).isEmpty());
        // It is placed like one of the game's.
        ObjectTool hand(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Regions, desk.document.scenario().shapes[0].id.c_str()));
        click(hand, desk.pointer({0, 2}));
        QCOMPARE(desk.board().regions.size(), std::size_t{2});
        QCOMPARE(desk.at({1, 2}), desk.tile);
    }

    void whatIsTheSameAtItsImagesMovesAlong() {
        Desk desk("toy");
        desk.halfTurn();
        ObjectTool hand(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, desk.pointer({1, 0}));
        desk.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(hand, near(desk, {2, 0}, 0));
        QCOMPARE(desk.board().pieces.size(), std::size_t{2});
        QCOMPARE(desk.board().edges.size(), std::size_t{2});
        desk.document.undoStack().clear();
        const Scenario before = desk.document.scenario();
        SelectTool tool(desk.context(), nullptr);
        desk.drag(tool, {{1, 0}, {0, 2}});
        QCOMPARE(desk.steps(), 1);
        std::set<Hex> places;
        for (const PiecePlacement& piece : desk.board().pieces) places.insert(piece.at);
        QVERIFY((places == std::set<Hex>{{0, 2}, {0, -2}}));
        desk.document.undoStack().undo();
        QVERIFY(desk.document.scenario() == before);
        // One that is another by now stays where it is.
        ObjectPlacing placing(desk.context());
        Scenario changed = before;
        changed.board.pieces[1].count = 2;
        desk.document.apply(replaceContent(before, changed), "changed");
        PiecePlacement away = changed.board.pieces[0];
        away.at = {0, 1};
        QVERIFY(placing.change({ObjectTable::Pieces, 0}, away, "move"));
        QVERIFY(desk.board().pieces[1] == changed.board.pieces[1]);
        // Removing takes the images too.
        const ObjectRef fence{ObjectTable::Edges, 0};
        QVERIFY(placing.remove({&fence, 1}));
        QVERIFY(desk.board().edges.empty());
        QCOMPARE(desk.board().pieces.size(), std::size_t{2});
    }

    void lockedThingsStay() {
        Desk desk("toy");
        ObjectTool hand(desk.context(), nullptr);
        desk.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, desk.pointer({0, 0}));
        ObjectPlacing placing(desk.context());
        const std::vector<ObjectRef> sheep{{ObjectTable::Pieces, 0}};
        QVERIFY(placing.lock(sheep, true));
        QVERIFY(!placing.remove(sheep));
        SelectTool tool(desk.context(), nullptr);
        desk.drag(tool, {{0, 0}, {1, 0}});
        QVERIFY(desk.board().pieces[0].at == (Hex{0, 0}));
        QVERIFY(placing.lock(sheep, false));
        desk.drag(tool, {{0, 0}, {1, 0}});
        QVERIFY(desk.board().pieces[0].at == (Hex{1, 0}));
    }
};

}  // namespace hexa::test

using hexa::test::ObjectToolTest;
HEXA_TEST(ObjectToolTest);
#include "objecttool_test.moc"
