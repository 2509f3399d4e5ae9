// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/engine/generate/generate.h"
#include "core/io/format/scenariofile.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

using namespace hexa;
using namespace hexa::test;

/// The contract of a game (core/engine/system.h), shown on the toy game.
class ToySystemTest : public QObject {
    Q_OBJECT

private slots:
    void layoutsAreSound() {
        const Systems systems = toySystems();
        const GameSystem& toy = systems.list()[0];
        QCOMPARE(toy.layouts.size(), std::size_t{2});
        for (const Layout& layout : toy.layouts) {
            QVERIFY(toy.check(layout.scenario, {}).empty());
            QVERIFY(toy.layout(layout.id) == &layout);
            const auto back = readScenario(writeScenario(layout.scenario, toy.catalog), systems);
            QVERIFY(back && *back == layout.scenario);
        }
        QCOMPARE(toy.layout("2p")->scenario.players(), 2);
        QVERIFY(toy.layout("9p") == nullptr && generateMode(toy, "none") == nullptr &&
                systems.find("none") == nullptr);
    }

    void generatorKeepsLocksAndSeed() {
        const GameSystem toy = toySystem();
        GenerateRequest request;
        request.base = toy.layout("3p")->scenario;
        request.seed = 5;
        request.mode = "scatter";
        Cell locked;
        locked.at = {0, 0};
        locked.kind = kindIdAt(0);
        locked.locked = true;
        request.base.board.put(CellState(locked));
        const auto map = makeMap(toy, request);
        QVERIFY(map);
        QVERIFY(*makeMap(toy, request) == *map);
        QVERIFY(map->board.find({0, 0})->locked && map->board.find({0, 0})->kind == kindIdAt(0));
        QVERIFY(toy.check(*map, {}).empty());
        request.seed = 6;
        QVERIFY(!(makeMap(toy, request)->board == map->board));
        for (int wanted : {1, 9, 16}) {
            request.counts = {wanted, std::nullopt};
            QCOMPARE(countKinds(makeMap(toy, request)->board, 2)[0], wanted);
        }
        for (int wanted : {0, 17}) {
            request.counts = {wanted, std::nullopt};
            QCOMPARE(makeMap(toy, request).error().code(), std::string("toy.supply"));
        }
    }

    void checkFindsAndMends() {
        const GameSystem toy = toySystem();
        Scenario scenario = toy.layout("2p")->scenario;
        const auto all = disc({0, 0}, 2);
        (void)apply(scenario, paintCells(scenario, toy.catalog, all, kindIdAt(0)));
        QVERIFY(scenario.seats.empty());  // the homes were painted over
        auto findings = toy.check(scenario, {});
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings[0].problem.code, std::string("toy.supply"));
        scenario = toy.layout("2p")->scenario;
        scenario.seats.push_back({Hex{0, 0}, {}, {}, {}});
        (void)apply(scenario, setTileId(scenario, {2, 0}, TileId{}));
        findings = toy.check(scenario, {});
        QCOMPARE(findings.size(), std::size_t{2});
        QCOMPARE(findings[0].problem.code, std::string("toy.home-missing"));
        QVERIFY(findings[0].problem.place == Place(HexPlace{0, 0}));
        QVERIFY(findings[1].fix);
        (void)apply(scenario, findings[1].fix->edit);
        QVERIFY(scenario.board.find({2, 0})->id.text() == "H2");
        const Messages messages = toySystems().messages();
        for (const auto& finding : findings) QVERIFY(messages.knows(finding.problem.code));
        QVERIFY(messages.knows(findings[1].fix->code));
    }
};

HEXA_TEST(ToySystemTest);
#include "toysystem_test.moc"
