// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>
#include <utility>

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

std::string withoutAccents(std::string_view text) {
    constexpr std::array<std::pair<UChar32, const char*>, 11> pairs{{{0xDF, "ss"},
                                                                     {0xC6, "AE"},
                                                                     {0xE6, "ae"},
                                                                     {0x152, "OE"},
                                                                     {0x153, "oe"},
                                                                     {0xD8, "O"},
                                                                     {0xF8, "o"},
                                                                     {0x110, "D"},
                                                                     {0x111, "d"},
                                                                     {0x141, "L"},
                                                                     {0x142, "l"}}};
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* decomposing = icu::Normalizer2::getNFKDInstance(status);
    const auto units =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    if (U_FAILURE(status) != 0) return std::string(text);
    const icu::UnicodeString parts = decomposing->normalize(units, status);
    if (U_FAILURE(status) != 0) return std::string(text);
    std::string out;
    for (std::int32_t at = 0; at < parts.length(); at = parts.moveIndex32(at, 1)) {
        const UChar32 character = parts.char32At(at);
        if (u_charType(character) == U_NON_SPACING_MARK) continue;
        const auto* const known =
            std::ranges::find(pairs, character, &std::pair<UChar32, const char*>::first);
        if (known != pairs.end())
            out += known->second;
        else
            icu::UnicodeString(character).toUTF8String(out);
    }
    return out;
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
