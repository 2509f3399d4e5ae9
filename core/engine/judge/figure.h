// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace hexa {

/// Unit of a figure, for writing it for people.
enum class FigureUnit {
    Share,    ///< 0 to 1, shown in percent.
    Number,   ///< No unit; may be a fraction.
    Steps,    ///< Hex steps.
    Count,    ///< Whole things.
    LogOdds,  ///< Natural logarithm of odds.
};

/// Direction in which a figure is good for its seat.
enum class FigureSense { MoreIsBetter, LessIsBetter, Neither };

/// Range of a gap, in points of win rate.
struct GapRange {
    double low = 0;
    double high = 0;
    friend bool operator==(const GapRange&, const GapRange&) = default;
};

/// Chances to win by seat, from games of one bot or from the table fitted on its games.
struct BotShares {
    std::string bot;
    std::vector<double> shares;
    friend bool operator==(const BotShares&, const BotShares&) = default;
};

}  // namespace hexa
