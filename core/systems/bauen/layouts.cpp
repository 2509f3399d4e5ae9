// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/layouts.h"

#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <string>

namespace hexa::bauen {

Scenario makeBoard(const Catalog& catalog, const Lattice& lattice, int players) {
    Scenario scenario;
    scenario.system = catalog.system;
    scenario.board.orientation = catalog.orientation;
    std::vector<Cell> cells;
    for (const LatticePlace place : placesOf(lattice, players))
        for (const Hex at : hexesOf(lattice, place)) {
            Cell cell;
            cell.at = at;
            cells.push_back(cell);
        }
    std::ranges::sort(cells, {}, &Cell::at);
    scenario.board.setCells(std::move(cells));
    scenario.seats.resize(static_cast<std::size_t>(players));
    scenario.provenance.layout = std::to_string(players) + "p";
    scenario.provenance.standIn = lattice.standIn;
    return scenario;
}

std::vector<Layout> makeLayouts(const Catalog& catalog, const Lattice& lattice) {
    std::vector<Layout> layouts;
    for (int players = catalog.minSeats; players <= catalog.maxSeats; ++players) {
        Scenario board = makeBoard(catalog, lattice, players);
        std::string id = board.provenance.layout;
        layouts.push_back(
            {std::move(id), say("bauen.layout", {{"players", std::int64_t{players}}}), std::move(board)});
    }
    return layouts;
}

}  // namespace hexa::bauen
