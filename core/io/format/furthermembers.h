// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

// Members of an object that the other formats of a map (text map, Tiled) can't express, with their
// JSON, including unknown ones. A format returns them as unknown members and lets the file format
// read them, which knows their meaning.

namespace hexa {

Extra furtherMembers(const CellDetails& details);
/// Returns all members except place, kind, and the hex of a sided one.
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
/// Returns the map's own regions, and members that no version knows.
Extra furtherMembers(const Scenario& scenario);

}  // namespace hexa
