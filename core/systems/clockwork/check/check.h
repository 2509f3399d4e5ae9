// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <span>

namespace hexa::clockwork {

/// Returns all faults of a Clockwork Wars map and obstacles to play. Covers SET-01, SET-03, SET-11,
/// MAP-01..07 and GEN-01..06 as far as a map can break them. Each finding names its rule. Ranges
/// and box supply are errors in profile Rulebook and hints in profile Free. Time grows with the
/// number of cells. At most Findings::maxPerCode are listed for one code, then a finding
/// "<code>.more" counts the rest. The list is incomplete if `stop` is requested.
std::vector<Finding> check(const Scenario& scenario, const Catalog& catalog, std::span<const Layout> layouts,
                           std::stop_token stop);

}  // namespace hexa::clockwork
