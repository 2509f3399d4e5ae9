// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

// For the other forms of a map (text map, Tiled): what a thing's object in a file says beyond what
// such a form has words for, as members with their JSON. Its unknown members are among them. A form
// gives them back as unknown members and lets the file format read what it wrote: that knows what
// they mean.

namespace hexa {

Extra furtherMembers(const CellDetails& details);
/// Returns all but place, kind, and which hex a sided one stands on.
Extra furtherMembers(const EdgeFeature& feature);
/// Returns all but place, kind, turns and mirrored.
Extra furtherMembers(const RegionPlacement& region);
/// Returns all but place, kind, seat and count.
Extra furtherMembers(const PiecePlacement& piece);
/// Returns all but id, name, seat and hexes.
Extra furtherMembers(const Zone& zone);
/// Returns all but place and text.
Extra furtherMembers(const BoardLabel& label);
/// Returns all but home, faction and name.
Extra furtherMembers(const Seat& seat);
/// Returns the map's own regions, and what no version knows.
Extra furtherMembers(const Scenario& scenario);

}  // namespace hexa
