// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <span>

namespace hexa::clockwork {

/// Finds everything wrong with a Clockwork Wars map: SET-01, SET-03, SET-11, MAP-01..07, GEN-01..06 as far as a map
/// can break them (each finding names its rule), and what hinders play. Ranges and box supply are errors in
/// profile Rulebook and hints in profile Free. Time grows with the number of cells; of one code at most
/// Findings::maxPerCode are listed, then one finding "<code>.more" tells how many were left out. If `stop` is
/// requested, the list is incomplete.
std::vector<Finding> check(const Scenario& scenario, const Catalog& catalog, std::span<const Layout> layouts,
                           std::stop_token stop);

}  // namespace hexa::clockwork
