// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"
#include "core/systems/clockwork/balance/strengths.h"

#include <optional>
#include <span>
#include <vector>

namespace hexa::clockwork {

/// Returns the metrics of all seats in the order of M1 to M15, and facts without regard to
/// fairness.
Ledger ledgerOf(const Measured& measured, const Metrics& metrics, const Catalog& catalog);

/// Returns the unlikeness of a map's seats for each judge: the root mean square, over the seats, of
/// the contributions of all kinds of tiles and metrics above the mean seat's, in log-odds. A gap
/// may be small because seats are alike, or because much cancels.
std::vector<double> unlikenessOf(const Measured& measured, const Metrics& metrics,
                                 std::span<const WeightTable* const> tables);

/// Returns what the tables expect of games; at least one table. Errors are taken to grow with the
/// unlikeness of the seats, since common errors cancel: on maps of usual unlikeness they are about
/// those of the tables. A part of them remains where seats look alike.
/// @param usual unlikeness of usual maps of the rulebook, by judge
Foreseen foreseenOf(const Measured& measured, const Metrics& metrics,
                    std::span<const WeightTable* const> tables, std::span<const double> usual);

/// Returns the prediction of the tables, at least one, with ranges as of foreseenOf(). Locked tiles
/// take part in no swap.
Prediction predictionOf(const Measured& measured, const Metrics& metrics, const RuleOptions& options,
                        std::span<const WeightTable* const> tables, std::span<const double> usual,
                        TileMask locked);

/// Returns the gap of predictionOf alone.
double predictedGapOf(const Measured& measured, const Metrics& metrics,
                      std::span<const WeightTable* const> tables);

/// @param tables may be empty
BalanceOverlays overlaysOf(const Measured& measured, const Metrics& metrics,
                           std::span<const WeightTable* const> tables);

}  // namespace hexa::clockwork
