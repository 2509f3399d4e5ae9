// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/symmetricspace.h"

#include <algorithm>
#include <cassert>

namespace hexa::mapsearch {
namespace {

constexpr std::size_t maxPatterns = 100'000;

std::size_t classOf(const MapModel& model, std::size_t kind) {
    std::size_t group = 0;
    while (group < model.classes.size() && std::find(model.classes[group].begin(), model.classes[group].end(),
                                                     kind) == model.classes[group].end())
        ++group;
    return group;
}

std::uint64_t randomBelow(Rng& rng, std::uint64_t bound) {
    // The rest favours small numbers by less than bound in 2^64.
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>(static_cast<Wide>(rng.next()) * bound >> 64);
}

}  // namespace

Result<SymmetricSpace> SymmetricSpace::make(const MapModel& model, const FairSymmetry& symmetry) {
    SymmetricSpace space(model);
    if (const auto fixed = space.fix(symmetry); !fixed) return fixed.error();
    std::vector<int> sizes;
    for (const auto& slot : space.mSlots) sizes.push_back(static_cast<int>(slot.size()));
    bool possible = true;
    for (const Limits& left : space.mLeft) possible &= left.max >= 0;
    if (possible) {
        space.mExact = OrbitSharing(sizes, {space.mLeft.begin() + 1, space.mLeft.end()});
        if (space.mExact.size() > 0 && space.mExact.countable()) {
            // Locked tiles may be unequal even so: unequal() reports them.
            return space;
        }
        std::vector<Limits> limits;
        for (const auto& group : model.classes) {
            Limits sum;
            for (const std::size_t kind : group) {
                sum.min += space.mLeft[kind].min;
                sum.max += space.mLeft[kind].max;
            }
            limits.push_back(sum);
        }
        space.mExact = {};
        space.mClasses = OrbitSharing(sizes, std::move(limits));
        space.findSplits();
    }
    if (space.mPatterns.empty())
        return Error("generate.symmetric-counts", {{"symmetry", Localized(symmetry.id)}});
    return space;
}

Status SymmetricSpace::fix(const FairSymmetry& symmetry) {
    const TileMask free = mModel->free();
    mOrbits = orbitsOf(*mModel, symmetry.group);
    mFixed = mModel->fixed;
    Counts counts{};
    for (const auto& orbit : mOrbits) {
        std::optional<std::size_t> kind;
        for (const TileIndex at : orbit) {
            if ((free & bit(at)) != 0) continue;
            if (!kind) kind = mModel->fixed[at];
            if (classOf(*mModel, *kind) != classOf(*mModel, mModel->fixed[at]))
                return Error("generate.locks-asymmetric", {},
                             HexPlace{mModel->hexes[at].q, mModel->hexes[at].r});
        }
        if (!kind) {
            mSlots.push_back(orbit);
            continue;
        }
        for (const TileIndex at : orbit) {
            if ((free & bit(at)) != 0) mFixed[at] = static_cast<std::uint8_t>(*kind);
            ++counts[mFixed[at]];
        }
    }
    mLeft.resize(mModel->kinds());
    for (std::size_t kind = 1; kind < mModel->kinds(); ++kind) {
        const Limits limits = mModel->limits[kind];
        mLeft[kind] = {std::max(0, limits.min - counts[kind]), limits.max - counts[kind]};
    }
    return Done{};
}

std::optional<std::uint64_t> SymmetricSpace::maps() const {
    if (mExact.size() == 0 || mExact.size() > WideCount{~std::uint64_t{0}}) return std::nullopt;
    return static_cast<std::uint64_t>(mExact.size());
}

Kinds SymmetricSpace::at(std::uint64_t index) const { return withLabels(index); }

Kinds SymmetricSpace::withLabels(WideCount index) const {
    Kinds kinds = mFixed;
    const auto labels = mExact.at(index);
    for (std::size_t slot = 0; slot < mSlots.size(); ++slot)
        for (const TileIndex at : mSlots[slot]) kinds[at] = static_cast<std::uint8_t>(labels[slot] + 1);
    return kinds;
}

/// Finds the ways to share out orbits among classes that leave the fewest orbits unequal, and how
/// many maps each has.
void SymmetricSpace::findSplits() {
    int fewest = 1000;
    std::uint64_t sum = 0;
    for (auto& pattern : mClasses.patterns(maxPatterns)) {
        int mixed = 0;
        std::uint64_t ways = 1;
        std::vector<int> rest(mClasses.sizes().size(), 0);
        for (const auto& share : pattern)
            for (std::size_t i = 0; i < share.size(); ++i) rest[i] += share[i];
        for (std::size_t group = 0; group < pattern.size(); ++group) {
            const auto splits = bestSplits(group, pattern[group]);
            mixed += splits.empty() ? 1000 : splits.front().mixed;
            for (std::size_t i = 0; i < rest.size(); ++i) {
                ways *= static_cast<std::uint64_t>(binomial(rest[i], pattern[group][i]) & 0xffff);
                rest[i] -= pattern[group][i];
            }
        }
        if (mixed > fewest || mixed >= 1000) continue;
        if (mixed < fewest) {
            fewest = mixed;
            mPatterns.clear();
            mWeights.clear();
            sum = 0;
        }
        // Weights only steer a random choice; kept small so that their sum is exact.
        sum += std::clamp<std::uint64_t>(ways, 1, std::uint64_t{1} << 40);
        mPatterns.push_back(std::move(pattern));
        mWeights.push_back(sum);
    }
}

std::vector<SymmetricSpace::Split> SymmetricSpace::bestSplits(std::size_t group,
                                                              const std::vector<int>& orbits) const {
    const auto& kinds = mModel->classes[group];
    const auto& sizes = mClasses.sizes();
    std::vector<Split> best;
    Split split;
    split.uniform.assign(kinds.size(), std::vector<int>(sizes.size(), 0));
    const auto judge = [&] {
        int mixedTiles = 0;
        split.mixed = 0;
        int minMixed = 0;
        int room = 0;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            int left = orbits[i];
            for (const auto& share : split.uniform) left -= share[i];
            split.mixed += left;
            mixedTiles += left * sizes[i];
        }
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            int tiles = 0;
            for (std::size_t i = 0; i < sizes.size(); ++i) tiles += split.uniform[k][i] * sizes[i];
            if (tiles > mLeft[kinds[k]].max) return;
            minMixed += std::max(0, mLeft[kinds[k]].min - tiles);
            room += mLeft[kinds[k]].max - tiles;
        }
        if (mixedTiles < minMixed || mixedTiles > room) return;
        if (!best.empty() && split.mixed > best.front().mixed) return;
        if (!best.empty() && split.mixed < best.front().mixed) best.clear();
        best.push_back(split);
    };
    // Every way to give orbits of each size to each kind; the rest is mixed.
    const auto fill = [&](auto&& self, std::size_t k, std::size_t i) -> void {
        if (k == kinds.size() || sizes.empty()) return judge();
        const std::size_t nextK = i + 1 == sizes.size() ? k + 1 : k;
        const std::size_t nextI = i + 1 == sizes.size() ? 0 : i + 1;
        int left = orbits[i];
        for (std::size_t other = 0; other < k; ++other) left -= split.uniform[other][i];
        for (int number = 0; number <= left; ++number) {
            split.uniform[k][i] = number;
            self(self, nextK, nextI);
        }
        split.uniform[k][i] = 0;
    };
    fill(fill, 0, 0);
    return best;
}

Kinds SymmetricSpace::draw(Rng& rng) const {
    if (!exact()) return drawByClass(rng);
    if (const auto count = maps()) return at(randomBelow(rng, *count));
    const WideCount wide = static_cast<WideCount>(rng.next()) << 64 | rng.next();
    return withLabels(wide % mExact.size());
}

Kinds SymmetricSpace::drawByClass(Rng& rng) const {
    const std::uint64_t lot = randomBelow(rng, mWeights.back());
    const auto chosen =
        static_cast<std::size_t>(std::upper_bound(mWeights.begin(), mWeights.end(), lot) - mWeights.begin());
    Kinds kinds = mFixed;
    std::vector<std::vector<std::size_t>> bySize(mClasses.sizes().size());
    for (std::size_t slot = 0; slot < mSlots.size(); ++slot) {
        const auto size = std::find(mClasses.sizes().begin(), mClasses.sizes().end(),
                                    static_cast<int>(mSlots[slot].size()));
        bySize[static_cast<std::size_t>(size - mClasses.sizes().begin())].push_back(slot);
    }
    for (auto& slots : bySize) rng.shuffle(slots);
    for (std::size_t group = 0; group < mModel->classes.size(); ++group) {
        std::vector<std::vector<std::size_t>> orbits(bySize.size());
        for (std::size_t i = 0; i < bySize.size(); ++i)
            for (int n = 0; n < mPatterns[chosen][group][i]; ++n) {
                orbits[i].push_back(bySize[i].back());
                bySize[i].pop_back();
            }
        putClass(group, orbits, rng, kinds);
    }
    return kinds;
}

void SymmetricSpace::putClass(std::size_t group, const std::vector<std::vector<std::size_t>>& orbits,
                              Rng& rng, Kinds& kinds) const {
    std::vector<int> numbers;
    for (const auto& slots : orbits) numbers.push_back(static_cast<int>(slots.size()));
    const auto splits = bestSplits(group, numbers);
    const Split& split = splits[rng.below(static_cast<std::uint32_t>(splits.size()))];
    const auto& members = mModel->classes[group];
    auto left = orbits;
    std::vector<int> counts(members.size());
    for (std::size_t k = 0; k < members.size(); ++k)
        for (std::size_t i = 0; i < left.size(); ++i)
            for (int n = 0; n < split.uniform[k][i]; ++n) {
                for (const TileIndex at : mSlots[left[i].back()])
                    kinds[at] = static_cast<std::uint8_t>(members[k]);
                counts[k] += mClasses.sizes()[i];
                left[i].pop_back();
            }
    std::vector<TileIndex> mixed;
    for (const auto& slots : left)
        for (const std::size_t slot : slots)
            mixed.insert(mixed.end(), mSlots[slot].begin(), mSlots[slot].end());
    // First the missing ones, then random ones within the limits.
    std::vector<std::uint8_t> bag;
    for (std::size_t k = 0; k < members.size(); ++k)
        for (; counts[k] < mLeft[members[k]].min; ++counts[k])
            bag.push_back(static_cast<std::uint8_t>(members[k]));
    while (bag.size() < mixed.size()) {
        const std::size_t k = rng.below(static_cast<std::uint32_t>(members.size()));
        if (counts[k] >= mLeft[members[k]].max) continue;
        ++counts[k];
        bag.push_back(static_cast<std::uint8_t>(members[k]));
    }
    rng.shuffle(bag);
    for (std::size_t i = 0; i < mixed.size(); ++i) kinds[mixed[i]] = bag[i];
}

std::vector<std::vector<Hex>>
unequalOrbits(const MapModel& model, const std::vector<std::vector<TileIndex>>& orbits, const Kinds& kinds) {
    const std::vector<int>& marks = model.marks;
    std::vector<std::vector<Hex>> sets;
    for (const auto& orbit : orbits) {
        const bool same = std::all_of(orbit.begin(), orbit.end(), [&](TileIndex at) {
            return kinds[at] == kinds[orbit.front()] && marks[at] == marks[orbit.front()];
        });
        if (same) continue;
        std::vector<Hex> hexes;
        for (const TileIndex at : orbit) hexes.push_back(model.hexes[at]);
        std::sort(hexes.begin(), hexes.end());
        sets.push_back(std::move(hexes));
    }
    return sets;
}

}  // namespace hexa::mapsearch
