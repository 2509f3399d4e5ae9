// SPDX-License-Identifier: GPL-3.0-or-later
// The gap that is shown: of games, of predictions, and after changes.
#include "core/balance/expectedgap.h"

#include "core/balance/report.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>

using namespace hexa;
using namespace hexa::balance;

namespace {

BalanceReport gamesWith(double gap, Interval interval) {
    BalanceReport report;
    BotReport calm;
    calm.gap = gap;
    calm.gapInterval = interval;
    report.bots = {BotReport{}, calm};
    report.worstBot = 1;
    return report;
}

Prediction predictionOf(double gap, std::optional<GapRange> range) {
    Prediction prediction;
    Prediction::Judge judge;
    judge.bot = "calm";
    judge.gap = gap;
    judge.shares = {0.5 + gap / 200, 0.5 - gap / 200};
    prediction.judges = {judge};
    prediction.range = range;
    return prediction;
}

GameSystem gameWithTables() {
    GameSystem game;
    game.balance = std::make_shared<const BalanceFunctions>();
    ownCopy(game.balance).tournament.commonOnNeighbours = 0.02;
    return game;
}

Foreseen shares(std::vector<double> by) {
    const double gap = 100 * std::abs(by[0] - by[1]);
    return {{{"calm", std::move(by)}}, gap, GapRange{gap, gap + 4}};
}

}  // namespace

class ExpectedGapTest : public QObject {
    Q_OBJECT
private slots:
    /// Games come first: a map predicted at 2 that shows 20 is worse than one predicted at 6 that
    /// shows 5.
    void gamesComeFirst() {
        const BalanceReport wide = gamesWith(0.2, {0.17, 0.23}), narrow = gamesWith(0.05, {0.02, 0.08});
        const auto first = expectedGap(&wide, predictionOf(2, {}));
        const auto second = expectedGap(&narrow, predictionOf(6, {}));
        QVERIFY(first && second && first->played && second->played);
        QVERIFY(std::abs(first->gap - 20) < 1e-9 && std::abs(second->gap - 5) < 1e-9);
        QVERIFY(first->gap > second->gap);
        QVERIFY(std::abs(first->range->low - 17) < 1e-9 && std::abs(first->range->high - 23) < 1e-9);
        QVERIFY(!expectedGap(nullptr, std::nullopt));
    }

    /// The number of a prediction is inside its range, even where the prediction itself is not.
    void itsRangeHoldsTheNumber() {
        for (const double gap : {0.4, 5.0, 30.0}) {
            const GapRange range{gap * 0.9 + 2, gap * 1.1 + 6};
            const auto before = expectedGap(nullptr, predictionOf(gap, range));
            QVERIFY(before && !before->played);
            QCOMPARE(before->gap, (range.low + range.high) / 2);
            Candidate candidate;
            candidate.gap = gap;
            candidate.range = range;
            QCOMPARE(expectedGap(candidate), before);
            QCOMPARE(expectedAfter(Prediction::Swap{{}, {}, 40, gap, range}), *before);
            QCOMPARE(expectedGap(foreseenOf(predictionOf(gap, range))), *before);
        }
        QCOMPARE(expectedGap(nullptr, predictionOf(4, {}))->gap, 4.0);
        QCOMPARE(expectedGap(nullptr, predictionOf(0, GapRange{0, 0}))->gap, 0.0);
        QVERIFY(!expectedGap(Candidate{}));
    }

    /// Without games a change is as predicted. With games it starts from them, and the usual error
    /// about changes is added.
    void aChangeStartsFromTheGames() {
        const GameSystem game = gameWithTables();
        const Foreseen before = shares({0.55, 0.45}), after = shares({0.5, 0.5});
        QCOMPARE(expectedAfter(game, {}, before, after), expectedGap(after));
        const std::vector<BotShares> played{{"calm", {0.7, 0.3}}};
        QVERIFY(std::abs(widestGap(played) - 40) < 1e-9);
        // The odds 7 : 3 become 7 / 1.1 : 3 / 0.9.
        const double first = 0.7 / 1.1, second = 0.3 / 0.9;
        const double changed = 100 * (first - second) / (first + second);
        const double usual = 100 * std::sqrt(2.0) * 0.02 + 0.25 * (40 - changed);
        QVERIFY(std::abs(expectedAfter(game, played, before, after).gap - std::hypot(changed, usual)) < 1e-9);
        // A bot without a table goes by the mean of all tables.
        const std::vector<BotShares> other{{"bold", {0.7, 0.3}}};
        QCOMPARE(expectedAfter(game, other, before, after), expectedAfter(game, played, before, after));
        // Games of another number of seats say nothing.
        const std::vector<BotShares> three{{"calm", {0.4, 0.3, 0.3}}};
        QCOMPARE(expectedAfter(game, three, before, after), expectedGap(after));
    }

    /// The best answer of the game counts; weights give only a gap.
    void tablesAreAskedInTheQuickestWay() {
        GameSystem game = gameWithTables();
        QVERIFY(!foresee(game, {}, {}));
        ownCopy(game.balance).predictedGap = [](const Scenario&, const OptionValues&) {
            return Result<std::optional<double>>(std::optional(3.0));
        };
        QCOMPARE(foresee(game, {}, {}), std::optional(Foreseen{{}, 3, {}}));
        ownCopy(game.balance).predict = [](const Scenario&, const OptionValues&) {
            return Result<std::optional<Prediction>>(std::optional(predictionOf(10, GapRange{8, 14})));
        };
        const auto predicted = foresee(game, {}, {});
        QVERIFY(predicted && predicted->shares.size() == 1);
        QCOMPARE(predicted->shares[0].bot, std::string("calm"));
        QCOMPARE(predicted->range, std::optional(GapRange{8, 14}));
        ownCopy(game.balance).foresee = [](const Scenario&, const OptionValues&) {
            return Result<std::optional<Foreseen>>(std::optional(Foreseen{{}, 5, {}}));
        };
        QCOMPARE(foresee(game, {}, {}), std::optional(Foreseen{{}, 5, {}}));
        QVERIFY(!foresee(GameSystem{}, {}, {}));
    }
};

HEXA_TEST(ExpectedGapTest, "slow-unoptimized");
#include "expectedgap_test.moc"
