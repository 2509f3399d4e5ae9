// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace hexa::owngame {

/// Converts a drawing from an untrusted file to its stored form. This is SVG with only shapes,
/// rewritten, or a PNG picture as "data:image/png;base64,...". Fails with "owngame.drawing.*", also
/// if the drawing could load, run or move something.
Result<std::string> keptDrawing(std::string_view text);

/// Returns the number of pixels of a PNG drawing by its header; 0 for SVG and for damaged drawings.
std::size_t pixelsOf(std::string_view drawing);

/// Returns a stored drawing as SVG. A picture is placed in a view box of its size.
std::string svgOf(const std::string& drawing);

}  // namespace hexa::owngame
