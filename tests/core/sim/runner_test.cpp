// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/runner.h"
#include "tests/core/sim/coins.h"
#include "tests/support/test.h"

#include <QTest>

#include <numeric>

using namespace hexa;
using namespace hexa::sim;
using test::CoinRules;
using test::Coins;

namespace {

Coins unevenCoins() {
    CoinRules rules;
    rules.seats = 3;
    rules.seat = {0.5, 0, -0.2};
    rules.turn = {0.3};
    rules.faction = {0, 0.4, -0.4};
    rules.unfinishedEvery = 50;
    return Coins(rules);
}

std::int64_t sum(std::span<const std::int64_t> numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

RunControl threads(int count) {
    RunControl control;
    control.threads = count;
    return control;
}

}  // namespace

class RunnerTest : public QObject {
    Q_OBJECT

private slots:
    void anyNumberOfThreadsGivesTheSame() {
        const Coins coins = unevenCoins();
        const Design design = uniformDesign(coins, 0);
        const RunResult one = run(coins, design, 11, 200, threads(1));
        QCOMPARE(one.blocks, std::int64_t{200});
        QCOMPARE(one.tally.games + one.tally.unfinished, std::int64_t{200} * 12);
        for (const int count : {2, 3, 8})
            QVERIFY(run(coins, design, 11, 200, threads(count)).tally == one.tally);
        QVERIFY(run(coins, design, 12, 200, threads(2)).tally.hash != one.tally.hash);
    }

    void anyRoundsGiveTheSame() {
        const Coins coins = unevenCoins();
        const Design design = uniformDesign(coins, 0);
        Runner runner(coins, design, 11);
        for (const int blocks : {1, 0, 5, 94, 100}) QVERIFY(runner.play(blocks, threads(2)));
        QCOMPARE(runner.blocks(), std::int64_t{200});
        QVERIFY(runner.tally() == run(coins, design, 11, 200).tally);
        QCOMPARE(runner.blocksFor(12), std::int64_t{1});
        QCOMPARE(runner.blocksFor(13), std::int64_t{2});
    }

    void tallyIsTheSumOfItsGames() {
        const Coins coins = unevenCoins();
        const Design design = uniformDesign(coins, 0);
        const Tally tally = run(coins, design, 3, 30, threads(2)).tally;
        std::int64_t unfinished = 0;
        std::array<std::int64_t, 3> wins{};
        std::array<std::int64_t, 3> points{};
        std::vector<std::int64_t> fights(3);
        for (std::int64_t i = 0; i < 30 * design.blockLength(); ++i) {
            std::vector<std::int64_t> here(3);
            const SeriesGame game = playGame(coins, design, 3, i, here);
            unfinished += !game.finished;
            if (!game.finished) continue;
            for (std::size_t seat = 0; seat < 3; ++seat) {
                wins[seat] += game.winners >> seat & 1;
                points[seat] += game.points[seat];
                fights[seat] += here[seat];
            }
        }
        QVERIFY(unfinished > 0);
        QCOMPARE(tally.unfinished, unfinished);
        QCOMPARE(sum(tally.wins), tally.games);
        QCOMPARE(sum(tally.fights), tally.games);
        QCOMPARE(tally.fights, fights);
        QCOMPARE(tally.decisions, 7 * tally.games);
        QCOMPARE(sum(tally.botWins), tally.games);
        QCOMPARE(tally.botTeams[0], 3 * tally.games);
        for (std::size_t seat = 0; seat < 3; ++seat) {
            QCOMPARE(tally.wins[seat], wins[seat]);
            QCOMPARE(tally.points[seat], points[seat]);
        }
    }

    void tablesAgree() {
        const Coins coins = unevenCoins();
        const Tally tally = run(coins, uniformDesign(coins, 0), 3, 100).tally;
        const auto byTurn = winsByTurn(tally);
        const auto byFaction = winsByFaction(tally);
        const auto byBoth = winsBySeatAndTurn(tally);
        const auto seatFaction = winsBySeatAndFaction(tally);
        std::int64_t wins = 0;
        std::int64_t games = 0;
        for (const WinCount& part : byFaction) wins += part.wins, games += part.games;
        QCOMPARE(wins, tally.games);
        QCOMPARE(games, 3 * tally.games);
        for (std::size_t seat = 0; seat < 3; ++seat) {
            WinCount here;
            for (const WinCount& part : byBoth[seat]) here.wins += part.wins, here.games += part.games;
            QVERIFY(here == (WinCount{tally.games, tally.wins[seat]}));
            here = {};
            for (const WinCount& part : seatFaction[seat]) here.wins += part.wins, here.games += part.games;
            QVERIFY(here == (WinCount{tally.games, tally.wins[seat]}));
        }
        QVERIFY(byTurn[0].wins > byTurn[1].wins);
        QVERIFY(byFaction[1].wins > byFaction[2].wins);
        QVERIFY(tally.arrangements.size() <= 3 * 24);
    }

    void addingIsCommutative() {
        const Coins coins = unevenCoins();
        const Design design = uniformDesign(coins, 0);
        const Tally a = run(coins, design, 1, 10).tally;
        const Tally b = run(coins, design, 2, 20).tally;
        Tally ab = a;
        ab.add(b);
        Tally ba = b;
        ba.add(a);
        QVERIFY(ab == ba);
        QVERIFY(!(ab == a));
    }

    void cancellingKeepsWholeBlocks() {
        const Coins coins = unevenCoins();
        const Design design = uniformDesign(coins, 0);
        for (const int count : {1, 2, 4}) {
            std::stop_source source;
            std::int64_t expected = 0;
            bool inOrder = true;
            RunControl control{count, source.get_token(), [&](std::int64_t done) {
                                   inOrder = inOrder && done == ++expected;
                                   if (done == 17) source.request_stop();
                               }};
            const RunResult result = run(coins, design, 11, 1'000'000, control);
            QVERIFY(result.cancelled && inOrder);
            QVERIFY(result.blocks >= 17 && result.blocks < 1'000'000);
            QCOMPARE(result.blocks, expected);
            QVERIFY(result.tally == run(coins, design, 11, result.blocks).tally);
        }
    }

    void teamsWinTogether() {
        CoinRules rules;
        rules.seats = 4;
        rules.teams = 2;
        rules.seat = {1, 0, 1, 0};
        const Coins coins(rules);
        const Tally tally = run(coins, uniformDesign(coins, 0), 5, 100).tally;
        QCOMPARE(tally.teams, 2);
        QCOMPARE(tally.wins[0] + tally.wins[1], tally.games);
        QVERIFY(tally.wins[0] > 4 * tally.wins[1]);
        std::int64_t wins = 0;
        for (const WinCount& part : winsByTurn(tally)) wins += part.wins;
        QCOMPARE(wins, 2 * tally.games);
        QCOMPARE(tally.botTeams[0], 2 * tally.games);
    }

    void strongerBotWinsFromEverySeat() {
        CoinRules rules;
        rules.seats = 3;
        rules.bot = {0, 1};
        const Coins coins(rules);
        const Tally tally = run(coins, mixedDesign(coins, {0, 1, 0}), 5, 300, threads(2)).tally;
        QCOMPARE(tally.botTeams[0], 2 * tally.games);
        QCOMPARE(tally.botTeams[1], tally.games);
        // e / (e + 2) = 57.6 %
        QVERIFY(std::abs(static_cast<double>(tally.botWins[1]) / static_cast<double>(tally.games) - 0.576) <
                0.03);
        QVERIFY(std::abs(tally.wins[0] - tally.wins[2]) < tally.games / 20);
    }

    void pairsPlayTheSameGames() {
        CoinRules rules;
        rules.seat = {0.2, 0};
        const Coins before(rules);
        rules.seat = {0.4, 0};
        const Coins after(rules);
        const Design design = uniformDesign(before, 0);
        const PairedResult result = runPaired(before, after, design, 9, 500, threads(2));
        QVERIFY(!result.cancelled);
        QVERIFY(result.tally == runPaired(before, after, design, 9, 500, threads(1)).tally);
        const Tally first = run(before, design, 9, 500).tally;
        const Tally second = run(after, design, 9, 500).tally;
        const auto& wins = result.tally.wins;
        QCOMPARE(wins[0][0] + wins[0][1], first.wins[0]);
        QCOMPARE(wins[0][0] + wins[1][0], second.wins[0]);
        QCOMPARE(wins[0][1], std::int64_t{0});  // the better seat never loses what it had won
    }
};

HEXA_TEST(RunnerTest);
#include "runner_test.moc"
