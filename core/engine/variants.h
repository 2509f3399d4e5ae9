// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play.h"

namespace hexa {

/// The variants that so many players can choose from, the default first; a game that names none has
/// the one that it is.
inline std::vector<OptionValues> variantsOf(const PlayFunctions& play, int players) {
    return play.variants ? play.variants(players) : std::vector<OptionValues>{{}};
}

}  // namespace hexa
