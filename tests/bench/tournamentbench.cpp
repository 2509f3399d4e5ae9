// SPDX-License-Identifier: GPL-3.0-or-later
// Known fairness of the maps that a tournament finds: one line a seed, then median, mean and worst.
// The fairest of all maps that played shows the cost of finding; the rest is the cost of choosing.
// It compares two ways of choosing in minutes instead of hours; only real games show how well
// KnownShares models bots.
//
//   tournamentbench PLAYERS FIRST-SEED SEEDS [GAMES [SEARCH-TIME [alone]]]
//
// GAMES and SEARCH-TIME: the budget, and the games of searching bots as a multiple of it (0: the
// game's own value); alone: without scouts.
#include "core/engine/judge/balance.h"
#include "core/generate/produce.h"
#include "core/registry/registry.h"
#include "tests/bench/knownshares.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <numeric>
#include <string_view>

using namespace hexa;

namespace {

double widest(const std::vector<double>& gaps) { return *std::ranges::max_element(gaps); }
double meanOf(const std::vector<double>& list) {
    return std::accumulate(list.begin(), list.end(), 0.0) / static_cast<double>(list.size());
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 4) {
        std::fprintf(stderr, "tournamentbench PLAYERS FIRST-SEED SEEDS [GAMES [SEARCH-TIME [alone]]]\n");
        return 2;
    }
    const Systems systems = builtInSystems();
    GameSystem system = *systems.find("clockwork-wars");
    const double searchTime = count > 5 ? std::atof(arguments[5]) : 0;
    if (searchTime > 0)
        ownCopy(system.balance).tournament.searchTime = [=](const GenerateMethod&, std::size_t) {
            return searchTime;
        };
    // The truth is the same with and without them.
    const bool alone = count > 6 && std::string_view(arguments[6]) == "alone";
    const Layout* layout = system.layout(std::string(arguments[1]) + "p");
    if (layout == nullptr) {
        std::fprintf(stderr, "There is no layout for %s players.\n", arguments[1]);
        return 2;
    }
    const std::uint64_t first = std::strtoull(arguments[2], nullptr, 10);
    const std::uint64_t seeds = std::strtoull(arguments[3], nullptr, 10);
    std::vector<double> worst, fairest;
    for (std::uint64_t seed = first; seed < first + seeds; ++seed) {
        const auto shares = std::make_shared<bench::KnownShares>(system, layout->scenario, seed);
        std::mutex mutex;
        std::vector<double> played;  // what each map that plays has
        GameSystem known = bench::withKnownShares(shares, [&](const Scenario& map) {
            const double gap = widest(shares->gapsOn(map));
            const std::lock_guard lock(mutex);
            played.push_back(gap);
        });
        if (alone) ownCopy(known.balance).scouts.clear();
        generate::ProduceRequest request;
        request.search.base = layout->scenario;
        request.search.seed = seed;
        request.search.mode = "balanced";
        request.games = count > 4 ? std::atoll(arguments[4]) : 0;
        const generate::Production made = bench::sure(generate::produce(known, request));
        const std::vector<double> gaps = shares->gapsOn(made.maps.front().candidate.scenario);
        std::printf("seed %llu:", static_cast<unsigned long long>(seed));
        for (std::size_t bot = 0; bot < gaps.size(); ++bot)
            std::printf(" %s %.1f", shares->panel()[bot].c_str(), gaps[bot]);
        worst.push_back(widest(gaps));
        fairest.push_back(*std::ranges::min_element(played));
        std::printf("; worst %.1f; fairest of %zu maps that played %.1f\n", worst.back(), played.size(),
                    fairest.back());
        std::fflush(stdout);
    }
    std::ranges::sort(worst);
    if (worst.empty()) return 0;
    std::printf("%zu maps, widest gap: median %.1f, mean %.1f, worst %.1f points; mean of the fairest that "
                "played %.1f\n",
                worst.size(), worst[worst.size() / 2], meanOf(worst), worst.back(), meanOf(fairest));
    return 0;
}
