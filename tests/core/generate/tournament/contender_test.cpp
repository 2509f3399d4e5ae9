// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/contender.h"

#include "core/engine/judge/balance.h"
#include "tests/support/judgedtoy.h"
#include "tests/support/test.h"

#include <QTest>

#include <cassert>
#include <cmath>

using namespace hexa;
using namespace hexa::generate;

namespace {

/// Returns the toy's panel, with the data of two bots of which only the first has a table.
GameSystem toyWithRelations(const BotRelations& relations) {
    GameSystem system = test::judgedToy();
    ownCopy(system.balance).relations = [&relations](const Scenario&, const OptionValues&) {
        return &relations;
    };
    return system;
}

BotRelations relationsOf(std::vector<std::vector<double>> foreseen) {
    BotRelations relations;
    relations.bots = {"coin", "slow"};
    relations.foreseen = std::move(foreseen);
    relations.onMaps = {{0.0025, 0.001}, {0.001, 0.0025}};
    relations.onNeighbours = {{0.0001, 0}, {0, 0.0001}};
    return relations;
}

class ContenderTest : public QObject {
    Q_OBJECT

private:
    const std::vector<std::string> mPanel{"coin", "slow"};

    std::unique_ptr<Contender> contender(const GameSystem& system, std::vector<BotShares> foreseen) {
        PlayedMap map;
        map.candidate.scenario = system.layout("2p")->scenario;
        map.candidate.foreseen = std::move(foreseen);
        auto made = Contender::make(system, std::move(map), {}, judgesAlone(mPanel));
        return made ? *std::move(made) : nullptr;
    }

    /// Plays this number of games each, and returns the resulting belief.
    std::vector<BotShares> believed(Contender& own, std::int64_t blocks,
                                    const BotRelations& relations) const {
        for (sim::Runner& runner : own.runners()) runner.play(blocks, {});
        Contender* const all[] = {&own};
        believeAll(all, {}, {relations.onMaps, relations.onNeighbours, relations.foreseenChange});
        return own.believed(mPanel);
    }

private slots:
    void tablesAreBelievedUntilThereAreGames() {
        const BotRelations relations = relationsOf({{1, 0}, {0.5, 0}});
        const GameSystem system = toyWithRelations(relations);
        const auto map = contender(system, {{"coin", {0.6, 0.4}}});
        QVERIFY(map);
        const auto shares = believed(*map, 1, relations);
        QCOMPARE(shares.size(), std::size_t{2});
        // One block of games moves it a little.
        QVERIFY2(std::abs(shares[0].shares[0] - 0.6) < 0.03,
                 qPrintable(QString::number(shares[0].shares[0])));
        QVERIFY2(std::abs(shares[1].shares[0] - 0.55) < 0.03,
                 qPrintable(QString::number(shares[1].shares[0])));
    }

    /// Without relations each table speaks for its own bot alone.
    void withoutRelationsATableSpeaksForItsOwnBot() {
        const auto map = contender(test::judgedToy(), {{"slow", {0.6, 0.4}}});
        QVERIFY(map);
        QCOMPARE(map->record().foreseen[0], (std::vector<double>{0.5, 0.5}));
        QCOMPARE(map->record().foreseen[1], (std::vector<double>{0.6, 0.4}));
    }

    /// The worst of many uncertain gaps is expected to be wide, until games show that none of them
    /// is.
    void whatIsHardlyKnownMayBeUnfair() {
        const BotRelations relations = relationsOf({{1, 0}, {0, 0}});
        const GameSystem system = toyWithRelations(relations);
        const auto scoreAfter = [&](std::int64_t blocks) {
            const auto map = contender(system, {});
            assert(map);
            believed(*map, blocks, relations);
            return map->score();
        };
        const double few = scoreAfter(1), many = scoreAfter(300);
        // Each bot may be 5 points of a share off, which makes gaps of 8 on average, and the wider
        // of two is wider.
        QVERIFY2(few > 8 && few < 16, qPrintable(QString::number(few)));
        QVERIFY2(many < 3, qPrintable(QString::number(many)));
    }

    /// A scout's games give information about the judging bot, but don't judge.
    void scoutsTellAndJudgeNothing() {
        BotRelations relations = relationsOf({{0, 0}, {0, 0}});
        relations.onMaps = {{0.01, 0.00995}, {0.00995, 0.01}};
        const GameSystem system = toyWithRelations(relations);
        PlayedMap map;
        map.candidate.scenario = system.layout("2p")->scenario;
        const auto made = Contender::make(system, std::move(map), {}, {{"coin", "slow"}, 1});
        QVERIFY(made);
        Contender& own = **made;
        const auto scoreAfter = [&](std::int64_t blocks) {
            own.runners()[1].play(blocks, {});
            Contender* const all[] = {&own};
            believeAll(all, {}, {relations.onMaps, relations.onNeighbours, 0});
            return own.score();
        };
        const double few = scoreAfter(1), many = scoreAfter(300);
        QVERIFY2(many < few && many < 4, qPrintable(QString("%1, %2").arg(few).arg(many)));
        QCOMPARE(own.believed({"coin"}).size(), std::size_t{1});
        QCOMPARE(own.gaps({"coin"}).size(), std::size_t{1});
        QCOMPARE(own.gaps({"coin"})[0].games, std::int64_t{0});
    }

    void withoutGamesNothingIsBelieved() {
        const auto map = contender(toyWithRelations(relationsOf({{1, 0}, {0, 0}})), {});
        QVERIFY(map);
        QCOMPARE(map->score(), 100.0);
    }

    /// Tables contain nothing about places in the order of play.
    void whereTheOrderIsJudgedTablesSayNothing() {
        const BotRelations relations = relationsOf({{1, 0}, {0, 0}});
        const GameSystem system = toyWithRelations(relations);
        PlayedMap map;
        map.candidate.scenario = system.layout("2p")->scenario;
        map.candidate.scenario.options["order"] = true;
        map.candidate.foreseen = {{"coin", {1, 0}}};
        const auto made = Contender::make(system, std::move(map), {}, judgesAlone(mPanel));
        QVERIFY(made);
        believed(**made, 200, relations);
        // The last in order wins 81 % of the games: no prediction changes that.
        QVERIFY2(std::abs((*made)->score() - 62) < 8, qPrintable(QString::number((*made)->score())));
    }
};

}  // namespace

HEXA_TEST(ContenderTest, "slow-unoptimized");
#include "contender_test.moc"
