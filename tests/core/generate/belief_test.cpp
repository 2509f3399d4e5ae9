// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/belief.h"

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

/// What bots are expected to do together may lie far off: the tests below are of what they differ in.
constexpr double common = 0.3;

Beliefs allBeliefsIn(const std::vector<sim::Tally>& tallies, const Expected& expected) {
    std::vector<const sim::Tally*> list;
    for (const sim::Tally& tally : tallies) list.push_back(&tally);
    return beliefsOf(list, expected);
}

std::vector<Belief> beliefsIn(const std::vector<sim::Tally>& tallies, const Expected& expected) {
    return allBeliefsIn(tallies, expected).bots;
}

std::vector<Belief> beliefsIn(const std::vector<sim::Tally>& tallies,
                              const std::vector<std::vector<double>>& shares = {}, double deviation = 0.02) {
    return beliefsIn(tallies, {shares, covarianceOf(std::vector(tallies.size(), deviation), common)});
}

}  // namespace

class BeliefTest : public QObject {
    Q_OBJECT

private slots:
    /// What a map should give is no gap.
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
        // The same shares, from more and more games: the bots are taken for alike until they say otherwise.
        double apart = 0, error = 1;
        for (const std::int64_t games : {10, 100, 1000, 10'000}) {
            const auto beliefs =
                beliefsIn({tallyOf({games * 3, games * 7}), tallyOf({games * 6, games * 4})});
            const double now = beliefs[1].shares[0] - beliefs[0].shares[0];
            QVERIFY(now > apart && now < 0.3);
            QVERIFY(beliefs[0].error < error);
            // Their mean lies where the games say, a little drawn to what was expected of both while they are few.
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
        // The surer one is of it, the more games it takes to say otherwise.
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
        // It is the deviation of both that is not known.
        QVERIFY(beliefs[1].error > 0.02 && beliefs[1].error < 0.03);
        for (const Belief& belief : beliefsIn({tallyOf({0, 0}), tallyOf({0, 0})}))
            QVERIFY(belief.shares.empty());
    }

    /// It is known how much a bot lies off the others; its few games and their many tell of the map together.
    void aBotWithFewGamesIsFoundWhereTheOthersAreAndWhereItUsuallyLies() {
        const Expected known{{{0.5, 0.5}, {0.6, 0.4}}, covarianceOf({0.02, 0.05}, common)};
        const auto beliefs = beliefsIn({tallyOf({46'000, 54'000}), tallyOf({28, 22})}, known);
        QVERIFY(std::abs(beliefs[0].shares[0] - 0.46) < 0.001);
        QVERIFY(std::abs(beliefs[1].shares[0] - 0.56) < 0.001);
        // Without games only what is expected is left, and how far off both usually are.
        const auto surer = beliefsIn({tallyOf({46'000, 54'000}), tallyOf({0, 0})}, known);
        QVERIFY(std::abs(surer[1].shares[0] - 0.56) < 0.001);
        QVERIFY(std::abs(surer[1].error - std::sqrt(0.02 * 0.02 + 0.05 * 0.05)) < 0.001);
        QVERIFY(beliefs[1].error < surer[1].error && beliefs[1].error > 0.03);
    }

    /// Whoever lies far off the others says little about them.
    void aBotThatDeviatesMoreCountsLessForTheOthers() {
        const auto shareOfFirst = [](double deviation) {
            const Expected expected{{}, covarianceOf({0.02, deviation}, common)};
            return beliefsIn({tallyOf({500, 500}), tallyOf({700, 300})}, expected)[0].shares[0];
        };
        QVERIFY(shareOfFirst(0.02) > shareOfFirst(0.05) && shareOfFirst(0.05) > shareOfFirst(0.2));
        QVERIFY(shareOfFirst(0.2) < 0.51);
    }

    /// The first two go together, the third is of another mind: what the first shows is said of the second alone.
    void onlyBotsThatGoTogetherTellOfEachOther() {
        const Expected expected{{}, {{0.01, 0.009, 0}, {0.009, 0.01, 0}, {0, 0, 0.01}}};
        const auto beliefs =
            allBeliefsIn({tallyOf({60'000, 40'000}), tallyOf({0, 0}), tallyOf({0, 0})}, expected);
        QVERIFY(std::abs(beliefs.bots[1].shares[0] - (0.5 + 0.9 * 0.1)) < 0.001);
        QVERIFY(std::abs(beliefs.bots[1].error - std::sqrt(0.01 * (1 - 0.9 * 0.9))) < 0.001);
        QVERIFY(std::abs(beliefs.bots[2].shares[0] - 0.5) < 1e-9);
        QVERIFY(std::abs(beliefs.bots[2].error - 0.1) < 1e-9);
        QVERIFY(std::abs(beliefs.covariance[0][2]) < 1e-12 && beliefs.covariance[0][0] < 1e-5);
        QVERIFY(std::abs(beliefs.covariance[0][1] - beliefs.covariance[1][0]) < 1e-15);
    }

    /// A bot that wins where another loses.
    void botsMayGoAgainstEachOther() {
        const Expected expected{{}, {{0.01, -0.008}, {-0.008, 0.01}}};
        const auto beliefs = beliefsIn({tallyOf({60'000, 40'000}), tallyOf({0, 0})}, expected);
        QVERIFY(std::abs(beliefs[1].shares[0] - 0.42) < 0.001);
    }

    /// Two lots of games say together what they say one after the other.
    void whatIsBelievedIsExpectedNext() {
        const BotRelations::Covariance covariance{{0.01, 0.006}, {0.006, 0.02}};
        const auto once = allBeliefsIn({tallyOf({300, 200}), tallyOf({30, 70})}, {{}, covariance});
        const auto first = allBeliefsIn({tallyOf({180, 120}), tallyOf({0, 0})}, {{}, covariance});
        Expected next{{}, first.covariance};
        for (const Belief& belief : first.bots) next.shares.push_back(belief.shares);
        const auto then = allBeliefsIn({tallyOf({120, 80}), tallyOf({30, 70})}, next);
        for (std::size_t bot = 0; bot < 2; ++bot) {
            QVERIFY(std::abs(once.bots[bot].shares[0] - then.bots[bot].shares[0]) < 1e-9);
            QVERIFY(std::abs(once.bots[bot].error - then.bots[bot].error) < 1e-9);
        }
    }
};

HEXA_TEST(BeliefTest);
#include "belief_test.moc"
