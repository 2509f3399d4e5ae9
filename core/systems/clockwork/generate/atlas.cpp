// SPDX-License-Identifier: GPL-3.0-or-later
// Maps for every cell of a grid over two tastes.
#include "core/engine/atlas.h"

#include "core/mapsearch/elites.h"
#include "core/mapsearch/outputs.h"
#include "core/systems/clockwork/generate/makers.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

using mapsearch::EliteGrid;
using mapsearch::GridTask;
using mapsearch::PlacedElite;

std::optional<std::size_t> axisNamed(const std::string& id) {
    const auto axes = tasteAxes();
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
        if (axes[axis].id == id) return axis;
    return std::nullopt;
}

/// What lies on the tiles of a list; none if that is no map of the ground that may be made.
std::optional<Kinds> kindsOf(const Ground& ground, const TileList& list) {
    const auto cells = ground.request().base.board.cells();
    if (list.size() != cells.size()) return std::nullopt;
    Kinds kinds{};
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto at = ground.find(cells[i].at);
        if (isTile(list[i]) != at.has_value()) return std::nullopt;
        if (at && indexOf(list[i]) >= kindCount) return std::nullopt;
        if (at) kinds[*at] = static_cast<std::uint8_t>(indexOf(list[i]));
    }
    return ground.model().allows(kinds) ? std::optional(kinds) : std::nullopt;
}

TileList tilesOf(const Scenario& map) {
    TileList list;
    for (const Cell& cell : map.board.cells()) list.push_back(cell.kind);
    return list;
}

}  // namespace

Result<std::vector<AtlasMap>> makeAtlasMaps(const AtlasSearch& search, const GenerateKnowledge& known) {
    const GenerateRequest& request = search.request;
    const auto prepared = Ground::prepare(request, known);
    if (!prepared) return prepared.error();
    const Ground& ground = **prepared;
    if (ground.tables().empty())
        return Error("clockwork.generate.no-table", {{"configuration", ground.configuration()}});
    const auto column = axisNamed(search.grid.columns.id);
    const auto row = axisNamed(search.grid.rows.id);
    if (!column || !row)
        return Error("generate.taste", {{"axis", column ? search.grid.rows.id : search.grid.columns.id}});
    const TasteScale ruler(ground);
    const WishList wishes(ground, request.wishes);
    const mapsearch::MapTask maps = taskOf(ground, nullptr, goalsOf(wishes, nullptr));
    GridTask task{maps,
                  static_cast<std::size_t>(search.grid.columns.cells),
                  static_cast<std::size_t>(search.grid.rows.cells),
                  static_cast<std::size_t>(search.grid.depth),
                  {}};
    task.qualities = [&](const Kinds& kinds, const KindMasks& masks) {
        return std::array{ruler.position(*column, ruler.value(*column, kinds, masks)),
                          ruler.position(*row, ruler.value(*row, kinds, masks))};
    };

    auto score = maps.makeFullScore();
    std::vector<PlacedElite> begun;
    for (std::size_t i = 0; i < search.known.size(); ++i) {
        const auto kinds = kindsOf(ground, search.known[i]);
        if (!kinds) return Error("generate.atlas.map", {{"number", static_cast<std::int64_t>(i)}});
        begun.push_back(place(task, *score, *kinds));
    }
    CandidateMaker maker(ground, ruler, wishes, {});
    std::vector<AtlasMap> found;
    const auto give = [&](std::size_t cell, const mapsearch::Elite& elite) {
        AtlasMap map;
        map.column = static_cast<int>(cell % task.columns);
        map.row = static_cast<int>(cell / task.columns);
        map.candidate = maker.make(elite.kinds, 0);
        map.tiles = tilesOf(map.candidate.scenario);
        Provenance& provenance = map.candidate.scenario.provenance;
        provenance.generator = "atlas";
        provenance.generatorVersion = atlasGeneratorVersion;
        provenance.settings.clear();
        found.push_back(std::move(map));
    };
    if (search.legs == 0) {
        for (const PlacedElite& placed : begun) give(placed.cell, placed.elite);
        return found;
    }

    EliteGrid grid(search.grid.cells(), task.depth);
    for (const PlacedElite& placed : begun) grid.offer(placed.cell, placed.elite);
    const int searches = std::max(1, search.searches * request.effort / 100);
    const auto legs =
        mapsearch::outputsOf<EliteGrid>(static_cast<std::size_t>(search.legs), request, [&, start = grid] {
            return [&, start](std::size_t leg) {
                const auto number = static_cast<std::uint64_t>(search.firstLeg) + leg;
                return illuminate(task, start, mixed(request.seed, number), searches, request.stop);
            };
        });
    if (request.stop.stop_requested()) return Error("generate.cancelled");
    for (const EliteGrid& leg : legs) grid.add(leg);
    for (std::size_t cell = 0; cell < grid.cells(); ++cell)
        for (const mapsearch::Elite& elite : grid.at(cell)) give(cell, elite);
    return found;
}

}  // namespace hexa::clockwork
