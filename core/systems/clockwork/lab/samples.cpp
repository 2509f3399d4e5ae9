// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/lab/samples.h"

#include "core/mapsearch/shapes.h"
#include "core/mapsearch/symmetries.h"
#include "core/systems/clockwork/generate/generator.h"
#include "core/systems/clockwork/terms/ranges.h"

namespace hexa::clockwork {
namespace {

Result<Scenario> filled(Scenario base, std::uint64_t seed, const Catalog& catalog) {
    GenerateRequest request;
    request.base = std::move(base);
    request.seed = seed;
    return generateRulebook(request, catalog);
}

Result<Scenario> irregular(int players, std::uint64_t seed, const Catalog& catalog) {
    Rng rng(seed, "balance-sample.shape");
    const auto size = static_cast<std::size_t>(recommendation(players)->total + players);
    const auto shape = mapsearch::randomShape(size, static_cast<std::size_t>(players), rng);
    if (!shape)
        return Error("clockwork.balance.sample", {{"kind", "irregular"}, {"players", std::int64_t{players}}});
    Scenario map;
    map.system = catalog.system;
    map.board.orientation = catalog.orientation;
    std::vector<Cell> cells;
    for (const Hex at : shape->hexes) {
        Cell cell;
        cell.at = at;
        cells.push_back(cell);
    }
    map.board.setCells(std::move(cells));
    for (const Hex home : shape->homes) {
        Seat seat;
        seat.home = home;
        map.seats.push_back(std::move(seat));
    }
    return filled(std::move(map), seed, catalog);
}

/// Returns the usual number of each kind on a rulebook map: the middle of its range, in halves.
std::array<std::uint32_t, kindCount> rulebookCounts(int players) {
    std::array<std::uint32_t, kindCount> counts{};
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const Limits limits = recommendation(players)->kinds[kind];
        counts[kind] = static_cast<std::uint32_t>(limits.min + limits.max);
    }
    return counts;
}

Result<Scenario> symmetricMap(int players, std::uint64_t seed, const Catalog& catalog,
                              std::span<const Layout> layouts) {
    std::vector<std::pair<const Layout*, SymmetryGroup>> choices;
    for (const Layout& layout : layouts)
        if (layout.scenario.players() == players)
            for (SymmetryGroup& group : mapsearch::homeSymmetries(layout.scenario))
                choices.emplace_back(&layout, std::move(group));
    if (choices.empty())
        return Error("clockwork.balance.sample", {{"kind", "symmetric"}, {"players", std::int64_t{players}}});
    Rng rng(seed, "balance-sample.symmetric");
    const auto& [layout, group] = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
    Scenario map = layout->scenario;
    mapsearch::fillSymmetric(map.board, tile::capital, group, rulebookCounts(players), rng);
    assignMissingIds(map.board, catalog);
    return map;
}

Result<Scenario> draw(int players, std::string_view kind, std::uint64_t seed, const Catalog& catalog,
                      std::span<const Layout> layouts) {
    if (recommendation(players) != nullptr) {
        if (kind == "irregular") return irregular(players, seed, catalog);
        if (kind == "symmetric") return symmetricMap(players, seed, catalog, layouts);
        if (kind == "rulebook")
            for (const Layout& layout : layouts)
                if (layout.id == std::to_string(players) + "p") return filled(layout.scenario, seed, catalog);
    }
    return Error("clockwork.balance.sample",
                 {{"kind", std::string(kind)}, {"players", std::int64_t{players}}});
}

}  // namespace

Result<Scenario> sampleMap(int players, std::string_view kind, std::uint64_t seed, const Catalog& catalog,
                           std::span<const Layout> layouts) {
    auto map = draw(players, kind, seed, catalog, layouts);
    if (!map) return map;
    map->provenance.generator = "sample-" + std::string(kind);
    map->provenance.generatorVersion = sampleVersion;
    map->provenance.seed = seed;
    return map;
}

}  // namespace hexa::clockwork
