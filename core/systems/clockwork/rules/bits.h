// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace hexa::clockwork {

/// Places of the bits in each byte, by rank; 8 for a missing bit.
inline constexpr auto bitPlaces = [] {
    std::array<std::array<std::uint8_t, 8>, 256> places{};
    for (unsigned byte = 0; byte < 256; ++byte) {
        places[byte].fill(8);
        std::size_t rank = 0;
        for (std::uint8_t place = 0; place < 8; ++place)
            if ((byte >> place & 1) != 0) places[byte][rank++] = place;
    }
    return places;
}();

/// Returns the place of the n-th set bit, counted from 0; there must be one. Random play asks this
/// for each decision and each worker, so it guesses no branch: it counts the bits of all eight
/// bytes at once (Vigna 2008, "Broadword implementation of rank/select queries").
inline int nthBit(std::uint64_t set, int n) {
    constexpr std::uint64_t each = 0x0101010101010101U;
    std::uint64_t counts = set - (set >> 1 & each * 0x55);
    counts = (counts & each * 0x33) + (counts >> 2 & each * 0x33);
    counts = (counts + (counts >> 4)) & each * 0x0f;
    const std::uint64_t upTo = counts * each;  // in each byte: the bits there and below
    const std::uint64_t below = ((static_cast<std::uint64_t>(n) * each | each * 0x80) - upTo) & each * 0x80;
    const int place = __builtin_popcountll(below) * 8;  // bytes that are full before the n-th bit comes
    const auto rank = static_cast<std::size_t>(n) - (upTo << 8 >> place & 0xff);
    return place + bitPlaces[set >> place & 0xff][rank];
}

}  // namespace hexa::clockwork
