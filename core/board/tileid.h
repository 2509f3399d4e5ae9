// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

namespace hexa {

/// The short ID printed on a tile, e.g. "V3": at most 11 bytes of UTF-8, kept in place so that a
/// million cells need no allocation. Empty = not given.
class TileId {
public:
    static constexpr std::size_t maxBytes = 11;

    TileId() = default;
    /// Returns the ID of a text; none if it is too long or has control characters or blanks.
    static std::optional<TileId> from(std::string_view text) {
        if (text.size() > maxBytes) return std::nullopt;
        for (unsigned char c : text)
            if (c <= 0x20 || c == 0x7f) return std::nullopt;
        TileId id;
        std::memcpy(id.mText.data(), text.data(), text.size());
        id.mSize = static_cast<std::uint8_t>(text.size());
        return id;
    }
    std::string_view text() const { return {mText.data(), mSize}; }
    bool empty() const { return mSize == 0; }

    friend bool operator==(const TileId&, const TileId&) = default;
    friend std::strong_ordering operator<=>(const TileId& a, const TileId& b) {
        return a.text() <=> b.text();
    }

private:
    std::array<char, maxBytes> mText{};
    std::uint8_t mSize = 0;
};

}  // namespace hexa
