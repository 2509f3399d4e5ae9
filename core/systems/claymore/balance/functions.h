// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/balance.h"

namespace hexa::claymore {

/// The measures of a battlefield as a ledger (CS-B2 to CS-B7), and who judges by games. Nothing is
/// fitted, so nothing is predicted.
BalanceFunctions makeBalanceFunctions(const Catalog& catalog);

}  // namespace hexa::claymore
