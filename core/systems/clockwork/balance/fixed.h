// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/terms/terms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace hexa::clockwork {

/// Fraction in units of 2^-30. Sums of whole numbers don't depend on their order, so similar seats
/// get figures equal to the last bit, for any numbering of their tiles.
using Fixed = std::int64_t;
inline constexpr int fixedBits = 30;
inline constexpr Fixed fixedOne = Fixed{1} << fixedBits;

/// Wide enough for a product of two.
__extension__ using WideFixed = __int128;

/// Returns `part` of `whole`, rounded down; 0 if whole is 0.
constexpr Fixed fixedRatio(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : static_cast<Fixed>((WideFixed{part} << fixedBits) / whole);
}
constexpr Fixed times(Fixed a, Fixed b) { return static_cast<Fixed>((WideFixed{a} * b) >> fixedBits); }
/// Converts exactly.
constexpr double toDouble(Fixed value) { return static_cast<double>(value) / static_cast<double>(fixedOne); }
inline Fixed toFixed(double value) { return std::llround(value * static_cast<double>(fixedOne)); }

/// One figure per seat.
using SeatValues = std::array<Fixed, maxPlayers>;

/// Returns 1 - n / (n - 1) x Gini: 1 = all equal, 0 = one seat has everything. 1 if all values are
/// 0. Values are at least 0.
inline double equality(const SeatValues& values, int count) {
    Fixed sum = 0;
    Fixed differences = 0;
    for (int i = 0; i < count; ++i) {
        sum += values[static_cast<std::size_t>(i)];
        for (int j = 0; j < i; ++j)
            differences +=
                std::abs(values[static_cast<std::size_t>(i)] - values[static_cast<std::size_t>(j)]);
    }
    if (sum == 0 || count < 2) return 1;
    return 1 - static_cast<double>(differences) / (static_cast<double>(sum) * (count - 1));
}

/// Returns the same if less is better: of largest + smallest - value.
inline double equalityOfLess(SeatValues values, int count) {
    const auto [min, max] = std::minmax_element(values.begin(), values.begin() + count);
    const Fixed turned = *min + *max;
    for (int i = 0; i < count; ++i)
        values[static_cast<std::size_t>(i)] = turned - values[static_cast<std::size_t>(i)];
    return equality(values, count);
}

}  // namespace hexa::clockwork
