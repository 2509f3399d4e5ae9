// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"
#include "core/owngame/definition/definition.h"
#include "core/scenario/scenario.h"

namespace hexa::owngame {

/// Returns the worth of each seat by the author's weights ("worth"), and what it consists of: a row
/// for each weight, if there are several ("weight:ID"), and one for each kind of tiles ("kind:ID").
/// The rows of either sort add up to the worth exactly, in hundredths as they are shown. Returns no
/// rows for a map that can't be evaluated.
Ledger ledgerOf(const Definition& definition, const Scenario& map);

}  // namespace hexa::owngame
