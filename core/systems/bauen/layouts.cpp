// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/layouts.h"

#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <string>

namespace hexa::bauen {

Scenario makeBoard(const GameSet& set, int players) {
    Scenario scenario;
    scenario.system = set.catalog.system;
    scenario.board.orientation = set.catalog.orientation;
    std::vector<Cell> cells;
    for (const LatticePlace place : placesOf(set.lattice, players))
        for (const Hex at : hexesOf(set.lattice, place)) {
            Cell cell;
            cell.at = at;
            cells.push_back(cell);
        }
    std::ranges::sort(cells, {}, &Cell::at);
    scenario.board.setCells(std::move(cells));
    scenario.seats.resize(static_cast<std::size_t>(players));
    scenario.provenance.layout = std::to_string(players) + "p";
    scenario.provenance.standIn = set.lattice.standIn || set.standInRegions;
    return scenario;
}

std::vector<Layout> makeLayouts(const GameSet& set) {
    std::vector<Layout> layouts;
    for (int players = set.catalog.minSeats; players <= set.catalog.maxSeats; ++players) {
        Scenario board = makeBoard(set, players);
        std::string id = board.provenance.layout;
        layouts.push_back(
            {std::move(id), say("bauen.layout", {{"players", std::int64_t{players}}}), std::move(board)});
    }
    return layouts;
}

}  // namespace hexa::bauen
