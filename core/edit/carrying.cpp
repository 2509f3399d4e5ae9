// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/carrying.h"

#include <algorithm>
#include <cstdlib>

namespace hexa {
namespace {

class Carrying {
public:
    Carrying(const Scenario& scenario, const Catalog& catalog, const Carried& carried)
        : mScenario(scenario), mCatalog(catalog), mCarried(carried) {}

    Edit edit() const {
        const Board& board = mScenario.board;
        Batch batch;
        const auto add = [&](const auto& before, auto after) {
            if (before != after) batch.edits.push_back({splicesBetween(before, std::move(after))});
        };
        if (auto edges = edgesAfter(); !edges.changes.empty()) batch.edits.push_back({std::move(edges)});
        add(board.regions, after(board.regions, [&](const RegionPlacement& region) { return way(region); }));
        add(board.pieces, after(board.pieces, [&](const PiecePlacement& piece) { return way(piece); }));
        add(board.labels, after(board.labels, [&](const BoardLabel& label) { return way(label.at); }));
        if (!mCarried.ground) add(board.zones, zonesAfter());
        return {std::move(batch)};
    }

private:
    /// Fate of a thing: it stays, moves by an offset, or is removed.
    struct Way {
        std::optional<Hex> by;
        bool gone = false;
    };
    Way way(Hex at) const {
        if (const auto to = mCarried.goes.find(at); to != mCarried.goes.end())
            return {to->second - at, false};
        return {std::nullopt, mCarried.gone.contains(at)};
    }
    Way way(const RegionPlacement& region) const {
        const RegionShape* shape = shapeOf(mScenario, mCatalog, region.kind);
        const std::vector<Hex> hexes =
            shape == nullptr ? std::vector{region.anchor} : hexesOf(region, *shape);
        if (hexes.empty()) return {};
        const Way first = way(hexes.front());
        bool together = true, gone = first.gone;
        for (const Hex at : hexes) {
            const Way next = way(at);
            together &= next.by == first.by;
            gone |= next.gone;
        }
        return {together ? first.by : std::nullopt, gone};
    }
    Way way(const PiecePlacement& piece) const {
        if (!piece.onCorner()) return way(piece.at);
        // A corner at the rim lives by fewer cells than three.
        std::vector<Hex> cells = hexesOf(piece);
        std::erase_if(cells, [&](Hex at) { return mScenario.board.find(at) == nullptr; });
        if (cells.empty()) return {};
        const Way first = way(cells.front());
        const bool together =
            std::ranges::all_of(cells, [&](Hex at) { return first.by && way(at).by == first.by; });
        const bool gone = std::ranges::all_of(cells, [&](Hex at) { return way(at).gone; });
        return {together ? first.by : std::nullopt, gone};
    }
    Way way(const EdgeFeature& feature) const {
        if (feature.side >= 0) return way(hexOf(feature));
        const auto [a, b] = hexesOf(feature.edge);
        const Way first = way(a), second = way(b);
        if (first.by && first.by == second.by) return first;
        // A border lives as long as one of its hexes.
        const bool lost = !mCarried.ground && (first.gone || mScenario.board.find(a) == nullptr) &&
                          (second.gone || mScenario.board.find(b) == nullptr);
        return {std::nullopt, lost || (first.gone && second.gone)};
    }

    template <class Thing>
    static Thing moved(const Thing& thing, Hex offset) {
        return mapped(thing, Isometry{0, offset});
    }

    template <class Thing, class WayOf>
    std::vector<Thing> after(const std::vector<Thing>& before, WayOf wayOf) const {
        std::vector<Thing> result, copied;
        result.reserve(before.size());
        for (const Thing& thing : before) {
            const Way goes = thing.locked && !mCarried.copies ? Way{} : wayOf(thing);
            if (goes.gone) continue;
            if (goes.by && mCarried.copies) {
                result.push_back(thing);
                copied.push_back(moved(thing, *goes.by));
                copied.back().locked = false;
            } else {
                result.push_back(goes.by ? moved(thing, *goes.by) : thing);
            }
        }
        result.insert(result.end(), std::make_move_iterator(copied.begin()),
                      std::make_move_iterator(copied.end()));
        return result;
    }

    /// True if a locked feature has the key that this one would have.
    bool barred(const EdgeFeature& feature) const {
        const auto& edges = mScenario.board.edges;
        const auto at = std::ranges::lower_bound(edges, feature.key(), {}, &EdgeFeature::key);
        return at != edges.end() && at->locked && at->key() == feature.key();
    }

    SetEdges edgesAfter() const {
        std::map<EdgeKey, std::optional<EdgeFeature>> changes;
        std::vector<EdgeFeature> come;
        for (const EdgeFeature& feature : mScenario.board.edges) {
            const Way goes = feature.locked && !mCarried.copies ? Way{} : way(feature);
            if (!goes.by && !goes.gone) continue;
            if (goes.by && barred(moved(feature, *goes.by))) continue;  // it stays
            if (!goes.by || !mCarried.copies) changes[feature.key()] = std::nullopt;
            if (goes.by) come.push_back(moved(feature, *goes.by));
            if (goes.by && mCarried.copies) come.back().locked = false;
        }
        for (EdgeFeature& feature : come) changes.insert_or_assign(feature.key(), std::move(feature));
        SetEdges edit;
        for (auto& [key, feature] : changes) edit.changes.push_back({key, std::move(feature)});
        return edit;
    }

    std::vector<Zone> zonesAfter() const {
        std::vector<Zone> zones = mScenario.board.zones;
        for (Zone& zone : zones)
            if (!zone.locked) std::erase_if(zone.hexes, [&](Hex at) { return mCarried.gone.contains(at); });
        return zones;
    }

    const Scenario& mScenario;
    const Catalog& mCatalog;
    const Carried& mCarried;
};

}  // namespace

Edit carry(const Scenario& scenario, const Catalog& catalog, const Carried& carried) {
    if (carried.goes.empty() && carried.gone.empty()) return {Batch{}};
    return Carrying(scenario, catalog, carried).edit();
}

Edit together(Edit first, Edit second) {
    const auto parts = [](Edit& edit) {
        std::vector<Edit> list;
        if (auto* batch = std::get_if<Batch>(&edit.operation))
            list = std::move(batch->edits);
        else
            list.push_back(std::move(edit));
        return list;
    };
    const auto* nothing = std::get_if<Batch>(&second.operation);
    if (nothing != nullptr && nothing->edits.empty()) return first;
    Batch batch{parts(first)};
    for (Edit& part : parts(second)) batch.edits.push_back(std::move(part));
    return {std::move(batch)};
}

bool withinLimits(Hex at) {
    return std::abs(at.q) <= Board::maxCoordinate && std::abs(at.r) <= Board::maxCoordinate;
}

SetEdges edgesBetween(const std::vector<EdgeFeature>& before, const std::vector<EdgeFeature>& after) {
    std::map<EdgeKey, std::pair<const EdgeFeature*, const EdgeFeature*>> both;
    for (const EdgeFeature& feature : before) both[feature.key()].first = &feature;
    for (const EdgeFeature& feature : after) both[feature.key()].second = &feature;
    SetEdges edit;
    for (const auto& [key, features] : both) {
        const auto [old, now] = features;
        if (old != nullptr && now != nullptr && *old == *now) continue;
        edit.changes.push_back({key, now == nullptr ? std::nullopt : std::optional(*now)});
    }
    return edit;
}

}  // namespace hexa
