// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/play.h"

#include <string>
#include <string_view>

// Every decision, sheet and shuffle as one line of text and back, for records, logs, rule cases and
// printed sheets:
//     P1 spy gambit                      player, keyword of the decision, choice
//     P2 token juggernaut M2             the subject of the decision is between keyword and choice
//     P1 keep V3 soldiers=1 hunter
//     P1 play pass
//     P1 deploy F1=2 V1=1 court=1 engineer@T2
//     chance deck ambush sabotage        the Espionage deck from the top, after a shuffle
// Words are ids of cards, tile IDs of the map and English keywords (words.cpp). An ambiguous ID is
// written "#7" (the place of the tile) or "card:pass".
//
// Reading fails with "clockwork.order.*", arguments and the column, and judges words only.
// choose(), deploy() and shuffle() check if a choice is legal; refusalError() (refusal.h) gives the
// reason.

namespace hexa::clockwork {

/// Returns the first word of a decision's orders after the player, e.g. "spy"; each kind has its
/// own. Empty for None and Over.
std::string_view keywordOf(DecisionKind kind);

/// Returns the choice that state.decision asks for, as a line. Not for Deploy and Shuffle. The
/// choice need not be legal.
std::string orderText(const Game& game, const State& state, Choice choice);
/// Returns only the choice, e.g. "gambit", "soldiers=1 hunter", "pass".
std::string choiceText(const Game& game, const State& state, Choice choice);
/// Returns player and keyword, with the subject of the decision: "P1 keep V3".
std::string decisionText(const Game& game, const State& state);

/// Fails with "clockwork.order.not-now" (INV-11) if another player or another kind of decision is
/// meant.
Result<Choice> readOrder(const Game& game, const State& state, std::string_view line);

/// Returns territories in the order of the map, then the Court, then Unique Units; units in the
/// pool are left out.
std::string sheetText(const Game& game, Player player, const Sheet& sheet);

/// Reads a sheet, in which a place may occur once. Fails with "clockwork.order.not-now" if no
/// sheets are due.
Result<PlayerSheet> readSheet(const Game& game, const State& state, std::string_view line);

std::string shuffleText(const Game& game, std::span<const std::uint8_t> order);
Result<CardOrder> readShuffle(const Game& game, const State& state, std::string_view line);

}  // namespace hexa::clockwork
