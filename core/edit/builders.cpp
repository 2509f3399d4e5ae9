// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"

#include "core/edit/carrying.h"
#include "core/edit/coordinates.h"
#include "core/edit/details.h"
#include "core/edit/keeping.h"
#include "core/edit/seats.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>

namespace hexa {
namespace {

using Changes = std::vector<Board::Change>;

/// Changes in the order that a board wants. (Sorted by position: gcc 12 warns wrongly when
/// std::sort moves the states.)
Changes sortedByHex(Changes changes) {
    const auto before = [&](std::size_t a, std::size_t b) { return changes[a].at < changes[b].at; };
    std::vector<std::size_t> order(changes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (std::is_sorted(order.begin(), order.end(), before)) return changes;
    std::sort(order.begin(), order.end(), before);
    Changes sorted;
    sorted.reserve(changes.size());
    for (const std::size_t index : order) sorted.push_back(std::move(changes[index]));
    return sorted;
}

Cell slotAt(Hex at) {
    Cell cell;
    cell.at = at;
    return cell;
}

/// Returns the state of a hex after removing its tile: the slot, without details.
CellState emptied(const Cell& cell) {
    Cell slot = slotAt(cell.at);
    slot.locked = cell.locked;
    return CellState(slot);
}

CellState movedTo(CellState state, Hex at) {
    state.cell.at = at;
    return state;
}

/// Moves a waiting seat's home. A seat that waits for its Capital at a place that gets another
/// seat's Capital now waits at a place that a Capital left: no two seats share a home.
void makeRoom(const Scenario& scenario, const std::vector<Hex>& left, std::vector<Seat>& seats) {
    const auto sitting = [&](std::optional<Hex> at) {
        return std::count_if(seats.begin(), seats.end(), [&](const Seat& seat) { return seat.home == at; });
    };
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool stays = seats[i].home == scenario.seats[i].home;
        if (!seats[i].home || !stays || sitting(seats[i].home) < 2) continue;
        const auto free = std::find_if(left.begin(), left.end(), [&](Hex at) { return sitting(at) == 0; });
        if (free != left.end()) seats[i].home = *free;
    }
}

/// Source of free IDs for new tiles: from the caller's source, else from the board, which is
/// scanned on first use. Destruction restores the caller's source, since no tile is on the board
/// yet.
class NewIds {
public:
    NewIds(const Scenario& scenario, const Catalog& catalog, TileIdSource* known)
        : mScenario(scenario), mCatalog(catalog), mKnown(known) {}
    NewIds(const NewIds&) = delete;
    NewIds& operator=(const NewIds&) = delete;
    ~NewIds() {
        for (const TileId& id : mTaken) mKnown->release(id);
    }
    TileId take(KindId kind) {
        if (!isTile(kind)) return {};
        if (mKnown != nullptr) return mTaken.emplace_back(mKnown->take(kind));
        if (!mOwn) mOwn.emplace(mScenario.board, mCatalog);
        return mOwn->take(kind);
    }

private:
    const Scenario& mScenario;
    const Catalog& mCatalog;
    TileIdSource* mKnown;
    std::vector<TileId> mTaken;
    std::optional<TileIdSource> mOwn;
};

/// The seats after cells have changed, and which of those before are gone (the largest first).
struct SeatChanges {
    std::vector<Seat> seats;
    std::vector<std::size_t> removed;
};

SeatChanges seatsAfter(const Scenario& scenario, const Catalog& catalog, const Changes& changes) {
    std::vector<Hex> gone;
    std::vector<std::pair<Hex, TileId>> come;
    for (const auto& change : changes) {
        const Cell* before = scenario.board.find(change.at);
        const bool wasSeat = before != nullptr && catalog.isSeat(before->kind);
        const bool isSeat = change.state && catalog.isSeat(change.state->cell.kind);
        if (wasSeat && isSeat && before->id == change.state->cell.id) continue;
        if (wasSeat) gone.push_back(change.at);
        if (isSeat) come.emplace_back(change.at, change.state->cell.id);
    }
    SeatChanges result{scenario.seats, {}};
    if (gone.empty() && come.empty()) return result;

    Scenario after;
    after.seats = scenario.seats;
    std::vector<Seat>& seats = after.seats;
    // Equal IDs of tiles show the Capitals' moves; Capitals without a partner are matched in order.
    const auto assign = [&](Hex from, Hex to) {
        if (const auto seat = scenario.seatAt(from)) seats[*seat].home = to;
    };
    const std::vector<Hex> left = gone;
    for (auto from = gone.begin(); from != gone.end();) {
        const TileId id = scenario.board.find(*from)->id;
        const auto to = std::find_if(come.begin(), come.end(), [&](const auto& c) { return c.second == id; });
        if (!id.empty() && to != come.end()) {
            assign(*from, to->first);
            come.erase(to);
            from = gone.erase(from);
        } else {
            ++from;
        }
    }
    std::size_t paired = 0;
    for (; paired < gone.size() && paired < come.size(); ++paired) assign(gone[paired], come[paired].first);
    if (catalog.homes == Catalog::Homes::Own) makeRoom(scenario, left, seats);
    for (std::size_t i = paired; i < gone.size(); ++i)
        if (const auto seat = scenario.seatAt(gone[i])) result.removed.push_back(*seat);
    std::sort(result.removed.rbegin(), result.removed.rend());
    result.seats = withoutSeats(after, catalog, result.removed);
    for (std::size_t i = paired; i < come.size(); ++i) {
        const Hex at = come[i].first;
        const bool taken = std::ranges::find(result.seats, at, &Seat::home) != result.seats.end();
        if (!taken && static_cast<int>(result.seats.size()) < catalog.maxSeats)
            takeSeat(catalog, at, result.seats);
    }
    return result;
}

/// Keeps coordinates as IDs: new, moved and pasted tiles take the coordinate of their hex.
void keepCoordinates(const Board& board, Changes& changes) {
    const auto comesTile = [](const Board::Change& change) {
        return change.state && isTile(change.state->cell.kind);
    };
    if (std::ranges::none_of(changes, comesTile) || !namesPlaces(board)) return;
    for (Board::Change& change : changes)
        if (comesTile(change))
            if (const auto id = coordinateOf(board, change.at)) change.state->cell.id = *id;
}

}  // namespace

Edit changeCells(const Scenario& scenario, const Catalog& catalog, Changes changes) {
    changes = sortedByHex(std::move(changes));
    SeatChanges seats = seatsAfter(scenario, catalog, changes);  // knows homes that move by their IDs
    keepCoordinates(scenario.board, changes);
    Batch batch;
    batch.edits.push_back({SetCells{std::move(changes)}});
    if (seats.seats == scenario.seats) return std::move(batch.edits.front());
    batch.edits.push_back({SetSeats{std::move(seats.seats)}});
    if (seats.removed.empty()) return {std::move(batch)};
    for (Edit& owners : ownersWithout(scenario.board, seats.removed))
        batch.edits.push_back(std::move(owners));
    return {std::move(batch)};
}

std::vector<std::size_t> seatsLost(const Scenario& scenario, const Catalog& catalog, const Edit& edit) {
    const auto* cells = std::get_if<SetCells>(&edit.operation);
    if (const auto* batch = std::get_if<Batch>(&edit.operation))
        for (const Edit& part : batch->edits)
            if (cells == nullptr) cells = std::get_if<SetCells>(&part.operation);
    if (cells == nullptr) return {};
    std::vector<std::size_t> lost = seatsAfter(scenario, catalog, cells->changes).removed;
    std::ranges::sort(lost);
    return lost;
}

Edit paintCells(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes, KindId kind,
                TileIdSource* ids) {
    std::vector<Hex> sorted(hexes.begin(), hexes.end());
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    NewIds newIds(scenario, catalog, ids);
    Changes changes;
    for (Hex at : sorted) {
        const Cell* before = scenario.board.find(at);
        if (before == nullptr || before->locked || before->kind == kind) continue;
        Cell cell = slotAt(at);
        cell.kind = kind;
        cell.id = newIds.take(kind);
        changes.push_back({at, CellState(cell)});
    }
    return changeCells(scenario, catalog, std::move(changes));
}

Edit moveTiles(const Scenario& scenario, const Catalog& catalog, std::span<const std::pair<Hex, Hex>> moves,
               MoveMode mode, TileIdSource* ids) {
    const Board& board = scenario.board;
    const auto lockedAt = [&](Hex at) {
        const Cell* cell = board.find(at);
        return cell != nullptr && cell->locked;
    };
    std::map<Hex, CellState> result;
    std::set<Hex> wanted;
    std::set<Hex> sources;
    std::map<Hex, Hex> sourceOf;  // by target
    std::vector<std::pair<Hex, Hex>> allowed;
    for (const auto& [from, to] : moves) {
        const Cell* cell = board.find(from);
        if (cell == nullptr || !isTile(cell->kind)) continue;
        wanted.insert(from);
        if (from == to || lockedAt(to) || !withinLimits(to)) continue;
        if (mode != MoveMode::Copy && (cell->locked || sources.contains(from))) continue;
        if (!sourceOf.emplace(to, from).second) continue;
        allowed.emplace_back(from, to);
        sources.insert(from);
    }
    // A tile of the group that has to stay must not be run over by another one.
    for (bool dropped = mode == MoveMode::Replace; dropped;)
        dropped = std::erase_if(allowed, [&](const auto& move) {
                      if (!wanted.contains(move.second) || sources.contains(move.second)) return false;
                      sources.erase(move.first);
                      return true;
                  }) > 0;
    if (mode != MoveMode::Copy)
        for (const auto& [from, to] : allowed) result[from] = emptied(*board.find(from));
    Carried carried;  // what stands there goes the same way
    NewIds newIds(scenario, catalog, ids);
    for (const auto& [from, to] : allowed) {
        carried.goes.emplace(from, to);
        CellState tile = *board.state(from);
        if (mode == MoveMode::Copy) {
            tile.cell.id = newIds.take(tile.cell.kind);
            tile.cell.locked = false;
        }
        result[to] = movedTo(std::move(tile), to);
    }
    if (mode == MoveMode::Swap) {
        // An object on a target that does not move itself goes to the place left free by the moves.
        for (const auto& [from, to] : allowed) {
            if (sources.contains(to)) continue;
            // In a chain (a to b, b to c) the first place is the one that became free.
            Hex start = from;
            for (auto chain = sourceOf.find(start); chain != sourceOf.end(); chain = sourceOf.find(start))
                start = chain->second;
            carried.goes.emplace(to, start);
            const auto displaced = board.state(to);
            if (!displaced || displaced->cell.kind == KindId::Empty) continue;
            result[start] = movedTo(*displaced, start);
        }
    }
    if (mode == MoveMode::Replace)
        for (const auto& [from, to] : allowed)
            if (!sources.contains(to)) carried.gone.insert(to);
    carried.copies = mode == MoveMode::Copy;
    Changes changes;
    for (auto& [at, state] : result) changes.push_back({at, std::move(state)});
    return together(changeCells(scenario, catalog, std::move(changes)), carry(scenario, catalog, carried));
}

Edit addCells(const Scenario& scenario, std::span<const Hex> hexes) {
    const std::set<Hex> wanted(hexes.begin(), hexes.end());
    SetCells cells;
    for (Hex at : wanted)
        if (scenario.board.find(at) == nullptr && withinLimits(at))
            cells.changes.push_back({at, CellState(slotAt(at))});
    return {std::move(cells)};
}

Edit removeCells(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes) {
    const std::set<Hex> wanted(hexes.begin(), hexes.end());
    Changes changes;
    Carried carried;
    for (Hex at : wanted) {
        const Cell* cell = scenario.board.find(at);
        if (cell == nullptr || cell->locked) continue;
        changes.push_back({at, std::nullopt});
        carried.gone.insert(at);
    }
    carried.ground = false;
    return together(changeCells(scenario, catalog, std::move(changes)), carry(scenario, catalog, carried));
}

std::vector<Hex> lockable(const Board& board, std::span<const Hex> hexes) {
    std::vector<Hex> kept;
    for (const Hex at : hexes)
        if (const Cell* cell = board.find(at); cell != nullptr && cell->kind != KindId::Empty)
            kept.push_back(at);
    return kept;
}

Edit setLocked(const Scenario& scenario, std::span<const Hex> hexes, bool locked) {
    const std::set<Hex> wanted(hexes.begin(), hexes.end());
    SetCells cells;
    for (Hex at : wanted) {
        auto state = scenario.board.state(at);
        if (!state || state->cell.locked == locked) continue;
        state->cell.locked = locked;
        cells.changes.push_back({at, std::move(state)});
    }
    return {std::move(cells)};
}

Edit setDetails(const Scenario& scenario, Hex at, CellDetails details) {
    SetCells cells;
    if (auto state = scenario.board.state(at)) {
        state->setDetails(std::move(details));
        cells.changes.push_back({at, std::move(state)});
    }
    return {std::move(cells)};
}

Edit changeDetails(const Scenario& scenario, std::span<const Hex> hexes,
                   const std::function<void(CellDetails&)>& change) {
    const std::set<Hex> wanted(hexes.begin(), hexes.end());
    SetCells cells;
    for (const Hex at : wanted) {
        auto state = scenario.board.state(at);
        if (!state) continue;
        CellDetails details = state->details();
        change(details);
        if (details == state->details()) continue;
        state->setDetails(std::move(details));
        cells.changes.push_back({at, std::move(state)});
    }
    return {std::move(cells)};
}

Edit setTileId(const Scenario& scenario, Hex at, TileId id) {
    SetCells cells;
    if (auto state = scenario.board.state(at)) {
        state->cell.id = id;
        cells.changes.push_back({at, std::move(state)});
    }
    return {std::move(cells)};
}

Edit assignIds(const Scenario& scenario, const Catalog& catalog, IdScope scope) {
    Board renamed = scenario.board;
    if (scope == IdScope::All) {
        std::vector<Cell> cells(renamed.cells().begin(), renamed.cells().end());
        for (Cell& cell : cells) cell.id = {};
        renamed.setCells(std::move(cells), renamed.details());
    }
    assignMissingIds(renamed, catalog);
    SetCells edit;
    for (const Cell& cell : renamed.cells())
        if (scenario.board.find(cell.at)->id != cell.id)
            edit.changes.push_back({cell.at, renamed.state(cell.at)});
    return {std::move(edit)};
}

Edit repairDuplicateIds(const Scenario& scenario, const Catalog& catalog) {
    TileIdSource ids(scenario.board, catalog);
    std::set<TileId> seen;
    SetCells edit;
    for (const Cell& cell : scenario.board.cells()) {
        if (cell.id.empty() || seen.insert(cell.id).second) continue;
        auto state = scenario.board.state(cell.at);
        state->cell.id = ids.take(cell.kind);
        edit.changes.push_back({cell.at, std::move(state)});
    }
    return {std::move(edit)};
}

Edit pasteCells(const Scenario& scenario, const Catalog& catalog, std::span<const CellState> cells,
                const Isometry& placement, TileIdSource* ids) {
    NewIds newIds(scenario, catalog, ids);
    std::map<Hex, CellState> result;
    for (CellState state : cells) {
        const Hex at = placement(state.cell.at);
        const Cell* before = scenario.board.find(at);
        if ((before != nullptr && before->locked) || !withinLimits(at)) continue;
        state = mapped(state, placement);
        state.cell.locked = false;
        state.cell.id = newIds.take(state.cell.kind);
        result.insert_or_assign(at, std::move(state));
    }
    Changes changes;
    for (auto& [at, state] : result) changes.push_back({at, std::move(state)});
    return changeCells(scenario, catalog, std::move(changes));
}

}  // namespace hexa
