// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/mapsearch/search.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace hexa::test {

/// Kinds of the toy: the value of a Field for a seat falls with the distance, a Mine has twice that
/// value; a Swamp has none.
enum ToyKind : std::uint8_t { Home, Field, Mine, Swamp };
inline constexpr std::size_t toyKinds = 4;

/// Returns a hexagon of 19 tiles with two homes at opposite corners.
inline mapsearch::MapModel toyModel() {
    mapsearch::MapModel model;
    for (int q = -2; q <= 2; ++q)
        for (int r = -2; r <= 2; ++r)
            if (distance({q, r}, {}) <= 2) model.hexes.push_back({q, r});
    std::sort(model.hexes.begin(), model.hexes.end());
    for (std::size_t i = 0; i < model.tiles(); ++i) {
        const auto at = static_cast<mapsearch::TileIndex>(i);
        const bool home = model.hexes[i] == Hex{-2, 0} || model.hexes[i] == Hex{2, 0};
        home ? void(model.homes |= mapsearch::bit(at)) : model.places.push_back(at);
        model.fixed[i] = home ? Home : Swamp;
    }
    model.limits = {{0, 0}, {4, 8}, {3, 6}, {4, 9}};
    model.teams = {0, 1};
    model.classes = {{Field, Mine}, {Swamp}};
    model.marks.assign(model.tiles(), -1);
    return model;
}

inline Scenario toyLayout() {
    Scenario map;
    std::vector<Cell> cells;
    for (const Hex hex : toyModel().hexes) {
        Cell cell;
        cell.at = hex;
        cell.kind = KindId::Empty;
        cells.push_back(cell);
    }
    map.board.setCells(std::move(cells));
    map.seats.resize(2);
    map.seats[0].home = {-2, 0};
    map.seats[1].home = {2, 0};
    return map;
}

/// Returns a random map within the limits.
inline mapsearch::Kinds toyMap(const mapsearch::MapModel& model, std::uint64_t seed) {
    std::vector<std::uint8_t> bag(6, Field);
    bag.insert(bag.end(), 5, Mine);
    bag.insert(bag.end(), model.places.size() - bag.size(), Swamp);
    Rng rng(seed, "toy");
    rng.shuffle(bag);
    mapsearch::Kinds kinds = model.fixed;
    for (std::size_t i = 0; i < bag.size(); ++i) kinds[model.places[i]] = bag[i];
    return kinds;
}

/// Returns the value of a tile for a seat by one judge: the second one values Mines less.
inline std::int32_t toyWeight(std::size_t judge, const mapsearch::MapModel& model, std::size_t at,
                              std::size_t kind, std::size_t seat) {
    const int worth = kind == Field ? 100 : kind == Mine ? (judge == 0 ? 200 : 150) : 0;
    return 1000 * worth / (1 + distance(model.hexes[at], seat == 0 ? Hex{-2, 0} : Hex{2, 0}));
}

inline mapsearch::AdditiveScore toyScore(const mapsearch::MapModel& model, const mapsearch::Kinds& map) {
    mapsearch::AdditiveScore score({map.data(), model.tiles()}, toyKinds, 2, 2);
    for (std::size_t judge = 0; judge < 2; ++judge)
        for (const mapsearch::TileIndex at : model.places)
            for (std::size_t kind = 1; kind < toyKinds; ++kind)
                for (std::size_t seat = 0; seat < 2; ++seat)
                    score.addWeight(judge, at, kind, seat, toyWeight(judge, model, at, kind, seat));
    return score;
}

}  // namespace hexa::test
