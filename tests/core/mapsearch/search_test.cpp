// SPDX-License-Identifier: GPL-3.0-or-later
// The search on a toy: an invented score, with functions as wishes.
#include "core/mapsearch/search.h"

#include "core/mapsearch/mapfinder.h"
#include "core/mapsearch/outputs.h"
#include "core/mapsearch/refine.h"
#include "core/mapsearch/repairs.h"
#include "tests/core/mapsearch/toymap.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::mapsearch;
using namespace hexa::test;

namespace {

/// Returns the strengths calculated from all tiles, without updated sums.
std::vector<Strengths> strengthsOf(const MapModel& model, const Kinds& kinds) {
    std::vector<Strengths> strengths(2);
    for (std::size_t judge = 0; judge < 2; ++judge)
        for (const TileIndex at : model.places)
            for (std::size_t seat = 0; seat < 2; ++seat)
                strengths[judge][seat] += toyWeight(judge, model, at, kinds[at], seat);
    return strengths;
}

double gapOf(const MapModel& model, const Kinds& kinds) { return widestGap(strengthsOf(model, kinds), 2); }

/// Wishes that no two Mines touch.
Goals apart(const MapModel& model) {
    Goals goals;
    goals.missing = [&model](const Kinds&, const KindMasks& masks) {
        std::int64_t pairs = 0;
        for (const TileIndex a : model.places)
            for (const TileIndex b : model.places)
                pairs += a < b && (masks[Mine] >> a & masks[Mine] >> b & 1) != 0 &&
                         distance(model.hexes[a], model.hexes[b]) == 1;
        return pairs;
    };
    return goals;
}

MapTask taskFor(const MapModel& model, Goals goals = {}) {
    MapTask task{model};
    task.movable = singleSets(model);
    task.score = toyScore(model, model.fixed);
    task.goals = std::move(goals);
    task.seed = 5;
    task.stream = "toy-search";
    task.begin = [&model](Rng& rng) { return toyMap(model, rng.next()); };
    return task;
}

}  // namespace

class MapSearchTest : public QObject {
    Q_OBJECT
private slots:
    void sumsAreThoseOfTheMap() {
        const MapModel model = toyModel();
        Rng rng(1, "test");
        AdditiveScore score = toyScore(model, toyMap(model, 1));
        Kinds kinds = toyMap(model, 1);
        const auto count = static_cast<std::uint32_t>(model.places.size());
        for (int i = 0; i < 200; ++i) {
            const TileIndex a = model.places[rng.below(count)];
            const TileIndex b = model.places[rng.below(count)];
            if (a == b) continue;
            const double foreseen = score.gapAfterSwap(a, b);
            const std::uint32_t spread = score.spreadAfterSwap(a, b);
            score.swap(a, b);
            std::swap(kinds[a], kinds[b]);
            const auto strengths = strengthsOf(model, kinds);
            QCOMPARE(score.gap(), widestGap(strengths, 2));
            QCOMPARE(score.gap(), foreseen);
            QCOMPARE(score.spread(), spread);
            for (std::size_t judge = 0; judge < 2; ++judge)
                for (std::size_t team = 0; team < 2; ++team)
                    QCOMPARE(score.strengths(judge)[team], strengths[judge][team]);
        }
    }

    void nearbyMapsAreOneMoveAway() {
        const MapModel model = toyModel();
        const Kinds from = toyMap(model, 7);
        Search search(model, singleSets(model), toyScore(model, from), {});
        const auto all = search.nearby(from, 10'000);
        const auto few = search.nearby(from, 5);
        QCOMPARE(few.size(), std::size_t{5});
        QVERIFY(std::equal(few.begin(), few.end(), all.begin()));
        std::vector<std::int64_t> costs;
        int swaps = 0, exchanges = 0;
        for (const Kinds& kinds : all) {
            QVERIFY(model.allows(kinds));
            int changed = 0;
            for (std::size_t at = 0; at < model.tiles(); ++at) changed += kinds[at] != from[at];
            QVERIFY(changed == 1 || changed == 2);
            ++(changed == 2 ? swaps : exchanges);
            costs.push_back(search.cost(kinds));
        }
        QVERIFY(std::is_sorted(costs.begin(), costs.end()));
        QVERIFY(exchanges > 0);
        // Every pair of places with different kinds can change places.
        int pairs = 0;
        for (const TileIndex a : model.places)
            for (const TileIndex b : model.places) pairs += a < b && from[a] != from[b];
        QCOMPARE(swaps, pairs);
    }

    void searchesKeepLimitsAndFindFairMaps() {
        const MapModel model = toyModel();
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Kinds from = toyMap(model, seed);
            Search search(model, singleSets(model), toyScore(model, from), {});
            Rng rng(seed, "test");
            const Kinds found = search.run(from, rng, 2000);
            QVERIFY(model.allows(found));
            QVERIFY(search.cost(found) <= search.cost(from));
            QVERIFY(gapOf(model, found) < 1);
        }
    }

    void wishesComeFirst() {
        const MapModel model = toyModel();
        const MapTask task = taskFor(model, apart(model));
        MapFinder finder(task);
        for (std::size_t number = 0; number < 5; ++number) {
            const Find find = finder(number);
            QCOMPARE(find.missing, std::int64_t{0});
            QVERIFY(finder(number).kinds == find.kinds);
            QVERIFY(MapFinder(task)(number).kinds == find.kinds);
            QCOMPARE(find.gap, gapOf(model, find.kinds));
        }
        QVERIFY(canMeet(task, apart(model), toyMap(model, 1)));
        Goals never;
        never.missing = [](const Kinds&, const KindMasks&) { return 1; };
        QVERIFY(!canMeet(task, never, toyMap(model, 1)));
    }

    /// The whole model knows of a handicap not visible in the tiles; the search compensates for it.
    void theWholeModelCorrectsTheSearch() {
        const MapModel model = toyModel();
        MapTask task = taskFor(model);
        task.wholeModel = [&model] {
            return [&model](const Kinds& kinds) {
                auto strengths = strengthsOf(model, kinds);
                for (Strengths& judge : strengths) judge[0] += 150'000;
                return strengths;
            };
        };
        const Find find = MapFinder(task)(1);
        QVERIFY(find.gap < 1);
        QVERIFY(gapOf(model, find.kinds) > 2);
    }

    void threadsDontMatter() {
        const MapModel model = toyModel();
        const MapTask task = taskFor(model);
        std::vector<std::vector<Kinds>> runs;
        for (const int threads : {1, 3}) {
            GenerateRequest request;
            request.threads = threads;
            runs.emplace_back();
            for (const Find& find : outputsOf<Find>(12, request, [&] { return MapFinder(task); }))
                runs.back().push_back(find.kinds);
        }
        QCOMPARE(runs[0].size(), std::size_t{12});
        QVERIFY(runs[0] == runs[1]);
    }

    /// Against all single swaps tried one by one.
    void repairsAreTheBestSwaps() {
        const MapModel model = toyModel();
        const Kinds map = toyMap(model, 3);
        RepairTask task{toyScore(model, map), strengthsOf(model, map), model.free(), {}};
        task.gapAfter = [&](std::span<const TileSwap> swaps) {
            Kinds kinds = map;
            for (const auto& [a, b] : swaps) std::swap(kinds[a], kinds[b]);
            return gapOf(model, kinds);
        };
        double best = gapOf(model, map);
        for (const TileIndex a : model.places)
            for (const TileIndex b : model.places) best = std::min(best, task.gapAfter({{TileSwap{a, b}}}));
        const auto repairs = findRepairs(task, {});
        QCOMPARE(repairs.size(), std::size_t{3});
        QCOMPARE(repairs[0].front().after, best);
        double last = best;
        for (std::size_t number = 0; number < 3; ++number) {
            QVERIFY(std::is_sorted(repairs[number].begin(), repairs[number].end()));
            for (const SwapRepair& repair : repairs[number]) {
                QCOMPARE(repair.swaps.size(), number + 1);
                QCOMPARE(repair.after, task.gapAfter(repair.swaps));
            }
            QVERIFY(repairs[number].front().after <= last);
            last = repairs[number].front().after;
        }
    }

    /// The single repairs that additions find too, but the whole model looks at no more than it is
    /// allowed to.
    void swapsAreSingleRepairs() {
        const MapModel model = toyModel();
        const Kinds map = toyMap(model, 3);
        RepairTask task{toyScore(model, map), strengthsOf(model, map), model.free(), {}};
        std::size_t looks = 0;
        task.gapAfter = [&](std::span<const TileSwap> swaps) {
            ++looks;
            Kinds kinds = map;
            for (const auto& [a, b] : swaps) std::swap(kinds[a], kinds[b]);
            return gapOf(model, kinds);
        };
        const auto swaps = findSwaps(task, 3);
        QVERIFY(!swaps.empty());
        QVERIFY(looks <= 3);
        const auto repairs = findRepairs(task, {})[0];
        for (const SwapRepair& swap : swaps) {
            QCOMPARE(swap.after, task.gapAfter(swap.swaps));
            QVERIFY(swap.after < gapOf(model, map));
            QVERIFY(std::any_of(repairs.begin(), repairs.end(),
                                [&](const SwapRepair& repair) { return repair.swaps == swap.swaps; }));
        }
        QCOMPARE(findSwaps(task, repairs.size()).front().after, repairs.front().after);
        // An even map has none.
        task.strengths.assign(task.strengths.size(), Strengths{});
        QVERIFY(findSwaps(task, 3).empty());
    }

    /// According to games the first seat wins 52 of 100: neighbours must favour the second.
    void refiningFollowsTheGames() {
        const MapModel model = toyModel();
        const MapTask task = taskFor(model);
        const Find fair = MapFinder(task)(0);
        GenerateRequest request;
        const auto near = refine(task, {fair.kinds, {{0.52, 0.48}, {0.52, 0.48}}}, request, 64);
        QVERIFY(!near.empty());
        QVERIFY(model.allows(near.front().kinds));
        for (const Strengths& judge : strengthsOf(model, near.front().kinds))
            QVERIFY(judge[1] > judge[0] + 40'000);
        for (const Refined& map : near) QCOMPARE(map.strengths, task.makeFullScore()->strengths(map.kinds));
        QVERIFY(refine(task, {fair.kinds, {{}, {}}}, request, 64) != near);
        // A wider search finds more.
        QVERIFY(refine(task, {fair.kinds, {{0.52, 0.48}, {0.52, 0.48}}}, request, 256).size() > near.size());
    }

    /// Each of two allies has the share of their team: it counts once.
    void alliesAreNoTwoSurprises() {
        const MapModel model = toyModel();
        const Find fair = MapFinder(taskFor(model))(0);
        MapModel allied = model;
        allied.teams = {0, 1, 0, 1};
        const GenerateRequest request;
        for (const double share : {0.51, 0.53, 0.56, 0.6, 0.7}) {
            const std::vector<double> shares{share, 1 - share}, twice{share, 1 - share, share, 1 - share};
            const auto kindsOf = [](const std::vector<Refined>& maps) {
                std::vector<Kinds> list;
                for (const Refined& map : maps) list.push_back(map.kinds);
                return list;
            };
            QCOMPARE(kindsOf(refine(taskFor(allied), {fair.kinds, {twice, twice}}, request, 64)),
                     kindsOf(refine(taskFor(model), {fair.kinds, {shares, shares}}, request, 64)));
        }
    }
};

HEXA_TEST(MapSearchTest);
#include "search_test.moc"
