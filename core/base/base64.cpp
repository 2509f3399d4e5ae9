// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/base64.h"

#include <array>
#include <cstdint>

namespace hexa {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t none = 64;

/// Value of each character as a digit, or `none`.
constexpr std::array<std::uint8_t, 256> digits = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(none);
    std::uint8_t value = 0;
    for (const char c : alphabet) table[static_cast<unsigned char>(c)] = value++;
    return table;
}();

}  // namespace

std::string toBase64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto byte = [&](std::size_t at) {
            return at < bytes.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at])) : 0U;
        };
        const std::uint32_t bits = byte(i) << 16U | byte(i + 1) << 8U | byte(i + 2);
        for (unsigned digit = 0; digit < 4; ++digit)
            text += i + digit > bytes.size() ? '=' : alphabet[bits >> (18U - 6U * digit) & 63U];
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t bits = 0;
    int count = 0;
    std::size_t digitCount = 0, padding = 0;
    for (const char c : text) {
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') continue;
        if (c == '=') {
            ++padding;
            continue;
        }
        const std::uint8_t digit = digits[static_cast<unsigned char>(c)];
        if (digit == none || padding > 0) return std::nullopt;
        ++digitCount;
        bits = bits << 6 | digit;
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 0xff);
    }
    // The last group has at least two digits, and nothing in the bits that don't fill a byte.
    constexpr std::size_t group = 4;
    const std::size_t last = digitCount % group;
    if (last == 1 || (bits & ((1U << count) - 1)) != 0) return std::nullopt;
    if (padding != 0 && (last == 0 || last + padding != group)) return std::nullopt;
    return bytes;
}

}  // namespace hexa
