// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/botrelations.h"
#include "core/engine/record.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

// Relations between bots: tables and games of some bots give information about others
// (BotRelations).

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::balance {

/// Returns the relations measured on maps like this one, or null.
const BotRelations* relationsOf(const GameSystem& system, const Scenario& map, const OptionValues& options);

/// True if all of these bots were measured.
bool areRelated(std::span<const std::string> bots, const BotRelations& relations);

/// Returns the covariance of these bots in this order; `measured` is one of the matrices of the
/// relations. None if one of the bots was not measured.
std::optional<BotRelations::Covariance> covarianceOf(std::span<const std::string> bots,
                                                     const BotRelations& relations,
                                                     const BotRelations::Covariance& measured);

/// Returns the expectation about a bot as a sum of the predictions of other bots' tables: the
/// factor of each (BotRelations::foreseen). None if one of the bots was not measured.
std::optional<std::vector<double>> foreseenFrom(const std::string& bot, std::span<const std::string> others,
                                                const BotRelations& relations);

}  // namespace hexa::balance
