// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printable.h"

#include "core/base/utf8.h"

#include <cstdint>

namespace hexa {
namespace {

std::uint32_t codePointOf(std::string_view character) {
    const auto byte = [&](std::size_t i) { return std::uint32_t{static_cast<unsigned char>(character[i])}; };
    if (character.size() == 1) return byte(0);
    std::uint32_t code = byte(0) & (0xffU >> (character.size() + 1));
    for (std::size_t i = 1; i < character.size(); ++i) code = code << 6 | (byte(i) & 0x3fU);
    return code;
}

/// True for characters that control a terminal or the order of letters instead of being visible.
bool steers(std::uint32_t code) {
    const auto within = [code](std::uint32_t first, std::uint32_t last) {
        return code >= first && code <= last;
    };
    return within(0, 0x1f) || within(0x7f, 0x9f) || code == 0x061c || within(0x200e, 0x200f) ||
           within(0x2028, 0x202e) || within(0x2066, 0x206f) || code == 0xfeff;
}

std::string hexOf(std::uint32_t code, int digits) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out;
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) out += hex[code >> shift & 15U];
    return out;
}

std::string escaped(std::uint32_t code) {
    if (code == '\n') return "\\n";
    if (code == '\r') return "\\r";
    if (code == '\t') return "\\t";
    return code < 0x80 ? "\\x" + hexOf(code, 2) : "\\u" + hexOf(code, 4);
}

/// Returns a text with replacements. `escape` gets each control character, `broken` each byte that
/// is not UTF-8; both return the replacement.
template <class Escape, class Broken>
std::string replaced(std::string_view text, Escape escape, Broken broken) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const std::string_view character = text.substr(0, length == 0 ? 1 : length);
        if (length == 0)
            out += broken(static_cast<unsigned char>(text.front()));
        else if (const std::uint32_t code = codePointOf(character); steers(code))
            out += escape(code);
        else
            out += character;
        text.remove_prefix(character.size());
    }
    return out;
}

}  // namespace

std::string printable(std::string_view text) {
    return replaced(text, escaped, [](unsigned char byte) { return "\\x" + hexOf(byte, 2); });
}

std::string printableJson(std::string_view json) {
    // Between strings JSON has no characters that steer but line ends, and within them a line end
    // is escaped already.
    const auto escape = [](std::uint32_t code) {
        return code == '\n' ? std::string("\n") : "\\u" + hexOf(code, 4);
    };
    return replaced(json, escape, [](unsigned char) { return std::string("\xef\xbf\xbd"); });
}

}  // namespace hexa
