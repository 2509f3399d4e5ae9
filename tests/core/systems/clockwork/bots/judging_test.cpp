// SPDX-License-Identifier: GPL-3.0-or-later
// The real game under the statistics of core/balance: series, strength of the bots, calibration.
#include "core/balance/intervals.h"
#include "core/balance/report.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/lab/calibration.h"
#include "core/sim/runner.h"
#include "tests/core/systems/clockwork/laboratory.h"
#include "tests/support/test.h"

#include <numeric>
#include <set>

namespace hexa::clockwork {

class JudgingTest : public QObject {
    Q_OBJECT

    struct Table {
        Scenario scenario;
        std::unique_ptr<const Series> series;
    };
    static Table symmetric(int players, std::uint64_t seed, std::vector<std::string> bots,
                           OptionValues values = {}) {
        auto scenario = test::laboratory().sample(players, "symmetric", seed);
        Q_ASSERT(scenario.ok());
        auto series = test::game().play->series(*scenario, {std::move(values), std::move(bots), {}});
        Q_ASSERT(series.ok());
        return {*std::move(scenario), *std::move(series)};
    }
    static sim::Tally played(const Series& series, const sim::Design& design, std::uint64_t seed,
                             std::int64_t games, int threads = 2) {
        sim::Runner runner(series, design, seed);
        sim::RunControl control;
        control.threads = threads;
        runner.play(runner.blocksFor(games), control);
        return runner.tally();
    }
    /// Returns the interval for the share of games that the first bot wins against the second, from
    /// all sides of fair maps.
    static balance::Interval strength(int players, const std::string& strong, const std::string& weak,
                                      std::int64_t games) {
        std::int64_t wins = 0, all = 0;
        for (std::uint64_t map = 0; map < 3; ++map) {
            const Table table = symmetric(players, map, {strong, weak});
            std::vector<int> bots;
            for (int team = 0; team < table.series->teams(); ++team) bots.push_back(team % 2);
            const sim::Tally tally = played(*table.series, sim::mixedDesign(*table.series, bots), map, games);
            wins += tally.botWins[0];
            all += tally.games;
        }
        return balance::wilson(wins, all, balance::errorLevel);
    }

private slots:
    void aSeriesPlaysTheLineup() {
        const Table table = symmetric(4, 1, {"greedy", "random"}, {{"alliances", true}});
        QCOMPARE(table.series->teams(), 2);
        QCOMPARE(table.series->teamOf(3), 1);
        Lineup lineup;
        lineup.faction = {2, 0, 3, 1};
        lineup.bot = {0, 1, 0, 1};
        std::vector<std::int64_t> fights(table.series->places().size());
        int wins = 0;
        std::set<std::uint64_t> hashes;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            lineup.first = static_cast<int>(seed % 4);
            const SeriesGame game = table.series->play(lineup, seed, fights);
            QVERIFY(game.finished);
            QVERIFY(game.winners == 0b0101 || game.winners == 0b1010);
            if (game.winners == 0b0101) ++wins;
            QCOMPARE(table.series->play(lineup, seed, {}), game);
            Lineup other = lineup;
            std::swap(other.faction[0], other.faction[1]);
            hashes.insert(game.hash);
            hashes.insert(table.series->play(other, seed, {}).hash);
        }
        QVERIFY(wins >= 35);  // the greedy side
        QCOMPARE(hashes.size(), std::size_t{80});
        QVERIFY(std::accumulate(fights.begin(), fights.end(), std::int64_t{0}) > 40);
    }

    void aSeriesRefusesWhatCantBePlayed() {
        const Table table = symmetric(2, 1, {"greedy"});
        QVERIFY(!test::game().play->series(table.scenario, {{}, {"nobody"}, {}}).ok());
        QVERIFY(!test::game().play->series(table.scenario, {{{"alliances", true}}, {"greedy"}, {}}).ok());
        Scenario nobody;
        nobody.system = table.scenario.system;
        QVERIFY(!test::game().play->series(nobody, {{}, {"greedy"}, {}}).ok());
    }

    void anyNumberOfThreadsTellsTheSame() {
        const Table table = symmetric(3, 5, {"greedy"});
        const sim::Design design = sim::uniformDesign(*table.series, 0);
        QCOMPARE(played(*table.series, design, 8, 200, 1), played(*table.series, design, 8, 200, 3));
    }

    /// Checks the ladder of docs/studies/2026-11-bots.md by the lower end of the interval, with
    /// enough games.
    void eachBotBeatsTheOneBelow() {
        QVERIFY(strength(2, "greedy", "random", 200).low > 0.95);
        QVERIFY(strength(2, "sampler", "greedy", 32).low > 0.5);
        QVERIFY(strength(2, "regret", "sampler", 64).low > 0.5);
        QVERIFY(strength(2, "thinker", "trained", 64).low > 0.6);
        QVERIFY(strength(2, "thinker", "regret", 32).low > 0.5);
        QVERIFY(strength(4, "greedy", "random", 64).low > 0.9);
    }

    /// GEN-07: the first player to choose should know the hardest seat. Seat 2 has only Barrens
    /// around its Capital.
    void theHardestSeatIsNamed() {
        Table table = symmetric(3, 4, {"calm"});
        balance::CheckPlan plan{
            .panel = {"calm", "greedy"}, .looking = balance::Looking::Once, .games = 600, .seed = 3};
        const auto hardest = [&](const Scenario& map) {
            const auto series = test::game().play->series(map, {{}, plan.panel, {}});
            Q_ASSERT(series.ok());
            return balance::makeReport(plan, check(**series, plan));
        };
        const balance::BalanceReport fair = hardest(table.scenario);
        QVERIFY(!fair.hardestPlace);
        Scenario map = table.scenario;
        std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
        for (Cell& cell : cells)
            if (isTile(cell.kind) && cell.kind != tile::capital &&
                distance(cell.at, map.seats[1].homeHex()) <= 2)
                cell.kind = tile::barrens;
        map.board.setCells(std::move(cells), map.board.details());
        const balance::BalanceReport planted = hardest(map);
        QCOMPARE(planted.hardestPlace, std::optional(1));
        const auto texts = balance::statements(planted);
        QVERIFY(
            std::ranges::any_of(texts, [](const Message& text) { return text.code == "balance.hardest"; }));
    }

    /// Checks that all seats win equally often on symmetric maps. This is a small run;
    /// `hexatelier-lab calibrate` is the full one.
    void symmetricMapsAreFair_data() {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4}) QTest::addRow("%d", players) << players;
    }
    void symmetricMapsAreFair() {
        QFETCH(int, players);
        lab::CalibrationTrials trials;
        for (std::uint64_t map = 0; map < 15; ++map) {
            const Table table = symmetric(players, map, {"greedy"});
            trials.symmetric.push_back(played(*table.series, sim::uniformDesign(*table.series, 0), map, 600));
        }
        const lab::Calibration calibration = lab::calibrate(trials);
        QVERIFY(calibration.teamsFair());
        QVERIFY(calibration.spreadFine());
    }
};

HEXA_TEST(JudgingTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "judging_test.moc"
