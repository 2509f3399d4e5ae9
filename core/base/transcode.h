// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hexa {

enum class ByteOrder : unsigned char { Little, Big };

/// UTF-16 without its mark as UTF-8. Halves of pairs become U+FFFD, an odd last byte is left out.
std::string utf8FromUtf16(std::string_view bytes, ByteOrder order);

/// ISO 8859-1 as UTF-8: every byte is the character of that number.
std::string utf8FromLatin1(std::string_view bytes);

}  // namespace hexa
