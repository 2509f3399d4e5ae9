// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/runner.h"
#include "tests/core/sim/coins.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
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

    /// A shared win goes to each of its seats alike, never to the lowest one; a draw to all.
    void sharedWinsAndDrawsGoByLot() {
        CoinRules rules;
        rules.seats = 8;  // all bits of the winners
        rules.factions = 8;
        rules.sharedEvery = 2;
        rules.drawnEvery = 4;
        const Coins coins(rules);
        const Design design = uniformDesign(coins, 0);
        const Tally tally = run(coins, design, 5, 500, threads(2)).tally;
        const auto games = static_cast<double>(tally.games);
        QCOMPARE(tally.games, std::int64_t{32'000});
        QVERIFY(std::abs(static_cast<double>(tally.drawn) - games / 4) < 4 * std::sqrt(games * 3 / 16));
        QVERIFY(std::abs(static_cast<double>(tally.shared) - games * 3 / 8) < 4 * std::sqrt(games * 15 / 64));
        for (const std::int64_t wins : tally.wins)
            QVERIFY(std::abs(static_cast<double>(wins) - games / 8) < 4 * std::sqrt(games * 7 / 64));
        QCOMPARE(sum(tally.wins), tally.games);
        QCOMPARE(sum(tally.botWins), tally.games);
        QVERIFY(run(coins, design, 5, 500, threads(1)).tally == tally);
    }

    void theLotDependsOnTheSeedOfTheGame() {
        constexpr std::array<std::uint8_t, maxSeats> alone{0, 1, 2, 3}, pairs{0, 1, 0, 1};
        SeriesGame game;
        game.finished = true;
        const auto counts = [&](const std::array<std::uint8_t, maxSeats>& teamOf, int teams,
                                std::uint8_t winners) {
            game.winners = winners;
            std::array<int, 4> wins{};
            for (std::uint64_t seed = 0; seed < 4'000; ++seed) {
                const int winner = winnerOf(teamOf, teams, game, seed);
                if (winner != winnerOf(teamOf, teams, game, seed)) return std::array<int, 4>{};
                ++wins[static_cast<std::size_t>(winner)];
            }
            return wins;
        };
        const auto near = [](int count, int expected) { return std::abs(count - expected) < 200; };
        QCOMPARE(counts(alone, 4, 0b0100), (std::array<int, 4>{0, 0, 4'000, 0}));
        const auto shared = counts(alone, 4, 0b1010);
        QVERIFY(shared[0] == 0 && shared[2] == 0 && near(shared[1], 2'000) && near(shared[3], 2'000));
        const auto drawn = counts(alone, 4, 0);
        for (const int count : drawn) QVERIFY(near(count, 1'000));
        QCOMPARE(counts(pairs, 2, 0b1010), (std::array<int, 4>{0, 4'000, 0, 0}));
        const auto all = counts(pairs, 2, 0b1111);
        QVERIFY(near(all[0], 2'000) && near(all[1], 2'000) && all[2] == 0);
    }

    /// Every seat wins a quarter, and the last place in the order nearly always.
    void placesInTheOrderAreCounted() {
        CoinRules rules;
        rules.seats = 4;
        rules.turn = test::effectsFor({0.07, 0.06, 0.06, 0.81});
        rules.judged = Judged::Order;
        rules.targets = {1, 1, 1, 2};
        const Coins coins(rules);
        const Tally tally = run(coins, uniformDesign(coins, 0), 5, 500, threads(2)).tally;
        const auto wins = judgedWins(tally);
        QCOMPARE(placesOf(tally), 4);
        QCOMPARE(sum(wins), tally.games);
        const auto games = static_cast<double>(tally.games);
        QVERIFY(std::abs(static_cast<double>(wins[3]) / games - 0.81) < 0.02);
        for (int seat = 0; seat < 4; ++seat)
            QVERIFY(std::abs(static_cast<double>(tally.wins[seat]) / games - 0.25) < 0.02);
        QCOMPARE(targetsOf(tally), (std::vector<double>{0.2, 0.2, 0.2, 0.4}));
        rules.judged = Judged::Seats;
        rules.targets = {7, 7, 7, 7};  // as if nothing was said
        const Coins seats(rules);
        const Tally same = run(seats, uniformDesign(seats, 0), 5, 500).tally;
        QVERIFY(judgedWins(same) == std::vector<std::int64_t>(tally.wins.begin(), tally.wins.begin() + 4));
        QCOMPARE(targetsOf(same), std::vector<double>(4, 0.25));
    }

    void boundFactionsAndNoOrderAreNotReported() {
        CoinRules rules;
        rules.factions = 0;
        rules.ordered = false;
        rules.faction = {0.5, 0};  // the first seat's own
        const Coins coins(rules);
        const Tally tally = run(coins, uniformDesign(coins, 0), 5, 500).tally;
        QVERIFY(winsByTurn(tally).empty() && winsByFaction(tally).empty());
        QCOMPARE(tally.arrangements.size(), std::size_t{1});
        QVERIFY(tally.wins[0] > tally.games * 11 / 20);
    }

    void comparedMapsAreCountedByPlaceInTheOrder() {
        CoinRules rules;
        rules.seats = 3;
        rules.turn = {0, 0, 2};
        rules.judged = Judged::Order;
        rules.sharedEvery = 3;
        const Coins coins(rules);
        const PairedResult result = runPaired(coins, coins, uniformDesign(coins, 0), 7, 200);
        QCOMPARE(result.tally.places, 3);
        std::int64_t last = 0;
        for (std::size_t a = 0; a < 3; ++a)
            for (std::size_t b = 0; b < 3; ++b) {
                if (a != b) QCOMPARE(result.tally.wins[a][b], std::int64_t{0});  // one lot for the same game
                if (a == 2) last += result.tally.wins[a][b];
            }
        QVERIFY(last > result.tally.games * 3 / 5);
    }

    /// Compared maps give their numbers of games without a single winner; these favour no seat.
    void comparedMapsTellGamesWithoutASingleWinner() {
        CoinRules rules;
        rules.seats = 3;
        rules.sharedEvery = 3;
        const Coins shares(rules);
        rules.sharedEvery = 0;
        const Coins alone(rules);
        const Design design = uniformDesign(shares, 0);
        const PairedResult result = runPaired(shares, alone, design, 7, 200, threads(2));
        std::int64_t shared = 0;
        for (std::int64_t game = 0; game < result.tally.games; ++game)
            shared += std::popcount(playGame(shares, design, 7, game).winners) > 1 ? 1 : 0;
        QVERIFY(shared > result.tally.games / 4);
        QCOMPARE(result.tally.undivided[0], (Undivided{shared, 0}));
        QCOMPARE(result.tally.undivided[1], Undivided{});
        // At random: the wins of the shared games are spread over the tied seats.
        std::array<std::int64_t, 3> wins{};
        for (std::size_t first = 0; first < 3; ++first)
            for (std::size_t second = 0; second < 3; ++second)
                wins[first] += result.tally.wins[first][second];
        QCOMPARE(wins[0] + wins[1] + wins[2], result.tally.games);
        const auto [least, most] = std::minmax({wins[0], wins[1], wins[2]});
        QVERIFY(most - least < result.tally.games / 10);
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
        std::int64_t wins = 0;
        std::int64_t games = 0;
        for (const WinCount& part : byFaction) wins += part.wins, games += part.games;
        QCOMPARE(wins, tally.games);
        QCOMPARE(games, 3 * tally.games);
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
