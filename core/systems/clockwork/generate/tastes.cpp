// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/tastes.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace hexa::clockwork {
namespace {

constexpr std::array axisIds{"clusters", "contact", "wealth", "disciplines", "villages"};
/// Distance that stands for a missing way.
constexpr int nowhere = 20;

TileMask research(const KindMasks& masks) {
    return masks[indexOf(tile::tower)] | masks[indexOf(tile::manufactory)] | masks[indexOf(tile::shrine)];
}
TileMask resources(const KindMasks& masks) {
    return masks[indexOf(tile::lake)] | masks[indexOf(tile::forest)];
}

/// Returns all tiles of the classes that people see as one: research, resources, and each other
/// kind.
KindMasks classesOf(const KindMasks& masks) {
    KindMasks classes = masks;
    for (const KindId kind : {tile::tower, tile::manufactory, tile::shrine})
        classes[indexOf(kind)] = research(masks);
    for (const KindId kind : {tile::lake, tile::forest}) classes[indexOf(kind)] = resources(masks);
    return classes;
}

}  // namespace

std::vector<TasteAxis> tasteAxes() {
    return {{"clusters", "clockwork.taste.clusters", FigureUnit::Share},
            {"contact", "clockwork.taste.contact", FigureUnit::Number},
            {"wealth", "clockwork.taste.wealth", FigureUnit::Number},
            {"disciplines", "clockwork.taste.disciplines", FigureUnit::Number},
            {"villages", "clockwork.taste.villages", FigureUnit::Number}};
}

TasteScale::TasteScale(const Groundwork& groundwork) : mGroundwork(groundwork) {
    const GameMap& map = groundwork.map();
    const Distances& distances = groundwork.measured().distances;
    mLand = map.all() & ~map.capitals;
    forEachTile(mLand, [&](TileIndex at) {
        mJoins += std::popcount(map.neighbours[at] & mLand);
        int first = nowhere;
        int second = nowhere;
        for (int team = 0; team < distances.teams; ++team) {
            int steps = nowhere;
            for (std::size_t seat = 0; seat < groundwork.measured().seats(); ++seat)
                if (distances.team[seat] == team) steps = std::min(steps, int{distances.steps[seat][at]});
            second = std::min(second, std::max(first, steps));
            first = std::min(first, steps);
        }
        mMeet[at] = static_cast<std::uint8_t>(second);
    });
    for (auto& values : mSamples) values.reserve(samples);
    for (std::uint64_t i = 0; i < samples; ++i) {
        const Kinds kinds = groundwork.draw(i);
        const KindMasks masks = masksOf(kinds, groundwork.tiles());
        for (std::size_t axis = 0; axis < axisCount; ++axis)
            mSamples[axis].push_back(value(axis, kinds, masks));
    }
    for (auto& values : mSamples) std::sort(values.begin(), values.end());
}

double TasteScale::value(std::size_t axis, const Kinds& kinds, const KindMasks& masks) const {
    switch (axis) {
    case 0:
        return clusters(kinds, masks);
    case 1:
        return contact(masks);
    case 2:
        return wealth(masks);
    case 3:
        return disciplines(masks);
    default:
        return villages(masks);
    }
}

double TasteScale::position(std::size_t axis, double value) const {
    const auto& values = mSamples[axis];
    const auto [first, last] = std::equal_range(values.begin(), values.end(), value);
    const auto less = static_cast<double>(first - values.begin());
    return (less + static_cast<double>(last - first) / 2) / static_cast<double>(values.size());
}

std::vector<TasteFigure> TasteScale::figures(const Kinds& kinds) const {
    const KindMasks masks = masksOf(kinds, mGroundwork.tiles());
    std::vector<TasteFigure> figures;
    for (std::size_t axis = 0; axis < axisCount; ++axis) {
        const double found = value(axis, kinds, masks);
        figures.push_back({found, position(axis, found)});
    }
    return figures;
}

/// Returns the part of neighbouring pairs with the same class.
double TasteScale::clusters(const Kinds& kinds, const KindMasks& masks) const {
    const auto classes = classesOf(masks);
    const GameMap& map = mGroundwork.map();
    int same = 0;
    forEachTile(
        mLand, [&](TileIndex at) { same += std::popcount(map.neighbours[at] & classes[kinds[at]] & mLand); });
    return mJoins == 0 ? 0 : static_cast<double>(same) / mJoins;
}

/// Returns the mean number of steps until a second team can reach a valuable tile; Villages count
/// twice.
double TasteScale::contact(const KindMasks& masks) const {
    int steps = 0;
    int weight = 0;
    const auto add = [&](TileMask set, int each) {
        forEachTile(set, [&](TileIndex at) { steps += each * mMeet[at]; });
        weight += each * std::popcount(set);
    };
    add(masks[indexOf(tile::village)], 2);
    add(research(masks) | resources(masks), 1);
    return weight == 0 ? 0 : static_cast<double>(steps) / weight;
}

/// Returns the yield of an average tile: a Village two, research and resources one.
double TasteScale::wealth(const KindMasks& masks) const {
    const int yield =
        2 * std::popcount(masks[indexOf(tile::village)]) + std::popcount(research(masks) | resources(masks));
    return mLand == 0 ? 0 : static_cast<double>(yield) / std::popcount(mLand);
}

/// Returns the mean distance of tiles of different disciplines, minus that of tiles of the same
/// one.
double TasteScale::disciplines(const KindMasks& masks) const {
    const GameMap& map = mGroundwork.map();
    std::array<int, 2> steps{};
    std::array<int, 2> pairs{};
    const TileMask all = research(masks);
    for (std::size_t kind = indexOf(tile::tower); kind <= indexOf(tile::shrine); ++kind)
        forEachTile(masks[kind], [&](TileIndex at) {
            forEachTile(all & ~bit(at), [&](TileIndex other) {
                const std::size_t differ = (masks[kind] & bit(other)) == 0 ? 1 : 0;
                steps[differ] += std::min(int{map.distance[at][other]}, nowhere);
                ++pairs[differ];
            });
        });
    if (pairs[0] == 0 || pairs[1] == 0) return 0;
    return static_cast<double>(steps[1]) / pairs[1] - static_cast<double>(steps[0]) / pairs[0];
}

/// Returns the mean number of steps from a Capital to its two nearest Villages.
double TasteScale::villages(const KindMasks& masks) const {
    const Distances& distances = mGroundwork.measured().distances;
    int sum = 0;
    const std::size_t seats = mGroundwork.measured().seats();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        int first = nowhere;
        int second = nowhere;
        forEachTile(masks[indexOf(tile::village)], [&](TileIndex at) {
            const int steps = distances.steps[seat][at];
            second = std::min(second, std::max(first, steps));
            first = std::min(first, steps);
        });
        sum += first + second;
    }
    return static_cast<double>(sum) / (2.0 * static_cast<double>(seats));
}

Result<TasteGoals> TasteGoals::make(const TasteScale& scale, const std::vector<Taste>& tastes) {
    TasteGoals goals;
    goals.mScale = &scale;
    for (const Taste& taste : tastes) {
        const auto found = std::find(axisIds.begin(), axisIds.end(), taste.axis);
        if (found == axisIds.end()) return Error("generate.taste", {{"axis", taste.axis}});
        goals.mGoals.push_back({static_cast<std::size_t>(found - axisIds.begin()), taste.position});
    }
    return goals;
}

std::int64_t TasteGoals::cost(const Kinds& kinds, const KindMasks& masks) const {
    // Costs compare with the predicted gap: a deviation of a tenth of all random maps costs about
    // as much as five points of win rate.
    constexpr double scale = 1'000'000;
    double cost = 0;
    for (const Goal& goal : mGoals)
        cost += std::abs(mScale->position(goal.axis, mScale->value(goal.axis, kinds, masks)) - goal.position);
    return std::llround(cost * scale);
}

}  // namespace hexa::clockwork
