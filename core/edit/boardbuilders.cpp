// SPDX-License-Identifier: GPL-3.0-or-later
// The builders that look at the whole board.
#include "core/edit/builders.h"
#include "core/edit/carrying.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace hexa {
namespace {

bool allWithinLimits(const Scenario& scenario) {
    const Board& board = scenario.board;
    const auto all = [&](const auto& items, auto place) {
        return std::ranges::all_of(items, [&](const auto& item) { return withinLimits(place(item)); });
    };
    return all(board.cells(), [](const Cell& cell) { return cell.at; }) &&
           all(board.regions, [](const RegionPlacement& region) { return region.anchor; }) &&
           all(board.pieces, [](const PiecePlacement& piece) { return piece.at; }) &&
           all(board.labels, [](const BoardLabel& label) { return label.at; }) &&
           all(board.edges, [](const EdgeFeature& feature) { return feature.edge.hex; }) &&
           all(scenario.seats, [](const Seat& seat) { return seat.home.value_or(Hex{}); }) &&
           std::ranges::all_of(board.zones, [&](const Zone& zone) {
               return std::ranges::all_of(zone.hexes, [](Hex at) { return withinLimits(at); });
           });
}

}  // namespace

Edit transformBoard(const Scenario& scenario, const Isometry& isometry) {
    Scenario target = scenario;
    Board& board = target.board;
    std::vector<Cell> cells(board.cells().begin(), board.cells().end());
    for (Cell& cell : cells) cell.at = isometry(cell.at);
    std::sort(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) { return a.at < b.at; });
    std::map<Hex, CellDetails> details;
    for (const auto& [at, content] : board.details()) {
        CellDetails moved = content;
        moved.cut = mapped(moved.cut, isometry);
        moved.attributes.transform(isometry);
        details.emplace(isometry(at), std::move(moved));
    }
    board.setCells(std::move(cells), std::move(details));
    for (auto& feature : board.edges) feature = mapped(std::move(feature), isometry);
    std::ranges::sort(board.edges, {}, &EdgeFeature::key);
    for (auto& region : board.regions) region = mapped(std::move(region), isometry);
    for (auto& piece : board.pieces) piece = mapped(std::move(piece), isometry);
    for (auto& zone : board.zones) zone = mapped(std::move(zone), isometry);
    for (auto& label : board.labels) label = mapped(std::move(label), isometry);
    for (Seat& seat : target.seats)
        if (seat.home) seat.home = isometry(*seat.home);
    if (!allWithinLimits(target)) return {Batch{}};
    return replaceContent(scenario, target);
}

Edit replaceContent(const Scenario& scenario, const Scenario& target) {
    Batch batch;
    const auto& before = scenario.board;
    const auto& after = target.board;
    SetCells cells;
    auto a = before.cells().begin();
    auto b = after.cells().begin();
    while (a != before.cells().end() || b != after.cells().end()) {
        if (b == after.cells().end() || (a != before.cells().end() && a->at < b->at)) {
            cells.changes.push_back({a->at, std::nullopt});
            ++a;
        } else if (a == before.cells().end() || b->at < a->at) {
            cells.changes.push_back({b->at, after.state(b->at)});
            ++b;
        } else {
            if (!(*a == *b) || !(before.detailsOf(a->at) == after.detailsOf(b->at)))
                cells.changes.push_back({b->at, after.state(b->at)});
            ++a, ++b;
        }
    }
    if (!cells.changes.empty()) batch.edits.push_back({std::move(cells)});
    if (before.edges != after.edges) batch.edits.push_back({edgesBetween(before.edges, after.edges)});
    const auto table = [&](const auto& old, const auto& wanted) {
        if (old != wanted) batch.edits.push_back({splicesBetween(old, wanted)});
    };
    table(before.regions, after.regions);
    table(before.pieces, after.pieces);
    table(before.zones, after.zones);
    table(before.labels, after.labels);
    if (scenario.shapes != target.shapes) batch.edits.push_back({SetShapes{target.shapes}});
    if (scenario.seats != target.seats) batch.edits.push_back({SetSeats{target.seats}});
    if (scenario.title != target.title || scenario.description != target.description ||
        scenario.author != target.author)
        batch.edits.push_back({SetTexts{target.title, target.description, target.author}});
    if (scenario.profile != target.profile) batch.edits.push_back({SetProfile{target.profile}});
    if (scenario.options != target.options) batch.edits.push_back({SetOptions{target.options}});
    if (scenario.provenance != target.provenance) batch.edits.push_back({SetProvenance{target.provenance}});
    return {std::move(batch)};
}

std::vector<Hex> connectedSameKind(const Board& board, Hex start) {
    const Cell* first = board.find(start);
    if (first == nullptr) return {};
    const KindId kind = first->kind;
    std::unordered_set<Hex> seen{start};
    std::vector<Hex> reached{start};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (int direction = 0; direction < 6; ++direction) {
            const Hex next = neighbour(reached[i], direction);
            const Cell* cell = board.find(next);
            if (cell != nullptr && cell->kind == kind && seen.insert(next).second) reached.push_back(next);
        }
    std::sort(reached.begin(), reached.end());
    return reached;
}

Scenario asLayout(const Scenario& scenario, const Catalog& catalog) {
    Scenario layout = scenario;
    std::vector<Cell> cells;
    for (const Cell& cell : scenario.board.cells()) {
        Cell kept;
        kept.at = cell.at;
        if (cell.kind == KindId::Blank || catalog.isSeat(cell.kind)) kept.kind = cell.kind;
        if (catalog.isSeat(cell.kind)) kept.id = cell.id;
        cells.push_back(kept);
    }
    layout.board.setCells(std::move(cells));
    const std::string madeOn = scenario.provenance.layout;
    layout.provenance = {};
    layout.provenance.layout = madeOn;
    layout.provenance.standIn = scenario.provenance.standIn;
    return layout;
}

}  // namespace hexa
