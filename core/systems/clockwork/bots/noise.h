// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"

#include <array>
#include <cstdint>

namespace hexa::clockwork {

/// Random factors, log-normal: exp(sigma z), z nearly normal (the sum of four even bytes). Whole
/// numbers from a table made by the compiler, so that every machine draws the same. 256 = factor 1.
class Noise {
public:
    constexpr explicit Noise(double sigma) {
        for (std::size_t i = 0; i < mTable.size(); ++i) {
            const double z = (static_cast<double>(i) * step + (step - 1) / 2.0 - mean) / deviation;
            mTable[i] = static_cast<std::uint16_t>(256 * power(sigma * z) + 0.5);
        }
    }

    /// Returns a factor from 32 random bits.
    int factor(std::uint32_t bits) const {
        const std::uint32_t pairs = (bits & 0x00ff00ffU) + (bits >> 8 & 0x00ff00ffU);
        return mTable[((pairs & 0xffffU) + (pairs >> 16)) / step];
    }
    int draw(Rng& rng) const { return factor(static_cast<std::uint32_t>(rng.next())); }

private:
    static constexpr int step = 8;
    static constexpr double mean = 510, deviation = 147.8;  // of the sum of four bytes

    static constexpr double power(double x) {
        const double small = x / 1024;
        double result = 1 + small + small * small / 2 + small * small * small / 6;
        for (int i = 0; i < 10; ++i) result *= result;
        return result;
    }

    std::array<std::uint16_t, 128> mTable{};
};

}  // namespace hexa::clockwork
