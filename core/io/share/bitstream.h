// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// Writes numbers as bits, most significant first.
class BitWriter {
public:
    void bits(std::uint64_t value, int count) {
        for (int i = count - 1; i >= 0; --i) bit((value >> i & 1) != 0);
    }
    void bit(bool set) {
        if (mUsed == 0) mBytes += '\0';
        if (set)
            mBytes.back() = static_cast<char>(static_cast<unsigned char>(mBytes.back()) | (0x80U >> mUsed));
        mUsed = (mUsed + 1) % 8;
    }
    /// Writes a number in the exponential-Golomb code: small numbers take few bits.
    void number(std::uint32_t value) {
        const std::uint64_t shifted = std::uint64_t{value} + 1;
        const int width = std::bit_width(shifted);
        bits(0, width - 1);
        bits(shifted, width);
    }
    /// Writes a number of either sign, near zero short.
    void signedNumber(std::int32_t value) {
        const auto wide = static_cast<std::uint32_t>(value);
        number(wide << 1 ^ (value < 0 ? ~0U : 0U));
    }
    /// Symbols below `base`, packed as digits of large numbers.
    void symbols(const std::vector<std::uint32_t>& list, std::uint32_t base);

    const std::string& bytes() const { return mBytes; }

private:
    std::string mBytes;
    int mUsed = 0;  // bits used of the last byte
};

/// Reads the output of BitWriter. Past the end (or on too long a number) everything is 0 and
/// failed() stays true, so that a reader checks once and not at every step.
class BitReader {
public:
    explicit BitReader(std::string_view bytes) : mBytes(bytes) {}
    bool bit() {
        if (mAt >= mBytes.size() * 8) {
            mFailed = true;
            return false;
        }
        const auto byte = static_cast<unsigned char>(mBytes[mAt / 8]);
        const bool set = (byte >> (7 - mAt % 8) & 1) != 0;
        ++mAt;
        return set;
    }
    std::uint64_t bits(int count) {
        std::uint64_t value = 0;
        for (int i = 0; i < count; ++i) value = value << 1 | (bit() ? 1 : 0);
        return mFailed ? 0 : value;
    }
    std::uint32_t number() {
        int zeros = 0;
        while (!mFailed && !bit()) ++zeros;
        if (zeros > 32) mFailed = true;
        if (mFailed) return 0;
        const std::uint64_t value = (1ULL << zeros | bits(zeros)) - 1;
        if (value > 0xffffffffU) mFailed = true;
        return mFailed ? 0 : static_cast<std::uint32_t>(value);
    }
    std::int32_t signedNumber() {
        const std::uint32_t value = number();
        return static_cast<std::int32_t>(value >> 1 ^ ((value & 1) != 0 ? ~0U : 0U));
    }
    std::vector<std::uint32_t> symbols(std::size_t count, std::uint32_t base);

    bool failed() const { return mFailed; }
    /// True if only the unused bits of the last byte are left, all zero.
    bool atEnd() const;

private:
    std::string_view mBytes;
    std::size_t mAt = 0;
    bool mFailed = false;
};

}  // namespace hexa
