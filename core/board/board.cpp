// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/board.h"
#include "core/hex/corner.h"

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
    const auto take = [&](Hex at) {
        const Point centre = centreOf(at, board.orientation);
        bounds.left = std::min(bounds.left, centre.x - halfWidth);
        bounds.right = std::max(bounds.right, centre.x + halfWidth);
        bounds.top = std::min(bounds.top, centre.y - halfHeight);
        bounds.bottom = std::max(bounds.bottom, centre.y + halfHeight);
    };
    // In both orientations, no part of a column is beyond its two ends.
    const auto cells = board.cells();
    for (auto first = cells.begin(); first != cells.end();) {
        const auto next = std::upper_bound(first, cells.end(), first->at.q,
                                           [](int q, const Cell& cell) { return q < cell.at.q; });
        take(first->at);
        take((next - 1)->at);
        first = next;
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

CellState mapped(CellState state, const Isometry& isometry) {
    state.cell.at = isometry(state.cell.at);
    if (state.details().cut == 0 && state.details().attributes.empty()) return state;
    CellDetails details = state.details();
    details.cut = mapped(details.cut, isometry);
    details.attributes.transform(isometry);
    state.setDetails(std::move(details));
    return state;
}

EdgeFeature mapped(EdgeFeature feature, const Isometry& isometry) {
    const Hex standsOn = isometry(hexOf(feature));
    feature.edge = edgeOf(isometry(feature.edge.hex), mapDirection(isometry, feature.edge.direction));
    if (feature.side >= 0) feature.side = feature.edge.hex == standsOn ? 0 : 1;
    feature.attributes.transform(isometry);
    return feature;
}

namespace {

/// Effect of an isometry on things turned, and perhaps mirrored, around their own place.
struct Pose {
    Hex at;
    int turns = 0;
    bool mirrored = false;
};

Pose mapped(const Pose& pose, const Isometry& isometry) {
    const Isometry own{static_cast<std::uint8_t>((pose.turns % 6 + 6) % 6 + (pose.mirrored ? 6 : 0)),
                       pose.at};
    const Isometry moved = compose(isometry, own);
    return {moved.shift, moved.linear % 6, moved.isMirror()};
}

}  // namespace

RegionPlacement mapped(RegionPlacement region, const Isometry& isometry) {
    const Pose pose = mapped(Pose{region.anchor, region.turns, region.mirrored}, isometry);
    region.anchor = pose.at;
    region.turns = pose.turns;
    region.mirrored = pose.mirrored;
    return region;
}

PiecePlacement mapped(PiecePlacement piece, const Isometry& isometry) {
    const Pose pose = mapped(Pose{piece.at, piece.turns, piece.mirrored}, isometry);
    const Corner corner{piece.at, piece.corner};
    piece.at = pose.at;
    piece.turns = pose.turns;
    piece.mirrored = pose.mirrored;
    if (piece.onCorner()) {
        const Corner moved = mapped(corner, isometry);
        piece.standOn(moved.hex, moved.number);
    }
    if (piece.side >= 0) piece.side = mapDirection(isometry, piece.side);
    piece.attributes.transform(isometry);
    return piece;
}

Zone mapped(Zone zone, const Isometry& isometry) {
    for (Hex& at : zone.hexes) at = isometry(at);
    return zone;
}

BoardLabel mapped(BoardLabel label, const Isometry& isometry) {
    label.at = isometry(label.at);
    return label;
}

std::vector<Hex> hexesOf(const PiecePlacement& piece) {
    if (!piece.onCorner()) return {piece.at};
    const auto hexes = hexesOf(Corner{piece.at, piece.corner});
    return {hexes.begin(), hexes.end()};
}

Hex cellUnder(const Board& board, const PiecePlacement& piece) {
    const std::vector<Hex> hexes = hexesOf(piece);
    const auto cell = std::ranges::find_if(hexes, [&](Hex at) { return board.find(at) != nullptr; });
    return cell == hexes.end() ? piece.at : *cell;
}

EdgeFeature edgeFeature(Hex at, int direction, std::string kind, bool sided) {
    EdgeFeature feature;
    feature.edge = edgeOf(at, direction);
    feature.kind = std::move(kind);
    if (sided) feature.side = feature.edge.hex == at ? 0 : 1;
    return feature;
}

Cut mapped(Cut cut, const Isometry& isometry) {
    Cut result = 0;
    for (int bit = 0; bit < 12; ++bit) {
        if ((cut >> bit & 1) == 0) continue;
        const int half = isometry.isMirror() ? 1 - bit % 2 : bit % 2;  // a mirror exchanges the two of a side
        result = static_cast<Cut>(result | 1U << (2 * mapDirection(isometry, bit / 2) + half));
    }
    return result;
}

Cut halfCut(int twelfths) {
    // The first triangle of side d spans the angles (2d - 1) to 2d twelfths, the second one 2d to
    // 2d + 1.
    Cut cut = 0;
    for (int step = -3; step < 3; ++step) {
        const int triangle = ((twelfths + step + 1) % 12 + 12) % 12;
        cut = static_cast<Cut>(cut | 1U << triangle);
    }
    return cut;
}

}  // namespace hexa
