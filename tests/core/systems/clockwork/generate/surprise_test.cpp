// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/surprise.h"

#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <QTest>

#include <set>

using namespace hexa;

class SurpriseTest : public QObject {
    Q_OBJECT
private slots:
    /// The number in the title makes the same map again, on any machine.
    void theNumberMakesTheSameMap() {
        const GameSystem& system = test::game();
        const auto one = generate::surprise(system, 123456, 1, {}, {}, 4000);
        const auto two = generate::surprise(system, 123456, 2, {}, {}, 4000);
        QVERIFY(one.ok() && two.ok());
        QVERIFY(one->map.candidate.scenario == two->map.candidate.scenario);
        QCOMPARE(one->wish.layout, two->wish.layout);
        for (const char* language : {"en", "de", "fr"})
            QVERIFY(one->map.candidate.scenario.title.in(language).find("123456") != std::string::npos);
        for (const Cell& cell : one->map.candidate.scenario.board.cells())
            QVERIFY(cell.kind != KindId::Empty);
    }

    /// Seeds choose layouts and styles of all kinds, and only those that look for fairness.
    void seedsDiffer() {
        const GameSystem& system = test::game();
        std::set<std::string> layouts;
        std::set<std::string> modes;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const generate::SurpriseWish wish = generate::surpriseWish(system, seed);
            layouts.insert(wish.layout);
            modes.insert(wish.request.mode);
            QCOMPARE(generate::surpriseWish(system, seed).request.mode, wish.request.mode);
        }
        QCOMPARE(layouts.size(), system.layouts.size());
        QVERIFY(modes.size() >= 2);
        QVERIFY(!modes.contains("rulebook"));
    }

    /// A seed for a chosen layout is as reproducible as any other, and the layout outlasts
    /// attempts.
    void aLayoutCanBeChosen() {
        const GameSystem& system = test::game();
        for (const Layout& layout : system.layouts)
            for (std::uint64_t from = 0; from < 20; ++from) {
                const std::uint64_t seed = generate::surpriseSeed(system, from, layout.id);
                QVERIFY(seed >= from);
                QCOMPARE(generate::surpriseSeed(system, seed, layout.id), seed);
                for (const int attempt : {0, 1, 4})
                    QCOMPARE(generate::surpriseWish(system, seed, attempt).layout, layout.id);
            }
    }

    void aGameWithoutGenerator() {
        GameSystem system = test::game();
        system.generate.reset();
        QVERIFY(!generate::surprise(system, 1, 1).ok());
    }
};

HEXA_TEST(SurpriseTest, "slow-unoptimized");
#include "surprise_test.moc"
