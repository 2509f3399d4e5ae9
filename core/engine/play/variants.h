// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/play.h"

namespace hexa {

/// Returns the variants for this number of players, the default first. A game that names none has
/// one.
inline std::vector<OptionValues> variantsOf(const PlayFunctions& play, int players) {
    return play.variants ? play.variants(players) : std::vector<OptionValues>{{}};
}

}  // namespace hexa
