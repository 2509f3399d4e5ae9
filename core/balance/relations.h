// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

// What the games of some bots tell of others (BotRelations).

namespace hexa::balance {

/// Of these bots in this order; `measured` is one of the matrices of the relations. None if one of the bots was not measured.
std::optional<BotRelations::Covariance> covarianceOf(std::span<const std::string> bots,
                                                     const BotRelations& relations,
                                                     const BotRelations::Covariance& measured);

/// What a swap of two tiles is expected to do to a bot, as a sum of what it does to others: the factor of each (a linear regression on
/// `onNeighbours`; a ridge of a point squared keeps bots that are much alike from being played off against each other). None if one
/// of the bots was not measured, or there are no others.
std::optional<std::vector<double>> expectedFrom(const std::string& bot, std::span<const std::string> others,
                                                const BotRelations& relations);

}  // namespace hexa::balance
