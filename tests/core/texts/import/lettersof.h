// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/characters.h"

#include <string>
#include <string_view>

namespace hexa::test {

/// Returns the letters and digits of a text, without all other characters.
inline std::string lettersOf(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (const char32_t c = texts::nextCharacter(text, at); texts::isLetter(c) || texts::isDigit(c))
            out += text.substr(begin, at - begin);
    }
    return out;
}

}  // namespace hexa::test
