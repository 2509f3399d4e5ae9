// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/rule.h"
#include "core/owngame/rules/ground.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace hexa::owngame {

/// Place where a rule is broken.
struct Fault {
    std::vector<int> cells;   ///< The first cell is the place of the report; may be empty.
    std::int64_t number = 0;  ///< Actual number.
    std::int64_t off = 0;     ///< Distance from the allowed range.
    bool lacking = false;     ///< True if tiles still to come may repair it.
    int unit = -1;            ///< Seat or ring; -1 for the map.
};

/// Measures how far a ground is from keeping a rule, and finds the faults. The check requests the
/// faults. A search reports each change and requests the cost.
class RuleTerm {
public:
    virtual ~RuleTerm() = default;
    /// Evaluates the whole ground.
    virtual void reset() = 0;
    /// Updates the term. Must be called after the contents of a cell change.
    virtual void changed(int cell) = 0;
    /// Returns the cost; 0 if the rule is kept.
    virtual std::int64_t cost() = 0;
    virtual std::vector<Fault> faults() = 0;
    /// True if computing the cost after a change is slow.
    virtual bool looksFar() const { return false; }
    /// Returns roughly how many cells a change and the cost after it look at.
    virtual std::int64_t work() const { return 1; }
};

/// Returns the term of a rule within these bounds. The ground must outlive it. Returns null if the
/// rule can't be evaluated: without homes, or for a symmetry that the layout doesn't have.
std::unique_ptr<RuleTerm> makeTerm(const Rule& rule, const Bounds& is, Ground& ground,
                                   const Scenario& scenario);

/// Returns the kind of pieces that a set is, if they stand on corners; else null.
const PieceKind* cornerPieces(const Definition& definition, std::string_view set);

/// True if the steps of a rule are counted along sides: between things on sides and corners.
bool isAlongSides(const Definition& definition, const Rule& rule);

/// Return the terms of each family. Families differ by the reach of a change (term.cpp has the
/// table).
std::unique_ptr<RuleTerm> makeLocalTerm(const Rule& rule, const Bounds& is, Ground& ground);
std::unique_ptr<RuleTerm> makePairTerm(const Rule& rule, const Bounds& is, Ground& ground);
/// Returns the term of Form::Apart between things on sides and corners, in steps along sides.
std::unique_ptr<RuleTerm> makeSideTerm(const Rule& rule, const Bounds& is, Ground& ground);
std::unique_ptr<RuleTerm> makeTallyTerm(const Rule& rule, const Bounds& is, Ground& ground);
std::unique_ptr<RuleTerm> makeWholeTerm(const Rule& rule, const Bounds& is, Ground& ground,
                                        const Scenario& scenario);

/// Returns the term that keeps the values of a deck on its set when other values decide which cells
/// belong to the set.
std::unique_ptr<RuleTerm> makeDeckTerm(const Deck& deck, Ground& ground);

}  // namespace hexa::owngame
