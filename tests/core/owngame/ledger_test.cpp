// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/ledger.h"

#include "core/owngame/file/examples.h"
#include "core/owngame/generate/weighing.h"
#include "tests/core/owngame/generated.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>
#include <string>
#include <vector>

namespace hexa::test {
namespace {

/// Returns the hundredths of a shown value. Fails if it has further digits.
std::int64_t hundredthsOf(double value) {
    const double number = value * 100;
    if (std::abs(number - std::round(number)) > 1e-6) qFatal("%f is not rounded", value);
    return std::llround(number);
}

const LedgerRow& rowNamed(const Ledger& ledger, const std::string& id) {
    for (const LedgerRow& row : ledger.rows)
        if (row.id == id) return row;
    qFatal("no row %s", id.c_str());
}

/// Returns the sum of the rows of one sort for a seat, in hundredths.
std::int64_t sumOf(const Ledger& ledger, const std::string& sort, std::size_t seat) {
    std::int64_t sum = 0;
    for (const LedgerRow& row : ledger.rows)
        if (row.id.starts_with(sort)) sum += hundredthsOf(row.values[seat]);
    return sum;
}

}  // namespace

class OwnGameLedgerTest : public QObject {
    Q_OBJECT
private slots:
    void partsAddUpToTheWorth_data() {
        QTest::addColumn<std::string>("text");
        QTest::newRow("toy") << std::string(toyDefinition);
        for (const char* name : {"saltmark", "lanternfall", "two-banners"})
            QTest::newRow(name) << std::string(owngame::example(name));
        // Thirds of shared hexes: parts that rounding alone would not add up.
        QTest::newRow("odd weights") << toyWith(
            R"("figures": {"all": 1, "best": 0.5}, "decay": [1, 1, 0.5, 0.25])",
            R"("figures": {"all": 0.333, "best": 0.777}, "decay": [1, 0.999, 0.333, 0.111, 0.077])");
        QTest::newRow("negative") << toyWith(R"("all": 1, "best": 0.5)", R"("all": -0.333, "best": 0.125)");
    }
    /// The rows by weight, and those by kind of tile, are all of the worth that the check weighs.
    void partsAddUpToTheWorth() {
        QFETCH(std::string, text);
        const owngame::Definition game = owngame::readDefinition(text).value();
        const GameSystem system = owngame::makeSystem(game);
        for (const Layout& layout : system.layouts) {
            const auto map = made(system, layout.id, "random", 5);
            QVERIFY(map.ok());
            const Ledger ledger = owngame::ledgerOf(game, *map);
            const auto weighing = owngame::weighed(game, *map);
            QVERIFY(weighing.has_value());
            const LedgerRow& worth = rowNamed(ledger, "worth");
            QCOMPARE(ledger.rows.front().id, std::string("worth"));
            for (std::size_t seat = 0; seat < weighing->seats.size(); ++seat) {
                QVERIFY(std::abs(worth.values[seat] - weighing->seats[seat]) <= 0.005 + 1e-9);
                QCOMPARE(sumOf(ledger, "kind:", seat), hundredthsOf(worth.values[seat]));
                if (game.worth.figures.size() > 1)
                    QCOMPARE(sumOf(ledger, "weight:", seat), hundredthsOf(worth.values[seat]));
            }
        }
    }
    /// Two homes at the ends of a row of five, a village (5) and a wood (1) between them.
    void tellsWhereTheWorthComesFrom() {
        owngame::Definition game = owngame::readDefinition(owngame::example("two-banners")).value();
        owngame::LayoutPlan& plan = game.layouts.front();
        plan.shape.reset();
        plan.zones.clear();
        plan.cells = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}};
        plan.homes = {{0, 0}, {4, 0}};
        plan.fixed = {{{1, 0}, "village"}, {{2, 0}, "wood"}};
        game.ways.clear();
        game.worth.decay = {1'000, 1'000, 500};
        const GameSystem system = owngame::makeSystem(game);
        const Ledger ledger = owngame::ledgerOf(game, system.layouts.front().scenario);
        // The wood is two steps from both homes and shared: half of a half.
        QCOMPARE(rowNamed(ledger, "worth").values, (std::vector<double>{5.25, 0.25}));
        QCOMPARE(rowNamed(ledger, "kind:village").values, (std::vector<double>{5, 0}));
        QCOMPARE(rowNamed(ledger, "kind:wood").values, (std::vector<double>{0.25, 0.25}));
        QVERIFY(rowNamed(ledger, "kind:ridge").absent);
        for (const LedgerRow& row : ledger.rows) QVERIFY(!row.id.starts_with("weight:"));
        QCOMPARE(coreMessages().text("de", rowNamed(ledger, "kind:village")),
                 std::string("Aus Plättchen: Dorf"));
    }
};

HEXA_TEST(OwnGameLedgerTest);

}  // namespace hexa::test

#include "ledger_test.moc"
