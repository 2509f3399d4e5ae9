// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/report.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hexa {
class Series;
}  // namespace hexa

namespace hexa::balance {

/// Wins on a map when one bot plays all seats.
struct BotWins {
    std::string bot;
    std::vector<std::int64_t> wins;  ///< Wins by judged place; together the games.
    friend bool operator==(const BotWins&, const BotWins&) = default;
};

/// Returns games that were counted elsewhere as the report of a check that looked once. Leaves out
/// bots without games or with another number of places. None if no bot is left.
std::optional<BalanceReport> reportOf(const Series& series, std::span<const BotWins> bots, double margin);
/// Judges by another margin. Requires a report that looked once.
void setMargin(BalanceReport& report, double margin);

}  // namespace hexa::balance
