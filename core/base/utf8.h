// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hexa {

/// Bytes of the UTF-8 character that the text begins with; 0 if it does not begin with a
/// well-formed one.
std::size_t utf8Length(std::string_view text);

/// True if the whole text is well-formed UTF-8.
bool isUtf8(std::string_view text);

/// Returns the text with letters without their accents ("Küste" is "Kuste"); "ß", "œ" and the like
/// are two letters.
std::string withoutAccents(std::string_view text);

/// Returns the text with every malformed part replaced by U+FFFD, to show names from outside.
std::string toUtf8(std::string_view text);

}  // namespace hexa
