// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/owngame/definition/definition.h"

#include <stop_token>
#include <vector>

namespace hexa::owngame {

/// Maximum number of cells checked. Larger boards get a finding instead.
inline constexpr int mostCheckedCells = 10'000;

/// Returns the faults of a map by its game file: homes, supplies, counts, decks, rules and worth.
/// The list is incomplete if the check is stopped early.
/// @param catalog that of the map's game, with the things of the definition's
std::vector<Finding> checkMap(const Definition& definition, const Catalog& catalog, const Scenario& scenario,
                              const std::stop_token& stop);

}  // namespace hexa::owngame
