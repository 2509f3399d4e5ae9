// SPDX-License-Identifier: GPL-3.0-or-later
// Rules on numbers and sums of the map, of seats or of rings.
#include "core/owngame/rules/scope.h"
#include "core/owngame/rules/term.h"

#include <algorithm>
#include <cstdlib>

namespace hexa::owngame {
namespace {

class TallyTerm : public RuleTerm {
public:
    TallyTerm(const Rule& rule, const Bounds& is, Ground& ground)
        : mRule(rule),
          mIs(is),
          mGround(ground),
          mWhat(ground.set(rule.what)),
          mFigure(ground.figureNamed(rule.of)),
          mScope(scopeOf(rule, ground)),
          mUnits(static_cast<std::size_t>(ground.size())) {
        const bool seats = rule.per == Per::Seat;
        if (rule.per != Per::Ring) mTotals.resize(seats ? static_cast<std::size_t>(ground.players()) : 1);
        for (int cell = 0; cell < ground.size(); ++cell) findUnits(cell);
        mExists.assign(mTotals.size(), rule.per == Per::Map);
        for (int seat = 0; seats && seat < ground.players(); ++seat)
            mExists[static_cast<std::size_t>(seat)] = ground.home(seat) >= 0 || !rule.scope.zone.empty();
        // A ring exists if a cell of the scope is in it.
        for (int cell = 0; rule.per == Per::Ring && cell < ground.size(); ++cell)
            if (mScope[static_cast<std::size_t>(cell)])
                mExists[static_cast<std::size_t>(ground.ring(cell))] = true;
    }

    void reset() override {
        std::ranges::fill(mTotals, 0);
        mParts.assign(mUnits.size(), 0);
        for (int cell = 0; cell < mGround.size(); ++cell) changed(cell);
    }
    void changed(int cell) override {
        const auto at = static_cast<std::size_t>(cell);
        const std::int64_t now = partOf(cell);
        for (const int unit : mUnits[at]) mTotals[static_cast<std::size_t>(unit)] += now - mParts[at];
        mParts[at] = now;
    }
    std::int64_t cost() override {
        if (mRule.form == Form::Spread) return std::abs(excessOfSpread());
        std::int64_t sum = 0;
        for (std::size_t unit = 0; unit < mTotals.size(); ++unit)
            if (mExists[unit]) sum += std::abs(mIs.excess(mTotals[unit]));
        return sum;
    }
    std::vector<Fault> faults() override {
        std::vector<Fault> list;
        if (mRule.form == Form::Spread) {
            const std::int64_t off = excessOfSpread();
            if (off != 0) list.push_back({{}, spread(), off, true, richest()});
            return list;
        }
        for (std::size_t unit = 0; unit < mTotals.size(); ++unit) {
            const std::int64_t off = mExists[unit] ? mIs.excess(mTotals[unit]) : 0;
            if (off == 0) continue;
            Fault& fault = list.emplace_back();
            fault.number = mTotals[unit];
            fault.off = off;
            fault.lacking = off < 0;
            if (mRule.per != Per::Map) fault.unit = static_cast<int>(unit);
            fault.cells = cellsOf(static_cast<int>(unit));
        }
        return list;
    }

private:
    /// Finds the units of a cell. A cell can count for several seats.
    void findUnits(int cell) {
        std::vector<int>& units = mUnits[static_cast<std::size_t>(cell)];
        if (mRule.per == Per::Map) units = {0};
        if (mRule.per == Per::Ring) units = {mGround.ring(cell)};
        if (mRule.per == Per::Seat && !mRule.scope.zone.empty()) {
            units = {mGround.zoneAt(cell, mRule.scope.zone)};
        } else if (mRule.per == Per::Seat && mRule.near) {
            for (int seat = 0; seat < mGround.players(); ++seat)
                if (const int home = mGround.home(seat);
                    home >= 0 && distance(mGround.hex(home), mGround.hex(cell)) <= mRule.within)
                    units.push_back(seat);
        } else if (mRule.per == Per::Seat) {
            units = {mGround.sector(cell)};
        }
        std::erase_if(units, [](int unit) { return unit < 0; });
        for (const int unit : units)
            mTotals.resize(std::max(mTotals.size(), static_cast<std::size_t>(unit) + 1));
    }
    std::int64_t partOf(int cell) const {
        if (!mScope[static_cast<std::size_t>(cell)] || !mGround.has(cell, mWhat)) return 0;
        return mFigure < 0 ? 1 : mGround.figure(cell, mFigure);
    }
    std::int64_t spread() const {
        std::int64_t least = 0, most = 0;
        bool any = false;
        for (std::size_t unit = 0; unit < mTotals.size(); ++unit) {
            if (!mExists[unit]) continue;
            least = any ? std::min(least, mTotals[unit]) : mTotals[unit];
            most = any ? std::max(most, mTotals[unit]) : mTotals[unit];
            any = true;
        }
        return most - least;
    }
    /// Returns 0 without seats or rings to compare.
    std::int64_t excessOfSpread() const { return richest() < 0 ? 0 : mIs.excess(spread()); }
    /// Returns the unit with the most, or -1.
    int richest() const {
        int best = -1;
        for (std::size_t unit = 0; unit < mTotals.size(); ++unit)
            if (mExists[unit] && (best < 0 || mTotals[unit] > mTotals[static_cast<std::size_t>(best)]))
                best = static_cast<int>(unit);
        return best;
    }
    /// Returns at most ten cells that count. Returns the home for a seat without such cells.
    std::vector<int> cellsOf(int unit) const {
        constexpr std::size_t most = 10;
        std::vector<int> cells;
        for (int cell = 0; cell < mGround.size() && cells.size() < most; ++cell) {
            const auto at = static_cast<std::size_t>(cell);
            if (mParts[at] != 0 && std::ranges::find(mUnits[at], unit) != mUnits[at].end())
                cells.push_back(cell);
        }
        if (mRule.per == Per::Seat && mGround.home(unit) >= 0)
            cells.insert(cells.begin(), mGround.home(unit));
        return cells;
    }

    const Rule& mRule;
    Bounds mIs;
    Ground& mGround;
    int mWhat, mFigure;
    std::vector<bool> mScope;
    std::vector<std::vector<int>> mUnits;  // by cell
    std::vector<std::int64_t> mTotals;     // by unit
    std::vector<bool> mExists;             // by unit
    std::vector<std::int64_t> mParts;      // by cell
};

}  // namespace

std::unique_ptr<RuleTerm> makeTallyTerm(const Rule& rule, const Bounds& is, Ground& ground) {
    return std::make_unique<TallyTerm>(rule, is, ground);
}

}  // namespace hexa::owngame
