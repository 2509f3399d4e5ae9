// SPDX-License-Identifier: GPL-3.0-or-later
// The score calculator: typed figures (T26, T27) and a map in its present state.
#include "core/systems/bauen/play/scoring.h"

#include "core/systems/bauen/rules/missions.h"
#include "tests/core/systems/bauen/games.h"
#include "tests/support/test.h"

#include <algorithm>
#include <functional>

namespace hexa::bauen {
namespace {

const ScoreFunctions& scoring() { return *fixture::game().scoring; }

const char* const typedExample = R"({"players": ["Mirko", "Sandro", "Carla", "Pascal"], "missions": [
    {"mission": "workers", "figures": [10, 16, 13, 12]},
    {"mission": "business-levels", "figures": [3, 4, 4, 7]},
    {"mission": "knights-in-enemy-areas", "figures": [5, 0, 4, 7]},
    {"mission": "walls-in-single-coloured", "figures": [13, 6, 12, 6]})";

}  // namespace

class BauenScoringTest : public QObject {
    Q_OBJECT
private slots:
    void typedFigures() {
        const auto sheet = scoring().ofFigures(std::string(typedExample) + "]}");
        QVERIFY2(sheet.ok(), sheet ? "" : sheet.error().code().c_str());
        QCOMPARE(sheet->totals, (std::vector{5, 4, 6, 7}));
        QCOMPARE(sheet->winners, std::vector{3});
        QCOMPARE(sheet->rows[0].points, (std::vector{0, 3, 2, 1}));
        QCOMPARE(sheet->players[2], std::string("Carla"));
        const auto secret = scoring().ofFigures(
            std::string(typedExample) + R"(, {"mission": "towns", "holder": 1, "figures": [4, 3, 3, 2]}]})");
        QVERIFY(secret);
        QCOMPARE(secret->totals, (std::vector{8, 4, 6, 7}));
        QCOMPARE(secret->rows[4].points, (std::vector{3, 0, 0, 0}));
    }

    void refused_data() {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("code");
        QTest::newRow("no mission")
            << R"({"players": ["a", "b"], "missions": [{"mission": "luck", "figures": [1, 2]}]})"
            << "bauen.score.mission";
        QTest::newRow("figures")
            << R"({"players": ["a", "b"], "missions": [{"mission": "towns", "figures": [1]}]})"
            << "bauen.score.figures";
        QTest::newRow("players") << R"({"players": ["a"], "missions": []})"
                                 << "bauen.play.players";
        QTest::newRow("holder")
            << R"({"players": ["a", "b"], "missions": [{"mission": "towns", "holder": 3, "figures": [1, 2]}]})"
            << "json.range";
        QTest::newRow("negative")
            << R"({"players": ["a", "b"], "missions": [{"mission": "towns", "figures": [-1, 2]}]})"
            << "json.range";
        QTest::newRow("more") << R"({"players": ["a", "b"], "missions": [], "luck": 1})"
                              << "json.unknown-member";
    }
    void refused() {
        QFETCH(QString, json);
        QFETCH(QString, code);
        const auto sheet = scoring().ofFigures(json.toStdString());
        QVERIFY(!sheet);
        QCOMPARE(QString::fromStdString(sheet.error().code()), code);
    }

    /// Checks that exactly the figures above 0 have places, for every mission on the board of a
    /// whole game.
    void whatIsCountedStandsSomewhere() {
        const Table table = fixture::tableOn(fixture::boardFor(4));
        const State end = fixture::playAll(table, 7, *GameRules::bots()[1],
                                           [](const State&, const Move&, const State&, const EventLog&) {});
        int found = 0;
        for (std::size_t metric = 0; metric < metricCount; ++metric)
            for (int seat = 0; seat < 4; ++seat) {
                const auto which = static_cast<Metric>(metric);
                const int count = countOf(table.land, table.data, end.pieces, which, seat);
                const auto places = placesOf(table.land, table.data, end.pieces, which, seat);
                QCOMPARE(places.empty(), count == 0);
                QVERIFY(std::ranges::adjacent_find(places, std::ranges::greater_equal()) == places.end());
                found += count > 0 ? 1 : 0;
            }
        QVERIFY(found > 40);
    }

    void mapAsItStands() {
        Scenario map = fixture::smallBoard();
        fixture::found(map, 0, 0);
        fixture::found(map, 1, 0);
        fixture::found(map, 3, 1);
        const auto sheet = scoring().ofMap(map, {{"towns"}, {"workers", 1}});
        QVERIFY(sheet);
        QCOMPARE(sheet->rows[0].figures, (std::vector{2, 1}));
        QCOMPARE(sheet->rows[1].figures, (std::vector{6, 3}));
        QCOMPARE(sheet->totals, (std::vector{1, 0}));
        // The places are the anchors of the two towns, and each area once.
        QCOMPARE(sheet->rows[0].places[0].size(), std::size_t{2});
        QCOMPARE(sheet->rows[0].places[1], std::vector{fixture::areaOf(map, 3)});
        QCOMPARE(sheet->rows[1].places[1], std::vector{fixture::areaOf(map, 3)});
        const auto all = scoring().ofMap(map, {});
        QVERIFY(all);
        QCOMPARE(all->rows.size(), metricCount);
        QCOMPARE(scoring().ofMap(map, {{"luck"}}).error().code(), std::string("bauen.score.mission"));
        QCOMPARE(scoring().ofMap(map, {{"towns", 2}}).error().code(), std::string("bauen.score.holder"));
    }
};

HEXA_TEST(BauenScoringTest);

}  // namespace hexa::bauen

#include "scoring_test.moc"
