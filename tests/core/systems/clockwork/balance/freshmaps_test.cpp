// SPDX-License-Identifier: GPL-3.0-or-later
// Advice follows games: on fresh maps no seat is named but those that games show to be ahead and
// behind. HEXATELIER_FRESH_MAPS=60 tries so many maps.
#include "core/balance/causes.h"
#include "core/balance/panel.h"
#include "core/balance/report.h"
#include "core/edit/builders.h"
#include "core/engine/generate/generate.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/generate/fill.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <algorithm>

using namespace hexa;

namespace {

constexpr std::int64_t freshGames = 2'400;

/// As people begin: a third of a legal map's tiles stays, the rest is filled by a short search.
Scenario filledByHand(int players, std::uint64_t seed) {
    Scenario map = test::legalMap(players, seed);
    std::vector<Hex> taken;
    std::size_t number = 0;
    for (const Cell& cell : map.board.cells())
        if (!map.seatAt(cell.at) && number++ % 3 != seed % 3) taken.push_back(cell.at);
    static_cast<void>(apply(map, paintCells(map, test::game().catalog, taken, KindId::Empty)));
    const auto filling = generate::fillRest(test::game(), map, seed);
    if (filling) static_cast<void>(apply(map, changeCells(map, test::game().catalog, *filling)));
    return map;
}

Scenario searchedFor(int players, std::uint64_t seed) {
    GenerateRequest request;
    request.base = test::game().layout(std::to_string(players) + "p")->scenario;
    request.mode = test::game().generate->methodFor(FairKind::Balanced)->id;
    request.seed = seed;
    request.effort = generate::shortEffort;
    return *makeMap(test::game(), request);
}

balance::BalanceReport played(const Scenario& map, std::uint64_t seed) {
    balance::CheckPlan plan;
    plan.panel = balance::quickPanel(test::game());
    plan.looking = balance::Looking::Once;
    plan.games = freshGames;
    plan.seed = seed;
    plan.threads = 2;
    const auto series = test::game().play->series(map, {{}, plan.panel, {}});
    return balance::makeReport(plan, balance::check(**series, plan));
}

}  // namespace

class FreshMapsTest : public QObject {
    Q_OBJECT

private slots:
    void adviceNamesTheSeatsThatGamesShow() {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("HEXATELIER_FRESH_MAPS", &given);
        const int maps = given ? wanted : 6;
        int named = 0, explained = 0;
        for (int number = 0; number < maps; ++number) {
            const int players = 2 + number / 3 % 3;
            const auto seed = static_cast<std::uint64_t>(1000 + number);
            const Scenario map = number % 3 == 0   ? test::legalMap(players, seed)
                                 : number % 3 == 1 ? filledByHand(players, seed)
                                                   : searchedFor(players, seed);
            const balance::BalanceReport report = played(map, seed);
            const auto sides = balance::playedSides(report);
            if (!sides) continue;
            ++named;
            const QByteArray which = "map " + QByteArray::number(number);
            // Who is named has the most and the fewest wins, and their intervals are apart.
            const balance::BotReport& bot = report.bots[report.worstBot];
            const auto& ahead = bot.places[static_cast<std::size_t>(sides->ahead.front())];
            const auto& behind = bot.places[static_cast<std::size_t>(sides->behind.front())];
            for (const balance::ShareFigure& place : bot.places) {
                QVERIFY2(ahead.share >= place.share, which);
                QVERIFY2(behind.share <= place.share, which);
            }
            QVERIFY2(ahead.interval.low > behind.interval.high, which);
            // What explains the gap speaks of the same seats, or is silent.
            const auto prediction = test::game().balance->predict(map, {});
            QVERIFY2(prediction.ok() && *prediction, which);
            if (const auto causes = balance::causesOf(**prediction, {}, map.board, 6, &*sides)) {
                ++explained;
                QVERIFY2(causes->ahead == sides->ahead && causes->behind == sides->behind, which);
            }
            // Games that nobody has seen do not contradict it.
            const balance::BalanceReport again = played(map, seed + 500'000);
            for (const balance::BotReport& other : again.bots) {
                if (other.bot != bot.bot) continue;
                const auto& first = other.places[static_cast<std::size_t>(sides->ahead.front())];
                const auto& last = other.places[static_cast<std::size_t>(sides->behind.front())];
                QVERIFY2(first.interval.high >= last.interval.low, which);
            }
        }
        qInfo("%d maps, seats named on %d, explained on %d", maps, named, explained);
    }
};

HEXA_TEST(FreshMapsTest, "long slow-unoptimized");

#include "freshmaps_test.moc"
