// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

namespace hexa::mapsearch {

/// Moves homes that are not locked to other unlocked cells until any two are at least `steps`
/// apart; nothing if they are already. Of all ways, the one in which the seats have most alike
/// surroundings; of these, the one that moves them least. A cell that becomes a home gets a tile of
/// its kind. False, and nothing changed, if there is none (or none among the first 300 000 that
/// were tried).
bool moveHomesApart(Scenario& map, int steps, KindId homeKind);

}  // namespace hexa::mapsearch
