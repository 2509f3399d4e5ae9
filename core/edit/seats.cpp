// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/seats.h"

#include "core/edit/keeping.h"

#include <algorithm>

namespace hexa {
namespace {

/// Updates owners after seats were removed (by index, largest first). Things of a removed seat have
/// no owner, the others keep theirs under its new number.
template <class Items>
bool forgetSeats(Items& items, const std::vector<std::size_t>& removed) {
    bool changed = false;
    for (auto& item : items)
        for (const std::size_t seat : removed) {
            const int index = static_cast<int>(seat);
            if (item.seat < index) continue;
            item.seat = item.seat == index ? -1 : item.seat - 1;
            changed = true;
        }
    return changed;
}

}  // namespace

std::vector<Seat> withoutSeats(const Scenario& scenario, const Catalog& catalog,
                               const std::vector<std::size_t>& removed) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < scenario.seats.size(); ++i) {
        if (std::ranges::find(removed, i) != removed.end()) continue;
        seats.push_back(scenario.seats[i]);
        const Faction* faction = seats.size() <= i ? factionOf(scenario, catalog, i) : nullptr;
        if (faction != nullptr) seats.back().faction = faction->id;
    }
    return seats;
}

void takeSeat(const Catalog& catalog, std::optional<Hex> home, std::vector<Seat>& seats) {
    Scenario shown;
    shown.seats = seats;
    shown.seats.push_back({home, {}, {}, {}});
    const std::size_t last = seats.size();
    const auto taken = [&](const Faction* faction) {
        for (std::size_t seat = 0; seat < last; ++seat)
            if (factionOf(shown, catalog, seat) == faction) return true;
        return false;
    };
    if (const Faction* given = factionOf(shown, catalog, last); given != nullptr && taken(given))
        for (const Faction& faction : catalog.factions)
            if (!taken(&faction)) {
                shown.seats[last].faction = faction.id;
                break;
            }
    seats = std::move(shown.seats);
}

std::vector<Edit> ownersWithout(const Board& board, const std::vector<std::size_t>& removed) {
    std::vector<Edit> edits;
    auto edges = board.edges;
    if (forgetSeats(edges, removed)) {
        SetEdges set;
        for (std::size_t i = 0; i < edges.size(); ++i)
            if (edges[i].seat != board.edges[i].seat) set.changes.push_back({edges[i].key(), edges[i]});
        edits.push_back({std::move(set)});
    }
    auto pieces = board.pieces;
    if (forgetSeats(pieces, removed)) edits.push_back({splicesBetween(board.pieces, std::move(pieces))});
    auto zones = board.zones;
    if (forgetSeats(zones, removed)) edits.push_back({splicesBetween(board.zones, std::move(zones))});
    return edits;
}

Edit addSeat(const Scenario& scenario, const Catalog& catalog) {
    if (catalog.homes != Catalog::Homes::Optional || scenario.players() >= catalog.maxSeats) return {Batch{}};
    SetSeats set{scenario.seats};
    takeSeat(catalog, std::nullopt, set.seats);
    return {std::move(set)};
}

Edit removeSeat(const Scenario& scenario, const Catalog& catalog, std::size_t seat) {
    if (seat >= scenario.seats.size()) return {Batch{}};
    const std::vector<std::size_t> removed{seat};
    Batch batch{{{SetSeats{withoutSeats(scenario, catalog, removed)}}}};
    for (Edit& owners : ownersWithout(scenario.board, removed)) batch.edits.push_back(std::move(owners));
    return {std::move(batch)};
}

}  // namespace hexa
