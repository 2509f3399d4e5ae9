// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of the generators of Clockwork Wars before any game is played, one core, with the
// tables of the program.
#include "core/mapsearch/search.h"
#include "core/registry/registry.h"
#include "core/systems/clockwork/balance/table.h"
#include "core/systems/clockwork/generate/makers.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <cstdlib>

namespace {

using namespace hexa;
using namespace hexa::clockwork;

constexpr int runs = 7;

GenerateRequest requestFor(const GameSystem& system, const char* layout, const char* mode) {
    GenerateRequest request;
    request.base = system.layout(layout)->scenario;
    request.mode = mode;
    request.seed = 1;
    return request;
}

/// Measures random maps of the rulebook with the gap predicted by the tiles' weights, of the worst
/// judge.
void scoredMaps(const Groundwork& groundwork, const std::string& name) {
    constexpr int maps = 50'000;
    RulebookDraw draw =
        bench::sure(RulebookDraw::prepare(groundwork.request().base, groundwork.known().catalog, {}));
    AdditiveScore score = *groundwork.score();
    std::uint64_t seed = 0;
    std::uint64_t sum = 0;
    const auto seconds = bench::median(runs, [&] {
        for (int i = 0; i < maps; ++i) {
            const auto kinds = draw.draw(seed++);
            for (std::size_t place = 0; place < kinds.size(); ++place) {
                const auto kind = static_cast<std::uint8_t>(indexOf(kinds[place]));
                const TileIndex at = groundwork.model().places[place];
                if (score.kind(at) != kind) score.set(at, kind);
            }
            sum += score.spread();
        }
    });
    bench::use(&sum);
    bench::row("scored random maps, " + name, bench::rate(maps, seconds), "maps/s", "worst of four judges",
               "> 1000000");
}

/// Measures the time until a search's map is better than 999 of 1000 random ones, by the tiles'
/// weights, and the share of failures with that time.
void betterThanMost(const Groundwork& groundwork, const std::string& name) {
    constexpr int maps = 20'000;
    constexpr int searches = 500;
    constexpr int steps = 1'000;
    mapsearch::Search search(groundwork.model(), mapsearch::singleSets(groundwork.model()),
                             groundwork.score(), {});
    std::vector<std::int64_t> costs;
    for (std::uint64_t seed = 0; seed < maps; ++seed) costs.push_back(search.cost(groundwork.draw(seed)));
    std::sort(costs.begin(), costs.end());
    const std::int64_t best = costs[maps / 1000];
    int worse = 0;
    std::vector<Kinds> starts;
    for (std::uint64_t i = 0; i < searches; ++i) starts.push_back(groundwork.draw(1'000'000 + i));
    const auto seconds = bench::median(runs, [&] {
        worse = 0;
        for (std::size_t i = 0; i < starts.size(); ++i) {
            Rng rng(i, "bench");
            worse += search.cost(search.run(starts[i], rng, steps)) >= best ? 1 : 0;
        }
    });
    bench::durationRow("better than 99.9 %, " + name, {seconds.wall / searches, seconds.processor / searches},
                       std::to_string(worse) + " of " + std::to_string(searches) + " searches of " +
                           std::to_string(steps) + " steps were not",
                       "< 0.001");
}

void wholeRuns(const GameSystem& system, const char* layout, const char* mode) {
    const GenerateRequest request = requestFor(system, layout, mode);
    const auto seconds = bench::median(3, [&] {
        const auto maps = bench::sure(system.generate->run(request));
        bench::use(&maps);
    });
    bench::durationRow(std::string(mode) + " map, " + layout, seconds, "256 searches, no games");
}

void contradiction(const GameSystem& system) {
    GenerateRequest request = requestFor(system, "3p", "balanced");
    request.wishes = {{"near-homes", tile::village, {}, 1, {}},
                      {"near-homes", tile::lake, {}, 1, {}},
                      {"no-touch-other", tile::village, tile::lake, 0, {}},
                      {"together", tile::citadel, {}, 5, {}}};
    const auto seconds = bench::median(3, [&] {
        const auto maps = system.generate->run(request);
        bench::use(&maps);
        if (maps) std::abort();
    });
    bench::durationRow("wishes that can't be met", seconds, "3 players, four wishes", "< 1");
}

}  // namespace

int main() {
    const Systems systems = builtInSystems();
    const GameSystem* game = systems.find("clockwork-wars");
    if (game == nullptr) return 1;
    const GenerateKnowledge known{game->catalog, builtInTables(), systems.messages()};
    for (const char* layout : {"2p", "3p", "4p"}) {
        const auto groundwork =
            bench::sure(Groundwork::prepare(requestFor(*game, layout, "balanced"), known));
        if (groundwork->tables().empty()) continue;
        scoredMaps(*groundwork, layout);
        betterThanMost(*groundwork, layout);
        wholeRuns(*game, layout, "balanced");
    }
    for (const char* layout : {"2p", "3p", "4p"}) wholeRuns(*game, layout, "symmetric");
    contradiction(*game);
}
