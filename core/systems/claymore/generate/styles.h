// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/systems/claymore/terms/battlefield.h"

#include <array>
#include <string_view>

namespace hexa::claymore {

/// A way to make a battlefield (spec section 4.3): how much of the box it takes, and where it puts
/// that.
struct Style {
    std::string_view id;  ///< Of the mode; its name is the message "claymore.mode." and it.
    Limits marshes, palisades, fords, hedges, towers;
    /// How much a hex suits a piece, where it is legal; 0: not at all. `tower`: where the tower
    /// stands, or noHex.
    double (*weight)(const Battlefield& field, Terrain terrain, HexIndex index, HexIndex tower);
    double (*hedgeWeight)(const Battlefield& field, HexIndex index, int direction);
    bool searches = false;  ///< Candidates are to be compared by games.
};

/// The first one is the default: anything anywhere, as the rulebook has it.
inline constexpr std::size_t styleCount = 6;
extern const std::array<Style, styleCount> styles;
/// Of an empty name the first one; null if there is none.
const Style* styleOf(std::string_view id);

}  // namespace hexa::claymore
