// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/generator.h"

#include "core/systems/clockwork/generate/rulebookdraw.h"

namespace hexa::clockwork {
namespace {

/// The wishes as compact JSON, e.g. {"counts":{"village":3}}; empty if there are none. Ids of kinds need no escapes.
std::string settingsOf(const GenerateRequest& request, const Catalog& catalog) {
    std::string counts;
    for (std::size_t kind = 0; kind < request.counts.size() && kind < kindCount; ++kind) {
        if (!request.counts[kind] || catalog.kinds[kind].seat) continue;
        if (!counts.empty()) counts += ',';
        counts += '"' + catalog.kinds[kind].id + "\":" + std::to_string(*request.counts[kind]);
    }
    return counts.empty() ? std::string() : "{\"counts\":{" + counts + "}}";
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
        // What was said about the tile that lay here is not true of the new one.
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

}  // namespace hexa::clockwork
