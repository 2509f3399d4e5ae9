// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/stamptool.h"
#include "tests/editor/desk.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <map>

namespace hexa::test {

using namespace editor;
namespace {

Scenario copied(const Desk& desk, const std::vector<Hex>& hexes) {
    return partOf(desk.document.scenario(), desk.document.catalog(), hexes);
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
        Desk desk(game);
        desk.put({{0, 0}, {1, 0}, {-1, 0}}, desk.tile);
        desk.lock({{0, 0}});
        StampTool tool(desk.context(), copied(desk, {{-1, 0}, {0, 0}, {1, 0}}), nullptr);
        tool.hover(desk.pointer({0, 2}));
        QVERIFY((ghosts(tool) == std::set<Hex>{{-1, 2}, {0, 2}, {1, 2}}));
        desk.drag(tool, {{0, 2}});
        QCOMPARE(desk.count(desk.tile), 6);
        QVERIFY(!desk.board().find({0, 2})->locked);
        QCOMPARE(desk.steps(), 1);
        // IDs stay unique.
        std::set<std::string> ids;
        for (const Cell& cell : desk.board().cells())
            if (isTile(cell.kind)) ids.insert(std::string(cell.id.text()));
        QCOMPARE(ids.size(), std::size_t{6});
        // Outside of the layout new hexes come along.
        desk.profile(RuleProfile::Free);
        desk.drag(tool, {{6, 0}});
        QCOMPARE(desk.board().cellCount(), std::size_t{40});
    }

    void turnsBySixths() {
        Desk desk;
        desk.put({{0, 0}, {1, 0}, {2, 0}}, desk.tile);
        StampTool tool(desk.context(), copied(desk, {{0, 0}, {1, 0}, {2, 0}}), nullptr);
        tool.hover(desk.pointer({0, 0}));
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
        Desk desk(game);
        const std::vector<Hex> shape{{0, 0}, {1, 0}, {2, -1}, {0, 1}, {-1, 1}};
        desk.put(shape, desk.tile);
        StampTool tool(desk.context(), copied(desk, shape), nullptr);
        tool.hover(desk.pointer({0, 0}));
        std::vector<QPointF> expected;
        for (Hex at : ghosts(tool)) {
            const QPointF map = desk.pointer(at).map;
            expected.emplace_back(-map.x(), map.y());
        }
        const auto before = ghosts(tool);
        tool.mirror();
        QVERIFY(ghosts(tool) != before);
        for (const QPointF& point : expected) {
            const Hex at = hexAt({point.x(), point.y()}, desk.board().orientation);
            QVERIFY(ghosts(tool).contains(at));
            QVERIFY((desk.pointer(at).map - point).manhattanLength() < 1e-9);
        }
        tool.mirror();
        QVERIFY(ghosts(tool) == before);
        // What is shown is what is stamped.
        tool.mirror();
        tool.turn(2);
        tool.hover(desk.pointer({0, 2}));
        const auto shown = ghosts(tool);
        desk.profile(RuleProfile::Free);
        tool.press(desk.pointer({0, 2}));
        for (Hex at : shown) QCOMPARE(desk.at(at), desk.tile);
    }

    void aClickDoesWhatWasOffered() {
        Desk desk;
        desk.profile(RuleProfile::Free);
        desk.put({{0, 0}, {1, 0}}, desk.tile);
        desk.lock({{1, 2}});
        StampTool tool(desk.context(), copied(desk, {{0, 0}, {1, 0}}), nullptr);
        QVERIFY(desk.foretells(tool, {0, 2}));
        QVERIFY(desk.foretells(tool, {6, 0}));  // new hexes come along
    }

    void lockedHexesAreLeftOut() {
        Desk desk;
        desk.put({{0, 0}, {1, 0}}, desk.tile);
        desk.lock({{1, 2}});
        StampTool tool(desk.context(), copied(desk, {{0, 0}, {1, 0}}), nullptr);
        tool.hover(desk.pointer({0, 2}));
        QCOMPARE(tool.overlay().ghosts.size() + tool.overlay().refused.size(), std::size_t{2});
        tool.press(desk.pointer({0, 2}));
        tool.press(desk.pointer({1, 2}));
        QCOMPARE(desk.at({1, 2}), KindId::Empty);
    }

    void symmetryPastesPartnersToo() {
        Desk desk;
        desk.put({{0, 0}, {1, 0}}, desk.tile);
        const Scenario part = copied(desk, {{0, 0}, {1, 0}});
        desk.put({{0, 0}, {1, 0}}, KindId::Empty);
        desk.halfTurn();
        StampTool tool(desk.context(), part, nullptr);
        tool.hover(desk.pointer({1, 2}));  // the right one is the handle
        const std::set<Hex> expected{{0, 2}, {1, 2}, {0, -2}, {-1, -2}};
        QVERIFY(ghosts(tool) == expected);
        tool.press(desk.pointer({1, 2}));
        QCOMPARE(desk.steps(), 1);
        QCOMPARE(desk.count(desk.tile), 4);
        for (const Hex at : expected) QCOMPARE(desk.at(at), desk.tile);
        // Outside of the layout too: it stays symmetric.
        desk.profile(RuleProfile::Free);
        tool.press(desk.pointer({1, 3}));
        QCOMPARE(desk.board().cellCount(), std::size_t{39});
        QVERIFY(desk.board().find({1, 3}) != nullptr && desk.board().find({-1, -3}) != nullptr);
    }

    void whereCopiesMeetTheOriginalWins() {
        Desk desk;
        desk.put({{0, 0}}, desk.tile);
        desk.put({{1, 0}}, desk.other);
        const Scenario part = copied(desk, {{0, 0}, {1, 0}});
        desk.put({{0, 0}, {1, 0}}, KindId::Empty);
        desk.state.setSymmetry({Isometry{}, Isometry{3, {1, 0}}});  // about the edge between the two
        StampTool tool(desk.context(), part, nullptr);
        tool.press(desk.pointer({1, 0}));
        QCOMPARE(desk.at({0, 0}), desk.tile);
        QCOMPARE(desk.at({1, 0}), desk.other);
        QCOMPARE(desk.count(desk.tile), 1);
    }

    void theBoxMustHoldThePartnersToo() {
        Desk desk;
        const Hex free{2, 1};
        std::vector<Hex> filled;
        for (const Cell& cell : desk.board().cells())
            if (static_cast<int>(filled.size()) < desk.supply() - 1 && cell.at != free &&
                cell.at != free * -1)
                filled.push_back(cell.at);
        desk.put(filled, desk.tile);
        desk.halfTurn();
        StampTool tool(desk.context(), copied(desk, {filled.front()}), nullptr);
        tool.press(desk.pointer(free));  // one is left, two are needed
        QCOMPARE(desk.at(free), KindId::Empty);
        desk.state.setSymmetry({});
        tool.press(desk.pointer(free));
        QCOMPARE(desk.at(free), desk.tile);
    }

    void theBoxBindsPastingToo() {
        Desk desk;
        const std::vector<Hex> all = desk.useUpBox();
        StampTool tool(desk.context(), copied(desk, {all[0]}), nullptr);
        tool.hover(desk.pointer({2, 0}));
        QVERIFY(tool.overlay().hint.contains(desk.kindName(desk.tile)));
        QVERIFY(tool.overlay().ghosts.empty());
        tool.press(desk.pointer({2, 0}));
        QCOMPARE(desk.steps(), 0);
        tool.press(desk.pointer(all[1]));  // gives one back and takes one
        QCOMPARE(desk.steps(), 1);
        desk.profile(RuleProfile::Free);
        tool.press(desk.pointer({2, 0}));
        QCOMPARE(desk.count(desk.tile), desk.supply() + 1);
    }

    void escEndsAndSwitchingDoesNot() {
        Desk desk;
        StampTool tool(desk.context(), copied(desk, {{0, 0}}), nullptr);
        QSignalSpy finished(&tool, &StampTool::finished);
        tool.hover(desk.pointer({0, 0}));
        tool.interrupt();
        QCOMPARE(finished.count(), 0);
        QVERIFY(tool.overlay().empty());
        tool.cancel();
        QCOMPARE(finished.count(), 1);
    }

    void nothingToPaste() {
        Desk desk;
        StampTool tool(desk.context(), {}, nullptr);
        tool.turn(1);
        tool.mirror();
        tool.press(desk.pointer({0, 0}));
        QCOMPARE(desk.steps(), 0);
    }
};

}  // namespace hexa::test

using hexa::test::StampToolTest;
HEXA_TEST(StampToolTest);
#include "stamptool_test.moc"
