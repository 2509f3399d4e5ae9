// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/share/bitstream.h"

#include <algorithm>

namespace hexa {
namespace {

/// Returns the number of digits of a base that fit into 63 bits; base > 1.
std::size_t digitsPerChunk(std::uint32_t base) {
    std::size_t digits = 0;
    for (std::uint64_t room = 1ULL << 63; room >= base; room /= base) ++digits;
    return digits;
}

/// Bits for a number of that many digits.
int bitsFor(std::size_t digits, std::uint32_t base) {
    std::uint64_t values = 1;
    for (std::size_t i = 0; i < digits; ++i) values *= base;
    return std::bit_width(values - 1);
}

}  // namespace

void BitWriter::symbols(const std::vector<std::uint32_t>& list, std::uint32_t base) {
    if (base < 2) return;
    const std::size_t chunk = digitsPerChunk(base);
    for (std::size_t first = 0; first < list.size(); first += chunk) {
        const std::size_t digits = std::min(chunk, list.size() - first);
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < digits; ++i) value = value * base + list[first + i];
        bits(value, bitsFor(digits, base));
    }
}

std::vector<std::uint32_t> BitReader::symbols(std::size_t count, std::uint32_t base) {
    std::vector<std::uint32_t> list(count, 0);
    if (base < 2) return list;
    const std::size_t chunk = digitsPerChunk(base);
    for (std::size_t first = 0; first < count && !mFailed; first += chunk) {
        const std::size_t digits = std::min(chunk, count - first);
        std::uint64_t value = bits(bitsFor(digits, base));
        for (std::size_t i = digits; i-- > 0; value /= base)
            list[first + i] = static_cast<std::uint32_t>(value % base);
        if (value != 0) mFailed = true;
    }
    return list;
}

bool BitReader::atEnd() const {
    if (mFailed || mBytes.size() * 8 - mAt >= 8) return false;
    BitReader rest = *this;
    while (rest.mAt < mBytes.size() * 8)
        if (rest.bit()) return false;
    return true;
}

}  // namespace hexa
