// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"

#include <string>

// Changes of a layout by pointing at its hexes.

namespace hexa::owngame {

/// Thing that a hex of a layout can have.
struct LayoutMark {
    enum class What {
        Hex,    ///< The hex itself.
        Home,   ///< The home of a seat.
        Fixed,  ///< A locked tile of a kind.
        Zone,   ///< A hex of the zone of a kind and a seat.
        Lines,  ///< A whole line of such a zone: a row of a pointy-top map, a column of a flat-top one.
    };
    What what = What::Hex;
    std::string kind;
    int seat = -1;
    friend bool operator==(const LayoutMark&, const LayoutMark&) = default;
};

/// Gives a hex the mark, or takes it away if the hex has it. A home moves there and changes places
/// with another one. Lines of a zone become hexes, unless the mark is a line: it extends them, or
/// takes the first or last one away. Does nothing where the mark is impossible:
/// outside of the layout, on a home, or if the last hex would go.
void toggle(LayoutPlan& plan, const LayoutMark& mark, Hex at, Orientation orientation);

/// Adds or removes a hex of a region. A hex with another kind gets this one. Removes the last hex
/// never.
/// @param kind empty: a hex without a tile
void toggle(RegionShape& region, const std::string& kind, Hex at);

/// Takes homes, fixed tiles and zones back into the layout after a change of its shape. Homes that
/// no longer fit move to the rim.
void mend(LayoutPlan& plan, Orientation orientation);

}  // namespace hexa::owngame
