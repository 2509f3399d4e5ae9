// SPDX-License-Identifier: GPL-3.0-or-later
// Many battles: armies that change places separate the map's effect from the armies', and the
// shares declared by a prepared battle are its target.
#include "core/balance/effects.h"
#include "core/balance/verdict.h"
#include "core/engine/judge/targets.h"
#include "core/io/format/scenariofile.h"
#include "core/systems/claymore/play/series.h"
#include "tests/core/systems/claymore/battles.h"
#include "tests/support/test.h"

namespace hexa::claymore {
namespace {

std::unique_ptr<const Series> seriesOn(const Scenario& scenario, const char* bot) {
    auto series = makeSeries(scenario, fixture::game().catalog, {{}, {bot}, {}});
    if (!series) qFatal("%s", series.error().code().c_str());
    return *std::move(series);
}

balance::CheckState checked(const Series& series, std::int64_t games, double margin) {
    balance::CheckPlan plan;
    plan.panel = {"greedy"};
    plan.margin = margin;
    plan.looking = balance::Looking::Once;
    plan.games = games;
    plan.seed = 2026;
    return balance::check(series, plan);
}

void addZone(Scenario& scenario, int seat, const std::vector<int>& lines) {
    Zone own;
    own.kind = zone::free;
    own.seat = seat;
    for (const int line : lines)
        for (int column = 0; column < 12; ++column) own.hexes.push_back(hexOf({column, line}));
    scenario.board.zones.push_back(std::move(own));
}

/// Returns open ground of eight lines of twelve, unchanged by a half turn; both zones are each
/// other's image.
Scenario mirrorMap() {
    Scenario scenario = fixture::layout("mat");
    std::vector<Cell> cells;
    for (int line = 2; line < 10; ++line)
        for (int column = 0; column < 12; ++column) {
            Cell cell;
            cell.at = hexOf({column, line});
            cell.kind = ground::plain;
            cells.push_back(cell);
        }
    std::ranges::sort(cells, {}, &Cell::at);
    scenario.board = Board();
    scenario.board.orientation = fixture::game().catalog.orientation;
    scenario.board.setCells(std::move(cells));
    addZone(scenario, 0, {2, 3});
    addZone(scenario, 1, {8, 9});
    return scenario;
}

double shareOf(const sim::Tally& tally, std::size_t place) {
    return static_cast<double>(tally.wins[place]) / static_cast<double>(tally.games);
}

}  // namespace

class SeriesTest : public QObject {
    Q_OBJECT
private slots:
    void armiesChangePlacesUnlessTheMapDeclaresItsShares() {
        Scenario plan = fixture::layout("plan-1");
        std::erase_if(plan.extra.members, [](const auto& member) { return member.first == "targets"; });
        QCOMPARE(seriesOn(plan, "greedy")->factions(), 2);
        QVERIFY(!seriesOn(plan, "greedy")->ordered());
        plan.extra.members.emplace_back("targets", "[47, 53]");
        const auto bound = seriesOn(plan, "greedy");
        QCOMPARE(bound->factions(), 0);
        QCOMPARE(bound->targets(), (std::vector<std::int32_t>{47, 53}));
        QVERIFY(seriesOn(fixture::layout("mat"), "greedy")->ordered());
    }

    /// CS-B8: the prepared battles are judged by the shares that they declare, and greedy armies
    /// win as often as that.
    void preparedBattlesAreJudgedByTheirShares() {
        const Systems games({fixture::game()});
        for (const Sample& sample : fixture::game().samples) {
            const auto battle = readScenario(sample.text, games);
            QVERIFY(battle.ok());
            const auto series = seriesOn(*battle, "greedy");
            QCOMPARE(series->factions(), 0);  // each army keeps its place
            QCOMPARE(series->targets(), *declaredTargets(*battle, armyCount));
            const auto state = checked(*series, 2'500, 0.025);
            QVERIFY2(state.verdict != balance::Verdict::Unfair, sample.id.c_str());
            // By other shares it would be.
            Scenario other = *battle;
            (void)apply(other, declaringTargets(other, {30, 70}));
            QCOMPARE(checked(*seriesOn(other, "greedy"), 2'500, 0.025).verdict, balance::Verdict::Unfair);
        }
    }

    /// A map that looks the same from both sides is fair however unlike the armies are, and the
    /// armies' effect is found beside.
    void mirrorMapsAreFair() {
        const auto series = seriesOn(mirrorMap(), "greedy");
        const auto state = checked(*series, 24'000, 0.02);
        QCOMPARE(state.verdict, balance::Verdict::Fair);
    }

    /// One side of the mat is behind marshes with two gaps.
    void aPlantedMapIsUnfair() {
        Scenario map = mirrorMap();
        // The second side starts in full view of a line of marshes that it must go round; the first
        // one waits behind palisades.
        for (int column = 0; column < 12; ++column)
            if (column != 5) fixture::put(map, "marsh", std::to_string(column) + ",7");
        const auto state = checked(*seriesOn(map, "greedy"), 8'000, 0.02);
        QCOMPARE(state.verdict, balance::Verdict::Unfair);
    }

    void exchangedArmiesStandWhereTheOthersWould() {
        for (const char* map : fixture::plans) {
            const Scenario scenario = fixture::layout(map);
            const Battle own = fixture::battleOn(scenario),
                         exchanged = fixture::battleOn(scenario, {}, StartPlaces::Exchanged);
            QVERIFY(own.armyOfSeat(0) != exchanged.armyOfSeat(0));
            for (const Army army : armies) {
                // Each army has as many regiments as before, each on a hex of its own.
                int before = 0, after = 0;
                std::vector<Field> taken;
                for (RegimentId id = 0; id < regimentTotal; ++id) {
                    if (armyOf(id) != army) continue;
                    before += own.start(id).at != gone ? 1 : 0;
                    after += exchanged.start(id).at != gone ? 1 : 0;
                    if (onMat(exchanged.start(id).at)) taken.push_back(exchanged.start(id).at);
                }
                QCOMPARE(after, before);
                std::ranges::sort(taken);
                QVERIFY(std::ranges::adjacent_find(taken) == taken.end());
                for (const Field field : taken) QVERIFY(exchanged.enterable(field));
            }
        }
    }

    /// A prepared battle is judged by its declared shares.
    void declaredSharesAreTheTarget() {
        Scenario plan = fixture::layout("plan-1");
        std::erase_if(plan.board.zones, [](const Zone& zone) { return zone.kind == zone::objective; });
        std::erase_if(plan.extra.members, [](const auto& member) { return member.first == "targets"; });
        plan.extra.members.emplace_back("targets", "[1, 1]");
        const auto even = checked(*seriesOn(plan, "greedy"), 8'000, 0.02);
        const double imperial = shareOf(even.bots.front().tally, 0);
        // Spec section 4.4: Shadow wins 51 to 55 % of plan 1 without the aim of the tower; two
        // points more or less.
        QVERIFY2(imperial > 0.43 && imperial < 0.51, qPrintable(QString::number(imperial)));
        plan.extra.members.back().second = "[90, 10]";
        QCOMPARE(checked(*seriesOn(plan, "greedy"), 8'000, 0.02).verdict, balance::Verdict::Unfair);
        const int part = static_cast<int>(imperial * 1000);
        plan.extra.members.back().second =
            "[" + std::to_string(part) + ", " + std::to_string(1000 - part) + "]";
        QCOMPARE(checked(*seriesOn(plan, "greedy"), 8'000, 0.02).verdict, balance::Verdict::Fair);
    }
};

HEXA_TEST(SeriesTest, "long slow-unoptimized");

}  // namespace hexa::claymore

#include "series_test.moc"
