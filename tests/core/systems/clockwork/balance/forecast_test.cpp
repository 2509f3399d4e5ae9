// SPDX-License-Identifier: GPL-3.0-or-later
// The forecast, and the model that looks at it. All weights are MADE UP.
#include "core/systems/clockwork/balancefunctions.h"
#include "tests/core/systems/clockwork/balance/maps.h"
#include "tests/support/test.h"

#include <cmath>

using namespace hexa;
using namespace hexa::clockwork;
using test::drawn;
using test::Measures;

namespace {

double held(const Forecast& forecast, std::size_t stage, std::size_t seat, std::size_t at) {
    return toDouble(forecast.hold[stage][seat][at]);
}

/// Weights for both models, in whole thousandths.
WeightTable forecastTable(const std::string& configuration, std::uint64_t seed) {
    Rng rng(seed, "made-up");
    TableInfo info;
    info.configuration = configuration;
    info.bot = "made-up";
    Coefficients coefficients;
    for (const std::string& name : featureNamesOf(rivalsIn(configuration)))
        coefficients.emplace_back(name, (static_cast<int>(rng.below(401)) - 200) / 1000.0);
    auto table = readWeightTable(*writeWeightTable(info, coefficients));
    Q_ASSERT(table.ok());
    return std::move(*table);
}

BalanceFunctions functionsWith(WeightTable table) {
    return makeBalanceFunctions(test::game().catalog, test::game().layouts,
                                std::make_shared<TableShelf>(std::vector{std::move(table)}));
}

RuleOptions optionsOf(const OptionValues& values) {
    RuleOptions options;
    options.epic = values.contains("epic");
    options.alliances = values.contains("alliances");
    return options;
}

const std::vector<std::pair<int, OptionValues>> variants{
    {2, {}}, {2, {{"epic", true}}}, {3, {}}, {4, {}}, {4, {{"alliances", true}, {"epic", true}}}};

}  // namespace

class BalanceForecastTest : public QObject {
    Q_OBJECT
private slots:
    /// Chances of one tile add up to 1 at most, Capitals have none, and at least one seat gets
    /// somewhere.
    void chancesAreChances() {
        for (const auto& [players, values] : variants)
            for (std::uint64_t seed = 0; seed < 15; ++seed) {
                const Measures m(test::legalMap(players, seed), optionsOf(values));
                const Forecast forecast = measureForecast(m.measured);
                for (std::size_t stage = 0; stage < Forecast::stages; ++stage) {
                    Fixed all = 0;
                    forEachTile(m.map.all(), [&](TileIndex at) {
                        Fixed sum = 0;
                        for (std::size_t seat = 0; seat < m.measured.seats(); ++seat) {
                            QVERIFY(forecast.hold[stage][seat][at] >= 0);
                            sum += forecast.hold[stage][seat][at];
                        }
                        // Allies too: of two on one tile one controls it.
                        QVERIFY(sum <= fixedOne + 64);  // rounding
                        if ((m.map.capitals & bit(at)) != 0) QCOMPARE(sum, Fixed{0});
                        all += sum;
                    });
                    QVERIFY(all > players * fixedOne);
                }
            }
    }

    /// No seat gets further than a Forced March in a turn, nor to places without a way.
    void nobodyIsBeforeTheirTime() {
        for (std::uint64_t seed = 0; seed < 15; ++seed) {
            const Measures m(test::legalMap(3, seed));
            const Forecast forecast = measureForecast(m.measured);
            for (std::size_t seat = 0; seat < 3; ++seat)
                forEachTile(m.map.all(), [&](TileIndex at) {
                    for (std::size_t turn = 1; turn <= 3; ++turn)
                        if (m.measured.distances.steps[seat][at] > 2 * turn)
                            QCOMPARE(forecast.hold[turn - 1][seat][at], Fixed{0});
                });
        }
    }

    /// One worker more than tiles: all are taken. A rival's two neighbours are his.
    void aLonelySeatTakesWhatItReaches() {
        const Measures m(drawn({"TKVBBBBBBBBBBK"}));
        const Forecast forecast = measureForecast(m.measured);
        QVERIFY(held(forecast, 0, 0, 0) > 0.9);
        QVERIFY(held(forecast, 0, 0, 2) > 0.9);
        QCOMPARE(held(forecast, 0, 1, 0), 0.0);
        QCOMPARE(held(forecast, Forecast::settled, 1, 2), 0.0);
    }

    /// Two rivals for the same tile stop each other: neither is as sure of it as one alone.
    void rivalsStopEachOther() {
        const Measures alone(drawn({"KTBBBBBBBBBK"}));
        const Measures between(drawn({"KTK"}));
        const Forecast a = measureForecast(alone.measured);
        const Forecast b = measureForecast(between.measured);
        QVERIFY(held(a, 0, 0, 1) > held(b, 0, 0, 1) + 0.2);
        QCOMPARE(b.hold[0][0][1], b.hold[0][1][1]);
        QCOMPARE(b.exposure(between.measured, 0, 1), fixedOne);
        QCOMPARE(a.exposure(alone.measured, 0, 1), Fixed{0});
    }

    /// A Village nearer by pays for more land later.
    void villagesFeedTheNextSteps() {
        const Measures with(drawn({"KVTTTTTTTTTTTTTBK"}));
        const Measures without(drawn({"KBTTTTTTTTTTTTTBK"}));
        const auto land = [](const Measures& m) {
            const Forecast forecast = measureForecast(m.measured);
            Fixed sum = 0;
            forEachTile(m.map.all() & ~bit(1), [&](TileIndex at) { sum += forecast.hold[3][0][at]; });
            return sum;
        };
        QVERIFY(land(with) > land(without));
    }

    void seatsPermute() {
        const std::vector<std::size_t> order{2, 0, 1};
        const auto balance = functionsWith(forecastTable("3p", 1));
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Scenario map = test::legalMap(3, seed);
            const auto a = *balance.predict(map, {});
            const auto b = *balance.predict(test::seatsPermuted(map, order), {});
            QCOMPARE(b->gap(), a->gap());
            for (std::size_t seat = 0; seat < 3; ++seat)
                QCOMPARE(b->judges[0].shares[seat], a->judges[0].shares[order[seat]]);
        }
    }

    /// To the last bit, whatever the numbers of the tiles: ties favour no seat.
    void symmetricMapsHaveNoGap() {
        for (const auto& [players, values] : variants) {
            const auto balance = functionsWith(forecastTable(configurationOf(players, optionsOf(values)), 3));
            for (std::uint64_t seed = 0; seed < 12; ++seed) {
                const auto map = test::laboratory().sample(players, "symmetric", seed);
                const auto prediction = balance.predict(*map, values);
                QVERIFY(prediction.ok() && prediction->has_value());
                QCOMPARE((*prediction)->gap(), 0.0);
            }
        }
    }

    /// The lookup, the features and the sum of the parts agree.
    void modelIsTheFeatures() {
        for (const auto& [players, values] : variants) {
            const BalanceFunctions& game = *test::game().balance;
            const auto names = *test::laboratory().featureNames(players, values);
            const auto models = *test::laboratory().featureModels(players, values);
            QCOMPARE(models.size(), names.size());
            Coefficients coefficients;
            Rng rng(5, "made-up");
            for (const std::string& name : names)
                coefficients.emplace_back(name, (static_cast<int>(rng.below(401)) - 200) / 1000.0);
            TableInfo info;
            info.configuration = *game.configuration(players, values);
            const auto balance = functionsWith(*readWeightTable(*writeWeightTable(info, coefficients)));
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                const Scenario map = test::legalMap(players, seed);
                const SeatFeatures features = *game.features(map, values);
                const Prediction p = **balance.predict(map, values);
                for (std::size_t seat = 0; seat < features.seats.size(); ++seat) {
                    double sum = 0, parts = 0;
                    for (const Feature& feature : features.seats[seat])
                        if (models[feature.index] == 1)
                            sum += feature.value * coefficients[feature.index].second;
                    for (const auto& cell : p.cells) parts += cell.logOdds[seat];
                    for (const auto& metric : p.metrics) parts += metric.logOdds[seat];
                    QVERIFY(std::abs(parts - sum) < 1e-3);
                }
                std::map<int, double> teams;
                for (std::size_t seat = 0; seat < features.seats.size(); ++seat) {
                    double parts = 0;
                    for (const auto& cell : p.cells) parts += cell.logOdds[seat];
                    for (const auto& metric : p.metrics) parts += metric.logOdds[seat];
                    teams[features.teams[seat]] += parts;
                }
                double all = 0;
                for (const auto& [team, sum] : teams) all += std::exp(sum);
                for (std::size_t seat = 0; seat < features.seats.size(); ++seat)
                    QVERIFY(std::abs(p.judges[0].shares[seat] - std::exp(teams[features.teams[seat]]) / all) <
                            1e-6);
            }
        }
    }

    void swapsKeepTheirPromise() {
        const auto balance = functionsWith(forecastTable("2p", 2));
        int seen = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const Scenario map = test::legalMap(2, seed);
            const auto prediction = *balance.predict(map, {});
            QCOMPARE(**balance.predictedGap(map, {}), prediction->gap());
            for (const auto& swap : prediction->swaps) {
                QVERIFY(swap.after < swap.before);
                Scenario changed = map;
                test::setKind(changed, swap.a, map.board.find(swap.b)->kind);
                test::setKind(changed, swap.b, map.board.find(swap.a)->kind);
                QCOMPARE((*balance.predict(changed, {}))->gap(), swap.after);
                ++seen;
            }
        }
        QVERIFY(seen > 10);
    }
};

HEXA_TEST(BalanceForecastTest, "slow-unoptimized");
#include "forecast_test.moc"
