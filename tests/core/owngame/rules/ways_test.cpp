// SPDX-License-Identifier: GPL-3.0-or-later
// Ways of a game: costs of steps, what they do to worths and reach, and roads as ways.
#include "core/owngame/rules/ways.h"

#include "core/base/rng.h"
#include "core/owngame/generate/weighing.h"
#include "core/owngame/rules/sentences.h"
#include "core/owngame/rules/worth.h"
#include "tests/core/owngame/generated.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace hexa::test {
namespace {

using owngame::Definition;
using owngame::Ground;
using owngame::Ways;

/// Row of five fields between the homes of two seats.
struct Row {
    Definition game = owngame::readDefinition(toyDefinition).value();
    Scenario map;
    Row() {
        owngame::LayoutPlan& plan = game.layouts.front();
        game.layouts.resize(1);
        plan.shape.reset();
        plan.zones.clear();
        plan.cells = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}};
        plan.homes = {{0, 0}, {6, 0}};
        game.ways.clear();
        game.rules.clear();
        game.counts.clear();
        game.decks.clear();
        map = owngame::makeSystem(game).layouts.front().scenario;
        for (int q = 1; q < 6; ++q) put(q, "field");
    }
    void put(int q, const char* kind) {
        CellState state = *map.board.state({q, 0});
        state.cell.kind = *game.catalog.kindId(kind);
        map.board.put(state);
    }
    void road(Hex at, int direction) {
        map.board.edges.push_back(edgeFeature(at, direction, "road", false));
        std::ranges::sort(map.board.edges, {}, &EdgeFeature::key);
    }
    std::vector<int> costs(Hex from = {0, 0}, int most = 100'000) const {
        Ground ground(game, map);
        return Ways(ground).from(ground.find(from), most);
    }
};

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// Kinds and features at random.
Scenario anyMap(const Definition& game, const Scenario& base, Rng& rng) {
    Scenario map = base;
    std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
    for (Cell& cell : cells)
        if (!game.catalog.isSeat(cell.kind)) cell.kind = kindIdAt(static_cast<int>(rng.below(3)));
    map.board.setCells(cells);
    for (const Cell& cell : cells)
        for (int direction = 0; direction < 3; ++direction)
            if (rng.below(4) == 0) map.board.edges.push_back(edgeFeature(cell.at, direction, "road", false));
    std::ranges::sort(map.board.edges, {}, &EdgeFeature::key);
    return map;
}

std::vector<owngame::Way> anyWays(Rng& rng) {
    std::vector<owngame::Way> ways;
    for (const char* what : {"lake", "wood", "dry", "edge:road"}) {
        if (rng.below(3) == 0) continue;
        const bool edge = std::string_view(what).starts_with("edge:");
        owngame::Way way{what, std::nullopt};
        if (rng.below(4) != 0) way.steps = static_cast<int>(rng.below(30)) * 100 - (edge ? 1'000 : 0);
        ways.push_back(way);
    }
    return ways;
}

}  // namespace

class OwnGameWaysTest : public QObject {
    Q_OBJECT
private slots:
    void stepsCostWhatTheFileSays() {
        Row row;
        QCOMPARE(row.costs(), (std::vector{0, 1'000, 2'000, 3'000, 4'000, 5'000, 6'000}));
        row.game.ways = {{"wood", 3'000}, {"dry", 500}, {"edge:road", -400}};
        row.put(2, "wood");  // also dry land: the larger cost counts
        QCOMPARE(row.costs(), (std::vector{0, 500, 3'500, 4'000, 4'500, 5'000, 6'000}));
        row.road({1, 0}, 0);
        row.road({3, 0}, 0);  // 0.5 - 0.4; no step costs less than 0.1
        QCOMPARE(row.costs(), (std::vector{0, 500, 3'100, 3'600, 3'700, 4'200, 5'200}));
        QCOMPARE(row.costs({6, 0})[0], 5'200);
        QCOMPARE(row.costs({0, 0}, 3'599),
                 (std::vector{0, 500, 3'100, Ways::never, Ways::never, Ways::never, Ways::never}));
        // A way without steps is closed.
        row.game.ways[0].steps.reset();
        QCOMPARE(row.costs()[2], Ways::never);
        row.game.ways = {{"edge:road", std::nullopt}};
        QCOMPARE(row.costs(),
                 (std::vector{0, 1'000, Ways::never, Ways::never, Ways::never, Ways::never, Ways::never}));
    }

    /// A law: no step makes a way shorter than the least one, and each least way ends with a step.
    void costsAreLeast() {
        Definition game = owngame::readDefinition(toyDefinition).value();
        const GameSystem system = owngame::makeSystem(game);
        Rng rng(3, "ways");
        for (int turn = 0; turn < 60; ++turn) {
            const Scenario map = anyMap(game, system.layouts[rng.below(3)].scenario, rng);
            game.ways = anyWays(rng);
            Ground ground(game, map);
            const Ways ways(ground);
            const int start = ground.home(0);
            const std::vector<int> costs = ways.from(start, 1'000'000);
            QCOMPARE(costs[static_cast<std::size_t>(start)], 0);
            for (int cell = 0; cell < ground.size(); ++cell) {
                bool reached = cell == start;
                for (int direction = 0; direction < 6; ++direction) {
                    const int other = ground.neighbours(cell)[static_cast<std::size_t>(direction)];
                    if (other < 0) continue;
                    const int from = costs[static_cast<std::size_t>(other)];
                    const int step = ways.cost(other, (direction + 3) % 6);
                    if (from == Ways::never || step == Ways::never) continue;
                    QVERIFY(costs[static_cast<std::size_t>(cell)] <= from + step);
                    reached = reached || costs[static_cast<std::size_t>(cell)] == from + step;
                }
                QVERIFY(reached || costs[static_cast<std::size_t>(cell)] == Ways::never);
            }
        }
    }

    void worthFollowsTheWays() {
        Row row;
        row.game.worth = {{{"food", 1'000}}, {1'000, 1'000, 500}, owngame::Worth::Share::All, 5};
        const auto seats = [&] { return owngame::weighed(row.game, row.map)->seats; };
        QCOMPARE(seats(), (std::vector{3.0, 3.0}));  // two fields each: 2 and half of 2
        row.put(1, "wood");
        QCOMPARE(seats(), (std::vector{1.0, 3.0}));
        row.game.ways = {{"wood", 2'000}};
        QCOMPARE(seats(), (std::vector{0.0, 3.0}));  // the second field is three steps away
        row.game.ways = {{"wood", 100}};
        QCOMPARE(seats(), (std::vector{1.0, 3.0}));  // 1.1 steps are 2
        row.road({1, 0}, 0);
        row.game.ways.push_back({"edge:road", -500});
        QCOMPARE(seats(), (std::vector{3.0, 3.0}));  // at 0.6 steps, and the third at 1.6
    }

    /// Sums that follow each change equal those of a new object.
    void changesAreFollowed() {
        Definition game = owngame::readDefinition(toyDefinition).value();
        const GameSystem system = owngame::makeSystem(game);
        Rng rng(4, "changes");
        for (int turn = 0; turn < 20; ++turn) {
            game.ways = anyWays(rng);
            game.worth.share = turn % 2 == 0 ? owngame::Worth::Share::All : owngame::Worth::Share::Nearest;
            const Scenario map = anyMap(game, system.layouts.front().scenario, rng);
            Ground ground(game, map);
            owngame::WorthSum worth(ground);
            worth.reset();
            for (int change = 0; change < 20; ++change) {
                const int cell = static_cast<int>(rng.below(static_cast<std::uint32_t>(ground.size())));
                if (game.catalog.isSeat(ground.kind(cell))) continue;
                if (rng.below(2) == 0) {
                    ground.setKind(cell, kindIdAt(static_cast<int>(rng.below(3))));
                    worth.changed(cell);
                } else {
                    const Edge edge = edgeOf(ground.hex(cell), static_cast<int>(rng.below(6)));
                    const bool there =
                        std::ranges::find(ground.sides("edge:road"), edge) != ground.sides("edge:road").end();
                    ground.addOnSide(edge, -1, "edge:road", there ? -1 : 1);
                    for (const int each : ground.cellsOf(edge)) worth.changed(each);
                }
                owngame::WorthSum fresh(ground);
                fresh.reset();
                for (int seat = 0; seat < ground.players(); ++seat)
                    QCOMPARE(worth.sum(seat), fresh.sum(seat));
            }
        }
    }

    void reachFollowsTheWays() {
        Row row;
        row.game.rules = {ruleOn("reach", owngame::Form::Reach, "", {1, owngame::Bounds::most})};
        owngame::Rule& rule = row.game.rules.front();
        rule.with = "lake";
        rule.within = 3;
        row.put(3, "lake");
        const auto broken = [&] {
            const GameSystem system = owngame::makeSystem(row.game);
            return says(dirtOf(system, row.map), "reach:");
        };
        QVERIFY(!broken());
        row.game.ways = {{"field", 1'500}};
        QVERIFY(broken());  // 1.5 + 1.5 + 1
        row.road({0, 0}, 0);
        row.road({5, 0}, 0);
        row.game.ways.push_back({"edge:road", -1'000});
        QVERIFY(!broken());  // 0.5 + 1.5 + 1
        rule.through = "edge:road";
        QVERIFY(broken());  // the road ends
        for (int q : {1, 2, 3, 4}) row.road({q, 0}, 0);
        QVERIFY(!broken());
    }

    /// Cells with roads beside each other are not connected by them.
    void roadsConnectAcrossTheirSides() {
        Row row;
        row.game.rules = {ruleOn("roads", owngame::Form::Connected, "edge:road", {}),
                          ruleOn("lakes", owngame::Form::Connected, "lake", {})};
        row.game.rules[1].through = "edge:road";
        const auto broken = [&] {
            const std::string dirt = dirtOf(owngame::makeSystem(row.game), row.map);
            return std::pair(says(dirt, "roads:"), says(dirt, "lakes:"));
        };
        row.put(1, "lake");
        row.put(4, "lake");
        row.road({1, 0}, 0);
        row.road({3, 0}, 0);
        QCOMPARE(broken(), std::pair(true, true));
        row.road({2, 0}, 0);
        QCOMPARE(broken(), std::pair(false, false));
        row.game.rules[1].through.clear();
        QCOMPARE(broken(), std::pair(false, true));
    }

    void thingsOnSidesAreApartAlongThem_data() {
        QTest::addColumn<Hex>("at");
        QTest::addColumn<int>("direction");
        QTest::addColumn<int>("steps");
        // From the side in direction 0 of (2, 0), to the others of this hex and of a neighbour.
        QTest::newRow("next") << Hex{2, 0} << 1 << 1;
        QTest::newRow("before") << Hex{2, 0} << 5 << 1;
        QTest::newRow("second") << Hex{2, 0} << 2 << 2;
        QTest::newRow("opposite") << Hex{2, 0} << 3 << 3;
        QTest::newRow("beyond") << Hex{3, 0} << 0 << 3;
        QTest::newRow("two hexes away") << Hex{4, 0} << 0 << 5;
    }
    void thingsOnSidesAreApartAlongThem() {
        QFETCH(Hex, at);
        QFETCH(int, direction);
        QFETCH(int, steps);
        Row row;
        row.road({2, 0}, 0);
        row.road(at, direction);
        for (int least = 1; least <= steps + 1; ++least) {
            row.game.rules = {
                ruleOn("roads", owngame::Form::Apart, "edge:road", {least, owngame::Bounds::most})};
            const std::string dirt = dirtOf(owngame::makeSystem(row.game), row.map);
            QCOMPARE(says(dirt, "roads:"), least > steps);
        }
        const owngame::Rule& rule = row.game.rules.front();
        QVERIFY(says(std::string(sentenceOf(row.game, rule, rule.is.parts.front().is).in("en")), "edges"));
    }

    void aCornerIsAtItsSides() {
        Row row;
        row.game.catalog.pieceKinds.front().stands = PieceKind::Stands::Corner;
        row.road({2, 0}, 0);
        PiecePlacement sheep;
        sheep.kind = "sheep";
        const auto broken = [&](int corner, int least) {
            sheep.standOn({2, 0}, corner);
            row.map.board.pieces = {sheep};
            row.game.rules = {
                ruleOn("both", owngame::Form::Apart, "piece:sheep", {least, owngame::Bounds::most})};
            row.game.rules.front().with = "edge:road";
            return says(dirtOf(owngame::makeSystem(row.game), row.map), "both:");
        };
        QVERIFY(broken(0, 1) && broken(5, 1));  // corners 5 and 0 end the side
        QVERIFY(!broken(1, 1) && broken(1, 2));
        QVERIFY(!broken(2, 2) && broken(2, 3));
    }

    void generatesThingsApart() {
        Definition game = owngame::readDefinition(toyDefinition).value();
        game.counts = {{"edge:road", {{{1, 16, {6, 6}}}}}};
        game.rules = {ruleOn("roads", owngame::Form::Apart, "edge:road", {3, owngame::Bounds::most})};
        game.decks.clear();
        const GameSystem system = owngame::makeSystem(game);
        for (const char* mode : {"random", "symmetric"})
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const auto map = made(system, "two", mode, seed);
                QVERIFY2(map.ok(), map ? "" : coreMessages().text("en", map.error()).c_str());
                QCOMPARE(QString::fromStdString(dirtOf(system, *map)), QString());
                QCOMPARE(map->board.edges.size(), std::size_t{6});
            }
    }

    void balancedMapsAreEvenByTheWays() {
        Definition game = owngame::readDefinition(toyDefinition).value();
        game.ways = {{"wood", 2'000}, {"lake", 1'500}};
        game.worth.accept = 10;
        const GameSystem system = owngame::makeSystem(game);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto map = made(system, "two", "balanced", seed);
            QVERIFY(map.ok());
            QVERIFY(owngame::weighed(game, *map)->isEven());
        }
    }

    void filesKeepTheWays() {
        Definition game = owngame::readDefinition(toyDefinition).value();
        game.ways = {{"wood", 2'500}, {"edge:road", -300}, {"lake", std::nullopt}};
        const std::string text = writeDefinition(game);
        QVERIFY(says(text, R"({"what": "wood", "steps": 2.5})"));
        QVERIFY(says(text, R"({"what": "lake"})"));
        const auto read = owngame::readDefinition(text);
        QVERIFY(read.ok());
        QVERIFY(read->ways == game.ways);
    }
};

HEXA_TEST(OwnGameWaysTest);

}  // namespace hexa::test

#include "ways_test.moc"
