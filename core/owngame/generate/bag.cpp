// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/bag.h"

#include "core/owngame/rules/sentences.h"

#include <algorithm>
#include <numeric>

namespace hexa::owngame {
namespace {

/// Number of attempts before a draw fails.
constexpr int tries = 200;

/// Draws one bag. It keeps the sum of each limit and the room of each kind. Rooms only shrink while
/// tiles are added, and only in the last steps before a limit is reached.
class Draw {
public:
    Draw(const std::vector<KindLimit>& limits, const std::vector<bool>& allowed,
         const std::vector<int>& present, std::vector<BagPart> parts, Rng& rng)
        : mLimits(limits), mAllowed(allowed), mFillers(allowed), mParts(std::move(parts)), mRng(rng) {
        for (BagPart& part : mParts) part.kinds.assign(present.size(), 0);
        mLimitsOf.resize(present.size());
        mRooms.assign(present.size(), pile);
        for (std::size_t each = 0; each < limits.size(); ++each) {
            const KindLimit& limit = limits[each];
            // Kinds with a requested number don't fill the remaining cells.
            const bool asked = limit.is.max != Bounds::most && !limit.supply;
            std::int64_t sum = 0;
            for (std::size_t kind = 0; kind < present.size(); ++kind) {
                if (!limit.kinds[kind]) continue;
                mLimitsOf[kind].push_back(each);
                sum += present[kind];
                if (asked) mFillers[kind] = false;
            }
            mSums.push_back(sum);
            narrow(each);
        }
        for (std::size_t kind = 0; kind < mRooms.size(); ++kind)
            if (!mAllowed[kind]) mRooms[kind] = 0;
    }

    /// Returns false if the draw failed.
    bool run() {
        for (std::size_t each = 0; each < mLimits.size(); ++each)
            while (mSums[each] < mLimits[each].is.min)
                if (!addOne(mLimits[each].kinds)) return false;
        raise();
        while (hasRoom())
            if (!addOne(mFillers) && !addOne(mAllowed)) return false;
        return true;
    }
    const std::vector<BagPart>& parts() const { return mParts; }

private:
    /// Room of a kind without a limit. It counts as a pile of common size, so that it doesn't
    /// displace the others.
    static constexpr std::int64_t pile = 20;

    /// Limits the room of the kinds of a limit to its remaining sum.
    void narrow(std::size_t each) {
        const std::int64_t left = mLimits[each].is.max - mSums[each];
        if (left >= pile) return;
        for (std::size_t kind = 0; kind < mRooms.size(); ++kind)
            if (mLimits[each].kinds[kind])
                mRooms[kind] = std::min(mRooms[kind], std::max<std::int64_t>(0, left));
    }
    bool hasRoom() const {
        return std::ranges::any_of(mParts, [](const BagPart& part) { return part.orbits > 0; });
    }
    /// Gives the largest orbits possible one of these kinds. Returns false if none fits.
    bool addOne(const std::vector<bool>& kinds) {
        return std::ranges::any_of(mParts,
                                   [&](BagPart& part) { return part.orbits > 0 && addTo(part, kinds); });
    }
    /// Gives one orbit a kind. A kind with more room is more likely.
    bool addTo(BagPart& part, const std::vector<bool>& kinds) {
        const auto roomOf = [&](std::size_t kind) {
            return kinds[kind] && mRooms[kind] >= part.size ? mRooms[kind] : 0;
        };
        std::int64_t all = 0;
        for (std::size_t kind = 0; kind < mRooms.size(); ++kind) all += roomOf(kind);
        if (all == 0) return false;
        auto at = static_cast<std::int64_t>(mRng.below(static_cast<std::uint32_t>(all)));
        std::size_t kind = 0;
        while (at >= roomOf(kind)) at -= roomOf(kind), ++kind;
        ++part.kinds[kind];
        --part.orbits;
        for (const std::size_t each : mLimitsOf[kind]) {
            mSums[each] += part.size;
            narrow(each);
        }
        return true;
    }
    /// Raises the numbers within their ranges, as far as there is room. Every number in a range is
    /// equally likely.
    void raise() {
        std::vector<std::size_t> order(mLimits.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        mRng.shuffle(order);
        for (const std::size_t each : order) {
            const KindLimit& limit = mLimits[each];
            if (limit.is.max == Bounds::most || limit.is.min == Bounds::least) continue;
            const auto wide = static_cast<std::uint32_t>(limit.is.max - limit.is.min + 1);
            const std::int64_t wanted = limit.is.min + mRng.below(wide);
            while (mSums[each] < wanted && addOne(limit.kinds)) {
            }
        }
    }

    const std::vector<KindLimit>& mLimits;
    std::vector<std::vector<std::size_t>> mLimitsOf;  // by kind
    std::vector<std::int64_t> mRooms;                 // by kind
    std::vector<std::int64_t> mSums;                  // by limit
    const std::vector<bool>& mAllowed;                // by kind
    std::vector<bool> mFillers;                       // by kind
    std::vector<BagPart> mParts;
    Rng& mRng;
};

}  // namespace

std::vector<KindLimit> kindLimits(const Definition& definition, int players,
                                  const std::vector<std::optional<CountWish>>& wishes) {
    const Catalog& catalog = definition.catalog;
    std::vector<KindLimit> list;
    const auto one = [&](std::size_t kind, Bounds is) {
        KindLimit limit{std::vector<bool>(catalog.kinds.size()), is, catalog.kinds[kind].name};
        limit.kinds[kind] = true;
        return limit;
    };
    for (const Count& count : definition.counts)
        if (const Bounds* is = count.is.of(players))
            if (auto kinds = kindsOfSet(definition, count.what))
                list.push_back({*std::move(kinds), *is, nameOfSet(definition, count.what)});
    for (std::size_t kind = 0; kind < catalog.kinds.size(); ++kind)
        if (catalog.kinds[kind].supply) {
            list.push_back(one(kind, {Bounds::least, *catalog.kinds[kind].supply}));
            list.back().supply = true;
        }
    for (std::size_t kind = 0; kind < wishes.size(); ++kind)
        if (wishes[kind]) list.push_back(one(kind, {wishes[kind]->min, wishes[kind]->max}));
    return list;
}

Result<std::vector<BagPart>> drawBag(const Definition& definition, const std::vector<KindLimit>& limits,
                                     const std::vector<int>& present, const std::vector<BagPart>& parts,
                                     Rng& rng, const std::stop_token& stop) {
    std::vector<bool> allowed;
    for (const CellKind& kind : definition.catalog.kinds) allowed.push_back(!kind.seat);
    int cells = 0;
    for (const BagPart& part : parts) cells += part.size * part.orbits;
    const int all = std::accumulate(present.begin(), present.end(), cells);
    for (const KindLimit& limit : limits) {
        if (limit.is.min > all)
            return Error("owngame.counts.too-many",
                         {{"set", limit.name}, {"count", limit.is.min}, {"cells", std::int64_t{all}}});
        std::int64_t there = 0;
        for (std::size_t kind = 0; kind < present.size(); ++kind)
            there += limit.kinds[kind] ? present[kind] : 0;
        if (there > limit.is.max)
            return Error("owngame.counts.there",
                         {{"set", limit.name}, {"count", there}, {"max", limit.is.max}});
    }
    for (int i = 0; i < tries; ++i) {
        if (stop.stop_requested()) return Error("generate.cancelled");
        Draw draw(limits, allowed, present, parts, rng);
        if (draw.run()) return draw.parts();
    }
    const bool symmetric = std::ranges::any_of(parts, [](const BagPart& part) { return part.size > 1; });
    if (symmetric) return Error("owngame.symmetry.counts");
    return Error("owngame.counts.no-draw", {{"cells", std::int64_t{cells}}});
}

}  // namespace hexa::owngame
