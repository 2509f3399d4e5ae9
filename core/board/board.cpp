// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/board.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace hexa {
namespace {

constexpr auto byHex = [](const Cell& cell, Hex at) { return cell.at < at; };

const CellDetails& noDetails() {
    static const CellDetails none;
    return none;
}

}  // namespace

const Cell* Board::find(Hex at) const {
    const auto found = std::lower_bound(mCells.begin(), mCells.end(), at, byHex);
    return found != mCells.end() && found->at == at ? &*found : nullptr;
}

const CellDetails& CellState::details() const { return mDetails ? *mDetails : noDetails(); }

const CellDetails& Board::detailsOf(Hex at) const {
    const auto found = mDetails.find(at);
    return found == mDetails.end() ? noDetails() : found->second;
}

std::optional<CellState> Board::state(Hex at) const {
    const Cell* cell = find(at);
    if (cell == nullptr) return std::nullopt;
    return CellState{*cell, detailsOf(at)};
}

std::span<const Cell> Board::column(int q) const {
    const auto first =
        std::lower_bound(mCells.begin(), mCells.end(), Hex{q, std::numeric_limits<int>::min()}, byHex);
    const auto last =
        std::lower_bound(first, mCells.end(), Hex{q + 1, std::numeric_limits<int>::min()}, byHex);
    return {first, last};
}

void Board::put(const CellState& state) {
    const Change change{state.cell.at, state};
    apply({&change, 1});
}

void Board::apply(std::span<const Change> changes) {
    assert(std::is_sorted(changes.begin(), changes.end(),
                          [](const auto& a, const auto& b) { return a.at < b.at; }));
    bool layoutChanges = false;
    for (const auto& change : changes) {
        const auto found = std::lower_bound(mCells.begin(), mCells.end(), change.at, byHex);
        const bool present = found != mCells.end() && found->at == change.at;
        if (present != change.state.has_value()) {
            layoutChanges = true;
        } else if (present) {
            assert(change.state->cell.at == change.at);
            *found = change.state->cell;
        }
        if (change.state && !change.state->details().empty())
            mDetails[change.at] = change.state->details();
        else if (!mDetails.empty())
            mDetails.erase(change.at);
    }
    if (!layoutChanges) return;

    // One merge for all added and removed cells.
    std::vector<Cell> merged;
    merged.reserve(mCells.size() + changes.size());
    auto cell = mCells.begin();
    for (const auto& change : changes) {
        while (cell != mCells.end() && cell->at < change.at) merged.push_back(*cell++);
        if (cell != mCells.end() && cell->at == change.at) ++cell;
        if (change.state) merged.push_back(change.state->cell);
    }
    merged.insert(merged.end(), cell, mCells.end());
    mCells = std::move(merged);
}

void Board::setCells(std::vector<Cell> sorted, std::map<Hex, CellDetails> details) {
    assert(std::adjacent_find(sorted.begin(), sorted.end(),
                              [](const Cell& a, const Cell& b) { return !(a.at < b.at); }) == sorted.end());
    mCells = std::move(sorted);
    mDetails = std::move(details);
    std::erase_if(mDetails,
                  [&](const auto& entry) { return entry.second.empty() || find(entry.first) == nullptr; });
}

GridPlace gridPlace(const Board& board, Hex at) {
    if (board.cells().empty()) return {1, 1};
    if (board.orientation == Orientation::Flat) {
        const auto column = board.column(at.q);
        const int top = column.empty() ? at.r : column.front().at.r;
        return {at.q - board.cells().front().at.q + 1, at.r - top + 1};
    }
    int firstRow = std::numeric_limits<int>::max();
    int firstInRow = std::numeric_limits<int>::max();
    for (const Cell& cell : board.cells()) {
        firstRow = std::min(firstRow, cell.at.r);
        if (cell.at.r == at.r) firstInRow = std::min(firstInRow, cell.at.q);
    }
    if (firstInRow == std::numeric_limits<int>::max()) firstInRow = at.q;
    return {at.q - firstInRow + 1, at.r - firstRow + 1};
}

Bounds boundsOf(const Board& board) {
    if (board.cells().empty()) return {};
    Bounds bounds{1e300, 1e300, -1e300, -1e300};
    const double halfWidth = board.orientation == Orientation::Flat ? 1.0 : sqrt3 / 2;
    const double halfHeight = board.orientation == Orientation::Flat ? sqrt3 / 2 : 1.0;
    for (const Cell& cell : board.cells()) {
        const Point centre = centreOf(cell.at, board.orientation);
        bounds.left = std::min(bounds.left, centre.x - halfWidth);
        bounds.right = std::max(bounds.right, centre.x + halfWidth);
        bounds.top = std::min(bounds.top, centre.y - halfHeight);
        bounds.bottom = std::max(bounds.bottom, centre.y + halfHeight);
    }
    return bounds;
}

std::vector<int> countKinds(const Board& board, std::size_t kinds) {
    std::vector<int> counts(kinds, 0);
    for (const Cell& cell : board.cells())
        if (isTile(cell.kind) && indexOf(cell.kind) < kinds) ++counts[indexOf(cell.kind)];
    return counts;
}

std::vector<Hex> hexesOf(const RegionPlacement& placement, const RegionShape& shape) {
    std::vector<Hex> hexes;
    for (const auto& part : shape.parts) {
        const Hex offset = placement.mirrored ? Hex{part.offset.r, part.offset.q} : part.offset;
        hexes.push_back(placement.anchor + rotated(offset, placement.turns));
    }
    return hexes;
}

}  // namespace hexa
