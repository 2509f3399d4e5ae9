// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/game.h"

#include <array>
#include <string>
#include <string_view>

/// The words of order texts (orders.h): one for each thing of a game.
namespace hexa::clockwork::word {

inline constexpr std::string_view pass = "pass";
inline constexpr std::string_view court = "court";
inline constexpr std::string_view soldiers = "soldiers";
inline constexpr std::string_view chance = "chance";
/// In the order of Court.
inline constexpr std::array<std::string_view, courtCount> courts{"rasputin", "pius", "lovelace"};

std::string player(Player player);  ///< "P1" is seat 0.
std::string tile(const GameMap& map, TileIndex tile);
/// Returns the word of a card in play, by its number: Discovery slot, or firstEspionage and on.
std::string card(const Game& game, int card);
std::string_view spyAction(SpyAction action);
std::string_view discipline(Discipline discipline);
std::string_view general(General general);
std::string_view unique(UniqueKind kind);
/// Returns the word for a unit of `owner`: "soldier", "hunter", "guardian" ...
std::string_view unit(const Game& game, Player owner, Unit unit);

/// Returns the player; noPlayer for other words.
Player readPlayer(const Game& game, std::string_view text);
/// Returns the tile; noTile for other words.
TileIndex readTile(const GameMap& map, std::string_view text);

}  // namespace hexa::clockwork::word
