// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/intervals.h"

#include <cmath>

namespace hexa::balance {

/// Rounds numbers for reports: to a millionth.
inline double rounded(double number) { return std::round(number * 1e6) / 1e6 + 0.0; }  // + 0.0: no minus zero
inline Interval rounded(const Interval& interval) { return {rounded(interval.low), rounded(interval.high)}; }

}  // namespace hexa::balance
