// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"
#include "core/systems/bauen/terms/gameset.h"

#include <memory>

namespace hexa::bauen {

/// Returns GameSystem::balance: the measures of a board (BB-B1 to BB-B8) as a ledger by region and
/// by colour. Nothing is predicted. Games judge by place in the order (BB-B9), since players have
/// no places of their own on an empty board.
BalanceFunctions makeBalanceFunctions(std::shared_ptr<const GameSet> set);

}  // namespace hexa::bauen
