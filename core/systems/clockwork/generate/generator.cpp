// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/generator.h"

#include "core/engine/settings.h"
#include "core/systems/clockwork/generate/rulebookdraw.h"

namespace hexa::clockwork {
namespace {

/// What the rulebook's procedure takes. Its settings need no name of the mode: it is the one that is meant by none.
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
