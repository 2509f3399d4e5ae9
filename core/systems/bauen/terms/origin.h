// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/systems/bauen/terms/gameset.h"

#include <vector>

namespace hexa::bauen {

/// Returns names of an edition's stand-ins, made up because the rulebook's pictures are lost (spec
/// section 3). Dice are those for this number of players; 0: any number.
std::vector<Localized> standInsOf(const GameSet& set, int players);

}  // namespace hexa::bauen
