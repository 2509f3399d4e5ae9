// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/rules/engine.h"

#include <array>
#include <string>
#include <string_view>

/// Words of orders. A region is called by its number in the order of the board, an area by it and a
/// letter: "4b".
///
///     P1 town 4                       the first town, or a founded one
///     P1 worker 4b yellow             on a marking
///     P1 build 4b clothing            a business that makes clothing
///     P1 lay twice experts-combat-basics    stones: normal, twice, all; fields by their ids
///     P1 use knights                  the next action of experts or a service
///     P1 spend 4b                     a good of the store there, for a service
///     P1 pay 4b yellow                a resource
///     P1 count 2                      number of walls, knights or workers
///     P1 gather, P1 upgrade 4b, P1 produce 4b, P1 knight 4b, P1 station 4, P1 wall 4b NE
///     P1 march 4b, P1 to 5a, P1 withdraw 5a, P1 remove 1, P1 retreat 4a
///     P1 defend 4 1, P1 garrison 4b, P1 release 4b
///     P1 nothing                      not this action, or no more of it
///     P1 pass                         no field takes a stone
namespace hexa::bauen::word {

inline constexpr std::array<std::string_view, stoneKinds> stones{"normal", "twice", "all"};
/// By direction of core/hex, on a pointy-top map.
inline constexpr std::array<std::string_view, 6> sides{"E", "NE", "NW", "W", "SW", "SE"};
/// By Move::Kind: the verb of each.
inline constexpr std::array<std::string_view, moveKinds> verbs{
    "lay",    "pass",     "nothing", "use",     "spend",   "pay",    "count",    "worker",
    "gather", "town",     "build",   "upgrade", "produce", "knight", "station",  "march",
    "to",     "withdraw", "remove",  "retreat", "wall",    "defend", "garrison", "release"};

std::string region(int index);
std::string area(const Table& table, int index);
/// Returns an index; none if the map has no such place.
int readRegion(const Table& table, std::string_view text);
int readArea(const Table& table, std::string_view text);

}  // namespace hexa::bauen::word

namespace hexa::bauen {

/// Returns the line of a move of the seat that decides; readMove() gives the same one back.
std::string writeMove(const Table& table, const State& state, const Move& move);
/// Returns the move of a line, if it is legal now. A refusal by a rule has the argument "rule".
Result<Move> readMove(const Table& table, const State& state, std::string_view line);
/// Returns the rule that asks the open decision (matchtexts.cpp).
std::string_view ruleOf(const Table& table, const State& state);
/// Returns the rule that forbids a move which is not legal now; empty if another decision is open.
std::string_view forbiddenBy(const Table& table, const State& state, const Move& move);

}  // namespace hexa::bauen
