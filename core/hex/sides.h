// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/symmetry.h"

#include <cstdint>

namespace hexa {

/// Some of the six sides of a hex, e.g. the closed sides of a palisade.
struct Sides {
    std::uint8_t mask = 0;  ///< Bit d: the side in direction d.

    bool has(int direction) const { return (mask >> direction & 1) != 0; }
    void set(int direction, bool on) {
        const auto bit = static_cast<std::uint8_t>(1U << direction);
        mask = static_cast<std::uint8_t>(on ? mask | bit : mask & ~bit);
    }
    /// Returns the sides after an isometry.
    Sides mapped(const Isometry& isometry) const {
        Sides result;
        for (int direction = 0; direction < 6; ++direction)
            if (has(direction)) result.set(mapDirection(isometry, direction), true);
        return result;
    }
    friend auto operator<=>(const Sides&, const Sides&) = default;
};

}  // namespace hexa
