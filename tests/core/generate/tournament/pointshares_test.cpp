// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/pointshares.h"

#include "core/base/rng.h"
#include "core/generate/tournament/belief.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

using namespace hexa;
using namespace hexa::generate;

namespace {

/// Returns games of seats with sums of dice as points; the largest sum wins. It is nearly normal,
/// as in the model. `together` dice are common to all.
sim::Tally diceGames(std::vector<int> ahead, std::int64_t games, std::uint64_t seed, int together = 0) {
    constexpr int dice = 8;
    sim::Tally tally;
    tally.seats = tally.teams = static_cast<int>(ahead.size());
    for (std::size_t seat = 0; seat < ahead.size(); ++seat)
        tally.teamOf[seat] = static_cast<std::uint8_t>(seat);
    Rng rng(seed, "dice");
    for (std::int64_t game = 0; game < games; ++game) {
        std::vector<int> points = ahead;
        for (int i = 0; i < together; ++i) {
            const auto thrown = static_cast<int>(rng.below(20));
            for (int& own : points) own += thrown;
        }
        for (int& own : points)
            for (int i = 0; i < dice; ++i) own += static_cast<int>(rng.below(20));
        const auto most = std::max_element(points.begin(), points.end());
        std::vector<std::size_t> best;
        for (std::size_t seat = 0; seat < points.size(); ++seat)
            if (points[seat] == *most) best.push_back(seat);
        ++tally.wins[best[rng.below(static_cast<std::uint32_t>(best.size()))]];
        ++tally.games;
        const int all = std::accumulate(points.begin(), points.end(), 0);
        for (std::size_t seat = 0; seat < points.size(); ++seat) {
            const std::int64_t margin = tally.seats * points[seat] - all;
            tally.points[seat] += points[seat];
            tally.pointsSquared[seat] += points[seat] * points[seat];
            tally.marginSquared[seat] += margin * margin;
        }
    }
    return tally;
}

std::vector<double> counted(const sim::Tally& tally) {
    std::vector<double> shares;
    for (int seat = 0; seat < tally.seats; ++seat)
        shares.push_back(static_cast<double>(tally.wins[static_cast<std::size_t>(seat)]) /
                         static_cast<double>(tally.games));
    return shares;
}

double squaredError(const std::vector<double>& shares, const std::vector<double>& truth) {
    double sum = 0;
    for (std::size_t seat = 0; seat < truth.size(); ++seat) sum += std::pow(shares[seat] - truth[seat], 2);
    return sum;
}

}  // namespace

class PointSharesTest : public QObject {
    Q_OBJECT

private slots:
    void manyGamesGiveTheSharesThatWereCounted() {
        for (const std::vector<int>& ahead : std::vector<std::vector<int>>{
                 {10, 0}, {12, 0, 5}, {0, 8, 3, 15}, {0, 0, 0, 0}, {0, 4, 8, 12, 16}})
            for (const int together : {0, 6}) {
                const sim::Tally tally = diceGames(ahead, 200'000, ahead.size(), together);
                const auto found = sharesByPoints(tally);
                QVERIFY(found.has_value());
                const std::vector<double> won = counted(tally);
                QVERIFY(std::abs(std::accumulate(found->shares.begin(), found->shares.end(), 0.0) - 1) <
                        1e-9);
                for (std::size_t seat = 0; seat < won.size(); ++seat)
                    QVERIFY2(std::abs(found->shares[seat] - won[seat]) < 0.006,
                             qPrintable(QString("%1 %2").arg(found->shares[seat]).arg(won[seat])));
            }
    }

    /// Purpose of points: with few games, they give twice as much information as wins, as in
    /// theory.
    void fewGamesTellMoreByPoints_data() {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 3, 4}) QTest::addRow("%d", seats) << seats;
    }
    void fewGamesTellMoreByPoints() {
        QFETCH(int, seats);
        const std::vector<double> truth(static_cast<std::size_t>(seats), 1.0 / seats);
        double byPoints = 0, byWins = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            const sim::Tally tally =
                diceGames(std::vector<int>(static_cast<std::size_t>(seats)), 100, 1000 + seed);
            byWins += squaredError(counted(tally), truth);
            byPoints += squaredError(sharesByPoints(tally)->shares, truth);
        }
        const double expected = varianceByPoints(static_cast<std::size_t>(seats));
        QVERIFY2(std::abs(byPoints / byWins - expected) < 0.12,
                 qPrintable(QString("%1, expected %2").arg(byPoints / byWins).arg(expected)));
    }

    /// Two seats: the difference of two normal variables, the median against the mean: 2 / pi.
    void theVarianceIsThatOfTheory() {
        QVERIFY(std::abs(varianceByPoints(2) - 2 / 3.14159265) < 1e-6);
        QVERIFY(varianceByPoints(3) < varianceByPoints(2) && varianceByPoints(4) < varianceByPoints(3));
        QVERIFY(std::abs(varianceByPoints(4) - 0.471) < 0.001);
    }

    void whereNothingCanBeReportedThereIsNone() {
        QVERIFY(!sharesByPoints(diceGames({0, 0}, 10, 1)));
        sim::Tally tally = diceGames({0, 0, 0, 0}, 100, 1);
        tally.teams = 2;
        QVERIFY(!sharesByPoints(tally));
        tally = diceGames({0, 0, 0, 0}, 100, 1);
        tally.judged = Judged::Order;
        QVERIFY(!sharesByPoints(tally));
        // Games without points.
        tally = sim::Tally();
        tally.seats = tally.teams = 2;
        tally.wins = {60, 40};
        tally.games = 100;
        QVERIFY(!sharesByPoints(tally));
    }

    /// In a game where points don't make the winner, wins are believed as soon as there are some.
    void pointsThatLieAreNotBelieved() {
        for (const std::int64_t games : {400, 4000}) {
            sim::Tally tally = diceGames({0, 40}, games, 3);
            std::swap(tally.wins[0], tally.wins[1]);
            const sim::Tally* list[] = {&tally};
            const Shown shown = shownBy(list, {true})[0];
            const std::vector<double> won = counted(tally);
            QVERIFY(won[0] > 0.9);
            QVERIFY2(std::abs(shown.shares[0] - won[0]) < 0.01, qPrintable(QString::number(shown.shares[0])));
        }
    }

    /// An error of points for a bot with many games also applies to one with few.
    void whatPointsAreOffIsTheSameForAllBots() {
        double with = 0, without = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            sim::Tally few = diceGames({0, 0}, 300, seed), many = diceGames({0, 0}, 40'000, 1000 + seed);
            // Games are won less often than the points suggest: a part of the second's wins are the
            // first's.
            for (sim::Tally* tally : {&few, &many}) {
                tally->wins[0] += tally->games / 25;
                tally->wins[1] -= tally->games / 25;
            }
            const sim::Tally* both[] = {&few, &many};
            const sim::Tally* alone[] = {&few};
            with += squaredError(shownBy(both, {true, false})[0].shares, {0.54, 0.46});
            without += squaredError(shownBy(alone, {true})[0].shares, {0.54, 0.46});
        }
        QVERIFY2(with < 0.9 * without, qPrintable(QString("%1 of %2").arg(with).arg(without)));
    }

    /// With points, the estimate from few games of a fair map is nearer to the truth, and has a
    /// smaller error.
    void whatGamesShowTakesWhatPointsTell() {
        const std::vector<double> truth(4, 0.25);
        double with = 0, without = 0, error = 0, wins = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            sim::Tally tally = diceGames({0, 0, 0, 0}, 100, seed);
            const sim::Tally* list[] = {&tally};
            const Shown shown = shownBy(list, {true})[0];
            tally.marginSquared = {};
            const Shown counted = shownBy(list, {true})[0];
            with += squaredError(shown.shares, truth);
            without += squaredError(counted.shares, truth);
            error += shown.variance + shown.lean * shown.lean;
            wins += counted.variance;
        }
        QVERIFY(with < 0.7 * without);
        QVERIFY(error < 0.8 * wins);
        // The stated error agrees with the real one, apart from chance.
        QVERIFY(with / 4 < 1.5 * error && with / 4 > 0.6 * error);
    }
};

HEXA_TEST(PointSharesTest, "slow-unoptimized");
#include "pointshares_test.moc"
