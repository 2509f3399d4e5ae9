// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

#include <map>
#include <set>

// Objects on cells during moving, copying or removing.

namespace hexa {

/// Fate of hexes. Pieces and labels go with their hex, pieces on corners if all cells around them
/// go the same way. A feature on a border goes with its hex if it is sided, otherwise if both of
/// its hexes go the same way. A region goes if all of its hexes do. Zones are about places, so they
/// stay. Locked objects stay too.
struct Carried {
    std::map<Hex, Hex> goes;  ///< New hex of each old one; each target once.
    /// Hexes with removed objects (and not a source in `goes`).
    std::set<Hex> gone;
    bool copies = false;  ///< Objects in `goes` are copied.
    bool ground = true;   ///< The hexes in `gone` stay cells; if not, they leave the zones too.
};
Edit carry(const Scenario& scenario, const Catalog& catalog, const Carried& carried);

/// Combines two edits into one; returns one of them if the other is empty.
Edit together(Edit first, Edit second);

/// True if a thing may be at this hex at all: files hold no others.
bool withinLimits(Hex at);

/// Returns the edit that makes a map's features on borders equal to `after`, in any order, each key
/// once.
SetEdges edgesBetween(const std::vector<EdgeFeature>& before, const std::vector<EdgeFeature>& after);

}  // namespace hexa
