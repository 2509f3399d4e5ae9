// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/possible.h"

#include "core/edit/builders.h"
#include "core/engine/judge/balance.h"
#include "core/engine/record.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"

#include <algorithm>
#include <set>

namespace hexa::generate {
namespace {

/// Three slots of eight kinds: about a second (release build).
constexpr std::int64_t mostWays = 600;
constexpr std::size_t swapsInTheWay = 3;

/// Returns the number of the game's findings, recommendations included.
std::size_t faultsOf(const GameSystem& system, const Scenario& map) {
    return system.check ? system.check(map, {}).size() : 0;
}

}  // namespace

std::optional<FairestPossible> fairestPossible(const GameSystem& system, const Scenario& map,
                                               std::stop_token stop) {
    if (!system.balance || !system.balance->predictedGap || !system.balance->predict) return std::nullopt;
    std::vector<Hex> slots;
    for (const Cell& cell : map.board.cells())
        if (cell.kind == KindId::Empty) slots.push_back(cell.at);
    std::vector<KindId> kinds;
    for (const KindId kind : system.catalog.kindIds())
        if (!system.catalog.isSeat(kind)) kinds.push_back(kind);
    FairestPossible result;
    result.tried = 1;
    for (std::size_t i = 0; i < slots.size() && result.tried <= mostWays; ++i)
        result.tried *= static_cast<std::int64_t>(kinds.size());
    if (slots.empty() || kinds.empty() || result.tried > mostWays) return std::nullopt;

    // A map from the generator keeps the recommended numbers: no map may have more faults than
    // that.
    const auto usual = fillRest(system, map, 0, stop);
    if (!usual) return std::nullopt;
    Scenario reference = map;
    static_cast<void>(apply(reference, changeCells(reference, system.catalog, *usual)));
    const std::size_t faults = faultsOf(system, reference);

    const OptionValues options(map.options.begin(), map.options.end());
    std::optional<Scenario> best;
    for (std::int64_t way = 0; way < result.tried; ++way) {
        if (stop.stop_requested()) return std::nullopt;
        Scenario filled = map;
        std::int64_t rest = way;
        for (const Hex at : slots) {
            const auto count = static_cast<std::int64_t>(kinds.size());
            const KindId kind = kinds[static_cast<std::size_t>(rest % count)];
            rest /= count;
            static_cast<void>(apply(filled, paintCells(filled, system.catalog, {&at, 1}, kind)));
        }
        const auto gap = system.balance->predictedGap(filled, options);
        if (!gap || !*gap || (best && **gap >= result.gap) || faultsOf(system, filled) > faults) continue;
        result.gap = **gap;
        best = std::move(filled);
    }
    if (!best) return std::nullopt;
    for (const Hex at : slots) {
        auto state = best->board.state(at);
        state->cell.locked = map.board.find(at)->locked;
        result.best.push_back({at, std::move(state)});
    }
    const auto prediction = system.balance->predict(*best, options);
    std::set<Hex> inTheWay;
    if (prediction && *prediction)
        for (std::size_t i = 0; i < (*prediction)->swaps.size() && i < swapsInTheWay; ++i)
            for (const Hex at : {(*prediction)->swaps[i].a, (*prediction)->swaps[i].b})
                if (!std::ranges::binary_search(slots, at)) inTheWay.insert(at);
    result.inTheWay.assign(inTheWay.begin(), inTheWay.end());
    return result;
}

}  // namespace hexa::generate
