// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/nearsymmetry.h"

#include <algorithm>

namespace hexa::mapsearch {
namespace {

/// Cost of a swap, in the unit of strengths: as much as two and a half points of gap.
constexpr std::int64_t swapCost = 50'000;
/// Cost of one swap too few: more than any gap and taste together.
constexpr std::int64_t tooFewCost = 5'000'000;
/// Steps of the search for a start if no map is symmetric.
constexpr int startSteps = 3000;

/// Returns the model with only the homes fixed.
MapModel unlocked(const MapModel& model) {
    MapModel open = model;
    open.places.clear();
    for (std::size_t at = 0; at < model.tiles(); ++at)
        if ((model.homes >> at & 1) == 0) open.places.push_back(static_cast<TileIndex>(at));
    return open;
}

bool exactMapsExist(const MapModel& model, const FairSymmetry& symmetry) {
    const auto space = SymmetricSpace::make(model, symmetry);
    return space && space->exact();
}

}  // namespace

NearSymmetry::NearSymmetry(const MapModel& model, FairSymmetry symmetry)
    : mModel(&model),
      mSymmetry(std::move(symmetry)),
      mOrbits(orbitsOf(model, mSymmetry.group)),
      mFree(model.free()) {
    if (auto space = SymmetricSpace::make(model, mSymmetry)) mSpace = *std::move(space);
    mExact = mSpace ? mSpace->exact() : exactMapsExist(unlocked(model), mSymmetry);
    for (std::size_t kind = 0; kind < model.kinds(); ++kind) mLabel[kind] = static_cast<std::uint8_t>(kind);
    if (mExact) return;
    for (const auto& group : model.classes)
        for (const std::size_t kind : group) mLabel[kind] = static_cast<std::uint8_t>(group.front());
}

Kinds NearSymmetry::draw(Rng& rng, const std::function<Kinds(Rng&)>& anyMap) const {
    if (mSpace) return mSpace->draw(rng);
    Goals goals;
    goals.taste = [this](const Kinds& kinds, const KindMasks&) { return swapCost * swaps(kinds); };
    const Kinds start = anyMap(rng);
    return Search(*mModel, movable(), std::nullopt, std::move(goals)).run(start, rng, startSteps);
}

MovableSets NearSymmetry::movable() const {
    MovableSets sets = singleSets(*mModel);
    for (const auto& orbit : mOrbits) {
        const bool free =
            std::all_of(orbit.begin(), orbit.end(), [&](TileIndex at) { return (mFree & bit(at)) != 0; });
        if (free && orbit.size() > 1) sets.push_back(orbit);
    }
    return sets;
}

std::vector<std::vector<TileIndex>> NearSymmetry::rings(const Kinds& kinds) const {
    std::vector<std::vector<TileIndex>> rings;
    pairOff(kinds, &rings);
    // No tile is in two rings, so the first tile of each decides.
    std::ranges::sort(rings, {}, [](const std::vector<TileIndex>& ring) { return ring.front(); });
    return rings;
}

/// Finds the rings of misplaced tiles. In each orbit the majority of tiles determines the right
/// kind; the others are misplaced. In a tie, fixed tiles decide, then the possible pairs with tiles
/// of other orbits.
int NearSymmetry::pairOff(const Kinds& kinds, std::vector<std::vector<TileIndex>>* rings) const {
    struct Off {
        TileIndex at;
        std::uint8_t has, wants;
    };
    std::array<Off, maxTiles> waiting;
    std::size_t count = 0;
    int swaps = 0;
    const auto partner = [&](std::uint8_t has, std::uint8_t wants) {
        return std::find_if(waiting.begin(), waiting.begin() + static_cast<std::ptrdiff_t>(count),
                            [&](const Off& off) { return off.has == wants && off.wants == has; });
    };
    const auto end = [&] { return waiting.begin() + static_cast<std::ptrdiff_t>(count); };
    for (const bool tied : {false, true})
        for (const auto& orbit : mOrbits) {
            std::array<int, maxKinds> number{};
            int most = 0;
            for (const TileIndex at : orbit) most = std::max(most, ++number[mLabel[kinds[at]]]);
            if (most == static_cast<int>(orbit.size())) continue;
            const auto leaders = std::count(number.begin(), number.end(), most);
            if ((leaders > 1) != tied) continue;
            std::uint8_t target = 0;
            int best = -1;
            for (std::uint8_t label = 0; label < maxKinds; ++label) {
                if (number[label] != most) continue;
                int worth = 0;
                for (const TileIndex at : orbit) {
                    const std::uint8_t has = mLabel[kinds[at]];
                    if (has == label)
                        worth += (mFree & bit(at)) == 0 ? 100 : 0;
                    else
                        worth += partner(has, label) != end();
                }
                if (worth > best) best = worth, target = label;
            }
            for (const TileIndex at : orbit) {
                const std::uint8_t has = mLabel[kinds[at]];
                if (has == target) continue;
                const auto other = partner(has, target);
                if (other == end()) {
                    waiting[count++] = {at, has, target};
                    continue;
                }
                ++swaps;
                if (rings != nullptr) rings->push_back({std::min(at, other->at), std::max(at, other->at)});
                std::copy(other + 1, end(), other);
                --count;
            }
        }
    if (rings != nullptr)
        for (std::size_t i = 0; i < count; ++i) rings->push_back({waiting[i].at});
    return swaps + static_cast<int>(count);
}

Goals nearGoals(Goals goals, const NearSymmetry& near, int least) {
    goals.taste = [tastes = std::move(goals.taste), &near, least](const Kinds& kinds,
                                                                  const KindMasks& masks) {
        const int swaps = near.swaps(kinds);
        const std::int64_t cost = swaps < least ? tooFewCost * (least - swaps) : swapCost * (swaps - least);
        return cost + (tastes ? tastes(kinds, masks) : 0);
    };
    return goals;
}

}  // namespace hexa::mapsearch
