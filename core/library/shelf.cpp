// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/shelf.h"

#include "core/balance/panel.h"
#include "core/balance/verdict.h"
#include "core/base/rng.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/io/share/sharecode.h"
#include "core/library/images.h"
#include "core/library/style.h"
#include "core/sim/tally.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace hexa::library {
namespace {

double positionOf(int thousandths) { return thousandths / 1000.0; }

std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t seed) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    Rng(seed, "library").shuffle(order);
    return order;
}

bool fits(const Wish& wish, const Scenario& image) {
    if (!wish.base) return true;
    return wish.completing ? completes(*wish.base, image) : keepsLocked(*wish.base, image);
}

}  // namespace

Result<Shelf> Shelf::open(const GameSystem& system, std::string_view text) {
    auto library = readLibrary(text);
    if (!library) return library.error();
    if (library->system != system.id())
        return Error("library.other-game", {{"game", system.id()}, {"other", library->system}});
    const Systems alone({system});
    Shelf shelf;
    shelf.mLibrary.system = library->system;
    shelf.mLibrary.processorSeconds = library->processorSeconds;
    shelf.mLibrary.seconds = std::move(library->seconds);
    shelf.mLibrary.tries = std::move(library->tries);
    for (ProvenMap& map : library->maps) {
        auto scenario = decodeShareCode(map.code, alone);
        if (!scenario) continue;
        for (const std::string& variant : map.variants) scenario->options[variant] = true;
        shelf.mImages.push_back(imagesOf(*scenario, system.catalog));
        shelf.mLibrary.maps.push_back(std::move(map));
    }
    return shelf;
}

std::vector<Taken> Shelf::take(const Wish& wish, std::size_t count) const {
    // Images by round: the first fitting image of every map, then the second ones.
    std::vector<std::vector<Taken>> rounds;
    for (const std::size_t at : shuffled(mLibrary.maps.size(), wish.seed)) {
        const ProvenMap& map = mLibrary.maps[at];
        if (map.configuration != wish.configuration || !(wish.style.empty() || hasStyle(map, wish.style)))
            continue;
        std::size_t round = 0;
        for (const std::size_t image : shuffled(mImages[at].size(), mixed(wish.seed, at))) {
            if (!fits(wish, mImages[at][image])) continue;
            if (round == rounds.size()) rounds.emplace_back();
            rounds[round++].push_back({&map, mImages[at][image], 0});
        }
    }
    std::vector<Taken> taken;
    for (std::vector<Taken>& round : rounds)
        for (Taken& one : round)
            if (taken.size() < count) taken.push_back(std::move(one));
    return taken;
}

std::optional<Taken> Shelf::nearest(const Scenario& map, std::string_view configuration) const {
    std::optional<Taken> nearest;
    for (std::size_t at = 0; at < mLibrary.maps.size(); ++at) {
        if (mLibrary.maps[at].configuration != configuration) continue;
        for (const Scenario& image : mImages[at]) {
            const auto differing = differingTiles(map, image);
            if (!differing || !keepsLocked(map, image) || (nearest && *differing >= nearest->differing))
                continue;
            nearest = Taken{&mLibrary.maps[at], image, *differing};
        }
    }
    return nearest;
}

const ProvenMap* Shelf::provenAs(const Scenario& map, std::string_view configuration) const {
    const auto found = nearest(map, configuration);
    return found && found->differing == 0 && found->map->proof ? found->map : nullptr;
}

bool hasStyle(const ProvenMap& map, std::string_view style) {
    const auto read = readStyle(style);
    const auto found = read ? map.tastes.find(read->axis) : map.tastes.end();
    return found != map.tastes.end() && read->includes(positionOf(found->second));
}

std::string styleOf(const ProvenMap& map) {
    const auto farthest = std::ranges::max_element(
        map.tastes, {}, [](const auto& taste) { return std::abs(taste.second - 500); });
    if (farthest == map.tastes.end()) return {};
    const auto style = styleAt(farthest->first, positionOf(farthest->second));
    return style ? style->id() : std::string();
}

Result<Proof> replay(const GameSystem& system, const Scenario& map, const OptionValues& options,
                     const Proof& plan, int threads, std::stop_token stop) {
    if (!system.play || !system.play->series || !system.balance) return Error("generate.not-playable");
    const std::vector<std::string>& panel = system.balance->panel;
    const auto series = system.play->series(map, {options, panel, {}});
    if (!series) return series.error();
    Proof proof{plan.seed, plan.games, plan.searchGames, {}};
    balance::CheckPlan seeds;
    seeds.seed = plan.seed;
    for (std::size_t bot = 0; bot < panel.size(); ++bot) {
        const bool searches = balance::searchBot(system, panel[bot]) != nullptr;
        const std::int64_t games = searches ? plan.searchGames : plan.games;
        if (games == 0) continue;
        sim::Runner runner(**series, sim::uniformDesign(**series, static_cast<int>(bot)),
                           balance::botSeed(seeds, panel[bot]));
        if (!runner.play(runner.blocksFor(games), {threads, stop, {}})) return Error("generate.cancelled");
        proof.bots.push_back({panel[bot], sim::judgedWins(runner.tally())});
    }
    return proof;
}

Result<bool> holds(const GameSystem& system, const ProvenMap& map, int threads, std::stop_token stop) {
    const auto scenario = decodeShareCode(map.code, Systems({system}));
    if (!scenario) return scenario.error();
    if (!map.proof) return isSymmetric(*scenario);
    const auto again = replay(system, *scenario, optionsOf(map), *map.proof, threads, std::move(stop));
    if (!again) return again.error();
    return *again == *map.proof;
}

}  // namespace hexa::library
