// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/generate/draw.h"

#include "core/base/rng.h"
#include "core/systems/bauen/terms/laying.h"
#include "core/systems/bauen/terms/regionmap.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace hexa::bauen {
namespace {

bool isLockedArea(const Board& board, Hex at) {
    const Cell* cell = board.find(at);
    return cell != nullptr && cell->locked;
}

Error inTheWay(const Scenario& base, Hex at) {
    return Error("bauen.generate.off-lattice", {{"coord", areaName(base.board, at)}}, HexPlace{at.q, at.r});
}

/// Collects the kept regions of each landscape, and the stacks without them.
Status fillStacks(const Scenario& base, const Catalog& catalog, DrawPlan& plan) {
    std::set<std::string> kept;
    std::array<int, landscapeCount> there{};
    for (const RegionPlacement& region : plan.kept) {
        kept.insert(region.kind);
        const RegionShape* shape = shapeOf(base, catalog, region.kind);
        if (const auto landscape = shape == nullptr ? std::nullopt : landscapeOf(*shape))
            ++there[indexOf(*landscape)];
    }
    for (const RegionShape& shape : catalog.regionShapes)
        if (const auto landscape = landscapeOf(shape); landscape && !kept.contains(shape.id))
            plan.stacks[indexOf(*landscape)].push_back(shape.id);
    for (std::size_t i = 0; i < landscapeCount; ++i) {
        plan.wanted[i] = base.players() - there[i];
        const Localized& name = catalog.kind(*catalog.kindId(landscapeIds[i])).name;
        if (plan.wanted[i] < 0)
            return Error("bauen.generate.too-many", {{"landscape", name},
                                                     {"n", std::int64_t{there[i]}},
                                                     {"players", std::int64_t{base.players()}}});
        if (plan.wanted[i] > std::ssize(plan.stacks[i]))
            return Error("bauen.generate.stack", {{"landscape", name},
                                                  {"n", static_cast<std::int64_t>(plan.stacks[i].size())},
                                                  {"needed", std::int64_t{plan.wanted[i]}}});
    }
    return Done{};
}

}  // namespace

Result<DrawPlan> planDraw(const Scenario& base, const Catalog& catalog, const Lattice& lattice) {
    const int players = base.players();
    if (players < catalog.minSeats || players > catalog.maxSeats || players > std::ssize(lattice.columns))
        return Error("bauen.generate.players", {{"n", std::int64_t{players}}});
    const RegionMap regions(base, catalog);
    DrawPlan plan;
    std::set<Hex> taken;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const std::vector<Hex>& hexes = regions.hexesOf(i);
        const bool locked = base.board.regions[i].locked ||
                            std::ranges::any_of(hexes, [&](Hex at) { return isLockedArea(base.board, at); });
        if (!locked) continue;
        plan.kept.push_back(base.board.regions[i]);
        taken.insert(hexes.begin(), hexes.end());
    }
    for (const LatticePlace place : placesOf(lattice, players)) {
        const std::vector<Hex> hexes = hexesOf(lattice, place);
        const auto covered = std::ranges::count_if(hexes, [&](Hex at) { return taken.contains(at); });
        for (const Hex at : hexes)
            if ((covered > 0 && covered < std::ssize(hexes)) ||
                (covered == 0 && isLockedArea(base.board, at)))
                return inTheWay(base, at);
        if (covered == 0) plan.places.push_back(place);
    }
    if (const auto stacks = fillStacks(base, catalog, plan); !stacks) return stacks.error();
    const int wanted = std::accumulate(plan.wanted.begin(), plan.wanted.end(), 0);
    // A kept region beside the columns leaves more places than regions.
    if (wanted != std::ssize(plan.places))
        return Error("bauen.generate.places", {{"n", static_cast<std::int64_t>(plan.places.size())},
                                               {"needed", std::int64_t{wanted}}});
    return plan;
}

DrawnBoard drawBoard(const DrawPlan& plan, const Lattice& lattice, bool turned, std::uint64_t seed) {
    DrawnBoard board;
    std::vector<std::string> all;
    for (std::size_t i = 0; i < landscapeCount; ++i) {
        Rng random(seed, "bauen.draw." + std::string(landscapeIds[i]));
        std::vector<std::string> stack = plan.stacks[i];
        random.shuffle(stack);
        stack.resize(static_cast<std::size_t>(plan.wanted[i]));
        all.insert(all.end(), stack.begin(), stack.end());
        board.drawn[i] = std::move(stack);
    }
    Rng order(seed, "bauen.draw.order"), turning(seed, "bauen.draw.turns");
    order.shuffle(all);
    const std::vector<int> turns = turnsOf(lattice.shape);
    for (std::size_t i = 0; i < all.size() && i < plan.places.size(); ++i) {
        const int turn = turned ? turns[turning.below(static_cast<std::uint32_t>(turns.size()))] : 0;
        board.laid.push_back(laidAt(lattice, plan.places[i], all[i], turn));
    }
    return board;
}

std::array<int, rounds> drawStartPlayers(int players, std::uint64_t seed) {
    std::array<int, rounds> starts{};
    Rng random(seed, "bauen.draw.start-players");
    std::vector<int> thrown;
    while (thrown.size() < starts.size()) {
        std::vector<int> seats(static_cast<std::size_t>(players));
        std::iota(seats.begin(), seats.end(), 0);
        random.shuffle(seats);
        thrown.insert(thrown.end(), seats.begin(), seats.end());
    }
    std::copy_n(thrown.begin(), starts.size(), starts.begin());
    return starts;
}

Scenario withBoard(const Scenario& base, const Catalog& catalog, const DrawPlan& plan,
                   const DrawnBoard& board) {
    Scenario map = base;
    const RegionMap before(base, catalog);
    const auto stays = [&](Hex at) {
        const auto region = before.at(at);
        return region && std::ranges::find(plan.kept, base.board.regions[*region]) != plan.kept.end();
    };
    std::erase_if(map.board.pieces, [&](const PiecePlacement& placed) { return !stays(placed.at); });
    std::erase_if(map.board.edges, [&](const EdgeFeature& feature) { return !stays(hexOf(feature)); });
    // Tiles of removed regions become slots again, so that nothing of a broken board remains.
    std::vector<Board::Change> gone;
    for (const Cell& cell : base.board.cells())
        if (isTile(cell.kind) && !cell.locked && !stays(cell.at)) {
            Cell slot;
            slot.at = cell.at;
            gone.push_back({cell.at, CellState(slot)});
        }
    map.board.apply(gone);
    map.board.regions = plan.kept;
    layRegions(map, catalog, board.laid);
    return map;
}

std::vector<DrawStep> logOf(const Scenario& map, const Catalog& catalog, const Lattice& lattice,
                            const DrawPlan& plan, const DrawnBoard& board,
                            const std::array<int, rounds>& starts) {
    const auto nameOf = [&](const std::string& id) {
        RegionPlacement region;
        region.kind = id;
        return regionName(map, catalog, region);
    };
    std::vector<DrawStep> log;
    for (std::size_t i = 0; i < landscapeCount; ++i) {
        std::vector<Localized> names;
        for (const std::string& id : board.drawn[i]) names.push_back(nameOf(id));
        if (names.empty()) continue;
        log.push_back({{"bauen.draw.stack",
                        {{"landscape", catalog.kind(*catalog.kindId(landscapeIds[i])).name},
                         {"n", static_cast<std::int64_t>(names.size())},
                         {"list", listed(names)}}}});
    }
    log.push_back({{"bauen.draw.shuffle", {{"n", static_cast<std::int64_t>(board.laid.size())}}}});
    for (std::size_t i = 0; i < board.laid.size(); ++i) {
        const RegionPlacement& region = board.laid[i];
        Arguments arguments{{"column", static_cast<std::int64_t>(plan.places[i].column) + 1},
                            {"row", static_cast<std::int64_t>(plan.places[i].row) + 1},
                            {"region", nameOf(region.kind)}};
        if (region.turns != 0) arguments.push_back({"degrees", std::int64_t{region.turns * 60}});
        log.push_back({{region.turns != 0 ? "bauen.draw.lay-turned" : "bauen.draw.lay", std::move(arguments)},
                       hexesOf(lattice, plan.places[i])});
    }
    log.push_back({{"bauen.draw.line", {{"line", lineOf(map, catalog, lattice)}}}});
    std::string order;
    for (const int seat : starts) order += (order.empty() ? "" : ", ") + std::to_string(seat + 1);
    log.push_back({{"bauen.draw.start-players", {{"list", std::move(order)}}}});
    return log;
}

}  // namespace hexa::bauen
