// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/base64.h"

#include <cstdint>

namespace hexa {
namespace {

constexpr std::string_view base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view base64Blanks = " \t\r\n";

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
            text += i + digit > bytes.size() ? '=' : base64Digits[bits >> (18U - 6U * digit) & 63U];
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t bits = 0;
    int count = 0;
    bool ended = false;
    for (const char c : text) {
        if (base64Blanks.find(c) != std::string_view::npos) continue;
        if (c == '=') {
            ended = true;
            continue;
        }
        std::uint32_t digit = 0;
        if (c >= 'A' && c <= 'Z')
            digit = static_cast<std::uint32_t>(c - 'A');
        else if (c >= 'a' && c <= 'z')
            digit = static_cast<std::uint32_t>(c - 'a') + 26;
        else if (c >= '0' && c <= '9')
            digit = static_cast<std::uint32_t>(c - '0') + 52;
        else if (c == '+' || c == '/')
            digit = c == '+' ? 62 : 63;
        else
            return std::nullopt;
        if (ended) return std::nullopt;
        bits = bits << 6 | digit;
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes += static_cast<char>(bits >> count & 0xff);
        }
    }
    return bytes;
}

}  // namespace hexa
