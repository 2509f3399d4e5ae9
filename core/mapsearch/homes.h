// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

namespace hexa::mapsearch {

/// Moves unlocked homes to other unlocked cells until any two are at least `steps` apart; does
/// nothing if they are already. Of all ways, it takes the one with the most similar surroundings of
/// the seats; of these, the one that moves them least. A cell that becomes a home gets a tile of
/// its kind. Returns false, without a change, if none of the first 300 000 ways works.
bool moveHomesApart(Scenario& map, int steps, KindId homeKind);

}  // namespace hexa::mapsearch
