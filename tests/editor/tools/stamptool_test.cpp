// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/stamptool.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <map>

namespace hexa::test {

using namespace editor;
namespace {

Scenario copied(const MapFixture& fixture, const std::vector<Hex>& hexes) {
    return partOf(fixture.document.scenario(), fixture.document.catalog(), hexes);
}

std::set<Hex> ghosts(const Tool& tool) {
    std::set<Hex> hexes;
    for (const auto& ghost : tool.overlay().ghosts) hexes.insert(ghost.at);
    return hexes;
}

}  // namespace

class StampToolTest : public QObject {
    Q_OBJECT
private slots:
    void pastesWhereThePointerIs_data() { bothGames(); }
    void pastesWhereThePointerIs() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.put({{0, 0}, {1, 0}, {-1, 0}}, fixture.tile);
        fixture.lock({{0, 0}});
        StampTool tool(fixture.context(), copied(fixture, {{-1, 0}, {0, 0}, {1, 0}}), nullptr);
        tool.hover(fixture.pointer({0, 2}));
        QVERIFY((ghosts(tool) == std::set<Hex>{{-1, 2}, {0, 2}, {1, 2}}));
        fixture.drag(tool, {{0, 2}});
        QCOMPARE(fixture.count(fixture.tile), 6);
        QVERIFY(!fixture.board().find({0, 2})->locked);
        QCOMPARE(fixture.steps(), 1);
        // IDs stay unique.
        std::set<std::string> ids;
        for (const Cell& cell : fixture.board().cells())
            if (isTile(cell.kind)) ids.insert(std::string(cell.id.text()));
        QCOMPARE(ids.size(), std::size_t{6});
        // Outside of the layout new hexes come along.
        fixture.profile(RuleProfile::Free);
        fixture.drag(tool, {{6, 0}});
        QCOMPARE(fixture.board().cellCount(), std::size_t{40});
    }

    void turnsBySixths() {
        MapFixture fixture;
        fixture.put({{0, 0}, {1, 0}, {2, 0}}, fixture.tile);
        StampTool tool(fixture.context(), copied(fixture, {{0, 0}, {1, 0}, {2, 0}}), nullptr);
        tool.hover(fixture.pointer({0, 0}));
        const auto start = ghosts(tool);
        QVERIFY((start == std::set<Hex>{{-1, 0}, {0, 0}, {1, 0}}));
        tool.turn(1);
        std::set<Hex> turned;
        for (Hex at : start) turned.insert(rotated(at, 1));
        QVERIFY(ghosts(tool) == turned);
        tool.turn(-1);
        QVERIFY(ghosts(tool) == start);
        for (int i = 0; i < 6; ++i) tool.turn(1);
        QVERIFY(ghosts(tool) == start);
    }

    void mirrorsLeftAndRight_data() { bothGames(); }
    void mirrorsLeftAndRight() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        const std::vector<Hex> shape{{0, 0}, {1, 0}, {2, -1}, {0, 1}, {-1, 1}};
        fixture.put(shape, fixture.tile);
        StampTool tool(fixture.context(), copied(fixture, shape), nullptr);
        tool.hover(fixture.pointer({0, 0}));
        std::vector<QPointF> expected;
        for (Hex at : ghosts(tool)) {
            const QPointF map = fixture.pointer(at).map;
            expected.emplace_back(-map.x(), map.y());
        }
        const auto before = ghosts(tool);
        tool.mirror();
        QVERIFY(ghosts(tool) != before);
        for (const QPointF& point : expected) {
            const Hex at = hexAt({point.x(), point.y()}, fixture.board().orientation);
            QVERIFY(ghosts(tool).contains(at));
            QVERIFY((fixture.pointer(at).map - point).manhattanLength() < 1e-9);
        }
        tool.mirror();
        QVERIFY(ghosts(tool) == before);
        // The stamp places exactly the preview.
        tool.mirror();
        tool.turn(2);
        tool.hover(fixture.pointer({0, 2}));
        const auto shown = ghosts(tool);
        fixture.profile(RuleProfile::Free);
        tool.press(fixture.pointer({0, 2}));
        for (Hex at : shown) QCOMPARE(fixture.at(at), fixture.tile);
    }

    void aClickDoesWhatWasOffered() {
        MapFixture fixture;
        fixture.profile(RuleProfile::Free);
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        fixture.lock({{1, 2}});
        StampTool tool(fixture.context(), copied(fixture, {{0, 0}, {1, 0}}), nullptr);
        QVERIFY(fixture.foretells(tool, {0, 2}));
        QVERIFY(fixture.foretells(tool, {6, 0}));  // new hexes come along
    }

    void lockedHexesAreLeftOut() {
        MapFixture fixture;
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        fixture.lock({{1, 2}});
        StampTool tool(fixture.context(), copied(fixture, {{0, 0}, {1, 0}}), nullptr);
        tool.hover(fixture.pointer({0, 2}));
        QCOMPARE(tool.overlay().ghosts.size() + tool.overlay().refused.size(), std::size_t{2});
        tool.press(fixture.pointer({0, 2}));
        tool.press(fixture.pointer({1, 2}));
        QCOMPARE(fixture.at({1, 2}), KindId::Empty);
    }

    void symmetryPastesPartnersToo() {
        MapFixture fixture;
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        const Scenario part = copied(fixture, {{0, 0}, {1, 0}});
        fixture.put({{0, 0}, {1, 0}}, KindId::Empty);
        fixture.halfTurn();
        StampTool tool(fixture.context(), part, nullptr);
        tool.hover(fixture.pointer({1, 2}));  // the right one is the handle
        const std::set<Hex> expected{{0, 2}, {1, 2}, {0, -2}, {-1, -2}};
        QVERIFY(ghosts(tool) == expected);
        tool.press(fixture.pointer({1, 2}));
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.count(fixture.tile), 4);
        for (const Hex at : expected) QCOMPARE(fixture.at(at), fixture.tile);
        // Outside of the layout too: it stays symmetric.
        fixture.profile(RuleProfile::Free);
        tool.press(fixture.pointer({1, 3}));
        QCOMPARE(fixture.board().cellCount(), std::size_t{39});
        QVERIFY(fixture.board().find({1, 3}) != nullptr && fixture.board().find({-1, -3}) != nullptr);
    }

    void whereCopiesMeetTheOriginalWins() {
        MapFixture fixture;
        fixture.put({{0, 0}}, fixture.tile);
        fixture.put({{1, 0}}, fixture.other);
        const Scenario part = copied(fixture, {{0, 0}, {1, 0}});
        fixture.put({{0, 0}, {1, 0}}, KindId::Empty);
        fixture.state.setSymmetry({Isometry{}, Isometry{3, {1, 0}}});  // about the edge between the two
        StampTool tool(fixture.context(), part, nullptr);
        tool.press(fixture.pointer({1, 0}));
        QCOMPARE(fixture.at({0, 0}), fixture.tile);
        QCOMPARE(fixture.at({1, 0}), fixture.other);
        QCOMPARE(fixture.count(fixture.tile), 1);
    }

    void theBoxMustHoldThePartnersToo() {
        MapFixture fixture;
        const Hex free{2, 1};
        std::vector<Hex> filled;
        for (const Cell& cell : fixture.board().cells())
            if (static_cast<int>(filled.size()) < fixture.supply() - 1 && cell.at != free &&
                cell.at != free * -1)
                filled.push_back(cell.at);
        fixture.put(filled, fixture.tile);
        fixture.halfTurn();
        StampTool tool(fixture.context(), copied(fixture, {filled.front()}), nullptr);
        tool.press(fixture.pointer(free));  // one is left, two are needed
        QCOMPARE(fixture.at(free), KindId::Empty);
        fixture.state.setSymmetry({});
        tool.press(fixture.pointer(free));
        QCOMPARE(fixture.at(free), fixture.tile);
    }

    void theBoxBindsPastingToo() {
        MapFixture fixture;
        const std::vector<Hex> all = fixture.useUpBox();
        StampTool tool(fixture.context(), copied(fixture, {all[0]}), nullptr);
        tool.hover(fixture.pointer({2, 0}));
        QVERIFY(tool.overlay().hint.contains(fixture.kindName(fixture.tile)));
        QVERIFY(tool.overlay().ghosts.empty());
        tool.press(fixture.pointer({2, 0}));
        QCOMPARE(fixture.steps(), 0);
        tool.press(fixture.pointer(all[1]));  // gives one back and takes one
        QCOMPARE(fixture.steps(), 1);
        fixture.profile(RuleProfile::Free);
        tool.press(fixture.pointer({2, 0}));
        QCOMPARE(fixture.count(fixture.tile), fixture.supply() + 1);
    }

    void escEndsAndSwitchingDoesNot() {
        MapFixture fixture;
        StampTool tool(fixture.context(), copied(fixture, {{0, 0}}), nullptr);
        QSignalSpy finished(&tool, &StampTool::finished);
        tool.hover(fixture.pointer({0, 0}));
        tool.interrupt();
        QCOMPARE(finished.count(), 0);
        QVERIFY(tool.overlay().empty());
        tool.cancel();
        QCOMPARE(finished.count(), 1);
    }

    void nothingToPaste() {
        MapFixture fixture;
        StampTool tool(fixture.context(), {}, nullptr);
        tool.turn(1);
        tool.mirror();
        tool.press(fixture.pointer({0, 0}));
        QCOMPARE(fixture.steps(), 0);
    }
};

}  // namespace hexa::test

using hexa::test::StampToolTest;
HEXA_TEST(StampToolTest);
#include "stamptool_test.moc"
