// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/race.h"

#include <algorithm>
#include <map>

namespace hexa {
namespace {

double worstGap(const std::vector<PlayedGap>& gaps) {
    double widest = 0;
    for (const PlayedGap& bot : gaps) widest = std::max(widest, bot.gap);
    return widest;
}

/// Kinds, points and texts of two tiles change places; IDs and locks stay with the hexes.
void swapTiles(Scenario& map, Hex a, Hex b) {
    auto first = map.board.state(a);
    auto second = map.board.state(b);
    if (!first || !second) return;
    std::swap(first->cell.kind, second->cell.kind);
    const CellDetails details = first->details();
    first->setDetails(second->details());
    second->setDetails(details);
    first->cell.id = {};
    second->cell.id = {};
    map.board.put(*first);
    map.board.put(*second);
}

}  // namespace

Result<std::vector<PlayedRepair>> repair(const GameSystem& system, const RepairRequest& request,
                                         const std::function<void(double)>& progress) {
    if (!system.generate || !system.generate->repairs) return Error("generate.no-mode", {{"mode", "repair"}});
    const auto found =
        system.generate->repairs(request.scenario, request.options, std::max(1, request.tried), request.stop);
    if (!found) return found.error();

    ProduceRequest produce;
    produce.search.seed = request.seed;
    produce.search.options = request.options;
    produce.search.threads = request.threads;
    produce.search.stop = request.stop;
    produce.cards = request.cards;
    std::vector<std::string> panel = request.panel;
    if (panel.empty() && system.balance) panel = system.balance->panel;
    const auto racerOf = [&](const Scenario& scenario) {
        Produced map;
        map.candidate.scenario = scenario;
        return Racer::make(system, std::move(map), produce, panel);
    };
    auto original = racerOf(request.scenario);
    if (!original) return original.error();
    struct Tried {
        Repair repair;
        std::unique_ptr<Racer> racer;
    };
    std::map<std::size_t, std::vector<Tried>> byNumber;
    std::vector<Racer*> all;
    for (const Repair& repair : *found) {
        if (repair.swaps.size() > static_cast<std::size_t>(request.swaps)) continue;
        Scenario changed = request.scenario;
        for (const auto& [a, b] : repair.swaps) swapTiles(changed, a, b);
        assignMissingIds(changed.board, system.catalog);
        auto racer = racerOf(changed);
        if (!racer) return racer.error();
        all.push_back(racer->get());
        byNumber[repair.swaps.size()].push_back({repair, *std::move(racer)});
    }
    if (all.empty()) return std::vector<PlayedRepair>();
    // Half of the games choose, half measure what was chosen, and the map as it was.
    const auto bots = static_cast<std::int64_t>(panel.size());
    const auto half = static_cast<double>(request.games) / 2;
    const std::int64_t each =
        static_cast<std::int64_t>(half) / (bots * static_cast<std::int64_t>(all.size())) + 1;
    const auto tell = [&](double from, double games) {
        return [&, from, games](std::int64_t played) {
            if (progress) progress(from + 0.5 * std::min(1.0, static_cast<double>(played) / games));
        };
    };
    if (!playAll(all, each, produce, tell(0, half))) return Error("generate.cancelled");
    std::vector<std::unique_ptr<Racer>> measured;
    std::vector<PlayedRepair> repairs;
    produce.search.seed = streamSeed(request.seed, "repair.measure");
    for (auto& [number, list] : byNumber) {
        const auto best = std::min_element(list.begin(), list.end(), [](const Tried& a, const Tried& b) {
            return a.racer->score() < b.racer->score();
        });
        auto racer = racerOf(best->racer->map.candidate.scenario);
        if (!racer) return racer.error();
        measured.push_back(*std::move(racer));
        repairs.push_back({best->repair, best->racer->map.candidate.scenario, {}, {}});
    }
    original = racerOf(request.scenario);
    if (!original) return original.error();
    std::vector<Racer*> last{original->get()};
    for (const auto& racer : measured) last.push_back(racer.get());
    const std::int64_t more =
        static_cast<std::int64_t>(half) / (bots * static_cast<std::int64_t>(last.size())) + 1;
    if (!playAll(last, more, produce, tell(0.5, half))) return Error("generate.cancelled");
    for (std::size_t i = 0; i < repairs.size(); ++i) {
        repairs[i].before = (*original)->gaps(panel);
        repairs[i].after = measured[i]->gaps(panel);
    }
    // More swaps are offered only if they prove better than fewer, and than none.
    double reached = worstGap((*original)->gaps(panel));
    std::erase_if(repairs, [&reached](const PlayedRepair& repair) {
        const double gap = worstGap(repair.after);
        const bool better = gap < reached;
        reached = std::min(reached, gap);
        return !better;
    });
    return repairs;
}

}  // namespace hexa
