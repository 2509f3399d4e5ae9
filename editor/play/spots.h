// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/geometry.h"
#include "core/hex/spot.h"

namespace hexa {
struct GameSystem;
struct Scenario;
}  // namespace hexa

namespace hexa::editor {

/// True if the hex contains the spot, lies at its side or meets it at its corner.
bool touches(const Spot& spot, Hex at);
/// True for the same place: a side belongs to both of its hexes.
bool samePlace(const Spot& a, const Spot& b);
/// Returns the place of a spot on the map, in units of the circumradius: the middle of its hex or
/// side, its corner, or its slot.
Point pointOf(const Spot& spot, const Scenario& scenario, const GameSystem& system);

}  // namespace hexa::editor
