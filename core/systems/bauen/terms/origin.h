// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/systems/bauen/terms/gameset.h"

#include <vector>

namespace hexa::bauen {

/// What of an edition is made up because the rulebook's pictures are lost (spec section 3), in
/// words. Of dice those for so many players; 0: for any.
std::vector<Localized> standInsOf(const GameSet& set, int players);

}  // namespace hexa::bauen
