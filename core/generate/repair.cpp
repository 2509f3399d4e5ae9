// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/generate/racer.h"

#include <algorithm>

namespace hexa {
namespace {

/// The map with the kinds of each pair exchanged, one pair after the other; IDs go with the tiles.
Scenario repaired(Scenario map, const Catalog& catalog, const Repair& repair) {
    for (const auto& swap : repair.swaps)
        static_cast<void>(apply(map, moveTiles(map, catalog, {&swap, 1}, MoveMode::Swap)));
    return map;
}

struct Tried {
    PlayedRepair repair;
    Racer racer;
};

}  // namespace

Result<std::vector<PlayedRepair>> repair(const GameSystem& system, const RepairRequest& request,
                                         const std::function<void(double)>& progress) {
    if (!system.generate || !system.generate->repairs || !system.play) return Error("generate.not-playable");
    auto found = system.generate->repairs(request.scenario, request.options, request.tried, request.stop);
    if (!found) return found.error();
    SeriesSetup setup{request.options, request.panel, request.cards};
    if (setup.bots.empty() && system.balance) setup.bots = system.balance->panel;
    if (setup.bots.empty()) setup.bots = {system.play->bots.back()};

    // Half of the games choose, with common seeds; the other half, with others, say how good what was chosen is.
    std::erase_if(*found, [&](const Repair& repair) {
        return repair.swaps.empty() ||
               repair.swaps.size() > static_cast<std::size_t>(std::max(1, request.swaps));
    });
    std::vector<Tried> tried;
    const std::uint64_t choosing = streamSeed(request.seed, "repair");
    for (const Repair& repair : *found) {
        PlayedRepair played;
        played.repair = repair;
        played.scenario = repaired(request.scenario, system.catalog, repair);
        auto racer = Racer::make(system, played.scenario, setup, choosing);
        if (!racer) return racer.error();
        tried.push_back({std::move(played), *std::move(racer)});
    }
    const auto bots = static_cast<std::int64_t>(setup.bots.size());
    const auto maps = static_cast<std::int64_t>(std::max<std::size_t>(1, tried.size()));
    const std::int64_t each = std::max<std::int64_t>(100, request.games / 2 / maps / bots);
    const double steps = static_cast<double>(tried.size()) + request.swaps + 1;
    double done = 0;
    const auto step = [&] {
        if (progress) progress(++done / steps);
    };
    for (Tried& candidate : tried) {
        if (!candidate.racer.playTo(each, request.threads, request.stop)) return Error("generate.cancelled");
        step();
    }

    const std::int64_t last = std::max<std::int64_t>(200, request.games / 2 / (request.swaps + 1) / bots);
    const std::uint64_t measuring = streamSeed(request.seed, "repaired");
    const auto measured = [&](const Scenario& map) -> Result<std::vector<PlayedGap>> {
        auto racer = Racer::make(system, map, setup, measuring);
        if (!racer) return racer.error();
        if (!racer->playTo(last, request.threads, request.stop)) return Error("generate.cancelled");
        step();
        return racer->gaps();
    };
    const auto before = measured(request.scenario);
    if (!before) return before.error();
    std::vector<PlayedRepair> best;
    for (std::size_t swaps = 1; swaps <= static_cast<std::size_t>(request.swaps); ++swaps) {
        Tried* fairest = nullptr;
        for (Tried& candidate : tried)
            if (candidate.repair.repair.swaps.size() == swaps &&
                (fairest == nullptr || candidate.racer.gap() < fairest->racer.gap()))
                fairest = &candidate;
        if (fairest == nullptr) continue;
        auto after = measured(fairest->repair.scenario);
        if (!after) return after.error();
        fairest->repair.before = *before;
        fairest->repair.after = *std::move(after);
        // More swaps are only offered if they prove better than fewer.
        const double reached = best.empty() ? worstGap(*before) : worstGap(best.back().after);
        if (worstGap(fairest->repair.after) < reached) best.push_back(std::move(fairest->repair));
    }
    return best;
}

}  // namespace hexa
