// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

#include <map>
#include <set>

// What stands on cells when these are moved, copied or removed.

namespace hexa {

/// What happens to hexes. Pieces and labels go with their hex; a feature on a border with its hex
/// if it is sided, else if both of its hexes go the same way; a region if all of its hexes do.
/// Zones are about places: they stay where they are. What is locked stays too.
struct Carried {
    std::map<Hex, Hex> goes;  ///< From where to where; each target once.
    /// What stands there is taken away (and nothing of `goes` comes from there).
    std::set<Hex> gone;
    bool copies = false;  ///< What goes is copied.
    bool ground = true;   ///< The hexes in `gone` stay cells; if not, they leave the zones too.
};
Edit carry(const Scenario& scenario, const Catalog& catalog, const Carried& carried);

/// Two edits as one; the same as one of them if the other is empty.
Edit together(Edit first, Edit second);

/// Whether a thing may be at a hex at all: files hold no others.
bool withinLimits(Hex at);

/// The edit that makes a map's features on borders equal to `after`, in any order, each key once.
SetEdges edgesBetween(const std::vector<EdgeFeature>& before, const std::vector<EdgeFeature>& after);

}  // namespace hexa
