// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/regionmoves.h"

#include "core/edit/builders.h"
#include "core/edit/carrying.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace hexa {
namespace {

/// Content of a region at one of its hexes, as placed.
struct LaidPart {
    std::string kind;  ///< Empty: none of its own.
    Attributes attributes;
};

/// Returns the isometry from the shape of a region to its place.
Isometry poseOf(const RegionPlacement& region) {
    const int linear = (region.turns % 6 + 6) % 6 + (region.mirrored ? 6 : 0);
    return {static_cast<std::uint8_t>(linear), region.anchor};
}

LaidPart laidPart(const RegionShape::Part& part, const RegionPlacement& region) {
    LaidPart laid{part.kind, part.attributes};
    laid.attributes.transform(Isometry{poseOf(region).linear, {}});
    return laid;
}

bool lockedAt(const Board& board, Hex at) {
    const Cell* cell = board.find(at);
    return cell != nullptr && cell->locked;
}

/// Returns a cell under an arriving region, or under a removed one (`slot`); none if it does not
/// change.
std::optional<CellState> laidCell(const Scenario& scenario, const Catalog& catalog, Hex at,
                                  const LaidPart& part, bool slot, TileIdSource& ids) {
    const auto kind = catalog.kindId(part.kind);
    const auto before = scenario.board.state(at);
    if (before && !slot && (!kind || before->cell.kind == *kind)) {
        // The tile stays. A region of tiles has their properties, too; one without leaves those of
        // the ground.
        CellDetails details = before->details();
        if (details.attributes == part.attributes || (!kind && part.attributes.empty())) return std::nullopt;
        details.attributes = part.attributes;
        return CellState(before->cell, std::move(details));
    }
    Cell cell;
    cell.at = at;
    cell.kind = kind.value_or(KindId::Empty);
    cell.id = ids.take(cell.kind);
    CellDetails details;
    details.attributes = part.attributes;
    return CellState(cell, std::move(details));
}

/// Returns the pose of a region on these hexes, turned as little as possible; none if it has
/// another form.
std::optional<RegionPlacement> posedOn(const RegionPlacement& region, const RegionShape& shape,
                                       std::vector<Hex> hexes) {
    std::ranges::sort(hexes);
    for (const int by : {0, 1, 5, 2, 4, 3}) {
        RegionPlacement there = region;
        there.turns = (region.turns + by + 6) % 6;
        std::vector<Hex> own = hexesOf(there, shape);
        if (own.size() != hexes.size() || own.empty()) return std::nullopt;
        std::ranges::sort(own);
        const Hex shift = hexes.front() - own.front();
        there.anchor = there.anchor + shift;
        for (Hex& at : own) at = at + shift;
        if (own == hexes) return there;
    }
    return std::nullopt;
}

/// A region that moves, with its hexes and how they go.
struct Going {
    std::vector<Hex> hexes;
    std::set<Hex> covered;
    Isometry way;
    const RegionShape* shape = nullptr;
    const RegionMove* move = nullptr;
};

std::vector<Going> goingOf(const Scenario& scenario, const Catalog& catalog,
                           std::span<const RegionMove> moves) {
    std::vector<Going> all;
    for (const RegionMove& move : moves) {
        Going going;
        going.shape = shapeOf(scenario, catalog, move.from.kind);
        if (going.shape == nullptr || move.from.kind != move.to.kind) continue;
        going.hexes = hexesOf(move.from, *going.shape);
        going.covered = {going.hexes.begin(), going.hexes.end()};
        going.way = compose(poseOf(move.to), inverse(poseOf(move.from)));
        going.move = &move;
        all.push_back(std::move(going));
    }
    return all;
}

}  // namespace

Edit layCells(const Scenario& scenario, const Catalog& catalog, std::span<const RegionPlacement> gone,
              std::span<const RegionPlacement> come) {
    if (gone.empty() && come.empty()) return {Batch{}};
    std::map<Hex, LaidPart> parts;  // what lies there then; nothing: an empty slot
    std::set<Hex> left;             // where a region lay
    const auto add = [&](const RegionPlacement& region, bool lies) {
        const RegionShape* shape = shapeOf(scenario, catalog, region.kind);
        if (shape == nullptr) return;
        const std::vector<Hex> hexes = hexesOf(region, *shape);
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            parts[hexes[i]] = lies ? laidPart(shape->parts[i], region) : LaidPart{};
            if (!lies) left.insert(hexes[i]);
        }
    };
    for (const RegionPlacement& region : gone) add(region, false);
    for (const RegionPlacement& region : come) add(region, true);
    TileIdSource ids(scenario.board, catalog);
    std::vector<Board::Change> changes;
    for (const auto& [at, part] : parts) {
        if (!withinLimits(at) || lockedAt(scenario.board, at)) continue;
        const bool slot = part.kind.empty() && left.contains(at);
        if (auto state = laidCell(scenario, catalog, at, part, slot, ids))
            changes.push_back({at, std::move(state)});
    }
    return changeCells(scenario, catalog, std::move(changes));
}

Edit moveCells(const Scenario& scenario, const Catalog& catalog, std::span<const RegionMove> moves) {
    const std::vector<Going> all = goingOf(scenario, catalog, moves);
    if (all.empty()) return {Batch{}};
    std::map<Hex, CellState> after;
    for (const Going& going : all)
        for (const Hex at : going.hexes) {
            Cell slot;
            slot.at = at;
            if (scenario.board.find(at) != nullptr && !lockedAt(scenario.board, at))
                after[at] = CellState(slot);
        }
    TileIdSource ids(scenario.board, catalog);
    for (const Going& going : all)
        for (std::size_t i = 0; i < going.hexes.size(); ++i) {
            const Hex from = going.hexes[i], to = going.way(from);
            if (!withinLimits(to) || lockedAt(scenario.board, to)) continue;
            const auto state = scenario.board.state(from);
            if (state && isTile(state->cell.kind) && !state->cell.locked)
                after[to] = mapped(*state, going.way);
            else if (auto laid =
                         laidCell(scenario, catalog, to, laidPart(going.shape->parts[i], going.move->to),
                                  after.contains(to), ids))
                after[to] = *std::move(laid);
        }
    std::vector<Board::Change> changes;
    for (auto& [at, state] : after)
        if (scenario.board.state(at) != state) changes.push_back({at, std::move(state)});
    return changes.empty() ? Edit{Batch{}} : changeCells(scenario, catalog, std::move(changes));
}

std::vector<ObjectChange> goingAlong(const Scenario& scenario, const Catalog& catalog,
                                     std::span<const RegionMove> moves) {
    const std::vector<Going> all = goingOf(scenario, catalog, moves);
    const Board& board = scenario.board;
    const auto barred = [&](const EdgeFeature& feature) {
        const auto at = std::ranges::lower_bound(board.edges, feature.key(), {}, &EdgeFeature::key);
        return at != board.edges.end() && at->key() == feature.key() && at->locked;
    };
    const auto goes = [&](const Going& going, const EdgeFeature& feature) {
        const auto [a, b] = hexesOf(feature.edge);
        if (feature.side >= 0) return going.covered.contains(hexOf(feature));
        return going.covered.contains(a) && going.covered.contains(b);
    };
    const auto standsOn = [&](const Going& going, const PiecePlacement& piece) {
        return std::ranges::all_of(hexesOf(piece), [&](Hex at) { return going.covered.contains(at); });
    };
    std::vector<ObjectChange> changes;
    for (const Going& going : all) {
        if (going.way.isIdentity()) continue;
        for (std::size_t i = 0; i < board.edges.size(); ++i)
            if (!board.edges[i].locked && goes(going, board.edges[i]))
                if (EdgeFeature there = mapped(board.edges[i], going.way); !barred(there))
                    changes.push_back({{ObjectTable::Edges, i}, std::move(there)});
        for (std::size_t i = 0; i < board.pieces.size(); ++i)
            if (!board.pieces[i].locked && standsOn(going, board.pieces[i]))
                changes.push_back({{ObjectTable::Pieces, i}, mapped(board.pieces[i], going.way)});
        for (std::size_t i = 0; i < board.labels.size(); ++i)
            if (!board.labels[i].locked && going.covered.contains(board.labels[i].at))
                changes.push_back({{ObjectTable::Labels, i}, mapped(board.labels[i], going.way)});
    }
    return changes;
}

std::optional<std::pair<RegionPlacement, RegionPlacement>> posesSwapped(const Scenario& scenario,
                                                                        const Catalog& catalog,
                                                                        const RegionPlacement& first,
                                                                        const RegionPlacement& second) {
    const RegionShape* shape = shapeOf(scenario, catalog, first.kind);
    const RegionShape* other = shapeOf(scenario, catalog, second.kind);
    if (shape == nullptr || other == nullptr || first.locked || second.locked) return std::nullopt;
    const std::vector<Hex> hexes = hexesOf(first, *shape), otherHexes = hexesOf(second, *other);
    for (const auto& list : {hexes, otherHexes})
        if (std::ranges::any_of(list, [&](Hex at) { return lockedAt(scenario.board, at); }))
            return std::nullopt;
    const auto to = posedOn(first, *shape, otherHexes), back = posedOn(second, *other, hexes);
    if (!to || !back) return std::nullopt;
    return std::pair(*to, *back);
}

}  // namespace hexa
