// SPDX-License-Identifier: GPL-3.0-or-later
// Rules on pairs of things on sides and corners within a few sides of each other.
#include "core/hex/corner.h"
#include "core/owngame/rules/scope.h"
#include "core/owngame/rules/term.h"

#include <algorithm>
#include <array>
#include <string>

namespace hexa::owngame {
namespace {

/// Place of a thing: a corner, or a side with its two ends.
struct Spot {
    std::array<Corner, 2> ends;
    bool onSide = false;
    std::vector<int> cells;
};

/// Returns the steps along sides from a thing to another. Two corners of one side, and two sides
/// with a common corner, are one step apart; a corner is none from the sides that end there.
int stepsBetween(const Spot& one, const Spot& other) {
    if (one.onSide && other.onSide && one.ends == other.ends) return 0;
    int least = hexa::stepsBetween(one.ends[0], other.ends[0]);
    for (const auto& [a, b] : {std::pair{0, 1}, std::pair{1, 0}, std::pair{1, 1}})
        least = std::min(least, hexa::stepsBetween(one.ends[static_cast<std::size_t>(a)],
                                                   other.ends[static_cast<std::size_t>(b)]));
    return one.onSide && other.onSide ? least + 1 : least;
}

/// Term over pairs of a thing of `what` and one of `with`. There are few of them, so it looks at
/// all pairs after a change.
class SideTerm : public RuleTerm {
public:
    SideTerm(const Rule& rule, const Bounds& is, Ground& ground)
        : mWhat(rule.what),
          mWith(rule.with.empty() ? rule.what : rule.with),
          mLeast(is.min),
          mGround(ground),
          mScope(scopeOf(rule, ground)) {}

    void reset() override { mStale = true; }
    void changed(int) override { mStale = true; }
    std::int64_t cost() override {
        if (mStale) {
            mTotal = 0;
            eachPair([&](const Spot&, const Spot&, int) { ++mTotal; });
            mStale = false;
        }
        return mTotal;
    }
    std::vector<Fault> faults() override {
        std::vector<Fault> list;
        eachPair([&](const Spot& one, const Spot& other, int steps) {
            Fault& fault = list.emplace_back();
            fault.cells = one.cells;
            fault.cells.insert(fault.cells.end(), other.cells.begin(), other.cells.end());
            fault.number = steps;
        });
        std::ranges::sort(list, {}, &Fault::cells);
        return list;
    }
    std::int64_t work() const override { return numberOf(mWhat) * numberOf(mWith) + 1; }

private:
    std::int64_t numberOf(const std::string& name) const {
        return std::ssize(mGround.corners(name)) + std::ssize(mGround.sides(name));
    }
    std::vector<Spot> spotsOf(const std::string& name) const {
        std::vector<Spot> spots;
        for (const Corner corner : mGround.corners(name))
            spots.push_back({{corner, corner}, false, mGround.cellsOf(corner)});
        for (const Edge edge : mGround.sides(name))
            spots.push_back({{cornerOf(edge.hex, edge.direction + 5), cornerOf(edge.hex, edge.direction)},
                             true,
                             mGround.cellsOf(edge)});
        return spots;
    }
    bool inScope(const Spot& spot) const {
        return std::ranges::any_of(spot.cells,
                                   [&](int cell) { return mScope[static_cast<std::size_t>(cell)]; });
    }
    /// Calls visit(one, other, steps) for each pair that is too near, once.
    template <class Visit>
    void eachPair(Visit visit) const {
        const bool same = mWhat == mWith;
        const std::vector<Spot> all = spotsOf(mWhat);
        const std::vector<Spot> others = same ? std::vector<Spot>() : spotsOf(mWith);
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = same ? i + 1 : 0; j < (same ? all : others).size(); ++j) {
                const Spot& other = same ? all[j] : others[j];
                const int steps = stepsBetween(all[i], other);
                if (steps < mLeast && (inScope(all[i]) || (same && inScope(other))))
                    visit(all[i], other, steps);
            }
    }

    const std::string mWhat, mWith;
    const std::int64_t mLeast;
    Ground& mGround;
    const std::vector<bool> mScope;
    std::int64_t mTotal = 0;
    bool mStale = true;
};

}  // namespace

std::unique_ptr<RuleTerm> makeSideTerm(const Rule& rule, const Bounds& is, Ground& ground) {
    return std::make_unique<SideTerm>(rule, is, ground);
}

}  // namespace hexa::owngame
