// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/edit.h"

#include "core/base/overloaded.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace hexa {
namespace {

template <class T>
T swapped(T& current, const T& wanted) {
    return std::exchange(current, wanted);
}

/// Returns the edge with this key, or null.
template <class Edges>
auto* findEdge(Edges& edges, const EdgeKey& key) {
    const auto at = std::ranges::lower_bound(edges, key, {}, &EdgeFeature::key);
    return at != edges.end() && at->key() == key ? &*at : nullptr;
}

SetEdges applyEdges(std::vector<EdgeFeature>& edges, const SetEdges& edit) {
    SetEdges inverse;
    inverse.changes.reserve(edit.changes.size());
    bool tableChanges = false;
    for (const auto& change : edit.changes) {
        EdgeFeature* now = findEdge(edges, change.key);
        inverse.changes.push_back({change.key, now != nullptr ? std::optional(*now) : std::nullopt});
        tableChanges |= (now != nullptr) != change.feature.has_value();
        if (change.feature && now != nullptr) *now = *change.feature;
    }
    if (!tableChanges) return inverse;
    // One merge for all added and removed features.
    std::vector<EdgeFeature> merged;
    merged.reserve(edges.size() + edit.changes.size());
    auto old = std::make_move_iterator(edges.begin());
    const auto end = std::make_move_iterator(edges.end());
    for (const auto& change : edit.changes) {
        while (old != end && old.base()->key() < change.key) merged.push_back(*old++);
        if (old != end && old.base()->key() == change.key) ++old;
        if (change.feature) merged.push_back(*change.feature);
    }
    merged.insert(merged.end(), old, end);
    edges = std::move(merged);
    return inverse;
}

template <class Item>
Splices<Item> applySplices(std::vector<Item>& table, const Splices<Item>& edit) {
    Splices<Item> inverse;
    for (const auto& splice : edit.splices) {
        const std::size_t at = std::min(splice.at, table.size());
        const std::size_t removed = std::min(splice.removed, table.size() - at);
        const auto first = table.begin() + static_cast<std::ptrdiff_t>(at);
        const auto last = first + static_cast<std::ptrdiff_t>(removed);
        inverse.splices.push_back({at, splice.inserted.size(), {first, last}});
        // Replaced items are assigned, so that a long table is not moved to and fro.
        const std::size_t both = std::min(removed, splice.inserted.size());
        const auto middle = splice.inserted.begin() + static_cast<std::ptrdiff_t>(both);
        std::copy(splice.inserted.begin(), middle, first);
        const auto rest = first + static_cast<std::ptrdiff_t>(both);
        if (removed > both)
            table.erase(rest, last);
        else
            table.insert(rest, middle, splice.inserted.end());
    }
    std::reverse(inverse.splices.begin(), inverse.splices.end());
    return inverse;
}

template <class Item>
bool splicesNothing(const std::vector<Item>& table, const Splices<Item>& edit) {
    // Splices may undo each other; together they change nothing only if each one restores the items
    // that it removes.
    return std::ranges::all_of(edit.splices, [&](const auto& splice) {
        const std::size_t at = std::min(splice.at, table.size());
        const std::size_t removed = std::min(splice.removed, table.size() - at);
        const auto first = table.begin() + static_cast<std::ptrdiff_t>(at);
        return std::equal(first, first + static_cast<std::ptrdiff_t>(removed), splice.inserted.begin(),
                          splice.inserted.end());
    });
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
            [&](const SpliceRegions& e) { return Edit{applySplices(board.regions, e)}; },
            [&](const SplicePieces& e) { return Edit{applySplices(board.pieces, e)}; },
            [&](const SpliceZones& e) { return Edit{applySplices(board.zones, e)}; },
            [&](const SpliceLabels& e) { return Edit{applySplices(board.labels, e)}; },
            [&](const SetShapes& e) { return Edit{SetShapes{swapped(scenario.shapes, e.shapes)}}; },
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
                                  // The earlier presence of the cell is unknown here, so a removal
                                  // always counts.
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
                       return std::ranges::all_of(edges.changes, [&](const SetEdges::Change& change) {
                           const EdgeFeature* now = findEdge(board.edges, change.key);
                           return change.feature ? now != nullptr && *now == *change.feature : now == nullptr;
                       });
                   },
                   [&](const SpliceRegions& e) { return splicesNothing(board.regions, e); },
                   [&](const SplicePieces& e) { return splicesNothing(board.pieces, e); },
                   [&](const SpliceZones& e) { return splicesNothing(board.zones, e); },
                   [&](const SpliceLabels& e) { return splicesNothing(board.labels, e); },
                   [&](const SetShapes& e) { return scenario.shapes == e.shapes; },
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
                       // Parts may undo each other; only if each part changes nothing, the batch
                       // changes nothing.
                       return std::all_of(batch.edits.begin(), batch.edits.end(),
                                          [&](const Edit& part) { return changesNothing(scenario, part); });
                   }},
        edit.operation);
}

}  // namespace hexa
