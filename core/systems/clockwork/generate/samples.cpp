// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/samples.h"

#include "core/base/rng.h"
#include "core/systems/clockwork/generate/generator.h"
#include "core/systems/clockwork/terms/ranges.h"

#include <algorithm>
#include <set>

namespace hexa::clockwork {
namespace {

using Hexes = std::vector<Hex>;  // sorted

bool contains(const Hexes& hexes, Hex hex) { return std::binary_search(hexes.begin(), hexes.end(), hex); }

/// A shape that hangs together: grows where it already has most neighbours more often.
Hexes growBlob(std::size_t size, Rng& rng) {
    Hexes blob{{0, 0}};
    while (blob.size() < size) {
        const Hex from = blob[rng.below(static_cast<std::uint32_t>(blob.size()))];
        const Hex next = neighbour(from, static_cast<int>(rng.below(6)));
        const auto place = std::lower_bound(blob.begin(), blob.end(), next);
        if (place == blob.end() || *place != next) blob.insert(place, next);
    }
    return blob;
}

/// Whether each seat can go from its Capital to all tiles that are none.
bool allReachable(const Hexes& blob, const Hexes& homes) {
    for (const Hex home : homes) {
        std::set<Hex> reached{home};
        Hexes open{home};
        while (!open.empty()) {
            const Hex from = open.back();
            open.pop_back();
            for (const Hex step : directions) {
                const Hex to = from + step;
                if (contains(blob, to) && std::find(homes.begin(), homes.end(), to) == homes.end() &&
                    reached.insert(to).second)
                    open.push_back(to);
            }
        }
        if (reached.size() != blob.size() - homes.size() + 1) return false;
    }
    return true;
}

/// The best of some random choices: the two nearest Capitals as far apart as can be. Empty if none is playable.
Hexes chooseHomes(const Hexes& blob, std::size_t players, Rng& rng) {
    constexpr int tries = 60;
    Hexes best;
    int widest = 1;  // Capitals don't touch
    for (int i = 0; i < tries; ++i) {
        Hexes homes;
        for (std::size_t seat = 0; seat < players; ++seat)
            homes.push_back(blob[rng.below(static_cast<std::uint32_t>(blob.size()))]);
        int nearest = Board::maxCoordinate;
        for (std::size_t a = 0; a < players; ++a)
            for (std::size_t b = 0; b < a; ++b) nearest = std::min(nearest, distance(homes[a], homes[b]));
        if (nearest <= widest || !allReachable(blob, homes)) continue;
        widest = nearest;
        best = homes;
    }
    return best;
}

Scenario emptyMap(const Catalog& catalog) {
    Scenario map;
    map.system = catalog.system;
    map.board.orientation = catalog.orientation;
    return map;
}

Result<Scenario> filled(Scenario base, std::uint64_t seed, const Catalog& catalog) {
    GenerateRequest request;
    request.base = std::move(base);
    request.seed = seed;
    return generateRulebook(request, catalog);
}

Result<Scenario> irregular(int players, std::uint64_t seed, const Catalog& catalog) {
    constexpr int tries = 1000;
    Rng rng(seed, "balance-sample.shape");
    const auto size = static_cast<std::size_t>(recommendation(players)->total + players);
    for (int i = 0; i < tries; ++i) {
        const Hexes blob = growBlob(size, rng);
        const Hexes homes = chooseHomes(blob, static_cast<std::size_t>(players), rng);
        if (homes.empty()) continue;
        Scenario map = emptyMap(catalog);
        std::vector<Cell> cells;
        for (const Hex at : blob) {
            Cell cell;
            cell.at = at;
            cells.push_back(cell);
        }
        map.board.setCells(std::move(cells));
        for (const Hex home : homes) {
            Seat seat;
            seat.home = home;
            map.seats.push_back(std::move(seat));
        }
        return filled(std::move(map), seed, catalog);
    }
    return Error("clockwork.balance.sample", {{"kind", "irregular"}, {"players", std::int64_t{players}}});
}

/// How often each kind stands on a rulebook map: the middle of its range, in halves.
std::array<std::uint32_t, kindCount> usualCounts(int players) {
    std::array<std::uint32_t, kindCount> counts{};
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const Limits limits = recommendation(players)->kinds[kind];
        counts[kind] = static_cast<std::uint32_t>(limits.min + limits.max);
    }
    return counts;
}

Scenario symmetric(Scenario map, const SymmetryGroup& group, Rng& rng, const Catalog& catalog) {
    const auto counts = usualCounts(map.players());
    std::uint32_t all = 0;
    for (const std::uint32_t count : counts) all += count;
    std::map<Hex, KindId> kinds;
    std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
    for (const Cell& cell : cells) {
        if (cell.kind == tile::capital || kinds.contains(cell.at)) continue;
        std::uint32_t drawn = rng.below(all);
        std::size_t kind = 0;
        for (; drawn >= counts[kind]; ++kind) drawn -= counts[kind];
        for (const Hex image : orbit(cell.at, group)) kinds.emplace(image, kindIdAt(kind));
    }
    for (Cell& cell : cells)
        if (cell.kind != tile::capital) cell.kind = kinds.at(cell.at);
    map.board.setCells(std::move(cells));
    assignMissingIds(map.board, catalog);
    return map;
}

Result<Scenario> symmetricMap(int players, std::uint64_t seed, const Catalog& catalog,
                              std::span<const Layout> layouts) {
    std::vector<std::pair<const Layout*, SymmetryGroup>> choices;
    for (const Layout& layout : layouts)
        if (layout.scenario.players() == players)
            for (SymmetryGroup& group : seatSymmetries(layout.scenario))
                choices.emplace_back(&layout, std::move(group));
    if (choices.empty())
        return Error("clockwork.balance.sample", {{"kind", "symmetric"}, {"players", std::int64_t{players}}});
    Rng rng(seed, "balance-sample.symmetric");
    const auto& [layout, group] = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
    return symmetric(layout->scenario, group, rng, catalog);
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

std::vector<SymmetryGroup> seatSymmetries(const Scenario& map) {
    std::vector<Hex> hexes;
    for (const Cell& cell : map.board.cells())
        if (cell.kind != KindId::Blank) hexes.push_back(cell.at);
    SymmetryGroup keeping;
    for (const Isometry& isometry : findSymmetries(hexes)) {
        const bool keeps = std::all_of(map.seats.begin(), map.seats.end(), [&](const Seat& seat) {
            return map.seatAt(isometry(seat.home)).has_value();
        });
        if (keeps) keeping.push_back(isometry);
    }
    std::vector<SymmetryGroup> found;
    for (SymmetryGroup& group : subgroups(keeping))
        if (!map.seats.empty() && group.size() == map.seats.size() &&
            orbit(map.seats.front().home, group).size() == map.seats.size())
            found.push_back(std::move(group));
    return found;
}

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
