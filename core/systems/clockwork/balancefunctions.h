// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/systems/clockwork/balance/table.h"

namespace hexa::clockwork {

/// Returns the game's functions for judging maps, with these tables.
BalanceFunctions makeBalanceFunctions(const Catalog& catalog, std::vector<Layout> layouts,
                                      std::shared_ptr<const TableShelf> tables);

}  // namespace hexa::clockwork
