// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/message.h"
#include "core/owngame/bounds.h"

#include <array>
#include <string>
#include <string_view>

namespace hexa::owngame {

/// What a rule asks. a is a cell of the set `what`, b one of `with` (the same set if none is named).
enum class Form {
    Count,      ///< The number of a in the scope.
    Sum,        ///< The sum of the figure `of` over the a in the scope.
    Spread,     ///< The largest minus the smallest such sum (number, without a figure) of seats or rings.
    Apart,      ///< Steps from any a to any b: at least the lower bound.
    Near,       ///< The number of b within `within` steps of each a.
    Differ,     ///< The difference of the figure for each a and b within `within` steps.
    Corner,     ///< The sum of the figure over the three cells around a corner, those of `what`.
    Stands,     ///< Each a lies in the scope; with `never` outside of it.
    Groups,     ///< The size of each group of touching a; with `alike` of one kind.
    Connected,  ///< All a hang together over a and `through`.
    Reach,      ///< The number of b that each home has within `within` steps over `through`.
    Symmetric,  ///< The same set of `what`, or the same kind, on cells that `symmetry` moves onto each other.
};
inline constexpr std::array<std::string_view, 12> formNames{"count",  "sum",       "spread", "apart",
                                                            "near",   "differ",    "corner", "stands",
                                                            "groups", "connected", "reach",  "symmetric"};

/// Which cells a rule looks at.
struct Scope {
    enum class In { Map, Edge, Inside };
    In in = In::Map;     ///< Edge: cells with fewer than six neighbours; Inside: the others.
    Bounds ring;         ///< Steps from the middle of the map.
    bool rings = false;  ///< Whether `ring` is asked.
    std::string zone;    ///< A kind of zones; empty: none is asked.
    friend bool operator==(const Scope&, const Scope&) = default;
};

/// For what a number is counted.
enum class Per { Map, Seat, Ring };

struct Rule {
    std::string id;
    Form form = Form::Count;
    Severity severity =
        Severity::Error;  ///< Errors are limits of the generator, warnings are wishes, hints are only told.
    Localized text;       ///< The author's sentence; empty: that of the form.
    std::string what, with, of, through;
    PlayerBounds is;
    int within = 1;
    Scope scope;
    Per per = Per::
        Map;  ///< Seat: the cells within `within` steps of the home if that is said, else those nearer to it than to others.
    bool near = false;  ///< Whether `within` was said.
    bool never = false;
    bool alike = false;
    std::string symmetry;
    friend bool operator==(const Rule&, const Rule&) = default;
};

}  // namespace hexa::owngame
