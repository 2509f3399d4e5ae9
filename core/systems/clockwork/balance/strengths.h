// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/repairs.h"
#include "core/systems/clockwork/balance/table.h"

#include <span>
#include <vector>

namespace hexa::clockwork {

using mapsearch::AdditiveScore;
using mapsearch::Strengths;

/// Returns the additive score of a map. Distances and metrics are those of this map and stay fixed
/// while tiles change places. So it is only a sieve: strengthsOf() examines its best results again.
/// @param tables at least one; all of the map's configuration
AdditiveScore additiveScoreOf(const Measured& measured, const Metrics& metrics,
                              std::span<const WeightTable* const> tables);

/// True if a table predicts by the forecast.
bool looksAhead(std::span<const WeightTable* const> tables);

/// Returns the strengths of a map by the tables, by judge: by a fitted forecast, else by the
/// additive model.
/// @param forecast only used if a table looks ahead
std::vector<Strengths> strengthsOf(const Measured& measured, const Metrics& metrics, const Forecast& forecast,
                                   std::span<const WeightTable* const> tables);
/// Returns the same, measuring metrics and forecast.
std::vector<Strengths> strengthsOf(const Measured& measured, std::span<const WeightTable* const> tables);

/// Returns the map with two tiles in each other's place, special points too.
GameMap swapped(GameMap map, TileIndex a, TileIndex b);

/// Returns the measured map with tiles to be exchanged, so that it is fairer by these tables;
/// `strengths` are their values for it.
/// @param free tiles that may be moved
/// @return refers to all arguments except `strengths`
mapsearch::RepairTask repairTaskOf(const Measured& measured, const RuleOptions& options,
                                   std::span<const WeightTable* const> tables,
                                   std::vector<Strengths> strengths, TileMask free);

}  // namespace hexa::clockwork
