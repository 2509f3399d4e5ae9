// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/prospects.h"

#include "core/balance/expectedgap.h"
#include "core/engine/generate/generate.h"
#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"

#include <algorithm>
#include <map>

namespace hexa::generate {
namespace {

/// Total number of predicted gaps, so that an answer takes a fraction of a second for any map.
constexpr std::size_t predictions = 480;
constexpr int fewestFillings = 4;
constexpr int mostFillings = 16;

using Tiles = std::map<Hex, KindId>;
using Counts = std::map<KindId, int>;

std::vector<Hex> emptySlots(const Board& board) {
    std::vector<Hex> slots;
    for (const Cell& cell : board.cells())
        if (cell.kind == KindId::Empty) slots.push_back(cell.at);
    return slots;
}

Counts countsOf(const Board& board) {
    Counts counts;
    for (const Cell& cell : board.cells())
        if (isTile(cell.kind)) ++counts[cell.kind];
    return counts;
}

/// Returns random tiles for the empty slots of a map; none if that fails.
std::optional<Tiles> fillingOf(const GameSystem& system, GenerateRequest& request,
                               const std::vector<Hex>& slots) {
    const auto made = system.generate->run(request);
    if (!made || made->empty()) return std::nullopt;
    Tiles tiles;
    for (const Hex at : slots) {
        const Cell* cell = made->front().scenario.board.find(at);
        if (cell == nullptr || !isTile(cell->kind)) return std::nullopt;
        tiles.emplace(at, cell->kind);
    }
    return tiles;
}

/// Returns a changed map with its empty slots filled like those of the map before, with the same
/// tiles: tiles that the change has displaced go to its free slots.
Scenario filledLike(Scenario changed, const Counts& before, const Tiles& filling) {
    Counts left;
    for (const auto& [at, kind] : filling) ++left[kind];
    for (const auto& [kind, count] : before) left[kind] += count;
    for (const auto& [kind, count] : countsOf(changed.board)) left[kind] -= count;
    Tiles laid;
    const auto lay = [&](Hex at, KindId kind) {
        laid.emplace(at, kind);
        --left[kind];
    };
    std::vector<Hex> open;
    for (const Hex at : emptySlots(changed.board)) {
        const auto same = filling.find(at);
        if (same != filling.end() && left[same->second] > 0)
            lay(at, same->second);
        else
            open.push_back(at);
    }
    for (const Hex at : open) {
        const auto next = std::ranges::find_if(left, [](const auto& entry) { return entry.second > 0; });
        if (next == left.end()) break;
        lay(at, next->first);
    }
    SetCells cells;
    for (const auto& [at, kind] : laid) {
        CellState state = *changed.board.state(at);
        state.cell.kind = kind;
        cells.changes.push_back({at, std::move(state)});
    }
    (void)apply(changed, Edit{std::move(cells)});
    return changed;
}

std::vector<Scenario> changedMaps(const Scenario& map, std::span<const Edit> edits) {
    std::vector<Scenario> changed;
    for (const Edit& edit : edits) {
        changed.push_back(map);
        (void)apply(changed.back(), edit);
    }
    return changed;
}

}  // namespace

std::optional<Prospects> prospectsOf(const GameSystem& system, const Scenario& map,
                                     std::span<const Edit> edits, std::span<const BotShares> played,
                                     std::stop_token stop) {
    if (!system.balance || !system.balance->predictedGap) return std::nullopt;
    const std::vector<Scenario> changed = changedMaps(map, edits);
    const std::vector<Hex> slots = emptySlots(map.board);
    const Counts counts = countsOf(map.board);
    GenerateRequest request;
    std::vector<Tiles> fillings(1);
    Prospects prospects;
    prospects.after.assign(edits.size(), 0.0);
    if (!slots.empty()) {
        if (!system.generate || system.generate->modes.empty()) return std::nullopt;
        prospects.fillings =
            std::clamp(static_cast<int>(predictions / (edits.size() + 1)), fewestFillings, mostFillings);
        fillings.resize(static_cast<std::size_t>(prospects.fillings));
        request.base = keepingPlaced(map);
        request.mode = system.generate->modes.front().id;
        request.options.insert(map.options.begin(), map.options.end());
        request.stop = stop;
    }
    for (std::size_t i = 0; i < fillings.size(); ++i) {
        if (!slots.empty()) {
            request.seed = i + 1;
            auto filling = fillingOf(system, request, slots);
            if (!filling) return std::nullopt;
            fillings[i] = *std::move(filling);
        }
        const auto now = balance::foresee(system, filledLike(map, counts, fillings[i]), {});
        if (!now) return std::nullopt;
        prospects.now += balance::expectedGap(*now).gap / static_cast<double>(fillings.size());
        for (std::size_t edit = 0; edit < edits.size(); ++edit) {
            if (stop.stop_requested()) return std::nullopt;
            if (!prospects.after[edit]) continue;
            const auto then = balance::foresee(system, filledLike(changed[edit], counts, fillings[i]), {});
            if (then)
                *prospects.after[edit] += balance::expectedAfter(system, played, *now, *then).gap /
                                          static_cast<double>(fillings.size());
            else
                prospects.after[edit].reset();
        }
    }
    // Games tell of the map itself, so empty slots have none.
    if (!played.empty() && slots.empty()) prospects.now = balance::widestGap(played);
    return prospects;
}

}  // namespace hexa::generate
