// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hexa {

/// What a figure counts, so that it can be written for people.
enum class FigureUnit {
    Share,    ///< 0 to 1, shown in percent.
    Number,   ///< Without a unit; may be a fraction.
    Steps,    ///< Hex steps.
    Count,    ///< Whole things.
    LogOdds,  ///< Natural logarithm of odds.
};

/// Which way a figure is good for the seat that has it.
enum class FigureSense { MoreIsBetter, LessIsBetter, Neither };

/// Where a gap lies, in points of win rate.
struct GapRange {
    double low = 0;
    double high = 0;
    friend bool operator==(const GapRange&, const GapRange&) = default;
};

}  // namespace hexa
