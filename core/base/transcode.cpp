// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/transcode.h"

#include <unicode/unistr.h>

#include <cassert>
#include <cstdint>
#include <limits>

namespace hexa {
namespace {

/// Returns the name that ICU knows the charset by.
const char* nameOf(Charset charset) {
    switch (charset) {
    case Charset::Utf16Little:
        return "UTF-16LE";
    case Charset::Utf16Big:
        return "UTF-16BE";
    case Charset::Latin1:
        return "ISO-8859-1";
    case Charset::Windows1252:
        break;
    }
    return "windows-1252";
}

}  // namespace

std::string utf8From(Charset charset, std::string_view bytes) {
    assert(bytes.size() <= std::numeric_limits<std::int32_t>::max());
    const bool wide = charset == Charset::Utf16Little || charset == Charset::Utf16Big;
    const auto size = static_cast<std::int32_t>(wide ? bytes.size() / 2 * 2 : bytes.size());
    std::string out;
    icu::UnicodeString(bytes.data(), size, nameOf(charset)).toUTF8String(out);
    return out;
}

}  // namespace hexa
