// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/calibration.h"
#include "core/sim/runner.h"
#include "tests/core/sim/coins.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>

using namespace hexa;
using namespace hexa::balance;
using namespace hexa::lab;
using test::biasedShares;
using test::CoinRules;
using test::Coins;
using test::effectsFor;

namespace {

/// A harmful scheme: the games of a block share a seed, for all starting players.
class OneSeedABlock : public Coins {
public:
    using Coins::Coins;
    sim::Tally tally(std::uint64_t seed, std::int64_t games) const {
        const sim::Design design = sim::uniformDesign(*this, 0);
        sim::Tally sum(*this, design);
        for (std::int64_t i = 0; i < games; ++i) {
            const Lineup lineup = design.lineup(seed, i);
            const std::uint64_t own = gameSeed(seed, i / seats());
            sum.count(lineup, play(lineup, own, {}), i, own);
        }
        return sum;
    }
};

std::vector<sim::Tally> maps(const Coins& coins, int count, std::int64_t blocks, std::uint64_t seed = 0) {
    std::vector<sim::Tally> tallies;
    for (int map = 0; map < count; ++map)
        tallies.push_back(sim::run(coins, sim::uniformDesign(coins, 0), mixed(seed, map), blocks).tally);
    return tallies;
}

CoinRules fair(int seats) {
    CoinRules rules;
    rules.seats = seats;
    rules.turn = {0.1};
    return rules;
}

}  // namespace

class CalibrationTest : public QObject {
    Q_OBJECT

private slots:
    void soundInstrumentsPass() {
        for (const int seats : {2, 3, 4}) {
            int passed = 0;
            for (std::uint64_t seed = 0; seed < 50; ++seed) {
                CalibrationTrials trials;
                trials.symmetric = maps(Coins(fair(seats)), 40, 20, seed);
                passed += calibrate(trials).passed();
            }
            QVERIFY2(passed >= 48, qPrintable(QString::number(passed)));
        }
    }

    void boundsOfTheSpread() {
        // 5.2: 0.9 to 1.1, as soon as there are maps enough to keep to it.
        QVERIFY(allowedSpread(1'000, 4) == (Interval{0.9, 1.1}));
        const Interval forty = allowedSpread(40, 2);
        QVERIFY(forty.low > 0.6 && forty.low < 0.75 && forty.high > 1.3 && forty.high < 1.4);
        QVERIFY(allowedSpread(40, 4).within(forty));
        QVERIFY(forty.within(allowedSpread(5, 2)));
    }

    void indexBiasIsFound() {
        // A bot that breaks ties by index: half a point for the first seat, on every map.
        CoinRules rules = fair(2);
        rules.seat = effectsFor(biasedShares(2, 0.005));
        CalibrationTrials trials;
        trials.symmetric = maps(Coins(rules), 40, 500);
        const Calibration result = calibrate(trials);
        QVERIFY(!result.teamsFair());
        QVERIFY(result.spreadFine());
        QVERIFY(!result.passed());
        QCOMPARE(statements(result).front().code, std::string("balance.calibration.team"));
    }

    void sharedSeedsAreFound() {
        for (const int seats : {2, 3, 4}) {
            CalibrationTrials trials;
            for (std::uint64_t map = 0; map < 120; ++map)
                trials.symmetric.push_back(OneSeedABlock(fair(seats)).tally(mixed(1, map), 1'920));
            const Calibration result = calibrate(trials);
            QVERIFY(!result.spreadFine() && !result.passed());
            // Games that come in sets of the same outcome scatter by the root of the set.
            QVERIFY(std::abs(result.spread - std::sqrt(seats)) < 0.3);
        }
    }

    void mirrorMatches() {
        CalibrationTrials trials;
        const Coins coins(fair(3));
        trials.mirror = sim::run(coins, sim::mixedDesign(coins, {0, 1, 1}), 1, 500).tally;
        const Calibration even = calibrate(trials);
        QVERIFY(even.mirrorZ && even.passed());
        CoinRules rules = fair(3);
        rules.bot = {0.2};
        trials.mirror = sim::run(Coins(rules), sim::mixedDesign(coins, {0, 1, 1}), 1, 500).tally;
        QVERIFY(!calibrate(trials).passed());
        QVERIFY(*calibrate(trials).mirrorZ > 3);
    }

    void plantedBiasMustBeFlagged() {
        CoinRules rules = fair(4);
        rules.seat = effectsFor(biasedShares(4, 0.08));
        const Coins coins(rules);
        CalibrationTrials trials;
        trials.planted = sim::run(coins, sim::uniformDesign(coins, 0), 1, 300).tally;
        QVERIFY(calibrate(trials).passed());
        trials.planted = sim::run(Coins(fair(4)), sim::uniformDesign(coins, 0), 1, 300).tally;
        QVERIFY(!calibrate(trials).passed());
        QVERIFY(!calibrate({}).passed());  // nothing was tried
        QCOMPARE(statements(calibrate({})).size(), std::size_t{1});
    }
};

HEXA_TEST(CalibrationTest, "slow-unoptimized");
#include "calibration_test.moc"
