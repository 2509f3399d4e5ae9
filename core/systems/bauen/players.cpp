// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/players.h"

#include "core/edit/carrying.h"
#include "core/systems/bauen/terms/regionmap.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

namespace hexa::bauen {
namespace {

/// Hexes of the columns from `first` up to before `last`.
std::set<Hex> hexesOfColumns(const Lattice& lattice, int first, int last) {
    std::set<Hex> hexes;
    for (const LatticePlace place : placesOf(lattice, last))
        if (static_cast<int>(place.column) >= first)
            for (const Hex at : hexesOf(lattice, place)) hexes.insert(at);
    return hexes;
}

struct Remains {
    std::vector<RegionPlacement> regions;
    std::vector<Localized> lost;  ///< Names of the regions that go.
    std::set<Hex> gone;           ///< Hexes no longer part of the board.
};

Remains withoutColumns(const Scenario& scenario, const GameSet& set, int first) {
    Remains left;
    left.gone = hexesOfColumns(set.lattice, first, static_cast<int>(set.lattice.columns.size()));
    const RegionMap regions(scenario, set.catalog);
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const RegionPlacement& region = scenario.board.regions[i];
        const auto place = placeAt(set.lattice, regions.hexesOf(i));
        const bool falls = place && static_cast<int>(place->column) >= first;
        if (falls)
            left.lost.push_back(regionName(scenario, set.catalog, region));
        else
            left.regions.push_back(region);
        // A region beside the columns keeps its hexes that overlap a removed column.
        if (!falls)
            for (const Hex at : regions.hexesOf(i)) left.gone.erase(at);
    }
    return left;
}

}  // namespace

Result<PlayersChange> changePlayers(const Scenario& scenario, const GameSet& set, int players) {
    if (players < set.catalog.minSeats || players > set.catalog.maxSeats)
        return Error("bauen.E28", {{"n", std::int64_t{players}}});
    const Board& board = scenario.board;
    Remains left = withoutColumns(scenario, set, players);
    const auto stays = [&](Hex at, int seat) { return !left.gone.contains(at) && seat < players; };
    std::vector<PiecePlacement> pieces;
    std::ranges::copy_if(board.pieces, std::back_inserter(pieces),
                         [&](const PiecePlacement& placed) { return stays(placed.at, placed.seat); });
    std::vector<EdgeFeature> edges;
    std::ranges::copy_if(board.edges, std::back_inserter(edges),
                         [&](const EdgeFeature& feature) { return stays(hexOf(feature), feature.seat); });

    std::vector<Board::Change> cells;
    for (const Cell& cell : board.cells())
        if (left.gone.contains(cell.at)) cells.push_back({cell.at, std::nullopt});
    int added = 0;
    for (const Hex at : hexesOfColumns(set.lattice, 0, players))
        if (board.find(at) == nullptr) {
            Cell slot;
            slot.at = at;
            cells.push_back({at, CellState(slot)});
            ++added;
        }
    std::ranges::sort(cells, {}, &Board::Change::at);
    std::vector<Seat> seats = scenario.seats;
    seats.resize(static_cast<std::size_t>(players));
    Provenance provenance = scenario.provenance;
    provenance.layout = std::to_string(players) + "p";

    PlayersChange change;
    if (!left.lost.empty()) change.losses.push_back({"bauen.players.regions", {{"list", listed(left.lost)}}});
    const auto lostPieces =
        std::ssize(board.pieces) - std::ssize(pieces) + std::ssize(board.edges) - std::ssize(edges);
    if (lostPieces > 0) change.losses.push_back({"bauen.players.pieces", {{"n", std::int64_t{lostPieces}}}});
    if (added > 0)
        change.losses.push_back({"bauen.players.added",
                                 {{"n", std::int64_t{added} / static_cast<std::int64_t>(std::max<std::size_t>(
                                                                  1, set.lattice.shape.size()))}}});
    Batch batch;
    batch.edits.push_back({splicesBetween(board.pieces, std::move(pieces))});
    batch.edits.push_back({edgesBetween(board.edges, edges)});
    batch.edits.push_back({splicesBetween(board.regions, std::move(left.regions))});
    batch.edits.push_back({SetCells{std::move(cells)}});
    batch.edits.push_back({SetSeats{std::move(seats)}});
    batch.edits.push_back({SetProvenance{std::move(provenance)}});
    change.edit = {std::move(batch)};
    return change;
}

}  // namespace hexa::bauen
