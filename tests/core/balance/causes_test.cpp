// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/causes.h"

#include "core/balance/report.h"
#include "core/engine/judge/balance.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <rapidcheck.h>
#include <tuple>

using namespace hexa;
using namespace hexa::balance;

namespace {

const KindId village = kindIdAt(0), forest = kindIdAt(1);

/// Chances to win of the teams of a prediction by its parts alone, written down apart from the code
/// under test.
std::vector<double> sharesOf(const Prediction& prediction, const std::vector<int>& teams, std::size_t seats) {
    const auto teamOf = [&](std::size_t seat) {
        return teams.empty() ? seat : static_cast<std::size_t>(teams[seat]);
    };
    std::vector<double> strength(seats, 0);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        for (const auto& part : prediction.cells) strength[teamOf(seat)] += part.logOdds[seat];
        for (const auto& part : prediction.metrics) strength[teamOf(seat)] += part.logOdds[seat];
    }
    double sum = 0;
    std::size_t count = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) count = std::max(count, teamOf(seat) + 1);
    for (std::size_t team = 0; team < count; ++team) sum += std::exp(strength[team]);
    std::vector<double> shares;
    for (std::size_t seat = 0; seat < seats; ++seat) shares.push_back(std::exp(strength[teamOf(seat)]) / sum);
    return shares;
}

/// Returns by team what tiles add to its strength.
std::vector<double> gainsOf(const Prediction& prediction, const std::vector<Hex>& tiles,
                            const std::vector<int>& teams, std::size_t seats) {
    std::vector<double> gains(teams.empty() ? seats : 2, 0);
    for (const auto& part : prediction.cells)
        if (std::ranges::find(tiles, part.at) != tiles.end())
            for (std::size_t seat = 0; seat < seats; ++seat)
                gains[teams.empty() ? seat : static_cast<std::size_t>(teams[seat])] += part.logOdds[seat];
    return gains;
}

void judge(Prediction& prediction, std::size_t seats, const std::vector<int>& teams = {}) {
    Prediction::Judge judge;
    judge.shares = sharesOf(prediction, teams, seats);
    const auto [low, high] = std::ranges::minmax_element(judge.shares);
    judge.gap = (*high - *low) * 100;
    prediction.judges = {judge};
}

Board boardWith(const std::vector<std::pair<Hex, KindId>>& tiles) {
    Board board;
    for (const auto& [at, kind] : tiles) {
        Cell cell;
        cell.at = at;
        cell.kind = kind;
        board.put(CellState(cell));
    }
    return board;
}

double sumOf(const Causes& causes) {
    double sum = causes.rest;
    for (const Cause& cause : causes.list) sum += cause.points;
    return sum;
}

}  // namespace

class CausesTest : public QObject {
    Q_OBJECT

private slots:
    /// The sum of the causes shown is the gap shown, and none is much larger than the gap. Without
    /// tiles, the rest holds only small ones. The tiles of a cause help no third team most.
    void pointsAddUpToTheGap() {
        const bool held = rc::check([] {
            const std::size_t seats = *rc::gen::inRange<std::size_t>(2, 5);
            const bool paired = seats == 4 && *rc::gen::arbitrary<bool>();
            const std::vector<int> teams = paired ? std::vector<int>{0, 1, 0, 1} : std::vector<int>();
            const auto odds = rc::gen::container<std::vector<double>>(
                seats, rc::gen::map(rc::gen::inRange(-1000, 1001), [](int x) { return x / 1000.0; }));
            Prediction prediction;
            std::vector<std::pair<Hex, KindId>> tiles;
            const int cells = *rc::gen::inRange(0, 8);
            for (int i = 0; i < cells; ++i) {
                tiles.emplace_back(Hex{i, 0}, *rc::gen::element(village, forest));
                prediction.cells.push_back({Hex{i, 0}, *odds});
            }
            const int metrics = *rc::gen::inRange(cells == 0 ? 1 : 0, 4);
            for (int i = 0; i < metrics; ++i)
                prediction.metrics.push_back({"M" + std::to_string(i), "metric", *odds});
            judge(prediction, seats, teams);
            const auto causes = causesOf(prediction, teams, boardWith(tiles), 100);
            if (prediction.gap() < 0.05) {
                RC_ASSERT(!causes);
                return;
            }
            RC_ASSERT(causes.has_value());
            RC_ASSERT(std::abs(sumOf(*causes) - prediction.gap()) < 0.0501);
            // Both numbers are rounded to tenths.
            for (const Cause& cause : causes->list)
                RC_ASSERT(std::abs(cause.points) <= 1.5 * causes->gap + 0.126);
            // Each part left out is less than a tenth of the gap; the numbers are rounded.
            if (cells == 0)
                RC_ASSERT(std::abs(causes->rest) <=
                          (0.1 * causes->gap + 0.06) * static_cast<double>(metrics + 2));
            for (const Cause& cause : causes->list) {
                if (!cause.metric.empty()) continue;
                RC_ASSERT(!cause.places.empty());
                const auto gains = gainsOf(prediction, cause.places, teams, seats);
                const int seat = (cause.points < 0 ? causes->behind : causes->ahead).front();
                const auto team = teams.empty() ? seat : teams[static_cast<std::size_t>(seat)];
                RC_ASSERT(std::ranges::max(gains) <= gains[static_cast<std::size_t>(team)] + 1e-9);
            }
        });
        QVERIFY(held);
    }

    void tilesOfAKindAreOneCauseWithTheTilesThatMakeIt() {
        Prediction prediction;
        prediction.cells = {{{0, 0}, {0.5, 0, 0}},     {{1, 0}, {0.4, 0.1, 0}}, {{2, 0}, {0, 0.3, 0.2}},
                            {{3, 0}, {0.2, 0.2, 0.2}}, {{4, 0}, {0.3, 0, 0}},   {{5, 0}, {0.01, 0, 0}}};
        judge(prediction, 3);
        const Board board = boardWith({{{0, 0}, village},
                                       {{1, 0}, village},
                                       {{2, 0}, village},
                                       {{3, 0}, village},
                                       {{4, 0}, forest},
                                       {{5, 0}, village}});
        const auto causes = causesOf(prediction, {}, board, 6);
        QVERIFY(causes.has_value());
        QCOMPARE(causes->ahead, std::vector<int>{0});
        QCOMPARE(causes->behind, std::vector<int>{2});
        QCOMPARE(causes->list.size(), std::size_t{2});
        const Cause& villages = causes->list.front();
        QCOMPARE(villages.kind, std::optional(village));
        // Neither those that favour the other side, nor those equally good for everybody.
        QCOMPARE(villages.places, (std::vector<Hex>{{0, 0}, {1, 0}}));
        QVERIFY(villages.points > causes->list.back().points && causes->list.back().points > 0);
    }

    void aMetricOfAKindIsPartOfItsTiles() {
        Prediction prediction;
        prediction.cells = {{{0, 0}, {0.5, 0}}, {{1, 0}, {0.1, 0.3}}};
        prediction.metrics = {{"M1", "metric", {0.2, 0}, village}, {"M2", "other", {0.2, 0}, forest}};
        judge(prediction, 2);
        const auto causes = causesOf(prediction, {}, boardWith({{{0, 0}, village}, {{1, 0}, forest}}), 6);
        QVERIFY(causes.has_value());
        QCOMPARE(causes->list.size(), std::size_t{1});
        QCOMPARE(causes->list.front().kind, std::optional(village));
        // Forests: the tile and its metric cancel each other.
        QVERIFY(std::abs(causes->list.front().points - causes->gap) < 0.11);
        // More for the metric: no Forest favours the side ahead, so the metric is named.
        prediction.metrics[1].logOdds = {0.6, 0};
        judge(prediction, 2);
        const auto more = causesOf(prediction, {}, boardWith({{{0, 0}, village}, {{1, 0}, forest}}), 6);
        QCOMPARE(more->list.back().metric, std::string("M2"));
        QVERIFY(!more->list.back().kind);
    }

    /// Large parts that cancel each other are no causes of a small gap.
    void whatCancelsIsCut() {
        Prediction prediction;
        prediction.metrics = {
            {"M1", "metric", {1.2, 0}}, {"M2", "metric", {0.3, 0}}, {"M3", "metric", {0, 1.3}}};
        judge(prediction, 2);
        const auto causes = causesOf(prediction, {}, Board(), 6);
        QVERIFY(causes.has_value());
        QVERIFY(causes->gap < 11);
        QCOMPARE(causes->list.front().metric, std::string("M1"));
        for (const Cause& cause : causes->list) QVERIFY(std::abs(cause.points) <= 1.5 * causes->gap);
        QVERIFY(std::abs(sumOf(*causes) - causes->gap) < 0.0501);
    }

    /// A part in favour of the trailing team narrows the gap: its points are negative.
    void whatNarrowsTheGapIsBelowNothing() {
        Prediction prediction;
        prediction.cells = {{{0, 0}, {1, 0}}};
        prediction.metrics = {{"M1", "metric", {0, 0.4}}};
        judge(prediction, 2);
        const auto causes = causesOf(prediction, {}, boardWith({{{0, 0}, village}}), 6);
        QVERIFY(causes.has_value());
        QCOMPARE(causes->list.back().metric, std::string("M1"));
        QVERIFY(causes->list.back().points < 0);
    }

    void whatIsLeftOutIsInTheRest() {
        Prediction prediction;
        for (int i = 0; i < 6; ++i)
            prediction.metrics.push_back({"M" + std::to_string(i), "metric", {0.1 * (i + 1), 0}});
        judge(prediction, 2);
        const auto causes = causesOf(prediction, {}, Board(), 2);
        QVERIFY(causes.has_value());
        QCOMPARE(causes->list.size(), std::size_t{2});
        QCOMPARE(causes->list.front().metric, std::string("M5"));
        QVERIFY(causes->rest > causes->list.back().points);
        QVERIFY(std::abs(sumOf(*causes) - prediction.gap()) < 0.0501);
    }

    /// Checks that causes apply to the two seats named by games. A prediction of only a little of
    /// their gap explains nothing.
    void gamesNameTheSeats() {
        Prediction prediction;
        prediction.metrics = {{"M1", "metric", {0.1, 0.6, 0.4, 0}}};
        judge(prediction, 4);
        PlayedSides played{{2}, {0}, 15, 0.2};
        const auto causes = causesOf(prediction, {}, Board(), 6, &played);
        QVERIFY(causes.has_value());
        QCOMPARE(causes->ahead, std::vector<int>{2});
        QCOMPARE(causes->behind, std::vector<int>{0});
        const std::vector<double>& shares = prediction.judges.front().shares;
        QVERIFY(std::abs(causes->gap - (shares[2] - shares[0]) * 100) < 0.0501);
        QVERIFY(std::abs(sumOf(*causes) - causes->gap) < 0.0501);
        played.gap = 28;
        QVERIFY(!causesOf(prediction, {}, Board(), 6, &played));
        // With the seats exchanged, it predicts none of the gap.
        played = {{0}, {2}, 15, 0.2};
        QVERIFY(!causesOf(prediction, {}, Board(), 6, &played));
    }

    void gamesNameNoSeatsWhileChanceMayExplainTheGap() {
        BalanceReport report;
        report.seats = report.teams = 4;
        report.teamOf = {0, 1, 2, 3};
        BotReport bot;
        bot.games = 1000;
        for (const auto& [share, low, high] : {std::tuple(0.25, 0.2, 0.3), std::tuple(0.38, 0.31, 0.45),
                                               std::tuple(0.27, 0.2, 0.33), std::tuple(0.1, 0.05, 0.16)}) {
            ShareFigure& place = bot.places.emplace_back();
            place.share = share;
            place.interval = {low, high};
        }
        report.bots = {bot};
        const auto sides = playedSides(report);
        QVERIFY(sides.has_value());
        QCOMPARE(sides->ahead, std::vector<int>{1});
        QCOMPARE(sides->behind, std::vector<int>{3});
        QVERIFY(std::abs(sides->gap - 28) < 1e-9);
        report.bots.front().places[3].interval = {0, 0.32};
        QVERIFY(!playedSides(report));
        report.bots.front().places[3].interval = {0.05, 0.16};
        report.judged = Judged::Order;
        QVERIFY(!playedSides(report));
        // Seats of one team are named together.
        report.judged = Judged::Seats;
        report.teams = 2;
        report.teamOf = {0, 1, 0, 1};
        report.bots.front().places.resize(2);
        const auto teams = playedSides(report);
        QVERIFY(teams.has_value());
        QCOMPARE(teams->ahead, (std::vector<int>{1, 3}));
        QCOMPARE(teams->behind, (std::vector<int>{0, 2}));
    }

    /// Causes agree with games that show the same order of the two sides, even by chance.
    void causesAgreeWithTheOrderOfGames() {
        BalanceReport report;
        report.seats = report.teams = 3;
        report.teamOf = {0, 1, 2};
        BotReport& bot = report.bots.emplace_back();
        bot.games = 1000;
        for (const double share : {0.344, 0.329, 0.327}) bot.places.emplace_back().share = share;
        Causes causes;
        causes.ahead = {0};
        causes.behind = {1};
        QVERIFY(agree(causes, report));
        std::swap(causes.ahead, causes.behind);
        QVERIFY(!agree(causes, report));
        report.judged = Judged::Order;
        QVERIFY(agree(causes, report));
    }

    /// Steps between the ways of both sides. A team goes from its nearest seat.
    void stepsSayHowMuchNearer() {
        BalanceOverlays overlays;
        overlays.cells = {{0, 0}, {1, 0}, {2, 0}};
        BalanceOverlays::Layer worth, steps;
        worth.unit = FigureUnit::Share;
        steps.unit = FigureUnit::Steps;
        steps.figures = {{{1.0, 2.0, 3.0}, {}}, {{3.0, 5.0, std::nullopt}, {}}, {{2.0, 2.0, 1.0}, {}}};
        overlays.layers = {worth, steps};
        Causes causes;
        causes.ahead = {0};
        causes.behind = {1};
        Cause cause;
        cause.points = 6;
        QVERIFY(!stepsNearer(causes, cause, overlays));  // without tiles
        cause.places = {{0, 0}, {1, 0}};
        QCOMPARE(stepsNearer(causes, cause, overlays), std::optional(StepsNearer{2, 3}));
        cause.places = {{0, 0}};
        QCOMPARE(stepsNearer(causes, cause, overlays), std::optional(StepsNearer{2, 2}));
        // One that favours the side behind should be nearer to it, and this one is not.
        cause.points = -6;
        QVERIFY(!stepsNearer(causes, cause, overlays));
        cause.points = 6;
        cause.places = {{0, 0}, {2, 0}};  // out of reach for the side behind
        QVERIFY(!stepsNearer(causes, cause, overlays));
        causes.behind = {1, 2};
        cause.places = {{0, 0}};
        QCOMPARE(stepsNearer(causes, cause, overlays), std::optional(StepsNearer{1, 1}));
        cause.places = {{1, 0}};  // as near to the other team
        QVERIFY(!stepsNearer(causes, cause, overlays));
        overlays.layers = {worth};
        QVERIFY(!stepsNearer(causes, cause, overlays));
    }

    void anEvenMapOrOneWithoutPartsHasNoCauses() {
        Prediction even;
        even.cells = {{{0, 0}, {0.5, 0.5}}};
        judge(even, 2);
        QVERIFY(!causesOf(even, {}, Board(), 6));
        Prediction bare;
        bare.judges = {{"coin", {0.7, 0.3}, 40, 0.5, {}}};
        QVERIFY(!causesOf(bare, {}, Board(), 6));
        QVERIFY(!causesOf({}, {}, Board(), 6));
    }
};

HEXA_TEST(CausesTest, "slow-unoptimized");
#include "causes_test.moc"
