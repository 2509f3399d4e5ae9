// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/wins.h"

#include "core/balance/countedgames.h"
#include "core/engine/judge/balance.h"
#include "tests/core/sim/coins.h"
#include "tests/support/judgedtoy.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::balance;
using test::CoinRules;
using test::Coins;

namespace {

BalanceReport checked(const CoinRules& rules, double margin) {
    CheckPlan plan;
    plan.panel = {"calm", "bold"};
    plan.seed = 7;
    plan.looking = Looking::Once;
    plan.games = 20'000;
    plan.margin = margin;
    return makeReport(plan, check(Coins(rules), plan));
}

CoinRules four() {
    CoinRules rules;
    rules.seats = 4;
    return rules;
}

std::vector<BotWins> winsOf(const BalanceReport& report) {
    std::vector<BotWins> all;
    for (const BotReport& bot : report.bots) {
        BotWins& wins = all.emplace_back(BotWins{bot.bot, {}});
        for (const ShareFigure& place : bot.places) wins.wins.push_back(place.wins);
    }
    return all;
}

/// Compares everything that follows from the counts.
void compare(const BalanceReport& counted, const BalanceReport& known) {
    QCOMPARE(counted.seats, known.seats);
    QCOMPARE(counted.teams, known.teams);
    QCOMPARE(counted.teamOf, known.teamOf);
    QCOMPARE(counted.judged, known.judged);
    QCOMPARE(counted.targets, known.targets);
    QCOMPARE(counted.verdict, known.verdict);
    QCOMPARE(counted.worstBot, known.worstBot);
    QCOMPARE(counted.hardestPlace, known.hardestPlace);
    QCOMPARE(counted.bots.size(), known.bots.size());
    for (std::size_t i = 0; i < known.bots.size(); ++i) {
        const BotReport& bot = counted.bots[i];
        QCOMPARE(bot.bot, known.bots[i].bot);
        QCOMPARE(bot.games, known.bots[i].games);
        QCOMPARE(bot.verdict, known.bots[i].verdict);
        QCOMPARE(bot.gap, known.bots[i].gap);
        QVERIFY(bot.gapInterval == known.bots[i].gapInterval);
        QCOMPARE(bot.places.size(), known.bots[i].places.size());
        for (std::size_t place = 0; place < bot.places.size(); ++place) {
            QCOMPARE(bot.places[place].share, known.bots[i].places[place].share);
            QVERIFY(bot.places[place].interval == known.bots[i].places[place].interval);
        }
    }
}

}  // namespace

class WinsTest : public QObject {
    Q_OBJECT

private slots:
    /// Counts that come from elsewhere say the same as the check that counted them.
    void countsMakeTheReportOfACheck() {
        CoinRules seats = four();
        seats.seat = {0, 0.3};
        CoinRules order = four();
        order.judged = Judged::Order;
        CoinRules aims = four();
        aims.targets = {3, 2, 2, 2};
        CoinRules even = four();
        even.targets = {2, 2, 2, 2};
        CoinRules teams = four();
        teams.teams = 2;
        for (const CoinRules& rules : {seats, order, aims, even, teams}) {
            const BalanceReport known = checked(rules, 0.02);
            const auto counted = reportOf(Coins(rules), winsOf(known), 0.02);
            QVERIFY(counted.has_value());
            compare(*counted, known);
        }
    }

    void anotherMarginJudgesAnew() {
        CoinRules rules = four();
        rules.seat = {0, 0.25};
        const BalanceReport strict = checked(rules, 0.01);
        const BalanceReport lenient = checked(rules, 0.1);
        QVERIFY(strict.verdict == Verdict::Unfair && lenient.verdict == Verdict::Fair);
        auto report = reportOf(Coins(rules), winsOf(strict), 0.01);
        QVERIFY(report.has_value());
        setMargin(*report, 0.1);
        compare(*report, lenient);
        QCOMPARE(report->margin, 0.1);
    }

    /// Few games of a searching bot are mostly chance, unless they show a map unfair.
    void unsettledBotsAreLeftOut() {
        GameSystem game = test::judgedToy();
        ownCopy(game.balance).panel = {"coin", "slow"};
        ownCopy(game.balance).searchBots = {{"slow", 20}};
        const Scenario& map = game.layout("2p")->scenario;
        const std::vector<BotWins> few{{"coin", {5'000, 5'000}}, {"slow", {12, 8}}};
        QCOMPARE(countedReport(game, map, few, 0.02)->bots.size(), std::size_t{2});
        const auto settled = settledReport(game, map, few, 0.02);
        QVERIFY(settled.has_value());
        QCOMPARE(settled->bots.size(), std::size_t{1});
        QCOMPARE(settled->bots.front().bot, "coin");
        const std::vector<BotWins> many{{"coin", {5'000, 5'000}}, {"slow", {1'200, 800}}};
        QCOMPARE(settledReport(game, map, many, 0.02)->bots.size(), std::size_t{2});
        QVERIFY(!countedReport(game, map, {}, 0.02));
    }

    void botsWithoutGamesAreLeftOut() {
        const CoinRules rules = four();
        const std::vector<BotWins> bots{
            {"idle", {0, 0, 0, 0}}, {"other", {10, 10}}, {"bold", {10, 20, 10, 10}}};
        const auto report = reportOf(Coins(rules), bots, 0.02);
        QVERIFY(report.has_value());
        QCOMPARE(report->bots.size(), std::size_t{1});
        QCOMPARE(report->bots.front().bot, "bold");
        QCOMPARE(report->bots.front().games, std::int64_t{50});
        QVERIFY(!reportOf(Coins(rules), std::span(bots).first(2), 0.02));
    }
};

HEXA_TEST(WinsTest);
#include "wins_test.moc"
