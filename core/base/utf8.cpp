// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <unicode/utf8.h>

#include <algorithm>

namespace hexa {

std::size_t utf8Length(std::string_view text) {
    std::int32_t length = 0;
    UChar32 character = U_SENTINEL;
    const auto limit = static_cast<std::int32_t>(std::min<std::size_t>(text.size(), U8_MAX_LENGTH));
    if (limit > 0) U8_NEXT(text.data(), length, limit, character);
    return character < 0 ? 0 : static_cast<std::size_t>(length);
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string toUtf8(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        out += length == 0 ? std::string_view("\xef\xbf\xbd") : text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

}  // namespace hexa
