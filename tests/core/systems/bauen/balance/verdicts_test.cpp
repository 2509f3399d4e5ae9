// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts on boards whose fairness is known, the rules' own effect of the order, and made-up data.
#include "core/balance/binding.h"
#include "core/balance/report.h"
#include "core/balance/verdict.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "tests/core/systems/bauen/games.h"
#include "tests/support/test.h"

#include <QTest>

#include <array>
#include <bit>
#include <cmath>
#include <numeric>

namespace hexa::bauen {

class BauenVerdictsTest : public QObject {
    Q_OBJECT

    static void players() {
        QTest::addColumn<int>("players");
        for (int players = minSeats; players <= maxPlayers; ++players)
            QTest::addRow("%d players", players) << players;
    }

private slots:
    void aPlantedBonusIsUnfair_data() { players(); }
    /// The first seat begins with three towns, the others with one.
    void aPlantedBonusIsUnfair() {
        QFETCH(int, players);
        Scenario map = fixture::boardFor(players);
        for (int seat = 0; seat < players; ++seat) fixture::found(map, static_cast<std::size_t>(seat), seat);
        for (int more = 0; more < 2; ++more) fixture::found(map, static_cast<std::size_t>(players + more), 0);
        const GameSystem& game = fixture::game();
        const auto series = game.play->series(map, {{}, {"greedy"}, {}});
        QVERIFY(series);
        const auto plan = balance::certificatePlan({"greedy"}, 24, 0.05, 11, 1);
        const auto report = balance::makeReport(plan, balance::check(**series, plan));
        QVERIFY(report.verdict == balance::Verdict::Unfair);
        const auto& places = report.bots.front().places;
        for (std::size_t other = 1; other < places.size(); ++other)
            QVERIFY(places[0].share > places[other].share);
    }

    void anEvenGameIsEven_data() { players(); }
    /// Without towns on the map chance deals the first player, so all seats are alike.
    void anEvenGameIsEven() {
        QFETCH(int, players);
        constexpr int games = 400;
        const auto series = fixture::game().play->series(fixture::boardFor(players), {{}, {"random"}, {}});
        QVERIFY(series);
        std::vector<double> wins(static_cast<std::size_t>(players));
        for (int number = 0; number < games; ++number) {
            Lineup lineup;
            lineup.first = Lineup::dealt;
            const SeriesGame game = (*series)->play(lineup, 1000U + static_cast<unsigned>(number), {});
            QVERIFY(game.finished && game.winners != 0);
            for (std::size_t seat = 0; seat < wins.size(); ++seat)
                if ((game.winners >> seat & 1) != 0) wins[seat] += 1.0 / std::popcount(game.winners);
        }
        const double share = 1.0 / players;
        const double four = 4 * std::sqrt(games * share * (1 - share));  // standard errors
        for (const double count : wins) QVERIFY(std::abs(count - games * share) < four);
    }

    /// The measured effect stands beside the result of a board, unless an owner's data is played.
    void theOrderOfTheRulesIsNamed_data() { players(); }
    void theOrderOfTheRulesIsNamed() {
        QFETCH(int, players);
        const GameSystem& game = fixture::game();
        const Scenario map = fixture::boardFor(players);
        const auto effect = game.balance->orderEffect({}, map);
        QVERIFY(effect);
        QCOMPARE(effect->shares.size(), static_cast<std::size_t>(players));
        QVERIFY(effect->maps >= 20 && effect->games >= 1000);
        QVERIFY(std::abs(std::accumulate(effect->shares.begin(), effect->shares.end(), 0.0) - 1) < 1e-9);
        QVERIFY(!game.balance->orderEffect("{}", map));
        const auto series = game.play->series(map, {{}, {"random"}, {}});
        QVERIFY(series);
        const auto plan = balance::certificatePlan({"random"}, 20, 0.05, 11, 1);
        auto report = balance::makeReport(plan, balance::check(**series, plan));
        balance::noteGrounds(report, game, map, {}, {});
        QVERIFY(report.orderEffect == effect);
        const auto texts = balance::statements(report);
        QVERIFY(std::ranges::any_of(texts,
                                    [](const Message& text) { return text.code == "balance.order-effect"; }));
    }

    /// Made-up data is counted, named in every report, and never certified.
    void madeUpDataIsNeverCertified() {
        const GameSystem& game = fixture::game();
        const Scenario map = fixture::smallBoard();
        QVERIFY(game.play->standIns({}).wholly > 0);
        const auto obstacle = balance::uncertifiable(game, map, {});
        QVERIFY(obstacle);
        const auto series = game.play->series(map, {{}, {"random"}, {}});
        QVERIFY(series);
        const auto plan = balance::certificatePlan({"random"}, 20, 0.4, 11, 1);
        auto report = balance::makeReport(plan, balance::check(**series, plan));
        balance::noteGrounds(report, game, map, {}, {});
        const auto texts = balance::statements(report);
        QVERIFY(std::ranges::find(texts, *obstacle) != texts.end());
        const auto bindings = balance::bindingsOf(game, map, {}, {}, "1.0.0", {"random"});
        const auto certificate = balance::makeCertificate(report, bindings, std::nullopt);
        QVERIFY(!certificate);
        QCOMPARE(certificate.error().code(), std::string("bauen.balance.stand-ins"));
        // One of an earlier version is void.
        auto earlier = report;
        earlier.uncertifiable.reset();
        const auto made = balance::makeCertificate(earlier, bindings, std::nullopt);
        QVERIFY(made);
        Scenario stored = map;
        balance::setCertificate(stored, *made);
        const auto shown = balance::shownCertificate(game, stored, "1.0.0");
        QVERIFY(shown && *shown);
        QCOMPARE((*shown)->differences, std::vector<std::string>{"balance.binding.made-up"});
    }
};

HEXA_TEST(BauenVerdictsTest, "long slow-unoptimized");

}  // namespace hexa::bauen

#include "verdicts_test.moc"
