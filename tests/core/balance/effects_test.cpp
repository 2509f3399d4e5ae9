// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/effects.h"
#include "core/sim/runner.h"
#include "tests/core/sim/coins.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace hexa;
using namespace hexa::balance;
using test::CoinRules;
using test::Coins;

namespace {

CoinRules planted(int seats) {
    CoinRules rules;
    rules.seats = seats;
    rules.seat = {0.3, -0.3, 0.1, -0.1};
    rules.turn = {0.4, -0.1, -0.2, -0.1};
    rules.faction = {0.5, 0, -0.5, 0};
    for (auto* effects : {&rules.seat, &rules.turn}) effects->resize(static_cast<std::size_t>(seats));
    return rules;
}

/// Effects count from their average.
std::vector<double> centred(std::vector<double> effects) {
    const double mean =
        std::accumulate(effects.begin(), effects.end(), 0.0) / static_cast<double>(effects.size());
    for (double& effect : effects) effect -= mean;
    return effects;
}

/// Adds how far estimates are from the truth, in standard errors squared.
void addMisses(double& squares, int& count, const std::vector<Effect>& effects,
               const std::vector<double>& truth) {
    const auto expected = centred(truth);
    for (std::size_t i = 0; i < effects.size(); ++i, ++count) {
        const double z = (effects[i].value - expected[i]) / effects[i].error;
        QVERIFY2(std::abs(z) < 4.5, qPrintable(QString::number(z)));
        squares += z * z;
    }
}

}  // namespace

class EffectsTest : public QObject {
    Q_OBJECT

private slots:
    void plantedEffectsAreFound() {
        for (const int seats : {2, 3, 4}) {
            const CoinRules rules = planted(seats);
            const Coins coins(rules);
            double squares = 0;
            int count = 0;
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const auto fit = fitEffects(sim::run(coins, sim::uniformDesign(coins, 0), seed, 400).tally);
                QVERIFY(fit);
                addMisses(squares, count, fit->teams, rules.seat);
                addMisses(squares, count, fit->turns, rules.turn);
                addMisses(squares, count, fit->factions, rules.faction);
            }
            // Standard errors are neither too small nor too large.
            QVERIFY2(squares / count > 0.7 && squares / count < 1.35,
                     qPrintable(QString::number(squares / count)));
        }
    }

    void sharesAreThoseOfTheMapAlone() {
        const Coins coins(planted(2));
        const auto fit = fitEffects(sim::run(coins, sim::uniformDesign(coins, 0), 1, 5'000).tally);
        QVERIFY(fit);
        const double truth = 1 / (1 + std::exp(-0.6));
        QVERIFY(std::abs(fit->shares[0] - truth) < 4 * fit->shareErrors[0]);
        QVERIFY(fit->shareErrors[0] < 0.004);
        QVERIFY(std::abs(fit->shares[0] + fit->shares[1] - 1) < 1e-9);
    }

    /// Seat 0 nearly always begins and mostly has the best faction, on a fair map: raw shares
    /// accuse the map.
    void confoundedGamesAreSeparated() {
        CoinRules rules;
        rules.turn = {0.5, -0.5};
        rules.faction = {0.4, 0, 0, -0.4};
        const Coins coins(rules);
        const sim::Design design = sim::uniformDesign(coins, 0);
        sim::Tally tally(coins, design);
        Rng rng(3, "confounded");
        for (std::int64_t i = 0; i < 40'000; ++i) {
            Lineup lineup = design.lineup(1, i);
            lineup.first = rng.below(10) < 8 ? 0 : 1;
            if (rng.below(10) < 7) lineup.faction = {0, static_cast<std::uint8_t>(1 + rng.below(3))};
            tally.count(lineup, coins.play(lineup, gameSeed(1, i), {}), i, gameSeed(1, i));
        }
        const double raw = static_cast<double>(tally.wins[0]) / static_cast<double>(tally.games);
        QVERIFY(raw > 0.62);
        const auto fit = fitEffects(tally);
        QVERIFY(fit);
        QVERIFY(std::abs(fit->shares[0] - 0.5) < 3.5 * fit->shareErrors[0]);
        QVERIFY(fit->shareErrors[0] < 0.01);
        QVERIFY(std::abs(fit->turns[0].value - 0.5) < 3.5 * fit->turns[0].error);
        QVERIFY(std::abs(fit->factions[3].value + 0.4) < 3.5 * fit->factions[3].error);
    }

    void teamsAreFitted() {
        CoinRules rules = planted(4);
        rules.teams = 2;
        const Coins coins(rules);
        const auto fit = fitEffects(sim::run(coins, sim::uniformDesign(coins, 0), 1, 2'000).tally);
        QVERIFY(fit);
        QCOMPARE(fit->teams.size(), std::size_t{2});
        // Seats 0 and 2 against 1 and 3: 0.4 against -0.4.
        QVERIFY(std::abs(fit->teams[0].value - 0.4) < 4 * fit->teams[0].error);
        // Beginning and being third always go together: only their sum is known, and shared out
        // evenly.
        QVERIFY(std::abs(fit->turns[0].value - fit->turns[2].value) < 1e-6);
        QVERIFY(std::abs(fit->turns[0].value + fit->turns[2].value - 0.2) < 4 * 2 * fit->turns[0].error);
    }

    void extremesHaveAFit() {
        QVERIFY(!fitEffects(sim::Tally(Coins(CoinRules{}), sim::uniformDesign(Coins(CoinRules{}), 0))));
        // One seat wins all games: the prior keeps the effect finite.
        CoinRules rules;
        rules.seats = 3;
        rules.seat = {60, 0, 0};
        const Coins coins(rules);
        for (const int blocks : {1, 1'000}) {
            const auto fit = fitEffects(sim::run(coins, sim::uniformDesign(coins, 0), 1, blocks).tally);
            QVERIFY(fit);
            QVERIFY(fit->shares[0] > 0.8 && std::isfinite(fit->teams[0].value));
        }
    }
};

HEXA_TEST(EffectsTest, "slow-unoptimized");
#include "effects_test.moc"
