// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/play.h"
#include "core/systems/bauen/rules/table.h"

#include <map>
#include <optional>
#include <string>

namespace hexa::bauen {

/// GameRecord::setup: results of chance before the first decision, and the data of the game if they
/// are not the program's, so that a record can be replayed without an owner's file.
struct Dealt {
    std::array<std::int8_t, rounds> starter{};
    std::array<std::string, themeCount> open;  ///< Ids of missions; empty: none.
    std::array<std::array<std::string, themeCount>, maxPlayers> secret;
    std::optional<GameData> data;
};

std::string writeDealt(const Table& table, const Deal& deal);
Result<Dealt> readDealt(const std::string& text);
/// Returns the deal of a record. Fails with "bauen.play.deal" if a mission or player is unknown, or
/// a mission occurs twice.
Result<Deal> dealFrom(const Table& table, const Dealt& dealt);

/// Returns the choices that replace the seed: the player that begins each round (BB-065), the
/// public missions, and the secret ones of each player (BB-067).
std::vector<SetupChoice> dealChoices(const GameData& data, int players);
/// Puts choices, by SetupChoice::id, into a deal. The former holder of a chosen mission gets
/// the other one. Fails with "bauen.play.deal", also if a mission is chosen twice.
Status choose(const Table& table, const std::map<std::string, std::string>& chosen, Deal& deal);

}  // namespace hexa::bauen
