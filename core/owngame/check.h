// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/owngame/definition.h"

#include <stop_token>
#include <vector>

namespace hexa::owngame {

/// Boards with more cells aren't checked, and told so.
inline constexpr int mostCheckedCells = 10'000;

/// Returns what is wrong with a map by its game file: homes, supplies, counts, decks, rules, worth. May stop early (then the list is
/// incomplete).
/// @param catalog that of the map's game, with the things of the definition's
std::vector<Finding> checkMap(const Definition& definition, const Catalog& catalog, const Scenario& scenario,
                              const std::stop_token& stop);

}  // namespace hexa::owngame
