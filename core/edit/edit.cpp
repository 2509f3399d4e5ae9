// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/edit.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace hexa {
namespace {

template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

template <class T>
T swapped(T& current, const T& wanted) {
    return std::exchange(current, wanted);
}

auto edgePosition(std::vector<EdgeFeature>& edges, Edge edge) {
    return std::lower_bound(edges.begin(), edges.end(), edge,
                            [](const EdgeFeature& feature, Edge wanted) { return feature.edge < wanted; });
}

SetEdges applyEdges(std::vector<EdgeFeature>& edges, const SetEdges& edit) {
    SetEdges inverse;
    for (const auto& change : edit.changes) {
        auto at = edgePosition(edges, change.edge);
        const bool present = at != edges.end() && at->edge == change.edge;
        inverse.changes.push_back({change.edge, present ? std::optional(*at) : std::nullopt});
        if (change.feature && present)
            *at = *change.feature;
        else if (change.feature)
            edges.insert(at, *change.feature);
        else if (present)
            edges.erase(at);
    }
    return inverse;
}

}  // namespace

Edit apply(Scenario& scenario, const Edit& edit) {
    Board& board = scenario.board;
    return std::visit(
        Overloaded{
            [&](const SetCells& cells) {
                SetCells inverse;
                inverse.changes.reserve(cells.changes.size());
                for (const auto& change : cells.changes)
                    inverse.changes.push_back({change.at, board.state(change.at)});
                board.apply(cells.changes);
                return Edit{std::move(inverse)};
            },
            [&](const SetEdges& edges) { return Edit{applyEdges(board.edges, edges)}; },
            [&](const SetRegions& e) { return Edit{SetRegions{swapped(board.regions, e.regions)}}; },
            [&](const SetPieces& e) { return Edit{SetPieces{swapped(board.pieces, e.pieces)}}; },
            [&](const SetZones& e) { return Edit{SetZones{swapped(board.zones, e.zones)}}; },
            [&](const SetLabels& e) { return Edit{SetLabels{swapped(board.labels, e.labels)}}; },
            [&](const SetSeats& e) { return Edit{SetSeats{swapped(scenario.seats, e.seats)}}; },
            [&](const SetTexts& e) {
                return Edit{SetTexts{swapped(scenario.title, e.title),
                                     swapped(scenario.description, e.description),
                                     swapped(scenario.author, e.author)}};
            },
            [&](const SetProfile& e) { return Edit{SetProfile{swapped(scenario.profile, e.profile)}}; },
            [&](const SetOptions& e) { return Edit{SetOptions{swapped(scenario.options, e.options)}}; },
            [&](const SetProvenance& e) {
                return Edit{SetProvenance{swapped(scenario.provenance, e.provenance)}};
            },
            [&](const SetExtra& e) { return Edit{SetExtra{swapped(scenario.extra, e.extra)}}; },
            [&](const Batch& batch) {
                Batch inverse;
                for (const Edit& part : batch.edits) inverse.edits.push_back(apply(scenario, part));
                std::reverse(inverse.edits.begin(), inverse.edits.end());
                return Edit{std::move(inverse)};
            }},
        edit.operation);
}

void Footprint::add(const Footprint& other) {
    cells.insert(cells.end(), other.cells.begin(), other.cells.end());
    layout |= other.layout;
    tables |= other.tables;
    seats |= other.seats;
    texts |= other.texts;
}

Footprint footprintOf(const Edit& edit) {
    Footprint footprint;
    std::visit(Overloaded{[&](const SetCells& cells) {
                              footprint.cells.reserve(cells.changes.size());
                              for (const auto& change : cells.changes) {
                                  footprint.cells.push_back(change.at);
                                  // Whether a cell was there before is not known here: a removal always counts.
                                  footprint.layout |= !change.state.has_value();
                              }
                          },
                          [&](const SetSeats&) { footprint.seats = true; },
                          [&](const SetTexts&) { footprint.texts = true; },
                          [&](const SetProfile&) { footprint.texts = true; },
                          [&](const SetOptions&) { footprint.texts = true; },
                          [&](const SetProvenance&) { footprint.texts = true; },
                          [&](const SetExtra&) { footprint.texts = true; },
                          [&](const Batch& batch) {
                              for (const Edit& part : batch.edits) footprint.add(footprintOf(part));
                          },
                          [&](const auto&) { footprint.tables = true; }},
               edit.operation);
    return footprint;
}

bool changesNothing(const Scenario& scenario, const Edit& edit) {
    const Board& board = scenario.board;
    return std::visit(
        Overloaded{[&](const SetCells& cells) {
                       return std::all_of(
                           cells.changes.begin(), cells.changes.end(),
                           [&](const auto& change) { return board.state(change.at) == change.state; });
                   },
                   [&](const SetEdges& edges) {
                       auto copy = board.edges;
                       (void)applyEdges(copy, edges);
                       return copy == board.edges;
                   },
                   [&](const SetRegions& e) { return board.regions == e.regions; },
                   [&](const SetPieces& e) { return board.pieces == e.pieces; },
                   [&](const SetZones& e) { return board.zones == e.zones; },
                   [&](const SetLabels& e) { return board.labels == e.labels; },
                   [&](const SetSeats& e) { return scenario.seats == e.seats; },
                   [&](const SetTexts& e) {
                       return scenario.title == e.title && scenario.description == e.description &&
                              scenario.author == e.author;
                   },
                   [&](const SetProfile& e) { return scenario.profile == e.profile; },
                   [&](const SetOptions& e) { return scenario.options == e.options; },
                   [&](const SetProvenance& e) { return scenario.provenance == e.provenance; },
                   [&](const SetExtra& e) { return scenario.extra == e.extra; },
                   [&](const Batch& batch) {
                       // Parts may undo each other; only a batch of nothings counts as nothing.
                       return std::all_of(batch.edits.begin(), batch.edits.end(),
                                          [&](const Edit& part) { return changesNothing(scenario, part); });
                   }},
        edit.operation);
}

}  // namespace hexa
