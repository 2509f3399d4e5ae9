// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

namespace hexa::test {

/// Returns a second, tiny game ("toy"): pointy-top hexes, the tiles Meadow and Home, a region, an
/// edge, a piece. It proves that core and editor know no game by name, and is the template of
/// docs/adding-a-system.md.
GameSystem toySystem();

/// Returns the toy game with a lattice for its Farms: they lie on three hexes (q, r), (q + 1, r),
/// (q, r + 1) with q - r divisible by 3, so that each hex belongs to one place.
GameSystem latticeToy();

/// Returns the toy game alone, as a program's list of games.
Systems toySystems();

}  // namespace hexa::test
