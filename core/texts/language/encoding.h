// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace hexa::texts {

/// Largest file for import.
inline constexpr std::size_t maxImportBytes = 16U << 20U;

enum class Encoding : unsigned char {
    Detect,  ///< UTF-8, or UTF-16 with a byte order mark.
    Latin1   ///< Windows-1252, which includes ISO 8859-1; a person's explicit choice.
};

/// Returns the bytes of a file as UTF-8 with Unix line ends and without a byte order mark. Fails
/// with "texts.import.too-large", "texts.import.encoding" (and the line; asking for Latin1 may
/// help) or "texts.import.binary".
Result<std::string> decodeText(std::string_view bytes, Encoding encoding = Encoding::Detect);

}  // namespace hexa::texts
