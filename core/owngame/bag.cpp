// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/bag.h"

#include "core/owngame/sentences.h"

#include <algorithm>
#include <numeric>

namespace hexa::owngame {
namespace {

/// Number of attempts before a draw fails.
constexpr int tries = 200;

class Draw {
public:
    Draw(const std::vector<KindLimit>& limits, std::vector<bool> allowed, std::vector<int> present, int cells,
         Rng& rng)
        : mLimits(limits),
          mAllowed(std::move(allowed)),
          mCounts(std::move(present)),
          mLeft(cells),
          mRng(rng) {}

    /// Returns false if the draw failed.
    bool run() {
        for (const KindLimit& limit : mLimits)
            while (sum(limit) < limit.is.min)
                if (!addOne(limit.kinds)) return false;
        raise();
        while (mLeft > 0)
            if (!addOne(fillers()) && !addOne(mAllowed)) return false;
        return true;
    }
    const std::vector<int>& counts() const { return mCounts; }

private:
    std::int64_t sum(const KindLimit& limit) const {
        std::int64_t all = 0;
        for (std::size_t kind = 0; kind < mCounts.size(); ++kind)
            all += limit.kinds[kind] ? mCounts[kind] : 0;
        return all;
    }
    bool takes(std::size_t kind) const {
        return mAllowed[kind] && std::ranges::all_of(mLimits, [&](const KindLimit& limit) {
                   return !limit.kinds[kind] || sum(limit) < limit.is.max;
               });
    }
    /// Returns how many more tiles of a kind may be added. A kind without a limit counts as a pile
    /// of common size, so that it doesn't displace the others.
    std::int64_t room(std::size_t kind) const {
        constexpr std::int64_t pile = 20;
        std::int64_t least = pile;
        for (const KindLimit& limit : mLimits)
            if (limit.kinds[kind]) least = std::min(least, limit.is.max - sum(limit));
        return least;
    }
    /// Adds a tile of one of these kinds. A kind with more room is more likely.
    bool addOne(const std::vector<bool>& kinds) {
        if (mLeft == 0) return false;
        std::vector<std::int64_t> weights(mCounts.size());
        std::int64_t all = 0;
        for (std::size_t kind = 0; kind < mCounts.size(); ++kind)
            if (kinds[kind] && takes(kind)) all += weights[kind] = room(kind);
        if (all == 0) return false;
        auto at = static_cast<std::int64_t>(mRng.below(static_cast<std::uint32_t>(all)));
        std::size_t kind = 0;
        while (at >= weights[kind]) at -= weights[kind++];
        ++mCounts[kind];
        --mLeft;
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
            while (sum(limit) < wanted && addOne(limit.kinds)) {
            }
        }
    }
    /// Returns the kinds without a requested number. They fill the remaining cells.
    std::vector<bool> fillers() const {
        std::vector<bool> free = mAllowed;
        for (const KindLimit& limit : mLimits)
            if (limit.is.max != Bounds::most && !limit.supply)
                for (std::size_t kind = 0; kind < free.size(); ++kind)
                    free[kind] = free[kind] && !limit.kinds[kind];
        return free;
    }

    const std::vector<KindLimit>& mLimits;
    std::vector<bool> mAllowed;
    std::vector<int> mCounts;
    int mLeft;
    Rng& mRng;
};

}  // namespace

std::optional<std::vector<bool>> kindsOfSet(const Definition& definition, std::string_view name) {
    const Catalog& catalog = definition.catalog;
    std::vector<bool> kinds(catalog.kinds.size(), true);
    if (name == "any" || name.empty()) return kinds;
    if (name == "empty" || name == "home" || name.starts_with("piece:") || name.starts_with("zone:"))
        return std::nullopt;
    const auto set = std::ranges::find(definition.sets, name, &CellSet::id);
    const bool own = set != definition.sets.end();
    if (own && !(set->property.empty() && set->piece.empty() && set->zone.empty())) return std::nullopt;
    const auto lists = [](const std::vector<std::string>& all, const std::string& one) {
        return all.empty() || std::ranges::find(all, one) != all.end();
    };
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const CellKind& kind = catalog.kinds[i];
        kinds[i] = own                          ? lists(set->kinds, kind.id) && lists(set->groups, kind.group)
                   : name.starts_with("group:") ? kind.group == name.substr(6)
                                                : kind.id == name;
    }
    if (!own || set->except.empty()) return kinds;
    const auto without = kindsOfSet(definition, set->except);
    if (!without) return std::nullopt;
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = kinds[i] && !(*without)[i];
    return kinds;
}

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

Result<std::vector<int>> drawBag(const Definition& definition, const std::vector<KindLimit>& limits,
                                 const std::vector<int>& present, int cells, Rng& rng) {
    std::vector<bool> allowed;
    for (const CellKind& kind : definition.catalog.kinds) allowed.push_back(!kind.seat);
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
        Draw draw(limits, allowed, present, cells, rng);
        if (!draw.run()) continue;
        std::vector<int> more = draw.counts();
        for (std::size_t kind = 0; kind < more.size(); ++kind) more[kind] -= present[kind];
        return more;
    }
    return Error("owngame.counts.no-draw", {{"cells", std::int64_t{cells}}});
}

}  // namespace hexa::owngame
