// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/evolution.h"

#include "core/base/rng.h"
#include "core/lab/learnstate.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>

using namespace hexa;
using namespace hexa::lab;

namespace {

constexpr int population = 32;
constexpr int numbers = 12;

double goal(std::size_t i) { return static_cast<double>(i) - 5; }

/// Returns a planted quadratic with unequal weights, blurred as games are.
std::int64_t score(const Evolution::Point& point, std::uint64_t seed) {
    double sum = 0;
    for (std::size_t i = 0; i < point.size(); ++i)
        sum -= (i % 2 == 0 ? 30 : 3) * (point[i] - goal(i)) * (point[i] - goal(i));
    Rng rng(seed, "blur");
    return static_cast<std::int64_t>(sum) + rng.below(41);
}

void go(Evolution& evolution, int generations) {
    for (int i = 0; i < generations; ++i) {
        std::vector<std::int64_t> scores;
        for (const Evolution::Point& point : evolution.points())
            scores.push_back(
                score(point, mixed(static_cast<std::uint64_t>(evolution.state().generation), scores.size())));
        evolution.learn(scores);
    }
}

std::string refusalOf(const std::string& json) {
    const auto state = readLearnState(json, "test", 2);
    return state ? std::string() : state.error().code();
}

std::string changed(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

class EvolutionTest : public QObject {
    Q_OBJECT
private slots:
    void findsAPlantedOptimum() {
        for (const std::uint64_t seed : {1, 2, 3}) {
            Evolution evolution(Evolution::begin(Evolution::Point(numbers, 0), 1), population, seed);
            go(evolution, 150);
            for (std::size_t i = 0; i < numbers; ++i)
                QVERIFY2(std::abs(evolution.state().mean[i] - goal(i)) < 1,
                         qPrintable(QString("%1: %2").arg(i).arg(evolution.state().mean[i])));
            QVERIFY(evolution.state().sigma < 1);
        }
    }

    void pointsComeInPairsAroundTheMean() {
        const Evolution evolution(Evolution::begin({3, -4}, 0.5), population, 9);
        const auto points = evolution.points();
        QCOMPARE(points, evolution.points());
        QCOMPARE(points.size(), std::size_t{population});
        for (std::size_t i = 0; i < points.size(); i += 2) {
            QVERIFY(std::abs(points[i][0] + points[i + 1][0] - 6) < 1e-9);
            QVERIFY(points[i] != points[i + 1]);
        }
    }

    void aStoredStateGoesOnAsIfNothingHadHappened() {
        Evolution whole(Evolution::begin(Evolution::Point(numbers, 0), 1), population, 4);
        go(whole, 20);
        Evolution first(Evolution::begin(Evolution::Point(numbers, 0), 1), population, 4);
        go(first, 7);
        const std::string file = writeLearnState("test", {first.state(), 99});
        const auto stored = readLearnState(file, "test", numbers);
        QVERIFY(stored.ok());
        QCOMPARE(stored->games, 99);
        Evolution second(stored->evolution, population, 4);
        go(second, 13);
        QCOMPARE(second.state(), whole.state());
    }

    void wrongStatesAreRefused() {
        const std::string good = writeLearnState("test", {Evolution::begin({1, 2}, 0.5), 7});
        QCOMPARE(refusalOf(good), std::string());
        QCOMPARE(refusalOf(changed(good, "\"purpose\": \"test\"", "\"purpose\": \"other\"")),
                 std::string("learn.other-purpose"));
        QCOMPARE(refusalOf(changed(good, "learn-state", "map")), std::string("learn.no-state"));
        QCOMPARE(refusalOf(changed(good, "\"version\": 1", "\"version\": 2")), std::string("json.range"));
        QCOMPARE(refusalOf(changed(good, "\"games\": 7", "\"games\": -7")), std::string("json.range"));
        QCOMPARE(refusalOf(changed(good, "\"sigma\": 0.5", "\"sigma\": \"much\"")), std::string("json.type"));
        QCOMPARE(refusalOf(changed(good, "\"mean\": [", "\"mean\": [1, 1, ")), std::string("json.too-many"));
        QCOMPARE(refusalOf(changed(good, "\"stepPath\"", "\"path2\"")), std::string("json.missing"));
        QCOMPARE(refusalOf("[]"), std::string("json.type"));
        // States that learning never makes, and that would lead to invalid numbers a few steps on.
        for (const char* sigma : {"0", "-0.5", "1e308"})
            QCOMPARE(refusalOf(changed(good, "\"sigma\": 0.5", std::string("\"sigma\": ") + sigma)),
                     std::string("learn.no-state"));
        for (const char* variance : {"[-1, 1]", "[0, 1]", "[1, 1e300]"})
            QCOMPARE(refusalOf(
                         changed(good, "\"variance\": [1.0, 1.0]", std::string("\"variance\": ") + variance)),
                     std::string("learn.no-state"));
        QCOMPARE(refusalOf(changed(good, "\"mean\": [1.0, 2.0]", "\"mean\": [1, -1e10]")),
                 std::string("learn.no-state"));
        QCOMPARE(refusalOf(changed(good, "\"games\"", "\"more\": 1, \"games\"")),
                 std::string("json.unknown-member"));
        for (std::size_t length = 0; length + 2 < good.size(); length += 7)
            QVERIFY(!refusalOf(good.substr(0, length)).empty());
    }
};

HEXA_TEST(EvolutionTest);

#include "evolution_test.moc"
