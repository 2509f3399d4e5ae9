// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/report.h"

namespace hexa::balance {

/// Returns the place in a bot's report with the share farthest from its target.
std::size_t farthestPlace(const BotReport& bot, const std::vector<double>& targets);
/// Seats of a place as people count them: "2", "1, 3" of a team, "4" of the last of four in the
/// order.
std::string seatsOf(const BalanceReport& report, std::size_t place);

}  // namespace hexa::balance
