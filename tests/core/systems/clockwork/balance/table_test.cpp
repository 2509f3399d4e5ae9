// SPDX-License-Identifier: GPL-3.0-or-later
// Fitted tables (docs/formats/balance-tables.md) and the meaning of their features. All weights are
// MADE UP. tests/core/lab/tablefile_test.cpp tests the file format.
#include "core/balance/panel.h"
#include "core/engine/judge/botrelations.h"
#include "core/systems/clockwork/balance/table.h"
#include "core/systems/clockwork/bots/bots.h"
#include "core/systems/clockwork/terms/resources.h"
#include "tests/core/systems/clockwork/balance/maps.h"
#include "tests/support/test.h"

#include <algorithm>
#include <set>

using namespace hexa;
using namespace hexa::clockwork;

namespace {

TableInfo epicForThree() {
    TableInfo info;
    info.configuration = "3p-epic";
    info.bot = "made-up";
    return info;
}

}  // namespace

class BalanceTableTest : public QObject {
    Q_OBJECT
private slots:
    void featuresAddUp() {
        const auto text = writeWeightTable(epicForThree(), {{"village d1 r+3", 0.65},
                                                            {"village d1 r+3 s+3", -0.0125},
                                                            {"research d2 r-1", 0.000001},
                                                            {"metric recruits", 1.5}});
        QVERIFY(text.ok());
        const auto table = readWeightTable(*text);
        QVERIFY(table.ok());
        QVERIFY(table->info == epicForThree());
        QCOMPARE(table->of(indexOf(tile::village), {1, 3, 3}), 650'000 - 12'500);
        QCOMPARE(table->of(indexOf(tile::shrine), {2, -1, 2}), 1);
        QCOMPARE(table->of(indexOf(tile::lake), {2, -1, 2}), 0);
        QCOMPARE(table->metrics[static_cast<std::size_t>(Metric::Recruits)], 1'500'000);
    }

    void theOtherModelHasWeightsOfItsOwn() {
        const auto text = writeWeightTable(epicForThree(), {{"village d1 r+3", 0.5},
                                                            {"outlook village d1 r+3", 0.25},
                                                            {"outlook village d1 r+3 s+3", 0.008},
                                                            {"outlook metric exits", -0.125},
                                                            {"outlook held lake t2", 1.5},
                                                            {"outlook exposed tower", -0.5},
                                                            {"outlook unsure barrens", 0.75},
                                                            {"outlook pair village lake", 2}});
        QVERIFY(text.ok());
        const auto table = *readWeightTable(*text);
        const auto at = [](KindId kind) { return indexOf(kind); };
        const Signature near{1, 3, 3};
        QCOMPARE(table.of(at(tile::village), near), 500'000);
        QCOMPARE(table.forecast.tiles[at(tile::village)][near.index()], 251'000);
        QCOMPARE(table.forecast.metrics[static_cast<std::size_t>(Metric::Exits)], -125'000);
        QCOMPARE(table.forecast.held[1][at(tile::lake)], 1'500'000);
        QCOMPARE(table.forecast.exposed[at(tile::tower)], -500'000);
        QCOMPARE(table.forecast.unsure[at(tile::barrens)], 750'000);
        QCOMPARE(table.forecast.pairs[at(tile::lake)][at(tile::village)], 2'000'000);
        QCOMPARE(table.forecast.pairs[at(tile::village)][at(tile::lake)], 2'000'000);
        QVERIFY(
            readWeightTable(*writeWeightTable(epicForThree(), {{"village d1 r+3", 0.5}}))->forecast.empty());
    }

    void whatNoMapCanHaveIsRefused() {
        const auto code = [](const Coefficients& coefficients) {
            const auto text = writeWeightTable(epicForThree(), coefficients);
            return text ? std::string() : text.error().code();
        };
        QCOMPARE(code({{"village d9 r+3", 1}}), std::string("balance.file.feature"));
        // The sums of coarse and fine weights have the limit of a weight too.
        QCOMPARE(code({{"village d1 r+3", 5}, {"village d1 r+3 s+3", 5}}),
                 std::string("balance.file.weight-range"));
        for (const char* configuration : {"5p", "3p-alliances"}) {
            TableInfo info = epicForThree();
            info.configuration = configuration;
            QCOMPARE(writeWeightTable(info, {}).error().code(), std::string("balance.file.configuration"));
        }
    }

    void builtInTablesAreValid() {
        const auto shelf = builtInTables();
        std::size_t files = 0;
        for (const EmbeddedFile& file : resourceFiles())
            files += file.path.find("/balance/") != std::string_view::npos;
        std::set<std::string> seen;
        for (const std::string& configuration : shelf->configurations())
            for (const WeightTable* table : shelf->of(configuration)) {
                // A file's name describes its contents.
                QCOMPARE(table->info.configuration, configuration);
                QVERIFY(seen.insert(configuration + " " + table->info.bot).second);
                QVERIFY(table->info.games > 0);
            }
        QCOMPARE(seen.size(), files - 2);  // but the calibrations and the relations
        QVERIFY(shelf->of("5p").empty());
    }

    /// Calibrations that come with the program belong to existing bots, each once.
    void builtInCalibrationsAreOfItsBots() {
        std::set<std::string> seen;
        const auto& bots = test::game().play->bots;
        for (const CalibrationRecord& each : test::game().balance->calibrations()) {
            QVERIFY(seen.insert(each.configuration + " " + each.bot).second);
            QVERIFY(std::find(bots.begin(), bots.end(), each.bot) != bots.end());
            QVERIFY(each.maps >= 20 && each.games >= 10'000);
        }
    }

    /// Relations between bots were measured with the present bots and rules, and cover the whole
    /// panel.
    void builtInRelationsAreOfThePanel() {
        const GameSystem& game = test::game();
        for (const char* configuration : {"2p", "3p", "4p"}) {
            const BotRelations* relations = builtInRelations(configuration);
            QVERIFY(relations != nullptr);
            QCOMPARE(relations->rulesVersion, game.play->rulesVersion);
            QVERIFY(relations->maps >= 20);
            for (const std::string& bot : game.balance->panel) {
                const auto found = std::ranges::find(relations->bots, bot);
                QVERIFY2(found != relations->bots.end(), bot.c_str());
                const auto at = static_cast<std::size_t>(found - relations->bots.begin());
                QCOMPARE(relations->botVersions[at], findBot(bot)->version());
            }
            for (const Scout& scout : game.balance->scouts) {
                const auto found = std::ranges::find(relations->bots, scout.bot);
                QVERIFY2(found != relations->bots.end(), scout.bot.c_str());
                const auto at = static_cast<std::size_t>(found - relations->bots.begin());
                QCOMPARE(relations->botVersions[at], findBot(scout.bot)->version());
                QVERIFY(scout.cost < balance::searchBot(game, scout.of)->cost / 2);
            }
        }
        QVERIFY(builtInRelations("5p") == nullptr);
        // The game itself asks by map and options.
        Scenario map;
        map.seats.resize(2);
        QCOMPARE(game.balance->relations(map, {}), builtInRelations("2p"));
        QCOMPARE(game.balance->relations(map, {{"epic", true}}), builtInRelations("2p-epic"));
    }

    /// The value of a mixture is the sum of those of its tables, in both models.
    void mixturesAddUp() {
        const auto shelf = builtInTables();  // the tables live in it
        const auto tables = shelf->of("3p");
        QVERIFY(tables.size() >= 3);
        const std::vector<const WeightTable*> two{tables[0], tables[2]};
        const std::vector<double> factors{0.75, -0.5};
        const WeightTable mixed = mixedTable("nobody", two, factors);
        QCOMPARE(mixed.info.bot, std::string("nobody"));
        QCOMPARE(mixed.info.configuration, std::string("3p"));
        QCOMPARE(mixed.info.games, std::int64_t{0});  // nobody fitted it
        const auto isSum = [&](std::int32_t sum, std::int32_t first, std::int32_t second) {
            return std::abs(sum - (0.75 * first - 0.5 * second)) <= 0.5;
        };
        bool differs = false;
        mixed.space.forEachSignature([&](std::size_t kind, const Signature& signature) {
            const auto at = signature.index();
            QVERIFY(
                isSum(mixed.of(kind, signature), two[0]->of(kind, signature), two[1]->of(kind, signature)));
            QVERIFY(isSum(mixed.forecast.tiles[kind][at], two[0]->forecast.tiles[kind][at],
                          two[1]->forecast.tiles[kind][at]));
            differs = differs || mixed.of(kind, signature) != two[0]->of(kind, signature);
        });
        QVERIFY(differs);
        for (std::size_t i = 0; i < metricCount; ++i) {
            QVERIFY(isSum(mixed.metrics[i], two[0]->metrics[i], two[1]->metrics[i]));
            QVERIFY(
                isSum(mixed.forecast.metrics[i], two[0]->forecast.metrics[i], two[1]->forecast.metrics[i]));
        }
        for (std::size_t kind = 1; kind < kindCount; ++kind) {
            for (std::size_t stage = 0; stage < Forecast::stages; ++stage)
                QVERIFY(isSum(mixed.forecast.held[stage][kind], two[0]->forecast.held[stage][kind],
                              two[1]->forecast.held[stage][kind]));
            QVERIFY(isSum(mixed.forecast.exposed[kind], two[0]->forecast.exposed[kind],
                          two[1]->forecast.exposed[kind]));
            QVERIFY(isSum(mixed.forecast.unsure[kind], two[0]->forecast.unsure[kind],
                          two[1]->forecast.unsure[kind]));
            for (std::size_t other = 1; other < kindCount; ++other)
                QVERIFY(isSum(mixed.forecast.pairs[kind][other], two[0]->forecast.pairs[kind][other],
                              two[1]->forecast.pairs[kind][other]));
        }
    }

    void configurations() {
        const auto& name = test::game().balance->configuration;
        QCOMPARE(*name(2, {}), std::string("2p"));
        QCOMPARE(*name(3, {{"epic", true}}), std::string("3p-epic"));
        QCOMPARE(*name(4, {{"epic", true}, {"alliances", true}}), std::string("4p-epic-alliances"));
        QCOMPARE(*name(4, {{"gambitDistinctTargets", false}}), std::string("4p"));
        QCOMPARE(rivalsIn("2p"), 1);
        QCOMPARE(rivalsIn("4p"), 3);
        QCOMPARE(rivalsIn("4p-alliances"), 2);
        QCOMPARE(rivalsIn("2p-alliances"), 0);
    }
};

HEXA_TEST(BalanceTableTest, "slow-unoptimized");
#include "table_test.moc"
