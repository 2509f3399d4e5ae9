// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/message.h"
#include "core/owngame/definition/bounds.h"

#include <array>
#include <string>
#include <string_view>

namespace hexa::owngame {

/// Form of a rule. Cells a belong to the set `what`, cells b to the set `with` (by default the same
/// set).
enum class Form {
    Count,  ///< Number of a in the scope.
    Sum,    ///< Sum of the figure `of` over the a in the scope.
    /// Range between the largest and smallest sum of seats or rings. The sum is the number of a if
    /// the rule has no figure.
    Spread,
    Apart,      ///< Steps from any a to any b: at least the lower bound.
    Near,       ///< Number of b within `within` steps of each a.
    Differ,     ///< Difference of the figure for each a and b within `within` steps.
    Corner,     ///< Sum of the figure over the three cells around a corner that are in `what`.
    Stands,     ///< Each a is in the scope; with `never`, outside of it.
    Groups,     ///< Size of each group of adjacent a; with `alike`, of one kind.
    Connected,  ///< All a are connected over a and `through`.
    Reach,      ///< Number of b within `within` steps of each home over `through`.
    /// Cells that `symmetry` maps onto each other have equal sets of `what` or equal kinds.
    Symmetric,
    Largest,  ///< Size of the largest group as in Groups; 0 if there is none.
};
inline constexpr std::array<std::string_view, 13> formNames{
    "count",  "sum",    "spread",    "apart", "near",      "differ", "corner",
    "stands", "groups", "connected", "reach", "symmetric", "largest"};

/// Member of a rule beside its ID, form, severity and text.
enum class RulePart { What, With, Of, Through, Is, Within, Scope, Per, Never, Alike, Symmetry };

/// True if a form has a use for a member. Scope stands for "in", "ring" and "zone".
bool uses(Form form, RulePart part);

/// Cells to which a rule applies.
struct Scope {
    enum class In { Map, Edge, Inside };
    In in = In::Map;     ///< Edge: cells with fewer than six neighbours; Inside: the others.
    Bounds ring;         ///< Steps from the middle of the map.
    bool rings = false;  ///< True if `ring` applies.
    std::string zone;    ///< Kind of zones; empty: no condition.
    friend bool operator==(const Scope&, const Scope&) = default;
};

/// Unit for which a number is counted.
enum class Per { Map, Seat, Ring };

/// Largest number of steps that a rule can look away, and that Form::Differ can.
inline constexpr int longestWay = 100, longestDifference = 10;

struct Rule {
    std::string id;
    Form form = Form::Count;
    /// Errors are limits of the generator, warnings are wishes, hints are only reported.
    Severity severity = Severity::Error;
    Localized text;  ///< Sentence of the author; empty: that of the form.
    std::string what, with, of, through;
    PlayerBounds is;
    int within = 1;
    Scope scope;
    /// Seat: cells within `within` steps of the home if given, otherwise cells nearer to it
    /// than to other homes.
    Per per = Per::Map;
    bool near = false;  ///< True if `within` was given.
    bool never = false;
    bool alike = false;
    std::string symmetry;
    friend bool operator==(const Rule&, const Rule&) = default;
};

/// Returns the bounds of a rule for a number of players: all numbers if it has none, null if it
/// doesn't apply to that number.
const Bounds* boundsFor(const Rule& rule, int players);

}  // namespace hexa::owngame
