// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <string>

namespace hexa {

/// A place on the board that may be finer than a hex: the hex itself, one of its sides, or a place
/// inside of it that the game names (GameSystem::slotsOf).
struct Spot {
    Hex at;
    int side = -1;     ///< 0-5: that side of the hex (core/hex/hex.h, directions); -1: not a side.
    std::string slot;  ///< Empty: none.
    friend auto operator<=>(const Spot&, const Spot&) = default;
};

}  // namespace hexa
