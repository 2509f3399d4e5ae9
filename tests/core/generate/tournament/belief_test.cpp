// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/belief.h"

#include "tests/support/test.h"

#include <QTest>

#include <cmath>

using namespace hexa;
using namespace hexa::generate;

namespace {

sim::Tally tallyOf(std::initializer_list<std::int64_t> wins) {
    sim::Tally tally;
    for (const std::int64_t won : wins) {
        tally.wins[static_cast<std::size_t>(tally.teams++)] = won;
        tally.games += won;
    }
    tally.seats = tally.teams;
    return tally;
}

/// The common expectation of bots may be far off: the tests below are about their differences.
constexpr double common = 0.3;

using Covariance = BotRelations::Covariance;

/// Returns a process with unused neighbours.
ShareProcess processOf(const Covariance& onMaps) { return {onMaps, onMaps, 0}; }

/// Returns a map with such tiles and games, with these predicted shares or none.
MapRecord recordOf(const std::vector<sim::Tally>& tallies, std::vector<std::vector<double>> foreseen = {},
                   const std::vector<int>& tiles = {}) {
    std::vector<const sim::Tally*> list;
    for (const sim::Tally& tally : tallies) list.push_back(&tally);
    MapRecord record{0, {}, std::move(foreseen), shownBy(list, std::vector<bool>(list.size()))};
    for (const int tile : tiles) record.tiles.push_back(static_cast<KindId>(tile));
    const auto teams = static_cast<std::size_t>(tallies.front().teams);
    if (record.foreseen.empty())
        record.foreseen.assign(tallies.size(), std::vector<double>(teams, 1 / static_cast<double>(teams)));
    return record;
}

std::vector<Belief> beliefsBy(const Covariance& covariance, const std::vector<sim::Tally>& tallies,
                              const std::vector<std::vector<double>>& foreseen = {}) {
    return beliefsOf(recordOf(tallies, foreseen), {}, processOf(covariance));
}

std::vector<Belief> beliefsIn(const std::vector<sim::Tally>& tallies,
                              const std::vector<std::vector<double>>& foreseen = {},
                              double deviation = 0.02) {
    return beliefsBy(covarianceOf(std::vector(tallies.size(), deviation), common), tallies, foreseen);
}

/// Returns one bot with a deviation of 0.1 on a map. On a neighbour it deviates by 0.04 from its
/// value on the map.
ShareProcess oneBot() { return {{{0.01}}, {{0.0016}}, 0}; }

Belief beliefOf(const MapRecord& map, std::initializer_list<const MapRecord*> others) {
    return beliefsOf(map, std::vector<const MapRecord*>(others), oneBot())[0];
}

}  // namespace

class BeliefTest : public QObject {
    Q_OBJECT

private slots:
    /// A wanted difference is not a gap.
    void targetsAreTakenAway() {
        sim::Tally tally = tallyOf({600'000, 400'000});
        tally.targets = {3, 2};
        const auto wanted = beliefsIn({tally});
        QVERIFY(std::abs(wanted[0].shares[0] - 0.5) < 1e-6 && std::abs(wanted[0].shares[1] - 0.5) < 1e-6);
        tally.targets = {2, 3};
        QVERIFY(std::abs(beliefsIn({tally})[0].shares[0] - 0.7) < 1e-6);
    }

    void manyGamesSpeakForThemselves() {
        const auto beliefs =
            beliefsIn({tallyOf({500'000, 500'000}), tallyOf({600'000, 400'000}), tallyOf({0, 0})});
        QVERIFY(std::abs(beliefs[0].shares[0] - 0.5) < 0.001);
        QVERIFY(std::abs(beliefs[1].shares[0] - 0.6) < 0.001);
        // Chance alone would give a standard error of 0.0005.
        QVERIFY(beliefs[0].error > 0.0004 && beliefs[0].error < 0.0006);
    }

    void fewGamesAreBelievedLess() {
        // The same shares, from more and more games: the bots count as alike until the games
        // contradict.
        double apart = 0, error = 1;
        for (const std::int64_t games : {10, 100, 1000, 10'000}) {
            const auto beliefs =
                beliefsIn({tallyOf({games * 3, games * 7}), tallyOf({games * 6, games * 4})});
            const double now = beliefs[1].shares[0] - beliefs[0].shares[0];
            QVERIFY(now > apart && now < 0.3);
            QVERIFY(beliefs[0].error < error);
            // Their mean is near the games' result, a little closer to the expected value of both
            // while there are few.
            const double sum = beliefs[0].shares[0] + beliefs[1].shares[0];
            QVERIFY(sum >= 0.9 && sum < 0.9 + 1.0 / static_cast<double>(games));
            for (const Belief& belief : beliefs)
                QVERIFY(std::abs(belief.shares[0] + belief.shares[1] - 1) < 1e-9);
            apart = now;
            error = beliefs[0].error;
        }
    }

    void whatIsExpectedStandsUntilGamesSayOtherwise() {
        // The first bot is known to like the first team more than the second bot does.
        const std::vector<std::vector<double>> known{{0.55, 0.45}, {0.45, 0.55}};
        const auto few = beliefsIn({tallyOf({5, 5}), tallyOf({5, 5})}, known, 0.01);
        QVERIFY(std::abs(few[0].shares[0] - 0.55) < 0.005 && std::abs(few[1].shares[0] - 0.45) < 0.005);
        const auto many = beliefsIn({tallyOf({50'000, 50'000}), tallyOf({50'000, 50'000})}, known, 0.01);
        QVERIFY(std::abs(many[0].shares[0] - 0.5) < 0.005);
        // With more certainty, more games are needed to change it.
        const auto surer = beliefsIn({tallyOf({500, 500}), tallyOf({500, 500})}, known, 0.005);
        const auto less = beliefsIn({tallyOf({500, 500}), tallyOf({500, 500})}, known, 0.05);
        QVERIFY(surer[0].shares[0] > less[0].shares[0]);
    }

    void aBotWithoutGamesIsTakenForTheOthers() {
        const auto beliefs = beliefsIn({tallyOf({3000, 2000, 5000}), tallyOf({0, 0, 0})});
        for (std::size_t team = 0; team < 3; ++team) {
            const double own = beliefs[1].shares[team], of = beliefs[0].shares[team], even = 1.0 / 3;
            QVERIFY(std::abs(own - of) < 0.001 && std::abs(own - even) <= std::abs(of - even));
        }
        // The unknown part is the deviation of both.
        QVERIFY(beliefs[1].error > 0.02 && beliefs[1].error < 0.03);
        for (const Belief& belief : beliefsIn({tallyOf({0, 0}), tallyOf({0, 0})}))
            QVERIFY(belief.shares.empty());
    }

    /// The bots' typical differences are known: the few games of one and the many of the others
    /// give information about the map together.
    void aBotWithFewGamesIsFoundWhereTheOthersAreAndWhereItUsuallyLies() {
        const Covariance covariance = covarianceOf({0.02, 0.05}, common);
        const std::vector<std::vector<double>> known{{0.5, 0.5}, {0.6, 0.4}};
        const auto beliefs = beliefsBy(covariance, {tallyOf({46'000, 54'000}), tallyOf({28, 22})}, known);
        QVERIFY(std::abs(beliefs[0].shares[0] - 0.46) < 0.001);
        QVERIFY(std::abs(beliefs[1].shares[0] - 0.56) < 0.001);
        // Without games only the expectation remains, with the usual error of both.
        const auto surer = beliefsBy(covariance, {tallyOf({46'000, 54'000}), tallyOf({0, 0})}, known);
        QVERIFY(std::abs(surer[1].shares[0] - 0.56) < 0.001);
        QVERIFY(std::abs(surer[1].error - std::sqrt(0.02 * 0.02 + 0.05 * 0.05)) < 0.001);
        QVERIFY(beliefs[1].error < surer[1].error && beliefs[1].error > 0.03);
    }

    /// A bot far from the others gives little information about them.
    void aBotThatDeviatesMoreCountsLessForTheOthers() {
        const auto shareOfFirst = [](double deviation) {
            return beliefsBy(covarianceOf({0.02, deviation}, common),
                             {tallyOf({500, 500}), tallyOf({700, 300})})[0]
                .shares[0];
        };
        QVERIFY(shareOfFirst(0.02) > shareOfFirst(0.05) && shareOfFirst(0.05) > shareOfFirst(0.2));
        QVERIFY(shareOfFirst(0.2) < 0.51);
    }

    /// The first two are related, the third is not: the result of the first applies only to the
    /// second.
    void onlyBotsThatGoTogetherTellOfEachOther() {
        const auto beliefs = beliefsBy({{0.01, 0.009, 0}, {0.009, 0.01, 0}, {0, 0, 0.01}},
                                       {tallyOf({60'000, 40'000}), tallyOf({0, 0}), tallyOf({0, 0})});
        QVERIFY(std::abs(beliefs[1].shares[0] - (0.5 + 0.9 * 0.1)) < 0.001);
        QVERIFY(std::abs(beliefs[1].error - std::sqrt(0.01 * (1 - 0.9 * 0.9))) < 0.001);
        QVERIFY(std::abs(beliefs[2].shares[0] - 0.5) < 1e-9);
        QVERIFY(std::abs(beliefs[2].error - 0.1) < 1e-9);
        QVERIFY(beliefs[0].error < 0.004);
    }

    /// A bot may win where another loses.
    void botsMayGoAgainstEachOther() {
        const auto beliefs =
            beliefsBy({{0.01, -0.008}, {-0.008, 0.01}}, {tallyOf({60'000, 40'000}), tallyOf({0, 0})});
        QVERIFY(std::abs(beliefs[1].shares[0] - 0.42) < 0.001);
    }

    /// The games of a map give information about its neighbours, and less about maps farther away.
    void gamesTellOfMapsThatAreLikeTheirs() {
        const MapRecord played = recordOf({tallyOf({600'000, 400'000})}, {}, {1, 2, 3, 4, 5, 6});
        const MapRecord neighbour = recordOf({tallyOf({0, 0})}, {}, {2, 1, 3, 4, 5, 6});
        const MapRecord farther = recordOf({tallyOf({0, 0})}, {}, {2, 1, 4, 3, 5, 6});
        const Belief of = beliefOf(neighbour, {&played}), off = beliefOf(farther, {&played});
        // Correlations 1 - 0.0016 / 0.02 = 0.92, and its square.
        QVERIFY(std::abs(of.shares[0] - (0.5 + 0.92 * 0.1)) < 0.001);
        QVERIFY(std::abs(of.error - 0.1 * std::sqrt(1 - 0.92 * 0.92)) < 0.001);
        QVERIFY(std::abs(off.shares[0] - (0.5 + 0.92 * 0.92 * 0.1)) < 0.001);
        QVERIFY(off.error > of.error);
        for (const Belief& belief : {of, off})
            QVERIFY(std::abs(belief.shares[0] + belief.shares[1] - 1) < 1e-9);
    }

    /// A table's prediction of the change counts; games show the rest.
    void neighboursDifferAsTheTablesForesee() {
        const MapRecord played = recordOf({tallyOf({600'000, 400'000})}, {{0.6, 0.4}}, {1, 2, 3});
        const MapRecord neighbour = recordOf({tallyOf({0, 0})}, {{0.45, 0.55}}, {2, 1, 3});
        QVERIFY(std::abs(beliefOf(neighbour, {&played}).shares[0] - 0.45) < 0.001);
    }

    /// Two tiles that change little that tables know of change little that they don't know of.
    void whatIsForeseenOfAChangeTellsHowMuchIsNot() {
        const ShareProcess process({{0.01}}, {{0.0016}}, 0.05);
        const MapRecord map = recordOf({tallyOf({0, 0})}, {{0.5, 0.5}}, {1, 2, 3});
        const auto apart = [&](double foreseen) {
            const MapRecord other =
                recordOf({tallyOf({0, 0})}, {{0.5 + foreseen, 0.5 - foreseen}}, {2, 1, 3});
            return swapsApart(map, other, process);
        };
        QVERIFY(std::abs(apart(0.05) - 1) < 1e-9);  // what a swap usually does
        QVERIFY(std::abs(apart(0) - 0.3) < 1e-9 && std::abs(apart(0.1) - 1.7) < 1e-9);
        QCOMPARE(swapsApart(map, map, process), 0.0);
        // Without tables only the tiles count.
        const MapRecord other = recordOf({tallyOf({0, 0})}, {{0.6, 0.4}}, {2, 3, 1});
        QCOMPARE(swapsApart(map, other, oneBot()), 1.5);
    }

    /// Maps with few games together give as much information as one with many, and all of them
    /// about the one in their middle.
    void fewGamesOfManyNeighboursAddUp() {
        std::vector<MapRecord> around;
        for (int tile = 2; tile < 10; ++tile) {
            std::vector<int> tiles{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
            std::swap(tiles[0], tiles[static_cast<std::size_t>(tile)]);
            around.push_back(recordOf({tallyOf({60, 40})}, {}, tiles));
        }
        const MapRecord midst = recordOf({tallyOf({60, 40})}, {}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
        const Belief alone = beliefOf(midst, {}), one = beliefOf(midst, {&around[0]});
        std::vector<const MapRecord*> all;
        for (const MapRecord& record : around) all.push_back(&record);
        const Belief together = beliefsOf(midst, all, oneBot())[0];
        QVERIFY(one.error < alone.error && together.error < 0.6 * alone.error);
        QVERIFY(together.shares[0] > one.shares[0] && together.shares[0] < 0.6);
    }

    /// The error of points is the same on all of them.
    void gamesOfManyMapsDontTakeAwayWhatPointsAreOff() {
        const auto errorWith = [](double lean) {
            std::vector<MapRecord> around;
            for (int tile = 1; tile < 10; ++tile) {
                std::vector<int> tiles{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
                std::swap(tiles[0], tiles[static_cast<std::size_t>(tile)]);
                around.push_back(recordOf({tallyOf({5000, 5000})}, {}, tiles));
                around.back().shown[0].lean = lean;
            }
            const MapRecord midst = recordOf({tallyOf({0, 0})}, {}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
            std::vector<const MapRecord*> all;
            for (const MapRecord& record : around) all.push_back(&record);
            return beliefsOf(midst, all, oneBot())[0].error;
        };
        QVERIFY(std::hypot(errorWith(0), 0.02) - errorWith(0.02) < 0.002);
        QVERIFY(errorWith(0.02) > errorWith(0.01) && errorWith(0.01) > errorWith(0));
    }

    /// A map that left and came back plays the same games again.
    void theSameGamesDontCountTwice() {
        const MapRecord map = recordOf({tallyOf({60, 40})}, {}, {1, 2, 3});
        const MapRecord again = map;
        const Belief once = beliefOf(map, {}), twice = beliefOf(map, {&again});
        QCOMPARE(twice.shares, once.shares);
        QCOMPARE(twice.error, once.error);
    }

    /// For two maps found fair by a search, tables predict the same, so nothing follows from it.
    void otherFamiliesTellNothing() {
        const MapRecord played = recordOf({tallyOf({600'000, 400'000})}, {}, {1, 2, 3});
        MapRecord other = recordOf({tallyOf({50, 50})}, {}, {2, 1, 3});
        QVERIFY(beliefOf(other, {&played}).shares[0] > 0.55);
        other.family = 1;
        QCOMPARE(beliefOf(other, {&played}).shares, beliefOf(other, {}).shares);
    }

    /// Maps with other slots are unrelated.
    void otherLayoutsTellNothing() {
        const MapRecord map = recordOf({tallyOf({0, 0})}, {}, std::vector<int>(60, 1));
        const MapRecord other = recordOf({tallyOf({600'000, 400'000})}, {}, std::vector<int>(61, 1));
        QVERIFY(std::abs(beliefOf(map, {&other}).shares[0] - 0.5) < 0.01);
    }
};

HEXA_TEST(BeliefTest, "slow-unoptimized");
#include "belief_test.moc"
