// SPDX-License-Identifier: GPL-3.0-or-later
// Advice follows games: on fresh maps nothing names other seats than the games do, once their
// intervals are apart. HEXATELIER_FRESH_MAPS=60 tries 60 maps.
#include "core/balance/causes.h"
#include "core/balance/countedgames.h"
#include "core/balance/expectedgap.h"
#include "core/balance/panel.h"
#include "core/balance/report.h"
#include "core/base/rng.h"
#include "core/edit/builders.h"
#include "core/engine/generate/generate.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/generate/fairfill.h"
#include "core/generate/fill.h"
#include "core/generate/suggest.h"
#include "core/library/images.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace hexa;

namespace {

constexpr std::int64_t freshGames = 2'400;
/// Games of a bot that show a gap to about a point, for the ranges that were foreseen.
constexpr std::int64_t manyGames = 20'000;

constexpr std::array sorts{"drawn", "filled", "searched"};

/// Points by which rounding may move a sum of causes.
constexpr double rounding = 0.06;

/// A fresh map, with the games that the program has played to make it.
struct FreshMap {
    Scenario map;
    std::vector<generate::PlayedGap> played = {};
};

/// A start as people make them (scripts/fill-starts): nothing, six tiles, or half of a symmetric
/// map's tiles; and what the program makes of it.
FreshMap filledByHand(int players, std::uint64_t seed) {
    Scenario map = test::legalMap(players, seed);
    std::size_t kept = seed % 3 == 0 ? 0 : 6;
    if (seed % 3 == 2) {
        GenerateRequest symmetric;
        symmetric.base = test::game().layout(std::to_string(players) + "p")->scenario;
        symmetric.mode = test::game().generate->methodFor(FairKind::Symmetric)->id;
        symmetric.seed = seed;
        map = *makeMap(test::game(), symmetric);
        kept = map.board.cellCount() / 2;
    }
    std::vector<Hex> tiles;
    for (const Cell& cell : map.board.cells())
        if (!map.seatAt(cell.at) && isTile(cell.kind)) tiles.push_back(cell.at);
    Rng rng(seed, "fresh-start");
    for (std::size_t i = tiles.size(); i > 1; --i)
        std::swap(tiles[i - 1], tiles[rng.below(static_cast<std::uint32_t>(i))]);
    tiles.erase(tiles.begin(), tiles.begin() + static_cast<std::ptrdiff_t>(std::min(kept, tiles.size())));
    static_cast<void>(apply(map, paintCells(map, test::game().catalog, tiles, KindId::Empty)));
    generate::FillRequest request;
    request.map = map;
    request.seed = seed;
    request.symmetry = "none";
    // Measuring their range takes as many games as a person has.
    if (!qEnvironmentVariableIsSet("HEXATELIER_FRESH_MAPS"))
        request.games = generate::fillGames(players) / 10;
    request.threads = 2;
    const auto filling = generate::fillFairly(test::game(), request);
    if (!filling) return {map};
    static_cast<void>(apply(map, changeCells(map, test::game().catalog, filling->changes)));
    return {map, filling->played};
}

FreshMap searchedFor(int players, std::uint64_t seed) {
    GenerateRequest request;
    request.base = test::game().layout(std::to_string(players) + "p")->scenario;
    request.mode = test::game().generate->methodFor(FairKind::Balanced)->id;
    request.seed = seed;
    request.effort = generate::shortEffort;
    return {*makeMap(test::game(), request)};
}

balance::BalanceReport played(const Scenario& map, std::uint64_t seed, std::int64_t games = freshGames) {
    balance::CheckPlan plan;
    plan.panel = balance::quickPanel(test::game());
    plan.looking = balance::Looking::Once;
    plan.games = games;
    plan.seed = seed;
    plan.threads = 2;
    const auto series = test::game().play->series(map, {{}, plan.panel, {}});
    return balance::makeReport(plan, balance::check(**series, plan));
}

/// Returns suggestions as the window asks for them.
std::vector<generate::Suggestion> suggestionsFor(const Scenario& map, const balance::BalanceReport& report) {
    GenerateRequest request;
    request.base = map;
    request.keep = 5;
    request.seed = 1;
    auto found = generate::suggest(test::game(), request, balance::sharesBySeat(report));
    return found ? *std::move(found) : std::vector<generate::Suggestion>();
}

double gapIn(const balance::BalanceReport& report) { return report.bots[report.worstBot].gap * 100; }

/// Makes a map: by the rulebook's draw, filled from a start, or searched for.
FreshMap freshMap(int number, int players, std::uint64_t seed) {
    if (number % 3 == 0) return {test::legalMap(players, seed)};
    return number % 3 == 1 ? filledByHand(players, seed) : searchedFor(players, seed);
}

}  // namespace

class FreshMapsTest : public QObject {
    Q_OBJECT

private slots:
    void adviceNamesTheSeatsThatGamesShow_data() {
        QTest::addColumn<int>("number");
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("HEXATELIER_FRESH_MAPS", &given);
        for (int number = 0; number < (given ? wanted : 6); ++number) {
            QTest::addRow("%s %d", sorts[static_cast<std::size_t>(number % 3)], number) << number;
        }
    }

    void adviceNamesTheSeatsThatGamesShow() {
        QFETCH(const int, number);
        const auto seed = static_cast<std::uint64_t>(1000 + number);
        const auto [map, games] = freshMap(number, 2 + number / 3 % 3, seed);
        ++mMaps;
        // Fair by its symmetry, whatever chance makes of the games.
        if (library::isSameForAll(test::game(), map)) return;
        judge(map, seed);
        if (qEnvironmentVariableIsSet("HEXATELIER_FRESH_MAPS")) compareRange(map, games, number % 3, seed);
    }

    /// Single maps may be hard to predict, but most advice must be borne out.
    void mostSuggestionsNarrowTheGapInGames() {
        qInfo("%d maps, seats named on %d, explained on %d; %d suggestions, %d of them narrower in games",
              mMaps, mNamed, mExplained, mSuggested, mNarrower);
        for (std::size_t sort = 0; sort < sorts.size(); ++sort)
            if (mForeseen[sort] > 0)
                qInfo("%s: %d of %d foreseen ranges hold the gap of the games", sorts[sort], mHeld[sort],
                      mForeseen[sort]);
        if (mShown > 0) qInfo("filled: %d of %d shown ranges hold it", mShownHeld, mShown);
        if (mMaps == 0) QSKIP("Needs the maps of the whole class.");
        QVERIFY(mSuggested > 0);
        QVERIFY(4 * mNarrower >= 3 * mSuggested);
    }

private:
    void judge(const Scenario& map, std::uint64_t seed) {
        const auto prediction = test::game().balance->predict(map, {});
        QVERIFY(prediction.ok() && *prediction);
        if (const auto foreseen = balance::causesOf(**prediction, {}, map.board, 5)) checkSizes(*foreseen);
        const balance::BalanceReport report = played(map, seed);
        const auto sides = balance::playedSides(report);
        if (!sides) return;
        ++mNamed;
        // The named seats have the most and the fewest wins, and their intervals are apart.
        const balance::BotReport& bot = report.bots[report.worstBot];
        const auto& ahead = bot.places[static_cast<std::size_t>(sides->ahead.front())];
        const auto& behind = bot.places[static_cast<std::size_t>(sides->behind.front())];
        for (const balance::ShareFigure& place : bot.places) {
            QVERIFY(ahead.share >= place.share);
            QVERIFY(behind.share <= place.share);
        }
        QVERIFY(ahead.interval.low > behind.interval.high);
        // The sentence about the hardest seat speaks of the same one.
        if (report.hardestPlace) QCOMPARE(*report.hardestPlace, sides->behind.front());
        // What explains the gap speaks of the same seats, or is silent.
        if (const auto causes = balance::causesOf(**prediction, {}, map.board, 5, &*sides)) {
            ++mExplained;
            QVERIFY(causes->ahead == sides->ahead && causes->behind == sides->behind);
            checkSizes(*causes);
        }
        checkSuggestions(map, seed, report);
        // Games with other seeds do not contradict it.
        const balance::BalanceReport again = played(map, seed + 500'000);
        for (const balance::BotReport& other : again.bots) {
            if (other.bot != bot.bot) continue;
            const auto& first = other.places[static_cast<std::size_t>(sides->ahead.front())];
            const auto& last = other.places[static_cast<std::size_t>(sides->behind.front())];
            QVERIFY(first.interval.high >= last.interval.low);
        }
    }

    /// Counts the foreseen ranges that hold what games show: four of five should.
    /// Where the program has played games, their range is the one that people see.
    void compareRange(const Scenario& map, const std::vector<generate::PlayedGap>& games, int sort,
                      std::uint64_t seed) {
        const auto foreseen = balance::foresee(test::game(), map, {});
        if (!foreseen) return;
        const balance::ExpectedGap expected = balance::expectedGap(*foreseen);
        if (!expected.range) return;
        const double gap = gapIn(played(map, seed + 200'000, manyGames));
        const bool held = expected.range->low <= gap && gap <= expected.range->high;
        ++mForeseen[static_cast<std::size_t>(sort)];
        mHeld[static_cast<std::size_t>(sort)] += held;
        if (const auto report =
                balance::settledReport(test::game(), map, generate::winsOf(games), balance::defaultMargin)) {
            const balance::ExpectedGap shown = balance::expectedGap(*report);
            ++mShown;
            mShownHeld += shown.range->low <= gap && gap <= shown.range->high;
            qInfo("%s: shown %.1f (%.1f to %.1f), played %.1f", sorts[static_cast<std::size_t>(sort)],
                  shown.gap, shown.range->low, shown.range->high, gap);
        }
        qInfo("%s: foreseen %.1f (%.1f to %.1f), played %.1f", sorts[static_cast<std::size_t>(sort)],
              expected.gap, expected.range->low, expected.range->high, gap);
    }

    /// Causes add up to their gap, and none is larger than twice the gap.
    static void checkSizes(const balance::Causes& causes) {
        double sum = causes.rest;
        for (const balance::Cause& cause : causes.list) {
            sum += cause.points;
            QVERIFY(std::abs(cause.points) <= 1.5 * causes.gap + 2.1 * rounding);
            QVERIFY(!cause.kind || !cause.places.empty());
        }
        QVERIFY(std::abs(sum - causes.gap) < rounding);
    }

    /// Suggestions begin with the gap that games show, and the first one is played.
    void checkSuggestions(const Scenario& map, std::uint64_t seed, const balance::BalanceReport& report) {
        const auto suggestions = suggestionsFor(map, report);
        for (const generate::Suggestion& suggestion : suggestions) {
            QVERIFY(std::abs(suggestion.gapBefore - gapIn(report)) < rounding);
            QVERIFY(suggestion.gapAfter <= suggestion.gapBefore);
        }
        if (suggestions.empty()) return;
        Scenario better = map;
        std::vector<Hex> all;
        for (const auto& [at, kind] : suggestions.front().tiles) all.push_back(at);
        static_cast<void>(apply(better, paintCells(better, test::game().catalog, all, KindId::Empty)));
        for (const auto& [at, kind] : suggestions.front().tiles)
            static_cast<void>(apply(better, paintCells(better, test::game().catalog, {&at, 1}, kind)));
        ++mSuggested;
        const double after = gapIn(played(better, seed + 900'000));
        mNarrower += after < gapIn(report);
        if (qEnvironmentVariableIsSet("HEXATELIER_FRESH_MAPS"))
            qInfo("gap %.1f, suggested %.1f, played then %.1f", gapIn(report), suggestions.front().gapAfter,
                  after);
    }

    int mMaps = 0, mNamed = 0, mExplained = 0, mSuggested = 0, mNarrower = 0;
    std::array<int, sorts.size()> mForeseen = {}, mHeld = {};
    int mShown = 0, mShownHeld = 0;  ///< Ranges of games that the program has played.
};

HEXA_TEST(FreshMapsTest, "long slow-unoptimized");

#include "freshmaps_test.moc"
