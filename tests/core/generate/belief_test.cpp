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

std::vector<Belief> beliefsIn(const std::vector<sim::Tally>& tallies, const BotsApart& expected) {
    std::vector<const sim::Tally*> list;
    for (const sim::Tally& tally : tallies) list.push_back(&tally);
    return beliefsOf(list, expected);
}

std::vector<Belief> beliefsIn(const std::vector<sim::Tally>& tallies,
                              const std::vector<std::vector<double>>& apart = {}, double deviation = 0.02) {
    return beliefsIn(tallies, {apart, std::vector(tallies.size(), deviation)});
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
            QVERIFY(std::abs(beliefs[0].shares[0] + beliefs[1].shares[0] - 0.9) < 1e-9);
            for (const Belief& belief : beliefs)
                QVERIFY(std::abs(belief.shares[0] + belief.shares[1] - 1) < 1e-9);
            apart = now;
            error = beliefs[0].error;
        }
    }

    void whatIsExpectedStandsUntilGamesSayOtherwise() {
        // The first bot is known to like the first team more than the second bot does.
        const std::vector<std::vector<double>> known{{0.05, -0.05}, {-0.05, 0.05}};
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
        const auto beliefs = beliefsIn({tallyOf({30, 20, 50}), tallyOf({0, 0, 0})});
        for (std::size_t team = 0; team < 3; ++team)
            QVERIFY(std::abs(beliefs[1].shares[team] - beliefs[0].shares[team]) < 1e-9);
        QVERIFY(beliefs[1].error > 0);
        for (const Belief& belief : beliefsIn({tallyOf({0, 0}), tallyOf({0, 0})}))
            QVERIFY(belief.shares.empty());
    }

    /// It is known how much a bot lies off the others; its few games and their many tell of the map together.
    void aBotWithFewGamesIsFoundWhereTheOthersAreAndWhereItUsuallyLies() {
        const BotsApart known{{{0, 0}, {0.1, -0.1}}, {0.02, 0.05}};
        const auto beliefs = beliefsIn({tallyOf({46'000, 54'000}), tallyOf({28, 22})}, known);
        QVERIFY(std::abs(beliefs[0].shares[0] - 0.46) < 0.001);
        QVERIFY(std::abs(beliefs[1].shares[0] - 0.56) < 0.001);
        // Without games only what is expected is left, and how far off it usually is.
        const auto surer = beliefsIn({tallyOf({46'000, 54'000}), tallyOf({0, 0})}, known);
        QVERIFY(std::abs(surer[1].shares[0] - 0.56) < 0.001);
        QVERIFY(std::abs(surer[1].error - 0.05) < 0.001);
        QVERIFY(beliefs[1].error < surer[1].error && beliefs[1].error > 0.03);
    }

    /// Whoever lies far off the others says little about them.
    void aBotThatDeviatesMoreCountsLessForTheOthers() {
        const auto shareOfFirst = [](double deviation) {
            const BotsApart apart{{}, {0.02, deviation}};
            return beliefsIn({tallyOf({500, 500}), tallyOf({700, 300})}, apart)[0].shares[0];
        };
        QVERIFY(shareOfFirst(0.02) > shareOfFirst(0.05) && shareOfFirst(0.05) > shareOfFirst(0.2));
        QVERIFY(shareOfFirst(0.2) < 0.51);
    }
};

HEXA_TEST(BeliefTest);
#include "belief_test.moc"
