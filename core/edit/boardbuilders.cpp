// SPDX-License-Identifier: GPL-3.0-or-later
// The builders that look at the whole board.
#include "core/edit/builders.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <unordered_set>

namespace hexa {
namespace {

bool withinLimits(const Scenario& scenario) {
    const Board& board = scenario.board;
    const auto inside = [](Hex at) {
        return std::abs(at.q) <= Board::maxCoordinate && std::abs(at.r) <= Board::maxCoordinate;
    };
    const auto all = [&](const auto& items, auto place) {
        return std::all_of(items.begin(), items.end(), [&](const auto& item) { return inside(item.*place); });
    };
    return all(board.cells(), &Cell::at) && all(board.regions, &RegionPlacement::anchor) &&
           all(board.pieces, &PiecePlacement::at) && all(board.labels, &BoardLabel::at) &&
           all(scenario.seats, &Seat::home) &&
           std::all_of(board.edges.begin(), board.edges.end(),
                       [&](const EdgeFeature& feature) { return inside(feature.edge.hex); }) &&
           std::all_of(board.zones.begin(), board.zones.end(), [&](const Zone& zone) {
               return std::all_of(zone.hexes.begin(), zone.hexes.end(), inside);
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
    for (const auto& [at, content] : board.details()) details.emplace(isometry(at), content);
    board.setCells(std::move(cells), std::move(details));
    for (auto& feature : board.edges)
        feature.edge = edgeOf(isometry(feature.edge.hex), mapDirection(isometry, feature.edge.direction));
    std::sort(board.edges.begin(), board.edges.end(),
              [](const auto& a, const auto& b) { return a.edge < b.edge; });
    for (auto& region : board.regions) {
        const Isometry own{static_cast<std::uint8_t>((region.turns % 6 + 6) % 6 + (region.mirrored ? 6 : 0)),
                           region.anchor};
        const Isometry moved = compose(isometry, own);
        region.anchor = moved.shift;
        region.turns = moved.linear % 6;
        region.mirrored = moved.isMirror();
    }
    for (auto& piece : board.pieces) piece.at = isometry(piece.at);
    for (auto& zone : board.zones)
        for (Hex& at : zone.hexes) at = isometry(at);
    for (auto& label : board.labels) label.at = isometry(label.at);
    for (Seat& seat : target.seats) seat.home = isometry(seat.home);
    if (!withinLimits(target)) return {Batch{}};
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
    if (before.edges != after.edges) {
        std::map<Edge, std::optional<EdgeFeature>> features;
        for (const auto& feature : before.edges) features[feature.edge] = std::nullopt;
        for (const auto& feature : after.edges) features[feature.edge] = feature;
        SetEdges edges;
        for (auto& [edge, feature] : features) edges.changes.push_back({edge, std::move(feature)});
        batch.edits.push_back({std::move(edges)});
    }
    if (before.regions != after.regions) batch.edits.push_back({SetRegions{after.regions}});
    if (before.pieces != after.pieces) batch.edits.push_back({SetPieces{after.pieces}});
    if (before.zones != after.zones) batch.edits.push_back({SetZones{after.zones}});
    if (before.labels != after.labels) batch.edits.push_back({SetLabels{after.labels}});
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
