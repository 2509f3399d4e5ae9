// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/verdict.h"

#include "core/balance/report.h"
#include "tests/core/sim/coins.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::balance;
using test::biasedShares;
using test::CoinRules;
using test::Coins;
using test::effectsFor;

namespace {

constexpr int runs = 400;

struct Outcome {
    std::array<int, 3> verdicts{};  // by Verdict
    double games = 0;               // mean
    int operator[](Verdict verdict) const { return verdicts[static_cast<std::size_t>(verdict)]; }
};

/// Tosses coins of known shares and judges them against the targets, in the rounds of a check.
Outcome toss(const std::vector<double>& shares, const std::vector<double>& targets, double margin,
             Looking looking, std::int64_t cap) {
    Outcome outcome;
    for (int number = 0; number < runs; ++number) {
        Rng rng(static_cast<std::uint64_t>(number), "verdict");
        std::vector<std::int64_t> wins(shares.size());
        std::int64_t games = 0;
        Verdict verdict = Verdict::Undecided;
        while (verdict == Verdict::Undecided && games < cap) {
            const std::int64_t round =
                looking == Looking::Once ? cap : std::min(roundLength(games), cap - games);
            for (std::int64_t i = 0; i < round; ++i) {
                double left = static_cast<double>(rng.next() >> 11) * 0x1p-53;
                std::size_t winner = 0;
                while (winner + 1 < shares.size() && left >= shares[winner]) left -= shares[winner++];
                ++wins[winner];
            }
            games += round;
            verdict = judge(wins, targets, margin, looking);
        }
        ++outcome.verdicts[static_cast<std::size_t>(verdict)];
        outcome.games += static_cast<double>(games) / runs;
    }
    return outcome;
}

/// Judges games with these shares against even ones.
Outcome toss(const std::vector<double>& shares, double margin, Looking looking, std::int64_t cap) {
    return toss(shares, evenTargets(shares.size()), margin, looking, cap);
}

CheckPlan planOf(std::vector<std::string> panel) {
    CheckPlan plan;
    plan.panel = std::move(panel);
    plan.seed = 4;
    plan.margin = 0.03;
    return plan;
}

}  // namespace

class VerdictTest : public QObject {
    Q_OBJECT

private slots:
    void aPanelNamesEachBotOnce() {
        const auto code = [](const std::vector<std::string>& bots) {
            const auto checked = checkPanel(bots);
            return checked ? std::string() : checked.error().code();
        };
        QCOMPARE(code({"a", "b"}), std::string());
        QCOMPARE(code({"1", "2", "3", "4", "5", "6", "7", "8"}), std::string());
        QCOMPARE(code({"1", "2", "3", "4", "5", "6", "7", "8", "9"}), std::string("balance.panel.many"));
        QCOMPARE(code({"a", "b", "a"}), std::string("balance.panel.twice"));
        QCOMPARE(code({}), std::string("balance.panel.empty"));
    }

    /// The heart: how often a check errs, on coins of known bias.
    void sequentialErrorRates_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<double>("margin");
        QTest::addColumn<double>("bias");   // in margins
        QTest::addColumn<double>("games");  // mean of a run outside the program; 0: not given
        const auto row = [](int seats, double margin, double bias, double games) {
            QTest::addRow("%d seats, margin %g, bias %g", seats, margin, bias)
                << seats << margin << bias << games;
        };
        row(2, 0.03, 0, 3'411);
        row(2, 0.03, 0.5, 10'122);
        row(2, 0.03, 1.5, 15'559);
        row(2, 0.03, 2, 4'650);
        row(2, 0.02, 0, 8'471);
        row(2, 0.02, 2, 8'030);
        row(3, 0.03, 0, 0);
        row(3, 0.03, 0.5, 0);
        row(3, 0.03, 1.5, 0);
        row(3, 0.03, 2, 0);
        row(4, 0.03, 0, 4'579);
        row(4, 0.03, 0.5, 11'082);
        row(4, 0.03, 1.5, 17'136);
        row(4, 0.03, 2, 4'776);
        row(4, 0.02, 0, 11'157);
        row(4, 0.02, 2, 7'901);
        row(2, 0.03, -2, 0);
        row(4, 0.03, -2, 0);
    }
    void sequentialErrorRates() {
        QFETCH(int, seats);
        QFETCH(double, margin);
        QFETCH(double, bias);
        QFETCH(double, games);
        const Outcome outcome = toss(biasedShares(seats, bias * margin), margin, Looking::Always, 200'000);
        const bool fair = std::abs(bias) < 1;
        const int wrong = outcome[fair ? Verdict::Unfair : Verdict::Fair];
        qInfo("%.0f games, wrong %d, undecided %d", outcome.games, wrong, outcome[Verdict::Undecided]);
        // The bound is 5 % = 20; away from the margin errors are far rarer.
        QVERIFY(wrong <= 4);
        QVERIFY(outcome[Verdict::Undecided] <= 8);
        if (games > 0) QVERIFY(std::abs(outcome.games - games) < 0.2 * games);
    }

    void atTheMarginNothingIsDecided() {
        for (const int seats : {2, 3, 4}) {
            // A hair beyond and a hair within: the worst cases for the two errors.
            const Outcome outcome = toss(biasedShares(seats, 0.03), 0.03, Looking::Always, 50'000);
            QVERIFY(outcome[Verdict::Fair] <= 33 &&
                    outcome[Verdict::Unfair] <= 33);  // 5 % and three standard errors
            QVERIFY(outcome[Verdict::Undecided] >= 360);
        }
    }

    void fixedErrorRates() {
        for (const int seats : {2, 3, 4})
            for (const double bias : {0.0, 0.5, 1.0, 1.5, 2.0}) {
                const Outcome outcome = toss(biasedShares(seats, bias * 0.03), 0.03, Looking::Once, 12'000);
                if (bias <= 1) QVERIFY(outcome[Verdict::Unfair] <= 33);
                if (bias >= 1) QVERIFY(outcome[Verdict::Fair] <= 33);
                if (bias == 0) QVERIFY(outcome[Verdict::Fair] >= 396);
                if (bias == 2) QVERIFY(outcome[Verdict::Unfair] >= 360);
            }
    }

    /// A prepared battle that should be 60 to 40, and sides of three sizes.
    void errorRatesAgainstTargets_data() {
        QTest::addColumn<std::vector<double>>("targets");
        QTest::newRow("60:40") << std::vector<double>{0.6, 0.4};
        QTest::newRow("5:3:2") << std::vector<double>{0.5, 0.3, 0.2};
        QTest::newRow("85:5:5:5") << std::vector<double>{0.85, 0.05, 0.05, 0.05};
    }
    void errorRatesAgainstTargets() {
        QFETCH(std::vector<double>, targets);
        constexpr double margin = 0.03;
        for (const Looking looking : {Looking::Always, Looking::Once})
            for (const double bias : {0.0, 0.5, -0.5, 1.0, 1.5, 2.0, -2.0}) {
                std::vector<double> shares = targets;
                for (double& share : shares) share -= bias * margin / static_cast<double>(shares.size() - 1);
                shares[0] = targets[0] + bias * margin;
                if (std::ranges::min(shares) < 0) continue;
                const std::int64_t cap = looking == Looking::Once ? 12'000 : 50'000;
                const Outcome outcome = toss(shares, targets, margin, looking, cap);
                // 5 % and three standard errors.
                if (std::abs(bias) <= 1) QVERIFY(outcome[Verdict::Unfair] <= 33);
                if (std::abs(bias) >= 1) QVERIFY(outcome[Verdict::Fair] <= 33);
                if (bias == 0) QVERIFY(outcome[Verdict::Fair] >= 396);
                if (std::abs(bias) == 2) QVERIFY(outcome[Verdict::Unfair] >= 360);
            }
        // The same shares judged for evenness.
        QVERIFY(toss(targets, 0.03, Looking::Always, 50'000)[Verdict::Unfair] >= 396);
    }

    /// Even targets are the case without targets, to the last bit.
    void evenTargetsChangeNothing() {
        for (const std::vector<std::int64_t>& wins : {std::vector<std::int64_t>{512, 488},
                                                      {331, 350, 319},
                                                      {250, 240, 260, 251},
                                                      {7, 3, 5, 6, 4, 9, 5}}) {
            const std::vector<double> even = evenTargets(wins.size());
            for (const Looking looking : {Looking::Once, Looking::Always}) {
                QCOMPARE(shareIntervals(wins, even, looking), shareIntervals(wins, looking));
                QCOMPARE(evened(shareIntervals(wins, looking), even), shareIntervals(wins, looking));
            }
            QCOMPARE(unevenChance(wins, even), unevenChance(wins));
        }
        QCOMPARE(evened({0.7, 0.3}, std::vector<double>{0.6, 0.4}),
                 (std::vector<double>{0.7 - (0.6 - 0.5), 0.3 - (0.4 - 0.5)}));
    }

    void unevenChanceCountsFromTheTargets() {
        const std::vector<double> targets{0.8, 0.2};
        // P(0 or 3 of 3 wins for the second one, at 0.2): as unlikely as 3 wins or more so is only
        // that one.
        QVERIFY(std::abs(unevenChance(std::array<std::int64_t, 2>{0, 3}, targets) - 0.008) < 1e-12);
        QCOMPARE(unevenChance(std::array<std::int64_t, 2>{4, 1}, targets), 1.0);
        QVERIFY(unevenChance(std::array<std::int64_t, 2>{1'600'000, 400'000}, targets) > 0.99);
        QVERIFY(unevenChance(std::array<std::int64_t, 2>{1'000'000, 1'000'000}, targets) < 1e-12);
    }

    /// Every seat wins a quarter of the games; the last place in the order wins 81 %.
    void theLastPlaceInTheOrderIsNoticed() {
        CoinRules rules;
        rules.seats = 4;
        rules.turn = effectsFor({0.07, 0.06, 0.06, 0.81});
        QCOMPARE(check(Coins(rules), planOf({"a"})).verdict, Verdict::Fair);
        rules.judged = Judged::Order;
        const CheckState order = check(Coins(rules), planOf({"a"}));
        QCOMPARE(order.verdict, Verdict::Unfair);
        QVERIFY(order.bots[0].tally.games < 1'000);
        rules.turn = {};
        QCOMPARE(check(Coins(rules), planOf({"a"})).verdict, Verdict::Fair);
        // Unless that is the target.
        rules.turn = effectsFor({0.1, 0.1, 0.1, 0.7});
        rules.targets = {1, 1, 1, 7};
        QCOMPARE(check(Coins(rules), planOf({"a"})).verdict, Verdict::Fair);
    }

    /// Bound armies are a part of the map: a stronger one makes it unfair, unless that is declared.
    /// If they are exchanged, their strength shows nothing about the map.
    void boundArmiesAreJudgedWithTheMap() {
        CoinRules rules;
        rules.ordered = false;
        rules.factions = 2;
        rules.faction = effectsFor({0.6, 0.4});
        QCOMPARE(check(Coins(rules), planOf({"a"})).verdict, Verdict::Fair);
        rules.factions = 0;
        QCOMPARE(check(Coins(rules), planOf({"a"})).verdict, Verdict::Unfair);
        rules.targets = {3, 2};
        QCOMPARE(check(Coins(rules), planOf({"a"})).verdict, Verdict::Fair);
        rules.targets = {2, 3};
        QCOMPARE(check(Coins(rules), planOf({"a"})).verdict, Verdict::Unfair);
    }

    /// With known coins: sharing and drawing favours no seat, and a bias behind it is found.
    void sharedWinsAndDrawsDoNotBiasTheVerdict() {
        for (const std::uint32_t every : {2U, 5U})
            for (const int seats : {2, 3, 4}) {
                CoinRules rules;
                rules.seats = seats;
                rules.sharedEvery = every;
                rules.drawnEvery = every;
                QCOMPARE(check(Coins(rules), planOf({"a"})).verdict, Verdict::Fair);
                rules.seat = {1.2};
                QCOMPARE(check(Coins(rules), planOf({"a"})).verdict, Verdict::Unfair);
            }
        CoinRules nobody;
        nobody.drawnEvery = 1;
        const CheckState state = check(Coins(nobody), planOf({"a"}));
        QCOMPARE(state.verdict, Verdict::Fair);
        QCOMPARE(state.bots[0].tally.drawn, state.bots[0].tally.games);
    }

    void gamesToCertifyAgainstTargets() {
        const std::vector<double> targets{0.7, 0.3};
        const std::int64_t games = gamesToCertify(targets, 0.03);
        QVERIFY(games < gamesToCertify(2, 0.03));  // shares far from a half vary less
        const Outcome outcome = toss(targets, targets, 0.03, Looking::Once, games);
        QVERIFY(outcome[Verdict::Fair] >= 345 && outcome[Verdict::Fair] < 392);
    }

    void gamesToCertifyAFairMap() {
        for (const double margin : {0.05, 0.03})
            for (int seats = 2; seats <= 4; ++seats) {
                const std::int64_t games = gamesToCertify(seats, margin);
                const Outcome outcome = toss(biasedShares(seats, 0), margin, Looking::Once, games);
                qInfo("%d seats, margin %g: %lld games, fair %d", seats, margin,
                      static_cast<long long>(games), outcome[Verdict::Fair]);
                QVERIFY(outcome[Verdict::Fair] >= 345 && outcome[Verdict::Fair] < 392);
            }
    }

    void unfairMapsAreExposedSoon() {
        // 10 points in 1 220 and 1 271 games, 20 points in 410 and 435
        QVERIFY(toss(biasedShares(2, 0.1), 0.03, Looking::Always, 200'000).games < 1'400);
        QVERIFY(toss(biasedShares(4, 0.1), 0.03, Looking::Always, 200'000).games < 1'500);
        QVERIFY(toss(biasedShares(2, 0.2), 0.03, Looking::Always, 200'000).games < 480);
        QVERIFY(toss(biasedShares(4, 0.2), 0.03, Looking::Always, 200'000).games < 500);
    }

    void panelsShareTheErrorOfUnfair() {
        // Wins that one bot alone would just call unfair.
        std::array<std::int64_t, 2> wins{5'300, 4'700};
        while (judge(wins, 0.03, Looking::Once) != Verdict::Unfair) ++wins[0];
        QCOMPARE(judge(wins, 0.03, Looking::Once, 4), Verdict::Undecided);
        QCOMPARE(judge(std::array<std::int64_t, 2>{5'000, 5'000}, 0.03, Looking::Once, 4), Verdict::Fair);
        QCOMPARE(judge(std::array<std::int64_t, 2>{0, 0}, 0.03, Looking::Always), Verdict::Undecided);
    }

    void checkStopsWhenItsVerdictStands() {
        CoinRules rules;
        rules.seats = 3;
        rules.turn = {0.4, 0, -0.4};  // heavy, and no matter of the map
        rules.faction = {0.5, 0, 0, -0.5};
        const CheckState fair = check(Coins(rules), planOf({"a"}));
        QCOMPARE(fair.verdict, Verdict::Fair);
        QVERIFY(fair.bots[0].tally.games < 20'000);
        rules.seat = {0.6, 0, 0};
        const CheckState unfair = check(Coins(rules), planOf({"a"}));
        QCOMPARE(unfair.verdict, Verdict::Unfair);
        QVERIFY(unfair.bots[0].tally.games < 2'000);
    }

    void worstBotCounts() {
        // Seat 0 is good for bot "b" only: coins know bots by strength, so give the map two faces
        // by seat and bot.
        class TwoFaces : public Coins {
        public:
            TwoFaces()
                : Coins(CoinRules{}), mUneven([] {
                      CoinRules rules;
                      rules.seat = {0.8, 0};
                      return rules;
                  }()) {}
            SeriesGame play(const Lineup& lineup, std::uint64_t seed,
                            std::span<std::int64_t> fights) const override {
                return lineup.bot[0] == 1 ? mUneven.play(lineup, seed, fights)
                                          : Coins::play(lineup, seed, fights);
            }

        private:
            Coins mUneven;
        };
        const TwoFaces series;
        const CheckState all = check(series, planOf({"a", "b", "c"}));
        QCOMPARE(all.verdict, Verdict::Unfair);
        QCOMPARE(all.bots[1].verdict, Verdict::Unfair);
        QVERIFY(all.bots[1].tally.games < all.bots[0].tally.games);  // what is known is not played on
        QCOMPARE(all.bots[0].verdict, Verdict::Fair);
        QCOMPARE(all.bots[2].verdict, Verdict::Fair);
        QVERIFY(all.bots[0].tally.hash != all.bots[2].tally.hash);
    }

    /// A check that may end early stops as soon as one bot finds the map clearly unfair.
    void aClearlyUnfairMapEndsTheCheck() {
        CoinRules rules;
        rules.seat = {0.8, 0};
        const Coins coins(rules);
        CheckPlan plan = planOf({"a", "b", "c"});
        const CheckState every = check(coins, plan);
        plan.until = Until::Clear;
        const CheckState first = check(coins, plan);
        QVERIFY(first.clear);
        QCOMPARE(first.verdict, Verdict::Unfair);
        int unfair = 0;
        std::int64_t games = 0, gamesOfAll = 0;
        for (std::size_t bot = 0; bot < 3; ++bot) {
            games += first.bots[bot].tally.games;
            gamesOfAll += every.bots[bot].tally.games;
            if (first.bots[bot].verdict != Verdict::Unfair) continue;
            ++unfair;
            QVERIFY(first.bots[bot].tally == every.bots[bot].tally);
        }
        QCOMPARE(unfair, 1);
        QVERIFY(games < gamesOfAll);
        const BalanceReport report = makeReport(plan, first);
        QCOMPARE(report.verdict, Verdict::Unfair);
        for (const BotReport& bot : report.bots) QVERIFY(bot.games > 0);  // who has not begun is left out
        // A map that may still be nearly fair is played on.
        rules.seat = {0.148, 0};
        const Coins near(rules);
        plan.until = Until::EveryVerdict;
        const CheckState all = check(near, plan);
        plan.until = Until::Clear;
        const CheckState same = check(near, plan);
        QVERIFY(!same.clear);
        QCOMPARE(same.verdict, Verdict::Unfair);
        for (std::size_t bot = 0; bot < 3; ++bot) QVERIFY(same.bots[bot].tally == all.bots[bot].tally);
    }

    /// Slow bots begin when the others have ended, in their own order, and not on a map that is
    /// clearly unfair. A fair map plays the same games in any order.
    void slowBotsPlayLast() {
        const Coins fair(CoinRules{});
        CheckPlan plan = planOf({"slow", "quick", "slower"});
        const CheckState before = check(fair, plan);
        plan.last = {"slower", "slow"};
        bool ended = false;
        std::vector<std::size_t> begun;
        const CheckState after = check(fair, plan, {}, [&](const CheckState& now) {
            for (const std::size_t bot : {std::size_t{1}, std::size_t{2}, std::size_t{0}})
                if (now.bots[bot].tally.games > 0 && std::ranges::find(begun, bot) == begun.end())
                    begun.push_back(bot);
            if (begun.size() > 1) ended = ended || now.bots[1].verdict != Verdict::Undecided;
            QVERIFY(begun.size() < 2 || ended);
        });
        QCOMPARE(begun, (std::vector<std::size_t>{1, 2, 0}));
        for (std::size_t bot = 0; bot < 3; ++bot) QVERIFY(before.bots[bot].tally == after.bots[bot].tally);
        QCOMPARE(after.verdict, Verdict::Fair);
        CoinRules rules;
        rules.seat = {0.8, 0};
        for (const Until until : {Until::Clear, Until::Games}) {
            plan.until = until;
            plan.games = 5'000;
            const CheckState unfair = check(Coins(rules), plan);
            QVERIFY(unfair.clear);
            QCOMPARE(unfair.bots[0].tally.games + unfair.bots[2].tally.games, std::int64_t{0});
            QCOMPARE(unfair.bots[1].tally.games >= 5'000, until == Until::Games);
        }
    }

    /// First games of a slow bot withdraw no verdict: it is left out until it knows.
    void slowBotsThatKnowNothingAreLeftOut() {
        CheckPlan plan = planOf({"quick", "slow"});
        plan.last = {"slow"};
        plan.fewer["slow"] = 64;
        const CheckState state = check(Coins(CoinRules{}), plan);
        BalanceReport report = makeReport(plan, state);
        QCOMPARE(report.bots.size(), std::size_t{2});
        QCOMPARE(report.verdict, Verdict::Undecided);
        leaveOutUnsettled(report, plan);
        QCOMPARE(report.bots.size(), std::size_t{1});
        QCOMPARE(report.bots[0].bot, std::string("quick"));
        QCOMPARE(report.verdict, Verdict::Fair);
        // Without others it stays.
        plan.last = {"quick", "slow"};
        BalanceReport both = makeReport(plan, state);
        both.bots.erase(both.bots.begin());
        workOut(both);
        leaveOutUnsettled(both, plan);
        QCOMPARE(both.bots.size(), std::size_t{1});
    }

    void threadsChangeNothing() {
        CoinRules rules;
        rules.seats = 4;
        const Coins coins(rules);
        CheckPlan plan = planOf({"a", "b"});
        const CheckState one = check(coins, plan);
        plan.threads = 3;
        int looks = 0;
        const CheckState three = check(coins, plan, {}, [&looks](const CheckState&) { ++looks; });
        QVERIFY(looks > 4);
        for (std::size_t bot = 0; bot < 2; ++bot) {
            QVERIFY(one.bots[bot].tally == three.bots[bot].tally);
            QCOMPARE(one.bots[bot].verdict, three.bots[bot].verdict);
        }
    }

    /// Games continue for the sake of the figures: the first verdict is not withdrawn.
    void gamesArePlayedOnAfterTheVerdict() {
        CoinRules rules;
        rules.seat = {0.8, 0};
        const Coins coins(rules);
        CheckPlan plan = planOf({"a", "b"});
        plan.until = Until::Games;
        plan.games = 5'000;
        bool stood = false;
        const CheckState state = check(coins, plan, {}, [&](const CheckState& now) {
            QVERIFY(!stood || now.verdict == Verdict::Unfair);
            stood |= now.verdict == Verdict::Unfair;
        });
        QCOMPARE(state.verdict, Verdict::Unfair);
        for (const CheckState::Bot& bot : state.bots) {
            QVERIFY(bot.tally.games >= 5'000);
            QCOMPARE(bot.verdict, Verdict::Unfair);
        }
    }

    void fixedRunsPlayAllTheirGames() {
        const Coins coins(CoinRules{});
        CheckPlan plan = planOf({"a"});
        plan.looking = Looking::Once;
        plan.games = 10'001;
        int undecided = 0;
        const CheckState state = check(
            coins, plan, {}, [&](const CheckState& now) { undecided += now.verdict == Verdict::Undecided; });
        QCOMPARE(state.bots[0].tally.games, std::int64_t{10'008});
        QCOMPARE(state.verdict, Verdict::Fair);
        QVERIFY(undecided > 3);
    }

    void cancelledFixedRunsGiveNoVerdict() {
        const Coins coins(CoinRules{});
        CheckPlan plan = planOf({"a"});
        plan.looking = Looking::Once;
        std::stop_source source;
        const CheckState state = check(coins, plan, source.get_token(), [&](const CheckState& now) {
            if (now.bots[0].tally.games > 5'000) source.request_stop();
        });
        QVERIFY(state.cancelled);
        QCOMPARE(state.verdict, Verdict::Undecided);
        QVERIFY(state.bots[0].tally.games > 5'000);
    }

    void gamesThatNeverEndGiveNoVerdict() {
        CoinRules rules;
        rules.unfinishedEvery = 1;
        CheckPlan plan = planOf({"a"});
        plan.games = 1'000;
        const CheckState state = check(Coins(rules), plan);
        QCOMPARE(state.verdict, Verdict::Undecided);
        QCOMPARE(state.bots[0].tally.games, std::int64_t{0});
        QCOMPARE(state.bots[0].tally.unfinished, std::int64_t{1'000});
    }
};

HEXA_TEST(VerdictTest, "long slow-unoptimized");
#include "verdict_test.moc"
