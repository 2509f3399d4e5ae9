// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <string>

namespace hexa {

/// A place on the board that may be finer than a hex: the hex itself, one of its sides, a place
/// inside of it that the game names (GameSystem::slotsOf), or one of its corners.
struct Spot {
    Hex at;
    int side = -1;     ///< 0-5: that side of the hex (core/hex/hex.h, directions); -1: not a side.
    std::string slot;  ///< Empty: none.
    int corner = -1;   ///< 0-1: that corner of the hex (core/hex/corner.h); -1: not a corner.
    /// True if it is finer than the hex.
    bool isFine() const { return side >= 0 || !slot.empty() || corner >= 0; }
    friend auto operator<=>(const Spot&, const Spot&) = default;
};

}  // namespace hexa
