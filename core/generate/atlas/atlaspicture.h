// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/atlas/atlas.h"

#include <functional>
#include <string>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// The ground colour of a cell with so many points of gap, "#rrggbb": from dark violet (fair) over green to yellow (15 points and
/// more), as light as it is unfair, so that it can be read without colours too.
std::string gapColour(double points);
/// From where on all gaps look alike.
inline constexpr double widestShownGap = 15;

/// The atlas as an SVG picture: a cell each with the map in small and its gap in points, on the ground of its gap; the low end of
/// the rows' taste at the bottom. The atlas must have candidates.
/// @param text of a message's code, in the language of the picture
/// @param number with one decimal, in that language
std::string atlasPicture(const Atlas& atlas, const GameSystem& system,
                         const std::function<std::string(const std::string&)>& text,
                         const std::function<std::string(double)>& number);

}  // namespace hexa::generate
