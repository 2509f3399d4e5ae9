// SPDX-License-Identifier: GPL-3.0-or-later
// Uncertainty of a predicted gap.
#include "core/balance/gaprange.h"

#include "core/base/rng.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace hexa;
using namespace hexa::balance;

namespace {

/// Returns a number from -6 to 6 with a mean of 0 and a variance of 1, drawn in another way than by
/// the function.
double nearlyNormal(Rng& rng) {
    double sum = 0;
    for (int i = 0; i < 12; ++i) sum += (rng.below(1 << 20) + 0.5) / (1 << 20);
    return sum - 6;
}

}  // namespace

class GapRangeTest : public QObject {
    Q_OBJECT
private slots:
    /// Two seats err against each other, so the difference has twice the error: 10 points and 2 x
    /// 2, 80 % of the normal distribution within 1.2816 of it.
    void twoSeats() {
        const GapRange range = gapRange(std::vector{0.55, 0.45}, 0.02);
        QVERIFY2(std::abs(range.low - (10 - 4 * 1.2816)) < 0.5, std::to_string(range.low).c_str());
        QVERIFY2(std::abs(range.high - (10 + 4 * 1.2816)) < 0.5, std::to_string(range.high).c_str());
    }

    /// Whatever errs makes a fair map's gap wider, never narrower.
    void aFairPredictionIsTooGood() {
        for (const std::size_t seats : {2U, 3U, 4U}) {
            std::vector<double> shares(seats, 1.0 / static_cast<double>(seats));
            shares.front() += 1e-6;
            shares.back() -= 1e-6;
            const GapRange range = gapRange(shares, 0.03);
            QVERIFY(range.low > 0.1);
            QVERIFY(range.high > 5);
        }
    }

    /// Four of five true gaps lie within, for maps with shares that err as assumed.
    void fourOfFiveLieWithin() {
        Rng rng(7, "gap-range-test");
        int within = 0;
        constexpr int maps = 2000;
        for (int map = 0; map < maps; ++map) {
            const int seats = 2 + map % 3;
            const double error = 0.01 + 0.03 * (map % 5) / 4;
            std::vector<double> predicted, wrong;
            double mean = 0, sum = 0;
            for (int seat = 0; seat < seats; ++seat) {
                predicted.push_back(1.0 / seats + 0.03 * nearlyNormal(rng));
                wrong.push_back(nearlyNormal(rng));
                mean += wrong.back() / seats;
                sum += predicted.back();
            }
            std::vector<double> played;
            for (int seat = 0; seat < seats; ++seat) {
                predicted[static_cast<std::size_t>(seat)] /= sum;
                played.push_back(predicted[static_cast<std::size_t>(seat)] +
                                 error * std::sqrt(seats / (seats - 1.0)) *
                                     (wrong[static_cast<std::size_t>(seat)] - mean));
            }
            const auto [min, max] = std::ranges::minmax(played);
            const GapRange range = gapRange(predicted, error);
            const double gap = 100 * (max - min);
            within += range.low <= gap && gap <= range.high;
        }
        QVERIFY2(std::abs(within / double{maps} - 0.8) < 0.04, std::to_string(within).c_str());
    }

    void exactlyAlikeIsCertain() {
        QCOMPARE(gapRange(std::vector{0.25, 0.25, 0.25, 0.25}, 0.05), (GapRange{0, 0}));
        const GapRange sure = gapRange(std::vector{0.6, 0.4}, 0);
        QVERIFY(std::abs(sure.low - 20) < 1e-9 && std::abs(sure.high - 20) < 1e-9);
    }

    void theSameEverywhere() {
        const std::vector<double> shares{0.3, 0.36, 0.34};
        QCOMPARE(gapRange(shares, 0.03), gapRange(shares, 0.03));
    }

    void theWidestJudgeCounts() {
        using Judges = std::vector<std::optional<GapRange>>;
        QVERIFY(!widestRange(Judges{}));
        QVERIFY(!widestRange(Judges{std::nullopt}));
        QCOMPARE(widestRange(Judges{GapRange{1, 9}, std::nullopt, GapRange{3, 5}}), (GapRange{3, 9}));
    }

    void onlyMapsOfTheRulebookCount() {
        TableInfo table;
        QVERIFY(!shareErrorOf(table));
        table.quality.resize(2);
        table.quality[0].maps = "irregular";
        table.quality[0].shareError = 0.5;
        table.quality[1].maps = "rulebook";
        QVERIFY(!shareErrorOf(table));
        table.quality[1].shareError = 0.03;
        QCOMPARE(shareErrorOf(table), std::optional(0.03));
    }
};

HEXA_TEST(GapRangeTest, "slow-unoptimized");
#include "gaprange_test.moc"
