// SPDX-License-Identifier: GPL-3.0-or-later
// Rules on a cell by itself, and on the three cells around a corner.
#include "core/owngame/rules/scope.h"
#include "core/owngame/rules/term.h"

#include <cstdlib>

namespace hexa::owngame {
namespace {

/// Term that is the sum of the costs of its cells. A change affects the cell and its neighbours at
/// most.
class LocalTerm : public RuleTerm {
public:
    LocalTerm(const Rule& rule, const Bounds& is, Ground& ground)
        : mRule(rule),
          mIs(is),
          mGround(ground),
          mWhat(ground.set(rule.what)),
          mFigure(ground.figureNamed(rule.of)),
          mScope(scopeOf(rule, ground)) {}

    void reset() override {
        mCosts.assign(static_cast<std::size_t>(mGround.size()), 0);
        mTotal = 0;
        for (int cell = 0; cell < mGround.size(); ++cell) renew(cell);
    }
    void changed(int cell) override {
        renew(cell);
        if (mRule.form != Form::Corner) return;
        for (const int near : mGround.neighbours(cell))
            if (near >= 0) renew(near);
    }
    std::int64_t cost() override { return mTotal; }
    std::vector<Fault> faults() override {
        std::vector<Fault> list;
        for (int cell = 0; cell < mGround.size(); ++cell) {
            if (mCosts[static_cast<std::size_t>(cell)] == 0) continue;
            Fault& fault = list.emplace_back();
            fault.cells = {cell};
            if (mRule.form == Form::Corner) lookAtCorners(cell, &fault);
        }
        return list;
    }
    std::int64_t work() const override { return 7; }

private:
    void renew(int cell) {
        std::int64_t& known = mCosts[static_cast<std::size_t>(cell)];
        const std::int64_t now = costOf(cell);
        mTotal += now - known;
        known = now;
    }
    std::int64_t costOf(int cell) {
        const bool inside = mScope[static_cast<std::size_t>(cell)];
        if (mRule.form == Form::Corner) return inside ? lookAtCorners(cell, nullptr) : 0;
        return mGround.has(cell, mWhat) && inside == mRule.never ? 1 : 0;
    }
    /// Looks at the corners of a cell. Each corner belongs to the first of its three cells.
    std::int64_t lookAtCorners(int cell, Fault* fault) const {
        std::int64_t cost = 0;
        const auto& around = mGround.neighbours(cell);
        const auto worth = [&](int at) { return mGround.has(at, mWhat) ? mGround.figure(at, mFigure) : 0; };
        for (std::size_t k = 0; k < around.size(); ++k) {
            const int left = around[k], right = around[(k + 1) % around.size()];
            if (left < cell || right < cell) continue;  // missing cells are -1
            const std::int64_t sum = worth(cell) + worth(left) + worth(right);
            const std::int64_t off = mIs.excess(sum);
            if (off == 0) continue;
            cost += std::abs(off);
            if (fault == nullptr) continue;
            fault->number = sum;
            fault->lacking = off < 0;
            fault->cells.insert(fault->cells.end(), {left, right});
        }
        return cost;
    }

    const Rule& mRule;
    Bounds mIs;
    Ground& mGround;
    int mWhat, mFigure;
    std::vector<bool> mScope;
    std::vector<std::int64_t> mCosts;  // by cell
    std::int64_t mTotal = 0;
};

}  // namespace

std::unique_ptr<RuleTerm> makeLocalTerm(const Rule& rule, const Bounds& is, Ground& ground) {
    return std::make_unique<LocalTerm>(rule, is, ground);
}

}  // namespace hexa::owngame
