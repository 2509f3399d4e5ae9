// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/botrelations.h"
#include "core/engine/record.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

// What tables and the games of some bots tell of others (BotRelations).

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::balance {

/// What was measured for maps like this one; null: nothing.
const BotRelations* relationsOf(const GameSystem& system, const Scenario& map, const OptionValues& options);

/// Whether all of these were measured.
bool areRelated(std::span<const std::string> bots, const BotRelations& relations);

/// Of these bots in this order; `measured` is one of the matrices of the relations. None if one of
/// the bots was not measured.
std::optional<BotRelations::Covariance> covarianceOf(std::span<const std::string> bots,
                                                     const BotRelations& relations,
                                                     const BotRelations::Covariance& measured);

/// What is expected of a bot, as a sum of what the tables of others foresee: the factor of each
/// (BotRelations::foreseen). None if one of the bots was not measured.
std::optional<std::vector<double>> foreseenFrom(const std::string& bot, std::span<const std::string> others,
                                                const BotRelations& relations);

}  // namespace hexa::balance
