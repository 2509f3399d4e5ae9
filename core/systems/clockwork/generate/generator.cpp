// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/generator.h"

#include "core/engine/generate/settings.h"
#include "core/systems/clockwork/generate/rulebookdraw.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Returns the settings of the rulebook's procedure. They omit the name of the mode, since this
/// mode is the default.
std::string settingsOf(const GenerateRequest& request, const Catalog& catalog) {
    GenerateRequest taken;
    taken.counts = request.counts;
    return writeSettings(taken, catalog);
}

}  // namespace

Result<Scenario> generateRulebook(const GenerateRequest& request, const Catalog& catalog) {
    auto prepared = RulebookDraw::prepare(request.base, catalog, request.counts);
    if (!prepared) return prepared.error();
    const auto kinds = prepared->draw(request.seed);
    const auto places = prepared->places();

    Scenario map = request.base;
    std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
    std::map<Hex, CellDetails> details = map.board.details();
    std::size_t next = 0;
    for (Cell& cell : cells) {
        const bool drawn = next < places.size() && places[next] == cell.at;
        const bool newHome = !drawn && cell.kind != tile::capital && map.seatAt(cell.at);
        if (!drawn && !newHome) continue;
        cell.kind = drawn ? kinds[next++] : tile::capital;
        cell.id = {};
        cell.locked = false;
        // Details of the old tile are not true of the new one.
        details.erase(cell.at);
    }
    map.board.setCells(std::move(cells), std::move(details));
    assignMissingIds(map.board, catalog);

    map.provenance.generator = "rulebook";
    map.provenance.generatorVersion = rulebookGeneratorVersion;
    map.provenance.seed = request.seed;
    map.provenance.settings = settingsOf(request, catalog);
    return map;
}

Result<std::vector<DrawStep>> rulebookLog(const GenerateRequest& request, const Catalog& catalog) {
    auto prepared = RulebookDraw::prepare(request.base, catalog, request.counts);
    if (!prepared) return prepared.error();
    const auto kinds = prepared->draw(request.seed);
    const auto places = prepared->places();
    std::vector<DrawStep> log;
    Composition bag{};
    for (const KindId kind : kinds) ++bag[indexOf(kind)];
    for (const KindId kind : catalog.kindIds())
        if (const int count = bag[indexOf(kind)]; count > 0)
            log.push_back({{"clockwork.draw.bag",
                            {{"count", std::int64_t{count}}, {"kind", catalog.kind(kind).name}}}});
    std::vector<Hex> locked;
    for (const Cell& cell : request.base.board.cells())
        if (isTile(cell.kind) && cell.kind != tile::capital && !request.base.seatAt(cell.at) &&
            std::ranges::find(places, cell.at) == places.end())
            locked.push_back(cell.at);
    if (!locked.empty())
        log.push_back({{"clockwork.draw.locked", {{"count", static_cast<std::int64_t>(locked.size())}}},
                       std::move(locked)});
    for (std::size_t i = 0; i < places.size(); ++i) {
        const GridPlace at = gridPlace(request.base.board, places[i]);
        log.push_back({{"clockwork.draw.tile",
                        {{"number", static_cast<std::int64_t>(i) + 1},
                         {"kind", catalog.kind(kinds[i]).name},
                         {"column", std::int64_t{at.column}},
                         {"row", std::int64_t{at.row}}}},
                       {places[i]}});
    }
    return log;
}

}  // namespace hexa::clockwork
