// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/comparison.h"
#include "core/balance/intervals.h"
#include "core/base/rng.h"
#include "core/sim/runner.h"
#include "tests/core/sim/coins.h"
#include "tests/support/test.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numeric>

using namespace hexa;
using namespace hexa::balance;

namespace {

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

bool tossed(Rng& rng, double chance) { return static_cast<double>(rng.next() >> 11) * 0x1p-53 < chance; }

}  // namespace

class IntervalsTest : public QObject {
    Q_OBJECT

private slots:
    void quantiles() {
        QVERIFY(near(normalQuantile(0.975), 1.959964, 1e-6));
        // z of one seat for 2, 3, 4 seats
        const std::array<double, 3> z{1.960, 2.394, 2.498};
        for (int n = 2; n <= 4; ++n) QVERIFY(near(normalQuantile(1 - levelOfOne(n) / 2), z[n - 2], 5e-4));
        QVERIFY(near(chiSquareQuantile(0.95, 3), 7.814728, 1e-5));
    }

    void wilsonIsAsPublished() {
        const Interval tenth = wilson(10, 100, 0.05);
        QVERIFY(near(tenth.low, 0.05523, 1e-4) && near(tenth.high, 0.17437, 1e-4));
        QVERIFY(wilson(0, 0, 0.05) == (Interval{0, 1}));
        QCOMPARE(wilson(0, 10, 0.05).low, 0.0);
        QCOMPARE(wilson(10, 10, 0.05).high, 1.0);
        QVERIFY(near(wilson(0, 10, 0.05).high, 0.27753, 1e-4));
    }

    void gamesForAHalfWidth() {
        // games until every seat is known within 5, 3, 2, 1 and 0.5 points
        struct Row {
            double half;
            std::array<std::int64_t, 3> games;
        };
        for (const Row& row : {Row{0.05, {385, 510, 468}},
                               {0.03, {1'068, 1'416, 1'300}},
                               {0.02, {2'401, 3'184, 2'925}},
                               {0.01, {9'604, 12'736, 11'698}},
                               {0.005, {38'415, 50'944, 46'789}}})
            for (int n = 2; n <= 4; ++n) {
                const std::int64_t games = row.games[n - 2];
                const Interval share = wilson(games / n, games, levelOfOne(n));
                QVERIFY(near((share.high - share.low) / 2, row.half, row.half * 0.01));
            }
    }

    void wilsonCoversInFact() {
        // Exact coverage of the binomial: its mean over shares is the level, and it is nowhere far
        // below.
        constexpr int games = 400;
        double mean = 0;
        int shares = 0;
        for (double p = 0.1; p < 0.9; p += 0.0131, ++shares) {
            double covered = 0;
            double logChance = games * std::log1p(-p);
            for (int wins = 0; wins <= games; ++wins) {
                const Interval share = wilson(wins, games, 0.05);
                if (share.low <= p && p <= share.high) covered += std::exp(logChance);
                logChance += std::log(static_cast<double>(games - wins) / (wins + 1)) + std::log(p / (1 - p));
            }
            QVERIFY2(covered > 0.93, qPrintable(QString::number(p)));
            mean += covered;
        }
        QVERIFY(near(mean / shares, 0.95, 0.005));
    }

    void confidenceSequenceHoldsAtEveryLook() {
        constexpr int paths = 400;
        for (const double p : {0.25, 0.35, 0.5}) {
            int missed = 0;
            for (int path = 0; path < paths; ++path) {
                Rng rng(static_cast<std::uint64_t>(path), "path");
                std::int64_t wins = 0;
                bool out = false;
                for (std::int64_t game = 1; game <= 20'000; ++game) {
                    wins += tossed(rng, p);
                    if (game % 50 != 0 || out) continue;
                    const Interval share = confidenceSequence(wins, game, 0.25, 0.05);
                    out = share.low > p || share.high < p;
                }
                missed += out;
            }
            // 5 % of 400 and three standard errors
            QVERIFY2(missed <= 33, qPrintable(QString::number(missed)));
        }
    }

    void confidenceSequenceIsNotMuchWider() {
        for (const std::int64_t games : {1'000, 10'000, 100'000}) {
            const Interval fixed = wilson(games / 2, games, 0.05);
            const Interval always = confidenceSequence(games / 2, games, 0.5, 0.05);
            QVERIFY(fixed.within(always));
            QVERIFY((always.high - always.low) / (fixed.high - fixed.low) < 2);
        }
        // Far from an even share, too.
        for (const std::int64_t games : {1'000, 10'000}) {
            const std::int64_t wins = games * 2 / 3;
            const Interval once = wilson(wins, games, 0.05);
            const Interval always = confidenceSequence(wins, games, 0.5, 0.05);
            QVERIFY(always.high - always.low < 2.2 * (once.high - once.low));
        }
        QVERIFY(confidenceSequence(0, 0, 0.5, 0.05) == (Interval{0, 1}));
        QCOMPARE(confidenceSequence(0, 100, 0.5, 0.05).low, 0.0);
        QCOMPARE(confidenceSequence(100, 100, 0.5, 0.05).high, 1.0);
    }

    void twoSharesMirrorEachOther() {
        for (const Looking looking : {Looking::Once, Looking::Always}) {
            const auto shares = shareIntervals(std::array<std::int64_t, 2>{610, 390}, looking);
            QVERIFY(near(shares[0].low, 1 - shares[1].high, 1e-9));
            const Interval gap = gapInterval(shares);
            QVERIFY(near(gap.low, 2 * shares[0].low - 1, 1e-9));
            QVERIFY(near(gap.high, 2 * shares[0].high - 1, 1e-9));
        }
        const auto even = shareIntervals(std::array<std::int64_t, 3>{100, 100, 100}, Looking::Once);
        QCOMPARE(gapInterval(even).low, 0.0);
    }

    void unevenness() {
        // 2 * (45 + 10 + 1) / 1024
        QVERIFY(near(unevenChance(std::array<std::int64_t, 2>{8, 2}), 112.0 / 1024, 1e-12));
        QVERIFY(near(unevenChance(std::array<std::int64_t, 3>{3, 0, 0}), 3.0 / 27, 1e-12));
        QVERIFY(near(unevenChance(std::array<std::int64_t, 4>{5, 5, 5, 5}), 1, 1e-9));
        QCOMPARE(unevenChance(std::array<std::int64_t, 2>{0, 0}), 1.0);
        // Globulation 2 found these starts: no chance
        QVERIFY(unevenChance(std::array<std::int64_t, 4>{485, 541, 953, 962}) < 1e-12);
        // Catanatron: 1 200 games, p = 0.07
        QVERIFY(near(unevenChance(std::array<std::int64_t, 4>{294, 268, 330, 310}), 0.07, 0.01));
        // At the end of the exact sum, chi-square takes over smoothly.
        const double exact = unevenChance(std::array<std::int64_t, 3>{230, 200, 190});
        const double other = unevenChance(std::array<std::int64_t, 3>{232, 202, 192});
        QVERIFY(near(exact, other, 0.01));
    }

    void changesAreSeenSoonerWithCommonSeeds() {
        constexpr int trials = 400;
        int missed = 0;
        test::CoinRules rules;
        rules.seats = 3;
        const test::Coins before(rules);
        rules.seat = test::effectsFor(test::biasedShares(3, 0.03));
        const test::Coins after(rules);
        const sim::Design design = sim::uniformDesign(before, 0);
        for (int trial = 0; trial < trials; ++trial) {
            const auto paired = sim::runPaired(before, after, design, static_cast<std::uint64_t>(trial), 50);
            const auto changes = compareShares(paired.tally);
            bool out = false;
            const std::array<double, 3> truth{0.03, -0.015, -0.015};
            for (std::size_t team = 0; team < 3; ++team) {
                const Interval& change = changes[team].change;
                out = out || truth[team] < change.low || truth[team] > change.high;
                QVERIFY(changes[team].correlation > 0.5);
                // Two separate runs of 600 games would know it to about 6 points at best.
                QVERIFY(change.high - change.low < 0.08);
            }
            missed += out;
        }
        QVERIFY2(missed <= 33, qPrintable(QString::number(missed)));
        QVERIFY(compareShares(sim::PairedTally{2}).front().change == (Interval{-1, 1}));
    }
};

HEXA_TEST(IntervalsTest, "slow-unoptimized");
#include "intervals_test.moc"
