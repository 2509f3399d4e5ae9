// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string_view>

namespace hexa::owngame {

/// Size of a picture in pixels.
struct PictureSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// Largest width or height of a picture in a game file.
inline constexpr std::uint32_t largestPicture = 2'048;

/// Checks a PNG picture from an untrusted file: chunks, checksums, and that its data are exactly
/// those of all pixels. Fails with "owngame.drawing.damaged", "owngame.drawing.empty" or
/// "owngame.drawing.too-wide".
Result<PictureSize> checkPng(std::string_view bytes);

/// Returns the size of a picture that checkPng() accepts.
PictureSize sizeOfPng(std::string_view bytes);

}  // namespace hexa::owngame
