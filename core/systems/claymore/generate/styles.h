// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/systems/claymore/terms/battlefield.h"

#include <array>
#include <string_view>

namespace hexa::claymore {

/// Way to make a battlefield (spec section 4.3): the parts used from the box, and their places.
struct Style {
    std::string_view id;  ///< Id of the mode; its name is the message "claymore.mode." and the id.
    Limits marshes, palisades, fords, hedges, towers;
    /// Returns the suitability of a legal hex for a piece; 0: unsuitable. `tower`: place of the
    /// tower, or noHex.
    double (*weight)(const Battlefield& field, Terrain terrain, HexIndex index, HexIndex tower);
    double (*hedgeWeight)(const Battlefield& field, HexIndex index, int direction);
    bool searches = false;  ///< Candidates are to be compared by games.
};

/// The first one is the default: anything anywhere, as the rulebook has it.
inline constexpr std::size_t styleCount = 6;
extern const std::array<Style, styleCount> styles;
/// Returns the style of this name, for an empty name the first one, or null.
const Style* styleOf(std::string_view id);

}  // namespace hexa::claymore
