// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace hexa::owngame {

/// Returns a drawing from outside as it is kept: SVG with nothing but shapes, written anew, or a PNG picture as
/// "data:image/png;base64,...". Fails with "owngame.drawing.*": whatever could load, run or move something is no drawing.
Result<std::string> keptDrawing(std::string_view text);

/// Returns a kept drawing as SVG: a picture is put into a view box of its size.
std::string svgOf(const std::string& drawing);

}  // namespace hexa::owngame
