// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of the static half of the balance checker of Clockwork Wars, one core. Where no table
// was fitted the weights are made up: they cost the same.
#include "core/base/rng.h"
#include "core/registry/registry.h"
#include "core/systems/clockwork/balance/report.h"
#include "core/systems/clockwork/lab/laboratory.h"
#include "core/systems/clockwork/lab/samples.h"
#include "tests/bench/measure.h"

namespace {

using namespace hexa;
using namespace hexa::clockwork;

constexpr int runs = 7;

WeightTable madeUpTable(const std::string& configuration, std::uint64_t seed) {
    Rng rng(seed, "bench");
    TableInfo info;
    info.configuration = configuration;
    Coefficients coefficients;
    for (const std::string& name : FeatureSpace(rivalsIn(configuration)).names())
        coefficients.emplace_back(name, (static_cast<int>(rng.below(1001)) - 500) / 1000.0);
    return bench::sure(readWeightTable(bench::sure(writeWeightTable(info, coefficients))));
}

/// Swaps of an annealer that accepts equal or better values: each is evaluated, few are carried
/// out.
void swaps(const AdditiveScore& start, const std::vector<TileIndex>& free, const std::string& name,
           const std::string& how, const std::string& target) {
    constexpr int times = 2'000'000;
    std::vector<std::pair<TileIndex, TileIndex>> pairs(4096);
    Rng rng(1, "bench");
    const auto count = static_cast<std::uint32_t>(free.size());
    for (auto& [a, b] : pairs) {
        a = free[rng.below(count)];
        b = free[rng.below(count)];
    }
    const auto seconds = bench::median(runs, [&] {
        AdditiveScore score = start;
        std::uint32_t best = score.spread();
        for (int i = 0; i < times; ++i) {
            const auto& [a, b] = pairs[static_cast<std::size_t>(i) % pairs.size()];
            const std::uint32_t spread = score.spreadAfterSwap(a, b);
            if (spread >= best) continue;
            best = spread;
            score.swap(a, b);
        }
        bench::use(&best);
    });
    bench::row("swaps, " + name, bench::rate(times, seconds), "swaps/s", how, target);
}

void players(const GameSystem& system, int count) {
    const std::string name = std::to_string(count) + " players";
    const Scenario scenario = bench::sure(sampleMap(count, "rulebook", 1, system.catalog, system.layouts));
    const GameMap map = bench::sure(makeGameMap(scenario, system.catalog));
    const RuleOptions options;
    const Measured measured(map, options);
    const Metrics metrics = measureMetrics(measured);
    std::vector<WeightTable> tables;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        tables.push_back(madeUpTable(configurationOf(count, options), seed));
    std::vector<const WeightTable*> judges;
    for (const WeightTable& table : tables) judges.push_back(&table);

    std::vector<TileIndex> free;
    forEachTile(map.all() & ~map.capitals, [&](TileIndex at) { free.push_back(at); });
    swaps(additiveScoreOf(measured, metrics, {judges.data(), 1}), free, name, "one judge", "> 10000000");
    swaps(additiveScoreOf(measured, metrics, judges), free, name, "worst of four judges", "");

    constexpr int times = 2000;
    const auto vectors = bench::median(runs, [&] {
        for (int i = 0; i < times; ++i) {
            const Measured again(map, options);
            const Metrics values = measureMetrics(again);
            bench::use(&values);
        }
    });
    bench::row("metrics, " + name, bench::rate(times, vectors), "maps/s", "distances and M1 to M15");
    const std::vector<double> usual(judges.size(), 1);
    constexpr int few = 50;
    const auto predictions = bench::median(runs, [&] {
        for (int i = 0; i < few; ++i) {
            const Prediction prediction = predictionOf(measured, metrics, options, judges, usual, 0);
            bench::use(&prediction);
        }
    });
    bench::row("predictions, " + name, bench::rate(few, predictions), "maps/s",
               "four judges, parts, best swaps");
}

void samples(const GameSystem& system) {
    constexpr int times = 200;
    for (const char* kind : {"rulebook", "irregular", "symmetric"}) {
        const auto seconds = bench::median(runs, [&] {
            for (std::uint64_t seed = 0; seed < times; ++seed) {
                const Scenario map = bench::sure(sampleMap(4, kind, seed, system.catalog, system.layouts));
                bench::use(&map);
            }
        });
        bench::row(std::string("random maps, ") + kind, bench::rate(times, seconds), "maps/s", "4 players");
    }
}

}  // namespace

int main() {
    const Systems systems = builtInSystems();
    const GameSystem* game = systems.find("clockwork-wars");
    if (game == nullptr) return 1;
    for (const int count : {2, 3, 4}) players(*game, count);
    samples(*game);
}
