// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

namespace hexa::clockwork {

/// Moves Capitals that are not locked to other unlocked cells until any two are at least `steps` apart; nothing if they are
/// already. Of all ways, the one in which the seats have most alike surroundings; of these, the one that moves Capitals
/// least. False, and nothing changed, if there is none (or none among the first 300 000 that were tried).
bool moveHomesApart(Scenario& map, int steps);

}  // namespace hexa::clockwork
