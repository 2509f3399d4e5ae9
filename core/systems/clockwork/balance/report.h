// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"
#include "core/systems/clockwork/balance/strengths.h"

#include <span>

namespace hexa::clockwork {

/// The metrics of all seats in the order of M1 to M15, and what is no matter of fairness.
Ledger ledgerOf(const Measured& measured, const Metrics& metrics, const Catalog& catalog);

/// What the tables say; at least one. Locked tiles take part in no swap.
Prediction predictionOf(const Measured& measured, const Metrics& metrics, const RuleOptions& options,
                        std::span<const WeightTable* const> tables, TileMask locked);

/// The gap of predictionOf alone.
double predictedGapOf(const Measured& measured, const Metrics& metrics,
                      std::span<const WeightTable* const> tables);

/// @param tables may be empty
BalanceOverlays overlaysOf(const Measured& measured, const Metrics& metrics,
                           std::span<const WeightTable* const> tables);

}  // namespace hexa::clockwork
