// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hexa {

/// Encoding of a text other than UTF-8.
enum class Charset : unsigned char {
    Utf16Little,  ///< Without a byte order mark, like Utf16Big.
    Utf16Big,
    Latin1,      ///< ISO 8859-1: every byte is the character of that number.
    Windows1252  ///< Latin1 with letters and quotes in place of the controls from 0x80 to 0x9F.
};

/// Returns the text as UTF-8. Halves of pairs become U+FFFD, an odd last byte of UTF-16 is left
/// out.
std::string utf8From(Charset charset, std::string_view bytes);

}  // namespace hexa
