// SPDX-License-Identifier: GPL-3.0-or-later
// Rules on pairs of pieces on corners within a few sides of each other.
#include "core/hex/corner.h"
#include "core/owngame/scope.h"
#include "core/owngame/term.h"

#include <algorithm>
#include <string>

namespace hexa::owngame {
namespace {

/// Term over pairs of a piece of `what` and one of `with`. There are few pieces, so it looks at all
/// pairs after a change.
class CornerTerm : public RuleTerm {
public:
    CornerTerm(const Rule& rule, const Bounds& is, Ground& ground)
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
            eachPair([&](Corner, Corner) { ++mTotal; });
            mStale = false;
        }
        return mTotal;
    }
    std::vector<Fault> faults() override {
        std::vector<Fault> list;
        eachPair([&](Corner one, Corner other) {
            Fault& fault = list.emplace_back();
            fault.cells = mGround.cellsOf(one);
            for (const int cell : mGround.cellsOf(other)) fault.cells.push_back(cell);
            fault.number = stepsBetween(one, other);
        });
        std::ranges::sort(list, {}, &Fault::cells);
        return list;
    }
    std::int64_t work() const override {
        return std::ssize(mGround.corners(mWhat)) * std::ssize(mGround.corners(mWith)) + 1;
    }

private:
    bool inScope(Corner corner) const {
        const std::vector<int> cells = mGround.cellsOf(corner);
        return std::ranges::any_of(cells, [&](int cell) { return mScope[static_cast<std::size_t>(cell)]; });
    }
    /// Calls visit(one, other) for each pair that is too near, once.
    template <class Visit>
    void eachPair(Visit visit) const {
        const auto all = mGround.corners(mWhat), others = mGround.corners(mWith);
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = mWhat == mWith ? i + 1 : 0; j < others.size(); ++j)
                if (stepsBetween(all[i], others[j]) < mLeast && (inScope(all[i]) || mayTurn(others[j])))
                    visit(all[i], others[j]);
    }
    /// True if a pair of one kind is in the scope by its second piece.
    bool mayTurn(Corner second) const { return mWhat == mWith && inScope(second); }

    const std::string mWhat, mWith;
    const std::int64_t mLeast;
    Ground& mGround;
    const std::vector<bool> mScope;
    std::int64_t mTotal = 0;
    bool mStale = true;
};

}  // namespace

std::unique_ptr<RuleTerm> makeCornerTerm(const Rule& rule, const Bounds& is, Ground& ground) {
    return std::make_unique<CornerTerm>(rule, is, ground);
}

}  // namespace hexa::owngame
