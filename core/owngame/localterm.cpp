// SPDX-License-Identifier: GPL-3.0-or-later
// Rules on a cell and its surroundings within a few steps.
#include "core/owngame/term.h"

#include <algorithm>
#include <cstdlib>

namespace hexa::owngame {
namespace {

/// Faults around one cell.
struct Amiss {
    std::int64_t cost = 0;
    std::int64_t number = 0;
    bool lacking = false;
    std::vector<int> others = {};  ///< Filled only on request.
};

class LocalTerm : public Term {
public:
    LocalTerm(const Rule& rule, const Bounds& is, Ground& ground)
        : mRule(rule),
          mIs(is),
          mGround(ground),
          mWhat(ground.set(rule.what)),
          mWith(ground.set(rule.with.empty() ? rule.what : rule.with)),
          mFigure(ground.figureNamed(rule.of)),
          mRadius(radiusOf(rule, is)),
          mScope(scopeOf(rule, ground)) {}

    void reset() override {
        mCosts.assign(static_cast<std::size_t>(mGround.size()), 0);
        mTotal = 0;
        for (int cell = 0; cell < mGround.size(); ++cell) renew(cell);
    }
    void changed(int cell) override {
        for (const int near : mGround.ball(cell, mRadius)) renew(near);
    }
    std::int64_t cost() override { return mTotal; }
    std::vector<Fault> faults() override {
        std::vector<Fault> list;
        for (int cell = 0; cell < mGround.size(); ++cell) {
            Amiss amiss = look(cell, true);
            // For two cells of one set, only the first cell reports the fault.
            const bool told = mWhat == mWith && !amiss.others.empty() && mRule.form != Form::Corner;
            if (told) std::erase_if(amiss.others, [&](int other) { return other < cell; });
            if (amiss.cost == 0 || (told && amiss.others.empty())) continue;
            Fault& fault = list.emplace_back();
            fault.cells = {cell};
            fault.cells.insert(fault.cells.end(), amiss.others.begin(), amiss.others.end());
            fault.number = amiss.number;
            fault.lacking = amiss.lacking;
        }
        return list;
    }

private:
    static int radiusOf(const Rule& rule, const Bounds& is) {
        constexpr std::int64_t farthest = 100;
        if (rule.form == Form::Stands) return 0;
        if (rule.form == Form::Corner) return 1;
        if (rule.form == Form::Apart)
            return static_cast<int>(std::clamp<std::int64_t>(is.min - 1, 0, farthest));
        return rule.within;
    }
    void renew(int cell) {
        std::int64_t& known = mCosts[static_cast<std::size_t>(cell)];
        const std::int64_t now = look(cell, false).cost;
        mTotal += now - known;
        known = now;
    }
    Amiss look(int cell, bool tell) {
        if (!mScope[static_cast<std::size_t>(cell)] && mRule.form != Form::Stands) return {};
        if (mRule.form == Form::Corner) return lookAtCorners(cell, tell);
        if (!mGround.has(cell, mWhat)) return {};
        switch (mRule.form) {
        case Form::Stands:
            return {mScope[static_cast<std::size_t>(cell)] == mRule.never ? 1 : 0};
        case Form::Apart:
            return lookApart(cell, tell);
        case Form::Near:
            return lookNear(cell);
        default:
            return lookAtDifference(cell, tell);
        }
    }
    Amiss lookApart(int cell, bool tell) {
        Amiss amiss;
        for (const int other : mGround.ball(cell, mRadius)) {
            if (other == cell || !mGround.has(other, mWith)) continue;
            ++amiss.cost;
            if (tell) amiss.others.push_back(other);
        }
        amiss.number = amiss.cost;
        return amiss;
    }
    Amiss lookNear(int cell) {
        Amiss amiss;
        for (const int other : mGround.ball(cell, mRadius))
            if (other != cell && mGround.has(other, mWith)) ++amiss.number;
        const std::int64_t off = mIs.excess(amiss.number);
        amiss.cost = std::abs(off);
        amiss.lacking = off < 0;
        return amiss;
    }
    Amiss lookAtDifference(int cell, bool tell) {
        Amiss amiss;
        for (const int other : mGround.ball(cell, mRadius)) {
            if (other == cell || !mGround.has(other, mWith)) continue;
            const std::int64_t apart =
                std::abs(mGround.figure(cell, mFigure) - mGround.figure(other, mFigure));
            const std::int64_t off = std::abs(mIs.excess(apart));
            if (off == 0) continue;
            amiss.number = apart;
            amiss.cost += off;
            if (tell) amiss.others.push_back(other);
        }
        return amiss;
    }
    /// Looks at the corners of a cell. Each corner belongs to the first of its three cells.
    Amiss lookAtCorners(int cell, bool tell) {
        Amiss amiss;
        const auto& around = mGround.neighbours(cell);
        const auto worth = [&](int at) { return mGround.has(at, mWhat) ? mGround.figure(at, mFigure) : 0; };
        for (std::size_t k = 0; k < around.size(); ++k) {
            const int left = around[k], right = around[(k + 1) % around.size()];
            if (left < cell || right < cell) continue;  // missing cells are -1
            const std::int64_t sum = worth(cell) + worth(left) + worth(right);
            const std::int64_t off = mIs.excess(sum);
            if (off == 0) continue;
            amiss.cost += std::abs(off);
            amiss.number = sum;
            amiss.lacking = off < 0;
            if (tell) amiss.others.insert(amiss.others.end(), {left, right});
        }
        return amiss;
    }

    const Rule& mRule;
    Bounds mIs;
    Ground& mGround;
    int mWhat, mWith, mFigure, mRadius;
    std::vector<bool> mScope;
    std::vector<std::int64_t> mCosts;  // by cell
    std::int64_t mTotal = 0;
};

}  // namespace

std::unique_ptr<Term> makeLocalTerm(const Rule& rule, const Bounds& is, Ground& ground) {
    return std::make_unique<LocalTerm>(rule, is, ground);
}

}  // namespace hexa::owngame
