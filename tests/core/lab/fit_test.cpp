// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rng.h"
#include "core/lab/fit.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace hexa;
using namespace hexa::lab;

namespace {

double even(Rng& rng) { return static_cast<double>(rng.next() >> 11) / 9007199254740992.0; }

/// Returns maps with games drawn from known coefficients. Feature 3 of 5 never occurs.
std::vector<FitMap> plantedMaps(const std::vector<double>& truth, int seats, int teams, int number,
                                int games) {
    Rng rng(5, "fit");
    std::vector<FitMap> maps;
    for (int i = 0; i < number; ++i) {
        FitMap map;
        for (int seat = 0; seat < seats; ++seat) {
            std::vector<Feature> has;
            for (std::uint32_t index = 0; index < 5; ++index)
                if (index != 3 && rng.below(3) > 0) has.push_back({index, 2 * even(rng) - 1});
            map.features.seats.push_back(std::move(has));
            map.features.teams.push_back(seat % teams);
        }
        map.wins.resize(static_cast<std::size_t>(teams));
        const auto shares = predictedShares(map.features, truth);
        for (int game = 0; game < games; ++game) {
            double pick = even(rng);
            std::size_t team = 0;
            while (team + 1 < shares.size() && pick >= shares[team]) pick -= shares[team++];
            ++map.wins[team];
        }
        maps.push_back(std::move(map));
    }
    return maps;
}

}  // namespace

class FitTest : public QObject {
    Q_OBJECT

private slots:
    void plantedCoefficientsAreFound_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("teams");
        QTest::addRow("2") << 2 << 2;
        QTest::addRow("4") << 4 << 4;
        QTest::addRow("2 against 2") << 4 << 2;
    }
    void plantedCoefficientsAreFound() {
        QFETCH(int, seats);
        QFETCH(int, teams);
        const std::vector<double> truth{1.0, -0.7, 0.2, 0.0, 2.0};
        const auto found = fitCoefficients(plantedMaps(truth, seats, teams, 400, 500), 5, 1e-6);
        QVERIFY(found.ok());
        QCOMPARE((*found)[3], 0.0);
        for (std::size_t i = 0; i < truth.size(); ++i) QVERIFY(std::abs((*found)[i] - truth[i]) < 0.04);
    }

    void aRidgeHoldsBack() {
        const auto maps = plantedMaps({1.0, -0.7, 0.2, 0.0, 2.0}, 2, 2, 50, 100);
        double last = 1e9;
        for (const double ridge : {1e-6, 1e-2, 1.0, 100.0}) {
            const auto found = fitCoefficients(maps, 5, ridge);
            QVERIFY(found.ok());
            const double size = std::inner_product(found->begin(), found->end(), found->begin(), 0.0);
            QVERIFY(size < last);
            last = size;
        }
        QVERIFY(last < 0.01);
    }

    /// With few games and the values of other bots, the mixture is found, and the part without a
    /// prior is still learned.
    void priorsHelpWhereGamesAreFew() {
        const std::vector<double> truth{1.0, -0.7, 0.2, 0.9, 2.0};
        const std::vector<std::vector<double>> priors{{2.0, -1.4, 0.4, 0.0, 4.0}, {1.0, 1.0, 1.0, 0.0, -1.0}};
        const auto few = plantedMaps(truth, 3, 3, 40, 10);
        const auto alone = fitCoefficients(few, 5, 0.1);
        const auto near = fitNear(few, priors, 5, 0.1);
        QVERIFY(alone.ok() && near.ok());
        const auto error = [&](const std::vector<double>& found) {
            double sum = 0;
            for (std::size_t i = 0; i < truth.size(); ++i) sum += std::abs(found[i] - truth[i]);
            return sum;
        };
        QVERIFY(error(near->coefficients) < error(*alone) / 2);
        QVERIFY(std::abs(near->mixture[0] - 0.5) < 0.15);
        QVERIFY(std::abs(near->mixture[1]) < 0.15);

        // With many games, priors change nothing.
        const auto maps = plantedMaps(truth, 3, 3, 400, 500);
        const auto many = fitNear(maps, priors, 5, 1e-6);
        const auto without = fitCoefficients(maps, 5, 1e-6);
        QVERIFY(many.ok() && without.ok());
        for (std::size_t i = 0; i < truth.size(); ++i)
            QVERIFY(std::abs(many->coefficients[i] - (*without)[i]) < 1e-3);
    }

    void withoutPriorsTheFitIsTheSame() {
        const auto maps = plantedMaps({1.0, -0.7, 0.2, 0.9, 2.0}, 2, 2, 50, 100);
        const auto near = fitNear(maps, {}, 5, 1e-3);
        QVERIFY(near.ok());
        QVERIFY(near->mixture.empty());
        QCOMPARE(near->coefficients, *fitCoefficients(maps, 5, 1e-3));
    }

    /// One team that wins everything has no finite fit without a ridge; with one it settles.
    void oneSidedGamesSettle() {
        FitMap map;
        map.features = {{{{0, 1.0}}, {}}, {0, 1}};
        map.wins = {1000, 0};
        const auto found = fitCoefficients(std::vector{map}, 1, 1e-4);
        QVERIFY(found.ok());
        QVERIFY((*found)[0] > 3 && (*found)[0] < 20);
        QVERIFY(predictedShares(map.features, *found)[0] > 0.95);
    }

    void noGamesNoFit() {
        FitMap map;
        map.features = {{{{0, 1.0}}, {}}, {0, 1}};
        map.wins = {0, 0};
        QCOMPARE(fitCoefficients(std::vector{map}, 1, 1e-4).error().code(), std::string("balance.no-games"));
    }

    void gapsAndShares() {
        QCOMPARE(sharesOf(std::vector<std::int64_t>{1, 3}), (std::vector<double>{0.25, 0.75}));
        QCOMPARE(sharesOf(std::vector<std::int64_t>{0, 0}), (std::vector<double>{0.0, 0.0}));
        QCOMPARE(gapOf(std::vector<double>{0.25, 0.5, 0.25}), 0.25);
    }

    /// Spearman 1904; the example with ties by hand: ranks 0, 1.5, 1.5, 3 against 0, 1, 2, 3.
    void rankCorrelation() {
        const std::vector<double> rising{1, 2, 3, 4}, squares{1, 4, 9, 16}, falling{4, 3, 2, 1},
            tied{1, 2, 2, 3};
        QCOMPARE(spearman(rising, squares), 1.0);
        QCOMPARE(spearman(rising, falling), -1.0);
        QVERIFY(std::abs(spearman(rising, tied) - 4.5 / std::sqrt(5.0 * 4.5)) < 1e-12);
        QVERIFY(pearson(rising, squares) < 1.0 && pearson(rising, squares) > 0.98);
        QCOMPARE(pearson(rising, std::vector<double>{2, 2, 2, 2}), 0.0);
    }

    void itsIntervalHoldsTheEstimate() {
        Rng rng(9, "pairs");
        std::vector<double> a, b;
        for (int i = 0; i < 200; ++i) {
            a.push_back(even(rng));
            b.push_back(a.back() + 0.5 * even(rng));
        }
        const double rho = spearman(a, b);
        const auto [low, high] = spearmanInterval(a, b, 1000, 1);
        QVERIFY(low < rho && rho < high);
        QVERIFY(high - low > 0.02 && high - low < 0.2);
        QCOMPARE(spearmanInterval(a, b, 1000, 1), std::make_pair(low, high));
    }
};

HEXA_TEST(FitTest, "slow-unoptimized");
#include "fit_test.moc"
