// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <span>

// Places of things in a game that sets them on a lattice (GameSystem::settled).

namespace hexa {

struct GameSystem;

/// Returns the object at the nearest place that the game allows; unchanged if objects may be
/// anywhere.
MapObject settled(const GameSystem& system, const Scenario& scenario, const MapObject& object);

/// Returns the distance for moving things together: that which puts the first thing held by a
/// lattice into its place.
Hex settledShift(const GameSystem& system, const Scenario& scenario, std::span<const MapObject> things,
                 Hex by);

/// Returns the same for a step by keys: onwards in its direction until the objects have left their
/// place.
Hex settledStep(const GameSystem& system, const Scenario& scenario, std::span<const MapObject> things,
                Hex step);

}  // namespace hexa
