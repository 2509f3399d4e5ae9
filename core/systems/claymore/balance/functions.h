// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/judge/balance.h"

namespace hexa::claymore {

/// Returns the measures of a battlefield as a ledger (CS-B2 to CS-B7), and the bots that judge by
/// games. Without a fitted model, nothing is predicted.
BalanceFunctions makeBalanceFunctions(const Catalog& catalog);

}  // namespace hexa::claymore
