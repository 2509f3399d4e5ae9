// SPDX-License-Identifier: GPL-3.0-or-later
// Sides, pieces, regions, zones and labels through the tools, on the toy game.
#include "editor/tools/objecttool.h"

#include "core/hex/corner.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/stamptool.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <set>

namespace hexa::test {

using namespace editor;

class ObjectToolTest : public QObject {
    Q_OBJECT

    static ObjectBrush brush(ObjectTable table, const char* kind, int seat = -1) {
        return {table, kind, seat, 0, false, {}};
    }
    /// Returns a pointer near to the side of a hex.
    static PointerInput near(const MapFixture& fixture, Hex at, int side,
                             Qt::KeyboardModifiers modifiers = {}) {
        PointerInput input = fixture.pointer(at, modifiers);
        const Point next = centreOf(neighbour(at, side), fixture.board().orientation);
        input.map += (QPointF(next.x, next.y) - input.map) * 0.42;
        return input;
    }
    static void click(Tool& tool, const PointerInput& input) {
        tool.hover(input);
        tool.press(input);
        tool.release(input);
    }
    static void seats(MapFixture& fixture, int count) {
        Scenario map = fixture.document.scenario();
        map.seats.resize(static_cast<std::size_t>(count));
        fixture.document.apply({SetSeats{map.seats}}, "set up");
        fixture.document.undoStack().clear();
    }

private slots:
    void piecesStandWhereThePointerIs() {
        MapFixture fixture("toy");
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        tool.hover(fixture.pointer({1, 0}));
        QCOMPARE(tool.overlay().things.size(), std::size_t{1});
        click(tool, fixture.pointer({1, 0}));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{1});
        QVERIFY(fixture.board().pieces[0].at == (Hex{1, 0}));
        QCOMPARE(fixture.steps(), 1);
        QVERIFY2(fixture.lastName().contains("Sheep"), qPrintable(fixture.lastName()));
        // It is selected, because its page is needed next.
        QVERIFY(fixture.selection.object() == (ObjectRef{ObjectTable::Pieces, 0}));
        fixture.document.undoStack().undo();
        QVERIFY(fixture.board().pieces.empty());
        // Outside of the layout there is no ground.
        tool.hover(fixture.pointer({9, 9}));
        QVERIFY(tool.overlay().things.empty());
        QVERIFY(!tool.overlay().hint.isEmpty());
        click(tool, fixture.pointer({9, 9}));
        QVERIFY(fixture.board().pieces.empty());
        QCOMPARE(fixture.steps(), 1);
    }

    void wallsStandOnTheNearestSideOfTheirHex() {
        MapFixture fixture("toy");
        seats(fixture, 2);
        ObjectTool tool(fixture.context(), nullptr);
        for (int side = 0; side < 6; ++side) {
            fixture.state.setObject(brush(ObjectTable::Edges, "wall", side % 2));
            click(tool, near(fixture, {0, 0}, side));
        }
        QCOMPARE(fixture.board().edges.size(), std::size_t{6});
        std::set<int> sides;
        for (const EdgeFeature& feature : fixture.board().edges) {
            QVERIFY(hexOf(feature) == (Hex{0, 0}));
            sides.insert(directionOf(feature));
        }
        QCOMPARE(sides.size(), std::size_t{6});
        // The other side of one of these borders is free, the same one is not.
        QCOMPARE(fixture.steps(), 6);
        fixture.document.apply({SetProfile{RuleProfile::Free}}, "set up");
        click(tool, near(fixture, {1, 0}, 3));
        QCOMPARE(fixture.board().edges.size(), std::size_t{7});
        tool.hover(near(fixture, {1, 0}, 3));
        QVERIFY(tool.overlay().things.empty());
        click(tool, near(fixture, {1, 0}, 3));
        QCOMPARE(fixture.board().edges.size(), std::size_t{7});
    }

    void aDragGoesOnAlongTheSides() {
        MapFixture fixture("toy");
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Edges, "fence"));
        tool.press(near(fixture, {0, 0}, 0));
        for (int side = 1; side < 6; ++side) tool.drag(near(fixture, {0, 0}, side));
        tool.release(near(fixture, {0, 0}, 5));
        QCOMPARE(fixture.board().edges.size(), std::size_t{6});
        QCOMPARE(fixture.steps(), 1);
        fixture.document.undoStack().undo();
        QVERIFY(fixture.board().edges.empty());
        // Esc gives the stroke up.
        tool.press(near(fixture, {0, 0}, 0));
        tool.cancel();
        QVERIFY(fixture.board().edges.empty());
        QVERIFY(!tool.busy());
    }

    void theBoxEndsWhatCanBePlaced() {
        MapFixture fixture("toy");
        seats(fixture, 2);
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "knight", 1));
        for (int q = 0; q < 3; ++q) click(tool, fixture.pointer({q, 0}));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{3});
        tool.hover(fixture.pointer({0, 1}));
        QVERIFY(!tool.overlay().hint.isEmpty());
        click(tool, fixture.pointer({0, 1}));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{3});
        // The other player has knights of his own.
        fixture.state.setObject(brush(ObjectTable::Pieces, "knight", 0));
        click(tool, fixture.pointer({0, 1}));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{4});
    }

    void partnersComeAlong() {
        MapFixture fixture("toy");
        fixture.halfTurn();
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        tool.hover(fixture.pointer({2, 0}));
        QCOMPARE(tool.overlay().things.size(), std::size_t{2});
        click(tool, fixture.pointer({2, 0}));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{2});
        QVERIFY(fixture.board().pieces[1].at == (Hex{-2, 0}));
        QCOMPARE(fixture.steps(), 1);
        fixture.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(tool, near(fixture, {2, 0}, 1));
        QCOMPARE(fixture.board().edges.size(), std::size_t{2});
    }

    void zonesArePaintedAndTakenAway() {
        MapFixture fixture("toy");
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Zones, "goal"));
        fixture.drag(tool, {{0, 0}, {1, 0}, {2, 0}});
        QCOMPARE(fixture.board().zones.size(), std::size_t{1});
        QCOMPARE(fixture.board().zones[0].hexes.size(), std::size_t{3});
        QCOMPARE(fixture.steps(), 1);
        fixture.drag(tool, {{0, 1}});
        QCOMPARE(fixture.board().zones.size(), std::size_t{1});
        QCOMPARE(fixture.board().zones[0].hexes.size(), std::size_t{4});
        // A stroke that begins in the zone takes hexes away.
        fixture.drag(tool, {{1, 0}, {2, 0}, {3, 0}});
        QCOMPARE(fixture.board().zones[0].hexes.size(), std::size_t{2});
        // Another kind is another zone.
        fixture.state.setObject(brush(ObjectTable::Zones, "start", 0));
        fixture.drag(tool, {{0, 0}});
        QCOMPARE(fixture.board().zones.size(), std::size_t{2});
        QCOMPARE(fixture.board().zones[1].kind, std::string("start"));
    }

    void regionsBringTheirTiles() {
        MapFixture fixture("toy");
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Regions, "farm"));
        click(tool, fixture.pointer({0, 0}));
        QCOMPARE(fixture.board().regions.size(), std::size_t{1});
        QCOMPARE(fixture.count(fixture.tile), 2);
        QCOMPARE(fixture.steps(), 1);
        // The box holds one, and regions don't overlap.
        tool.hover(fixture.pointer({0, -2}));
        QVERIFY(!tool.overlay().hint.isEmpty());
        fixture.profile(RuleProfile::Free);
        tool.hover(fixture.pointer({1, 0}));
        QVERIFY(!tool.overlay().hint.isEmpty());
        fixture.document.undoStack().clear();
        fixture.selection.setObject(fixture.board(), ObjectRef{ObjectTable::Regions, 0});
        ObjectPlacing placing(fixture.context());
        QVERIFY(placing.turn(std::vector{ObjectRef{ObjectTable::Regions, 0}}, 2));
        QCOMPARE(fixture.board().regions[0].turns, 2);
        QCOMPARE(fixture.count(fixture.tile), 2);
        QVERIFY(placing.remove(std::vector{ObjectRef{ObjectTable::Regions, 0}}));
        QCOMPARE(fixture.count(fixture.tile), 0);
        fixture.document.undoStack().undo();
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.board().regions[0].turns, 0);
    }

    /// On a full board a region turns on its own hexes; with room around it, by one.
    void regionsTurnAsFarAsTheyFit() {
        MapFixture fixture("toy", 5);
        fixture.profile(RuleProfile::Free);
        const auto lay = [&](Hex anchor) {
            fixture.document.apply(putObject(fixture.document.scenario(), fixture.document.catalog(),
                                             RegionPlacement{"farm", anchor, 0, false, false, {}}),
                                   "set up");
        };
        lay({0, 0});
        ObjectPlacing placing(fixture.context());
        const std::vector<ObjectRef> first{ObjectRef{ObjectTable::Regions, 0}};
        QVERIFY(placing.turn(first, 1));
        QCOMPARE(fixture.board().regions[0].turns, 1);
        fixture.document.undoStack().undo();
        for (const Hex at : {Hex{1, 1}, Hex{2, -1}, Hex{-1, 2}, Hex{1, -2}, Hex{-2, 1}, Hex{-1, -1}}) lay(at);
        const auto covered = [&] {
            const auto hexes = hexesOf(fixture.document.scenario(), fixture.document.catalog(),
                                       MapObject(fixture.board().regions[0]));
            return std::set<Hex>(hexes.begin(), hexes.end());
        };
        const std::set<Hex> before = covered();
        for (const int turns : {2, 4, 0}) {
            QVERIFY(placing.turn(first, 1));
            QCOMPARE(fixture.board().regions[0].turns, turns);
            QVERIFY(covered() == before);
        }
        QVERIFY(placing.turn(first, -1));
        QCOMPARE(fixture.board().regions[0].turns, 4);
        // Locked objects don't turn, and there is a message.
        fixture.document.apply(setObjectsLocked(fixture.document.scenario(), first, true), "set up");
        QVERIFY(!placing.turn(first, 1));
        QVERIFY(!placing.refusal(placing.turnedBy(first, 1)).isEmpty());
    }

    /// A region dropped on another one of its form changes places with it, with the things on both;
    /// their partners do the same.
    void regionsChangePlacesByDragging() {
        MapFixture fixture(Systems({latticeToy()}), "toy", 5);
        fixture.profile(RuleProfile::Free);
        const auto lay = [&](const MapObject& object) {
            fixture.document.apply(putObject(fixture.document.scenario(), fixture.document.catalog(), object),
                                   "set up");
        };
        for (const Hex at : {Hex{1, 1}, Hex{2, -1}}) lay(RegionPlacement{"farm", at, 0, false, false, {}});
        PiecePlacement sheep;
        sheep.kind = "sheep";
        sheep.at = {2, 1};
        lay(sheep);
        fixture.document.undoStack().clear();
        const Scenario before = fixture.document.scenario();
        SelectTool select(fixture.context(), nullptr);
        fixture.selection.setObject(fixture.board(), ObjectRef{ObjectTable::Regions, 0});
        select.press(fixture.pointer({1, 1}));
        select.drag(fixture.pointer({2, 0}));
        QVERIFY2(select.overlay().hint.startsWith("Swap with Farm"), qPrintable(select.overlay().hint));
        QCOMPARE(select.overlay().things.size(), std::size_t{2});
        select.release(fixture.pointer({2, 0}));
        QVERIFY(fixture.board().regions[0].anchor == (Hex{2, -1}));
        QVERIFY(fixture.board().regions[1].anchor == (Hex{1, 1}));
        QVERIFY(fixture.board().pieces[0].at == (Hex{3, -1}));
        QCOMPARE(fixture.steps(), 1);
        QVERIFY2(fixture.lastName().startsWith("Swap Farm"), qPrintable(fixture.lastName()));
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.scenario() == before);
        // A locked one stays, and the hint gives the reason.
        fixture.document.apply(
            setObjectsLocked(before, std::vector{ObjectRef{ObjectTable::Regions, 1}}, true), "set up");
        fixture.selection.setObject(fixture.board(), ObjectRef{ObjectTable::Regions, 0});
        select.press(fixture.pointer({1, 1}));
        select.drag(fixture.pointer({2, 0}));
        QVERIFY(!select.overlay().refusedThings.empty());
        select.release(fixture.pointer({2, 0}));
        QVERIFY(fixture.board().regions[0].anchor == (Hex{1, 1}));
    }

    void partnersChangePlaces() {
        MapFixture fixture("toy", 5);
        fixture.profile(RuleProfile::Free);
        fixture.halfTurn();
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Regions, "farm"));
        for (const Hex at : {Hex{2, 0}, Hex{1, 2}}) click(tool, fixture.pointer(at));
        QCOMPARE(fixture.board().regions.size(), std::size_t{4});
        const auto index = [&](Hex anchor) {
            const auto& regions = fixture.board().regions;
            return static_cast<std::size_t>(std::ranges::find(regions, anchor, &RegionPlacement::anchor) -
                                            regions.begin());
        };
        const ObjectRef first{ObjectTable::Regions, index({2, 0})},
            partner{ObjectTable::Regions, index({-2, 0})};
        ObjectPlacing placing(fixture.context());
        RegionPlacement to = fixture.board().regions[first.index];
        to.anchor = {1, 2};
        const ObjectChange change{first, to};
        QVERIFY(placing.refusal({&change, 1}).isEmpty());
        QVERIFY(placing.change({&change, 1}, "Move"));
        QVERIFY(fixture.board().regions[first.index].anchor == (Hex{1, 2}));
        QVERIFY(fixture.board().regions[partner.index].anchor == (Hex{-1, -2}));
    }

    /// In a game with a lattice a region lies at the lattice place of the pointer's hex, no matter
    /// how it is put there.
    void regionsStandOnTheLattice() {
        MapFixture fixture(Systems({latticeToy()}), "toy", 5);
        fixture.profile(RuleProfile::Free);
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Regions, "farm"));
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}, Hex{0, 1}}) {
            tool.hover(fixture.pointer(at));
            QCOMPARE(tool.overlay().things.size(), std::size_t{1});
            QVERIFY(std::get<RegionPlacement>(tool.overlay().things[0]).anchor == Hex{});
        }
        click(tool, fixture.pointer({1, 0}));
        QVERIFY(fixture.board().regions.at(0).anchor == Hex{});
        QVERIFY(std::get<RegionPlacement>(ObjectPlacing(fixture.context()).heldAt({2, 0}, 0)).anchor ==
                (Hex{2, -1}));
        // Dragged by one hex it stays, by more it moves to the next place.
        SelectTool select(fixture.context(), nullptr);
        fixture.selection.setObject(fixture.board(), ObjectRef{ObjectTable::Regions, 0});
        fixture.drag(select, {{0, 0}, {1, 0}, {2, 0}});
        QVERIFY(fixture.board().regions[0].anchor == (Hex{2, -1}));
        // Pasted, too.
        const Scenario part = partOf(fixture.document.scenario(), fixture.document.catalog(), {},
                                     std::vector{ObjectRef{ObjectTable::Regions, 0}});
        StampTool stamp(fixture.context(), part, nullptr);
        stamp.hover(fixture.pointer({-1, 0}));
        stamp.stampAt({-1, 0});
        QVERIFY(fixture.board().regions.at(1).anchor == (Hex{-1, -1}));
    }

    /// By keyboard a piece goes into a slot that takes it, whichever comes first; turning the hand
    /// chooses among several.
    void keysChooseASlotThatTakesThePiece() {
        GameSystem game = toySystem();
        game.slotsOf = [](const Scenario&, Hex) {
            return std::vector<Slot>{{"south", {}, {0, 0.45}, {"mill"}},
                                     {"north", {}, {0, -0.45}, {}},
                                     {"middle", {}, {0, 0}, {}}};
        };
        MapFixture fixture(Systems({game}), "toy");
        fixture.put({{0, 0}}, fixture.tile);
        const ObjectPlacing placing(fixture.context());
        const auto slot = [&](int turns) {
            return std::get<PiecePlacement>(placing.heldAt({0, 0}, (6 - turns) % 6)).slot;
        };
        fixture.state.setObject(brush(ObjectTable::Pieces, "tower", 0));
        QCOMPARE(slot(0), std::string("north"));
        QCOMPARE(slot(1), std::string("middle"));
        QCOMPARE(slot(2), std::string("north"));
        fixture.state.setObject(brush(ObjectTable::Pieces, "mill"));
        QCOMPARE(slot(0), std::string("south"));
        const auto fill = [&](const char* name) {
            PiecePlacement mill;
            mill.kind = "mill";
            mill.slot = name;
            fixture.document.apply(putObject(fixture.document.scenario(), fixture.document.catalog(), mill),
                                   "set up");
        };
        fill("north");
        fixture.state.setObject(brush(ObjectTable::Pieces, "tower", 0));
        QCOMPARE(slot(0), std::string("middle"));
        // With none free the refusal is about one that would take it.
        fill("middle");
        QCOMPARE(slot(0), std::string("north"));
    }

    void cairnsStandOnTheNearestCorner() {
        MapFixture fixture("toy");
        seats(fixture, 1);
        const auto near = [&](Hex at, int number, Qt::KeyboardModifiers modifiers = {}) {
            PointerInput input = fixture.pointer(at, modifiers);
            const Point corner = pointOf(cornerOf(at, number), fixture.board().orientation);
            input.map += (QPointF(corner.x, corner.y) - input.map) * 0.8;
            return input;
        };
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "cairn", 0));
        std::set<Spot> corners;
        for (int number = 0; number < 6; ++number) {
            click(tool, near({0, 0}, number));
            corners.insert(fixture.board().pieces.back().spot());
            QVERIFY(cornerOf({0, 0}, number) ==
                    (Corner{fixture.board().pieces.back().at, fixture.board().pieces.back().corner}));
        }
        QCOMPARE(corners.size(), std::size_t{6});
        QCOMPARE(fixture.steps(), 6);
        QVERIFY2(fixture.lastName().contains("corner of"), qPrintable(fixture.lastName()));
        // From any of its three hexes, a corner is the same and taken.
        tool.hover(near({1, 0}, 2));
        QVERIFY(tool.overlay().things.empty() && !tool.overlay().hint.isEmpty());
        click(tool, near({1, 0}, 2));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{6});
        // Ctrl + click takes it away, from there too.
        tool.press(near({1, 0}, 2, Qt::ControlModifier));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{5});
        // The hand at work by keys reaches the same corners.
        const ObjectPlacing placing(fixture.context());
        std::set<Spot> byKeys;
        for (int side = 0; side < 6; ++side)
            byKeys.insert(std::get<PiecePlacement>(placing.heldAt({0, 0}, side)).spot());
        QVERIFY(byKeys == corners);
        // At the rim one hex is enough, and the pointer may be beyond it.
        tool.hover(near({4, 0}, 2));
        QVERIFY2(tool.overlay().hint.isEmpty(), qPrintable(tool.overlay().hint));
        tool.hover(near({5, 0}, 0));
        QVERIFY(!tool.overlay().hint.isEmpty());
    }

    void aCairnIsDraggedFromCornerToCorner() {
        MapFixture fixture("toy");
        const auto near = [&](Hex at, int number) {
            PointerInput input = fixture.pointer(at);
            const Point corner = pointOf(cornerOf(at, number), fixture.board().orientation);
            input.map += (QPointF(corner.x, corner.y) - input.map) * 0.9;
            return input;
        };
        ObjectTool hand(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "cairn"));
        click(hand, near({0, 0}, 0));
        fixture.selection.clear();
        SelectTool tool(fixture.context(), nullptr);
        click(tool, near({1, 0}, 2));  // the same corner
        QVERIFY(fixture.selection.object() == (ObjectRef{ObjectTable::Pieces, 0}));
        tool.press(near({0, 0}, 0));
        tool.drag(near({-2, 1}, 3));
        tool.release(near({-2, 1}, 3));
        QVERIFY(cornerOf({-2, 1}, 3) ==
                (Corner{fixture.board().pieces[0].at, fixture.board().pieces[0].corner}));
        // Partners under a symmetry stand on the images of the corner.
        fixture.state.setObject(brush(ObjectTable::Pieces, "cairn"));
        fixture.state.setSymmetry({Isometry{}, Isometry{3, {}}});
        click(hand, near({0, 0}, 1));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{3});
        QVERIFY(fixture.board().pieces[2].spot() ==
                mapped(fixture.board().pieces[1], Isometry{3, {}}).spot());
    }

    void theHandTurnsAndMirrors() {
        MapFixture fixture("toy");
        seats(fixture, 1);
        ObjectTool tool(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "knight", 0));
        tool.turn(-1);
        click(tool, fixture.pointer({0, 0}));
        QCOMPARE(fixture.board().pieces[0].turns, 5);
        tool.mirror();
        click(tool, fixture.pointer({1, 0}));
        QVERIFY(fixture.board().pieces[1].mirrored);
        for (int i = 0; i < 2; ++i) tool.mirror();
        QVERIFY(fixture.state.object()->mirrored);
        for (int i = 0; i < 6; ++i) tool.turn(1);
        QCOMPARE(fixture.state.object()->turns, fixture.board().pieces[1].turns);
    }

    void theRightButtonTakesAThingIntoTheHand() {
        MapFixture fixture("toy");
        seats(fixture, 2);
        ObjectTool tool(fixture.context(), nullptr);
        ObjectBrush hand = brush(ObjectTable::Edges, "wall", 1);
        hand.attributes.set("height", 3);
        fixture.state.setObject(hand);
        click(tool, near(fixture, {0, 0}, 2));
        fixture.state.setBrush(fixture.tile);
        QVERIFY(!fixture.state.object());
        tool.pressSecondary(near(fixture, {0, 0}, 2));
        QVERIFY(fixture.state.object() == hand);
        // Ctrl + click takes it away.
        tool.press(near(fixture, {0, 0}, 2, Qt::ControlModifier));
        QVERIFY(fixture.board().edges.empty());
    }

    void thingsAreSelectedDraggedAndCopied() {
        MapFixture fixture("toy");
        ObjectTool hand(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, fixture.pointer({0, 0}));
        fixture.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(hand, near(fixture, {0, 0}, 0));
        fixture.selection.clear();
        fixture.document.undoStack().clear();
        SelectTool tool(fixture.context(), nullptr);
        click(tool, fixture.pointer({0, 0}));
        QVERIFY(fixture.selection.object() == (ObjectRef{ObjectTable::Pieces, 0}));
        fixture.drag(tool, {{0, 0}, {1, 0}, {2, 0}});
        QVERIFY(fixture.board().pieces[0].at == (Hex{2, 0}));
        QVERIFY(fixture.selection.object().has_value());
        QCOMPARE(fixture.steps(), 1);
        fixture.drag(tool, {{2, 0}, {1, 1}}, Qt::ControlModifier);
        QCOMPARE(fixture.board().pieces.size(), std::size_t{2});
        // A fence is taken from side to side.
        tool.press(near(fixture, {0, 0}, 0));
        tool.drag(near(fixture, {0, 0}, 3));
        tool.release(near(fixture, {0, 0}, 3));
        QVERIFY((fixture.board().edges[0].edge == edgeOf({0, 0}, 3)));
        // Out of the layout: away.
        fixture.drag(tool, {{2, 0}, {9, 9}});
        QCOMPARE(fixture.board().pieces.size(), std::size_t{1});
        // A hex without a thing at the pointer is selected as before.
        click(tool, fixture.pointer({-2, 0}));
        QVERIFY(!fixture.selection.object());
        QVERIFY(fixture.selection.contains({-2, 0}));
    }

    void severalThingsAreSelectedAndDragged() {
        MapFixture fixture("toy");
        fixture.profile(RuleProfile::Free);
        ObjectTool hand(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}, Hex{-2, 1}}) click(hand, fixture.pointer(at));
        fixture.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(hand, near(fixture, {0, 0}, 0));
        fixture.selection.clear();
        fixture.document.undoStack().clear();
        SelectTool tool(fixture.context(), nullptr);
        // One by one; once more takes it out.
        click(tool, fixture.pointer({0, 0}));
        click(tool, fixture.pointer({1, 0}, Qt::ControlModifier));
        click(tool, fixture.pointer({-2, 1}, Qt::ShiftModifier));
        QCOMPARE(fixture.selection.objects().size(), std::size_t{3});
        QVERIFY(!fixture.selection.object());
        click(tool, fixture.pointer({-2, 1}, Qt::ControlModifier));
        QCOMPARE(fixture.selection.objects().size(), std::size_t{2});
        click(tool, near(fixture, {0, 0}, 0, Qt::ControlModifier));
        QCOMPARE(fixture.selection.objects().size(), std::size_t{3});
        // One comes to the former place of another.
        fixture.drag(tool, {{0, 0}, {1, 0}});
        QCOMPARE(fixture.steps(), 1);
        QVERIFY2(fixture.lastName().contains("3 objects"), qPrintable(fixture.lastName()));
        QVERIFY(fixture.board().pieces[0].at == (Hex{1, 0}) && fixture.board().pieces[1].at == (Hex{2, 0}));
        QVERIFY(fixture.board().pieces[2].at == (Hex{-2, 1}));
        QVERIFY((fixture.board().edges[0].edge == edgeOf({1, 0}, 0)));
        QCOMPARE(fixture.selection.objects().size(), std::size_t{3});
        // If one of them can't be there, all stay, and the reason is at the pointer.
        const PointerInput far = fixture.pointer({3, 0});
        tool.press(fixture.pointer({1, 0}));
        tool.drag(far);
        QVERIFY(!tool.overlay().hint.isEmpty());
        QCOMPARE(tool.overlay().refusedThings.size(), std::size_t{3});
        tool.release(far);
        QCOMPARE(fixture.steps(), 1);
        // Copies are selected then.
        fixture.drag(tool, {{1, 0}, {1, -1}}, Qt::ControlModifier);
        QCOMPARE(fixture.board().pieces.size(), std::size_t{5});
        QVERIFY(fixture.selection.contains(ObjectRef{ObjectTable::Pieces, 4}));
        // Removed objects are no longer selected, and no others are taken for them.
        fixture.drag(tool, {{1, -1}, {9, 9}});
        QCOMPARE(fixture.board().pieces.size(), std::size_t{3});
        fixture.selection.prune(fixture.board());
        QVERIFY(fixture.selection.objects().empty());
    }

    void aBandSelectsThings() {
        MapFixture fixture("toy");
        fixture.profile(RuleProfile::Free);
        ObjectTool hand(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}, Hex{-2, 1}}) click(hand, fixture.pointer(at));
        fixture.selection.clear();
        SelectTool tool(fixture.context(), nullptr);
        const auto band = [&](Qt::KeyboardModifiers modifiers) {
            PointerInput from = fixture.pointer({0, 0}, modifiers), to = fixture.pointer({1, 0}, modifiers);
            from.map += QPointF(-0.9, -0.95);
            from.at = {0, -1};
            to.map += QPointF(0.5, 0.5);
            tool.press(from);
            tool.drag(to);
            tool.release(to);
        };
        band({});
        QVERIFY(fixture.selection.objects().empty() && !fixture.selection.hexes().empty());
        band(Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.selection.objects().size(), std::size_t{2});
        QVERIFY(fixture.selection.hexes().empty());
        // While tiles can't be reached, a band is about things anyway.
        fixture.selection.clear();
        Layers layers = fixture.state.layers();
        layers.setLocked(Layer::Tiles, true);
        fixture.state.setLayers(layers);
        band({});
        QCOMPARE(fixture.selection.objects().size(), std::size_t{2});
    }

    void altClickGoesThroughTheThingsOfAHex() {
        MapFixture fixture("toy");
        ObjectTool hand(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Zones, "goal"));
        fixture.drag(hand, {{0, 0}});
        fixture.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, fixture.pointer({0, 0}));
        fixture.selection.clear();
        SelectTool tool(fixture.context(), nullptr);
        const auto alt = fixture.pointer({0, 0}, Qt::AltModifier);
        click(tool, alt);
        QVERIFY(fixture.selection.object() == (ObjectRef{ObjectTable::Pieces, 0}));
        click(tool, alt);
        QVERIFY(fixture.selection.object() == (ObjectRef{ObjectTable::Zones, 0}));
        // The selected zone goes along as a whole.
        fixture.drag(tool, {{0, 0}, {1, 0}});
        QVERIFY(fixture.board().zones[0].hexes == std::vector<Hex>({{1, 0}}));
    }

    void whatStandsOnCellsIsCopiedWithThem() {
        MapFixture fixture("toy");
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        ObjectTool hand(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, fixture.pointer({1, 0}));
        fixture.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(hand, near(fixture, {0, 0}, 0));
        const std::vector<Hex> hexes{{0, 0}, {1, 0}};
        const Scenario part = partOf(fixture.document.scenario(), fixture.document.catalog(), hexes);
        QCOMPARE(part.board.pieces.size(), std::size_t{1});
        QCOMPARE(part.board.edges.size(), std::size_t{1});
        StampTool stamp(fixture.context(), part, nullptr);
        fixture.document.undoStack().clear();
        stamp.turn(3);
        stamp.hover(fixture.pointer({0, 2}));
        QCOMPARE(stamp.overlay().things.size(), std::size_t{2});
        stamp.stampAt({0, 2});
        QCOMPARE(fixture.board().pieces.size(), std::size_t{2});
        QCOMPARE(fixture.board().edges.size(), std::size_t{2});
        QCOMPARE(fixture.steps(), 1);
        QVERIFY(fixture.board().pieces[1].at != (Hex{1, 2}));  // turned by half
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.board().pieces.size(), std::size_t{1});
    }

    void ownRegionsComeAlongWithTheirShape() {
        MapFixture fixture("toy");
        Scenario part;
        part.system = "toy";
        part.shapes = {{"lake", Localized("Lake"), {{{0, 0}, "meadow", {}, {}}}, {}, {}, {}}};
        part.board.regions = {{"lake", {5, 5}, 0, false, false, {}}};
        StampTool stamp(fixture.context(), part, nullptr);
        stamp.hover(fixture.pointer({0, 1}));
        QVERIFY(stamp.overlay().targets == std::vector<Hex>({{0, 1}}));
        stamp.stampAt({0, 1});
        stamp.stampAt({1, 0});
        QCOMPARE(fixture.board().regions.size(), std::size_t{2});
        QVERIFY(fixture.document.scenario().shapes == part.shapes);
        QVERIFY(fixture.board().find({1, 0})->kind == kindIdAt(0));
        QCOMPARE(fixture.steps(), 2);
        fixture.document.undoStack().undo();
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.scenario().shapes.empty() && fixture.board().regions.empty());
        // Shapes missing from the map come with the next click, also after undo.
        stamp.stampAt({1, 0});
        QVERIFY(fixture.document.scenario().shapes == part.shapes);
    }

    void aSelectionBecomesARegion() {
        MapFixture fixture("toy");
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        ObjectPlacing placing(fixture.context());
        const std::vector<Hex> hexes{{0, 0}, {1, 0}};
        QCOMPARE(placing.makeRegion("Shore", hexes), QString());
        QCOMPARE(fixture.steps(), 1);
        QVERIFY(fixture.selection.object() == (ObjectRef{ObjectTable::Regions, 0}));
        const std::vector<Hex> again{{1, 0}, {2, 0}};
        QVERIFY(placing.makeRegion("Again", again).contains("already part of a region"));
        QVERIFY(!placing.makeRegion("None", {}).isEmpty());
        // It is placed like one of the game's.
        ObjectTool hand(fixture.context(), nullptr);
        fixture.state.setObject(
            brush(ObjectTable::Regions, fixture.document.scenario().shapes[0].id.c_str()));
        click(hand, fixture.pointer({0, 2}));
        QCOMPARE(fixture.board().regions.size(), std::size_t{2});
        QCOMPARE(fixture.at({1, 2}), fixture.tile);
    }

    void whatIsTheSameAtItsImagesMovesAlong() {
        MapFixture fixture("toy");
        fixture.halfTurn();
        ObjectTool hand(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, fixture.pointer({1, 0}));
        fixture.state.setObject(brush(ObjectTable::Edges, "fence"));
        click(hand, near(fixture, {2, 0}, 0));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{2});
        QCOMPARE(fixture.board().edges.size(), std::size_t{2});
        fixture.document.undoStack().clear();
        const Scenario before = fixture.document.scenario();
        SelectTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{1, 0}, {0, 2}});
        QCOMPARE(fixture.steps(), 1);
        std::set<Hex> places;
        for (const PiecePlacement& piece : fixture.board().pieces) places.insert(piece.at);
        QVERIFY((places == std::set<Hex>{{0, 2}, {0, -2}}));
        fixture.document.undoStack().undo();
        QVERIFY(fixture.document.scenario() == before);
        // A thing replaced by another stays at its place.
        ObjectPlacing placing(fixture.context());
        Scenario changed = before;
        changed.board.pieces[1].count = 2;
        fixture.document.apply(replaceContent(before, changed), "changed");
        PiecePlacement away = changed.board.pieces[0];
        away.at = {0, 1};
        QVERIFY(placing.change({ObjectTable::Pieces, 0}, away, "move"));
        QVERIFY(fixture.board().pieces[1] == changed.board.pieces[1]);
        // Removing takes the images too.
        const ObjectRef fence{ObjectTable::Edges, 0};
        QVERIFY(placing.remove({&fence, 1}));
        QVERIFY(fixture.board().edges.empty());
        QCOMPARE(fixture.board().pieces.size(), std::size_t{2});
    }

    void lockedThingsStay() {
        MapFixture fixture("toy");
        ObjectTool hand(fixture.context(), nullptr);
        fixture.state.setObject(brush(ObjectTable::Pieces, "sheep"));
        click(hand, fixture.pointer({0, 0}));
        ObjectPlacing placing(fixture.context());
        const std::vector<ObjectRef> sheep{{ObjectTable::Pieces, 0}};
        QVERIFY(placing.lock(sheep, true));
        QVERIFY(!placing.remove(sheep));
        SelectTool tool(fixture.context(), nullptr);
        fixture.drag(tool, {{0, 0}, {1, 0}});
        QVERIFY(fixture.board().pieces[0].at == (Hex{0, 0}));
        QVERIFY(placing.lock(sheep, false));
        fixture.drag(tool, {{0, 0}, {1, 0}});
        QVERIFY(fixture.board().pieces[0].at == (Hex{1, 0}));
    }
};

}  // namespace hexa::test

using hexa::test::ObjectToolTest;
HEXA_TEST(ObjectToolTest);
#include "objecttool_test.moc"
