// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/tokens.h"
#include "core/systems/claymore/rules/engine.h"

#include <optional>
#include <string>
#include <string_view>

/// Words of orders, one for each thing of a battle:
///
///     P2 side north               the army of the seat gets this side of the mat
///     P2 deploy gnomes-1 4,9
///     P2 gnomes-1 to 4,8          a step
///     P2 gnomes-1 attack vassals-2
///     P1 howitzer fire satyrs-1
///     P2 gnomes-1 enter 0,3       a waiting regiment comes to the mat
///     P2 finish                   no more with this card
///     P2 wait                     an ally goes first
///     P1 lay 5,4                  the howitzer tile
///     chance card knights, chance dice skull blank shield, chance tile flying, chance ogir move
namespace hexa::claymore::word {

inline constexpr std::string_view diceOrder = "chance dice", cardOrder = "chance card",
                                  tileOrder = "chance tile", ogirOrder = "chance ogir";

std::string player(int seat);  ///< "P1" is seat 0.
/// Returns column and line on the mat: "5,2". readHex() takes "5.2" too, since a comma is a blank
/// in case files.
std::string hex(Hex at);
std::optional<Hex> readHex(std::string_view text);
/// Returns "vassals-2"; single regiments are called by their kind alone.
std::string regiment(RegimentId id);
RegimentId readRegiment(std::string_view text);  ///< noRegiment for other texts.
std::string_view side(MatSide side);
std::string_view face(Face face);
std::string_view tileWord(Tile tile);
std::string_view ogirWord(OgirCard card);

}  // namespace hexa::claymore::word

namespace hexa::claymore {

/// Returns the line of a move; readMove() gives the same one back.
std::string writeMove(const Battle& battle, const State& state, const Move& move);
/// Returns the move of a line, if it is legal now. A refusal by a rule has the argument "rule".
Result<Move> readMove(const Battle& battle, const State& state, std::string_view line);
/// Returns the rule that forbids all actions on a hex without legal moves. The rule applies to the
/// regiment there, or else to the nearest one that may act.
std::string_view forbiddenAt(const Battle& battle, const State& state, Field field);
/// Returns the rule that forbids a move possible at another moment; empty if no rule does.
std::string_view forbiddenBy(const Battle& battle, const State& state, const Move& move);

}  // namespace hexa::claymore
