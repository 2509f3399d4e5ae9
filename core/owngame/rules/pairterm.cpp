// SPDX-License-Identifier: GPL-3.0-or-later
// Rules on pairs of cells within a few steps of each other.
#include "core/owngame/rules/scope.h"
#include "core/owngame/rules/term.h"

#include <algorithm>
#include <cstdlib>

namespace hexa::owngame {
namespace {

/// Maximum number of cells reported beside the first one.
constexpr std::size_t mostPartners = 10;

/// True if a rule is about a piece, a feature or a zone, and about something else. A cell can have
/// both at no distance, while a tile is never a pair with itself.
bool areDifferentThings(const Definition& definition, const Rule& rule) {
    if (rule.with.empty()) return false;
    const Predicate what = predicateOf(definition, rule.what), with = predicateOf(definition, rule.with);
    const auto isThing = [](const Predicate& set) {
        return set.kinds.empty() && set.property < 0 && !(set.thing.empty() && set.zone.empty());
    };
    return (isThing(what) || isThing(with)) && (what.thing != with.thing || what.zone != with.zone);
}

/// Term over pairs of a cell of `what` and a cell of `with`. It stores its data of each cell, so
/// that a change costs one look around the changed cell.
class PairTerm : public RuleTerm {
public:
    PairTerm(const Rule& rule, const Bounds& is, Ground& ground)
        : mForm(rule.form),
          mIs(is),
          mGround(ground),
          mWhatSet(ground.set(rule.what)),
          mWithSet(ground.set(rule.with.empty() ? rule.what : rule.with)),
          mFigure(ground.figureNamed(rule.of)),
          mRadius(radiusOf(rule, is)),
          mShared(rule.form == Form::Apart && is.min > 0 && areDifferentThings(ground.definition(), rule)),
          mScope(scopeOf(rule, ground)),
          mSeen(static_cast<std::size_t>(ground.size())) {}

    void reset() override {
        std::vector<int> before{0};  // cells of `with` before each cell
        for (int cell = 0; cell < mGround.size(); ++cell) {
            mSeen[at(cell)] = seen(cell);
            before.push_back(before.back() + (mSeen[at(cell)].with ? 1 : 0));
        }
        mTotal = 0;
        for (int cell = 0; cell < mGround.size(); ++cell) {
            Seen& own = mSeen[at(cell)];
            if (mForm == Form::Differ) {
                mTotal += differences(cell);
                continue;
            }
            mGround.anyRun(cell, mRadius, [&](int first, int last) {
                own.number += before[at(last)] - before[at(first)];
                return false;
            });
            own.number -= own.with && !mShared ? 1 : 0;
            mTotal += countCost(own);
        }
    }
    void changed(int cell) override {
        Seen& old = mSeen[at(cell)];
        Seen now = seen(cell);
        now.number = old.number;
        if (mForm == Form::Differ) {
            if (now.what == old.what && now.with == old.with && now.value == old.value) return;
            mTotal -= differences(cell) + differencesTo(cell);
            old = now;
            mTotal += differences(cell) + differencesTo(cell);
            return;
        }
        mTotal -= countCost(old);
        const int more = (now.with ? 1 : 0) - (old.with ? 1 : 0);
        if (mShared) now.number += more;
        old = now;
        mTotal += countCost(old);
        if (more == 0) return;
        mGround.eachWithin(cell, mRadius, [&](int other) {
            if (other == cell) return;
            Seen& near = mSeen[at(other)];
            mTotal -= countCost(near);
            near.number += more;
            mTotal += countCost(near);
        });
    }
    std::int64_t cost() override { return mTotal; }
    std::vector<Fault> faults() override {
        std::vector<Fault> list;
        for (int cell = 0; cell < mGround.size(); ++cell) {
            const Seen& own = mSeen[at(cell)];
            const bool broken =
                own.what && (mForm == Form::Differ ? differences(cell) != 0 : countCost(own) != 0);
            if (!broken) continue;
            Fault fault;
            fault.cells = {cell};
            fault.number = own.number;
            if (mForm == Form::Near)
                fault.lacking = mIs.excess(own.number) < 0;
            else if (!findPartners(cell, fault))
                continue;
            list.push_back(std::move(fault));
        }
        return list;
    }
    std::int64_t work() const override {
        const std::int64_t radius = mRadius;
        return std::min<std::int64_t>(mGround.size(), 3 * radius * (radius + 1) + 1);
    }

private:
    struct Seen {
        bool what = false;  ///< In the set and in the scope.
        bool with = false;
        std::int64_t value = 0;  ///< Figure, for Form::Differ.
        /// Cells of `with` within the radius, for the other forms; without itself unless mShared.
        int number = 0;
    };
    static std::size_t at(int cell) { return static_cast<std::size_t>(cell); }
    static int radiusOf(const Rule& rule, const Bounds& is) {
        if (rule.form != Form::Apart) return rule.within;
        return static_cast<int>(std::clamp<std::int64_t>(is.min - 1, 0, longestWay));
    }
    Seen seen(int cell) const {
        return {mScope[at(cell)] && mGround.has(cell, mWhatSet), mGround.has(cell, mWithSet),
                mFigure < 0 ? 0 : mGround.figure(cell, mFigure)};
    }
    std::int64_t countCost(const Seen& own) const {
        if (!own.what) return 0;
        return mForm == Form::Apart ? own.number : std::abs(mIs.excess(own.number));
    }
    std::int64_t difference(int a, int b) const { return std::abs(mSeen[at(a)].value - mSeen[at(b)].value); }
    /// Returns the cost of a cell of `what` with all its partners.
    std::int64_t differences(int cell) const {
        std::int64_t sum = 0;
        if (!mSeen[at(cell)].what) return sum;
        mGround.eachWithin(cell, mRadius, [&](int other) {
            if (other != cell && mSeen[at(other)].with) sum += std::abs(mIs.excess(difference(cell, other)));
        });
        return sum;
    }
    /// Returns the cost of all other cells of `what` with a cell of `with`.
    std::int64_t differencesTo(int cell) const {
        std::int64_t sum = 0;
        if (!mSeen[at(cell)].with) return sum;
        mGround.eachWithin(cell, mRadius, [&](int other) {
            if (other != cell && mSeen[at(other)].what) sum += std::abs(mIs.excess(difference(cell, other)));
        });
        return sum;
    }
    /// Adds the first partners of a cell to its fault. Returns false if the partners report all of
    /// its pairs, because both cells are in both sets.
    bool findPartners(int cell, Fault& fault) const {
        mGround.anyWithin(cell, mRadius, [&](int other) {
            const Seen& near = mSeen[at(other)];
            if ((other == cell && !mShared) || !near.with) return false;
            if (other < cell && near.what && mSeen[at(cell)].with) return false;
            if (mForm == Form::Differ) {
                if (mIs.excess(difference(cell, other)) == 0) return false;
                fault.number = difference(cell, other);
            }
            fault.cells.push_back(other);
            return fault.cells.size() > mostPartners;
        });
        return fault.cells.size() > 1;
    }

    Form mForm;
    Bounds mIs;
    Ground& mGround;
    int mWhatSet, mWithSet, mFigure, mRadius;
    bool mShared;  ///< True if a cell of both sets is a pair at no distance.
    std::vector<bool> mScope;
    std::vector<Seen> mSeen;  // by cell
    std::int64_t mTotal = 0;
};

}  // namespace

std::unique_ptr<RuleTerm> makePairTerm(const Rule& rule, const Bounds& is, Ground& ground) {
    return std::make_unique<PairTerm>(rule, is, ground);
}

}  // namespace hexa::owngame
