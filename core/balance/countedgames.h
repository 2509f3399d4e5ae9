// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/wins.h"

#include <optional>
#include <span>

namespace hexa {
struct GameSystem;
struct Scenario;
}  // namespace hexa

namespace hexa::balance {

/// Returns the report of games on a map that were counted elsewhere. None if the map can't be
/// played, or wasn't.
std::optional<BalanceReport> countedReport(const GameSystem& system, const Scenario& map,
                                           std::span<const BotWins> wins, double margin);
/// Returns the same as a check in the background shows it: without searching bots that have played
/// too little to know if the map is fair or nearly fair. Their gap is mostly chance.
std::optional<BalanceReport> settledReport(const GameSystem& system, const Scenario& map,
                                           std::span<const BotWins> wins, double margin);

}  // namespace hexa::balance
