// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/contender.h"

#include "tests/support/judgedtoy.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>

using namespace hexa;
using namespace hexa::generate;

namespace {

/// The toy's panel, with what is known of two bots of which only the first has a table.
GameSystem toyWithRelations(const BotRelations& relations) {
    GameSystem system = test::judgedToy();
    system.balance->relations = [&relations](const Scenario&, const OptionValues&) { return &relations; };
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
        Produced map;
        map.candidate.scenario = system.layout("2p")->scenario;
        map.candidate.foreseen = std::move(foreseen);
        auto made = Contender::make(system, std::move(map), {}, mPanel);
        return made ? *std::move(made) : nullptr;
    }

    /// A game each, so that something is believed at all.
    std::vector<BotShares> believed(Contender& own) const {
        for (sim::Runner& runner : own.runners()) runner.play(1, {});
        return own.believed(mPanel);
    }

    /// By bot: by how much more the first seat is believed to win on a neighbour of which that bot's table foresees 0.6 than on one that it
    /// takes for the same as the leader, which was played.
    std::vector<double> changeOf(const GameSystem& system, const std::string& bot) {
        const auto leader = contender(system, {{bot, {0.5, 0.5}}});
        const auto same = contender(system, {{bot, {0.5, 0.5}}});
        const auto other = contender(system, {{bot, {0.6, 0.4}}});
        if (!leader || !same || !other) return {};
        for (sim::Runner& runner : leader->runners()) runner.play(50, {});
        same->inherit(*leader);
        other->inherit(*leader);
        const auto before = believed(*same), after = believed(*other);
        std::vector<double> change;
        for (std::size_t each = 0; each < before.size(); ++each)
            change.push_back(after[each].shares[0] - before[each].shares[0]);
        return change;
    }

private slots:
    void tablesAreBelievedUntilThereAreGames() {
        const BotRelations relations = relationsOf({{1, 0}, {0.5, 0}});
        const GameSystem system = toyWithRelations(relations);
        const auto map = contender(system, {{"coin", {0.6, 0.4}}});
        QVERIFY(map);
        const auto shares = believed(*map);
        QCOMPARE(shares.size(), std::size_t{2});
        // One block of games moves it a little.
        QVERIFY2(std::abs(shares[0].shares[0] - 0.6) < 0.03,
                 qPrintable(QString::number(shares[0].shares[0])));
        QVERIFY2(std::abs(shares[1].shares[0] - 0.55) < 0.03,
                 qPrintable(QString::number(shares[1].shares[0])));
    }

    /// A neighbour is what its leader is believed to be, changed as the tables foresee.
    void neighboursDifferFromTheirLeaderAsTheTablesForesee() {
        const BotRelations relations = relationsOf({{1.5, 0}, {0.5, 0}});
        // The few games of their own draw both a little towards what they show.
        const auto change = changeOf(toyWithRelations(relations), "coin");
        QCOMPARE(change.size(), std::size_t{2});
        QVERIFY(std::abs(change[0] - 0.15) < 0.003);
        QVERIFY(std::abs(change[1] - 0.05) < 0.003);
    }

    /// Without relations each table speaks for its own bot alone.
    void withoutRelationsATableSpeaksForItsOwnBot() {
        const auto change = changeOf(test::judgedToy(), "slow");
        QCOMPARE(change.size(), std::size_t{2});
        QVERIFY(change[1] > 0.05);
        QVERIFY(std::abs(change[0]) < 0.05);
    }

    /// Tables know nothing of places in the order of play.
    void whereTheOrderIsJudgedTablesSayNothing() {
        const BotRelations relations = relationsOf({{1, 0}, {0, 0}});
        const GameSystem system = toyWithRelations(relations);
        Produced map;
        map.candidate.scenario = system.layout("2p")->scenario;
        map.candidate.scenario.options["order"] = true;
        map.candidate.foreseen = {{"coin", {1, 0}}};
        const auto made = Contender::make(system, std::move(map), {}, mPanel);
        QVERIFY(made);
        for (sim::Runner& runner : (*made)->runners()) runner.play(200, {});
        // The last to place wins 81 % of the games: nothing that was foreseen draws it elsewhere.
        QVERIFY2(std::abs((*made)->score() - 62) < 8, qPrintable(QString::number((*made)->score())));
    }
};

}  // namespace

HEXA_TEST(ContenderTest);
#include "contender_test.moc"
