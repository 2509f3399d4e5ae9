// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/ground.h"
#include "core/owngame/rule.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace hexa::owngame {

/// A place where a rule isn't kept.
struct Fault {
    std::vector<int> cells;   ///< The first one is where it is told; may be empty.
    std::int64_t number = 0;  ///< What there is.
    std::int64_t off = 0;     ///< By how much it is too much.
    bool lacking = false;     ///< Tiles that are still to come may mend it.
    int unit = -1;            ///< Seat or ring that it is about; -1: the map.
};

/// A rule on a ground: how far the ground is from keeping it, and where. The check asks for faults, a search tells each change and asks
/// for the cost.
class Term {
public:
    virtual ~Term() = default;
    /// Looks at the whole ground.
    virtual void reset() = 0;
    /// To be told when something else lies on a cell.
    virtual void changed(int cell) = 0;
    /// 0 = kept.
    virtual std::int64_t cost() = 0;
    virtual std::vector<Fault> faults() = 0;
    /// True if asking for the cost after a change takes long.
    virtual bool looksFar() const { return false; }
};

/// Returns the term of a rule within these bounds; the ground must outlive it. Null where it can't be asked: a symmetry that the layout
/// doesn't have, seats without homes.
std::unique_ptr<Term> makeTerm(const Rule& rule, const Bounds& is, Ground& ground, const Scenario& scenario);

/// The families of terms, by what a change can touch (term.cpp has the table).
std::unique_ptr<Term> makeLocalTerm(const Rule& rule, const Bounds& is, Ground& ground);
std::unique_ptr<Term> makeTallyTerm(const Rule& rule, const Bounds& is, Ground& ground);
std::unique_ptr<Term> makeWholeTerm(const Rule& rule, const Bounds& is, Ground& ground,
                                    const Scenario& scenario);

/// True for the cells in the scope of a rule, by cell.
std::vector<bool> scopeOf(const Rule& rule, Ground& ground);

}  // namespace hexa::owngame
