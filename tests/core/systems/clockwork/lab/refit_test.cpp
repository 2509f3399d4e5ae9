// SPDX-License-Identifier: GPL-3.0-or-later
// A small sample is fitted again: the result must be similar to the stored table, otherwise the
// table is not of this simulator.
#include "core/engine/play/play.h"
#include "core/lab/fit.h"
#include "core/sim/runner.h"
#include "core/systems/clockwork/balance/strengths.h"
#include "core/systems/clockwork/balance/table.h"
#include "tests/core/systems/clockwork/balance/maps.h"
#include "tests/core/systems/clockwork/laboratory.h"
#include "tests/support/test.h"

using namespace hexa;
using namespace hexa::clockwork;

namespace {

/// Returns the features of the model that predicts.
SeatFeatures predicting(const Scenario& map) {
    const BalanceFunctions& balance = *test::game().balance;
    static const std::vector<int> models = *test::laboratory().featureModels(2, {});
    const int last = *std::max_element(models.begin(), models.end());
    SeatFeatures features = *balance.features(map, {});
    for (auto& seat : features.seats)
        std::erase_if(seat, [&](const Feature& feature) { return models[feature.index] != last; });
    return features;
}

double storedGap(const WeightTable& table, const Scenario& map) {
    const test::Measures m(map);
    const Forecast forecast = measureForecast(m.measured);
    return mapsearch::gapOf(table.forecast.strengths(m.measured, m.metrics, forecast), 2);
}

}  // namespace

class BalanceRefitTest : public QObject {
    Q_OBJECT
private slots:
    void aSmallRefitRanksLikeTheStoredTable() {
        constexpr std::uint64_t fitted = 150, fresh = 80;
        constexpr std::int64_t games = 100;
        constexpr double min = 0.75;
        const lab::Laboratory& laboratory = test::laboratory();
        const auto names = *laboratory.featureNames(2, {});
        std::vector<lab::FitMap> maps;
        for (std::uint64_t seed = 0; seed < fitted; ++seed) {
            const Scenario map = *laboratory.sample(2, "rulebook", mixed(901, seed));
            const auto series = *test::game().play->series(map, {{}, {"greedy"}, {}});
            const sim::Design design = sim::uniformDesign(*series, 0);
            sim::Runner runner(*series, design, mixed(902, seed));
            runner.play(runner.blocksFor(games), {});
            const auto wins = runner.tally().wins;
            maps.push_back({predicting(map), {wins[0], wins[1]}});
        }
        const auto refit = lab::fitCoefficients(maps, names.size(), 1e-3);
        QVERIFY(refit.ok());

        const auto shelf = builtInTables();
        const auto tables = shelf->of("2p");
        const auto found = std::find_if(tables.begin(), tables.end(),
                                        [](const WeightTable* table) { return table->info.bot == "greedy"; });
        QVERIFY(found != tables.end());
        const WeightTable* stored = *found;
        QVERIFY(!stored->forecast.empty());
        std::vector<double> now, then;
        for (std::uint64_t seed = 0; seed < fresh; ++seed) {
            const Scenario map = *laboratory.sample(2, "rulebook", mixed(903, seed));
            now.push_back(lab::gapOf(lab::predictedShares(predicting(map), *refit)));
            then.push_back(storedGap(*stored, map));
        }
        const double rank = lab::spearman(now, then);
        QVERIFY2(rank > min, std::to_string(rank).c_str());
    }
};

HEXA_TEST(BalanceRefitTest, "slow-unoptimized");
#include "refit_test.moc"
