// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/verdict.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

// Bots that judge a map, and the cost of their games.

namespace hexa {
struct GameSystem;
struct Scout;
struct SearchBot;
}  // namespace hexa

namespace hexa::balance {

/// Returns the game's entry about a bot that searches; null for all others.
const SearchBot* searchBot(const GameSystem& system, std::string_view bot);

/// Returns the scout of a bot that searches, or null.
const Scout* scoutOf(const GameSystem& system, std::string_view bot);

/// Games of other bots that take as long as one of this bot; 1 unless it searches.
double costOf(const GameSystem& system, std::string_view bot);

/// Returns the bots of the game's panel that don't search, for quick figures.
std::vector<std::string> quickPanel(const GameSystem& system);

/// Limits searching bots to the games needed to certify a map that has exactly the targets
/// (gamesToCertify), because further games are not worth their time.
void limitSearchBots(CheckPlan& plan, const GameSystem& system, std::span<const double> targets);

/// Lets the searching bots of the plan play last, the strongest first.
void delaySearchBots(CheckPlan& plan, const GameSystem& system);

/// Returns the cost of all games of the plan, in games of bots that don't search, for progress.
double costOf(const CheckPlan& plan, const GameSystem& system);
/// Returns the cost of the games played so far.
double costOf(const CheckPlan& plan, const CheckState& state, const GameSystem& system);

}  // namespace hexa::balance
