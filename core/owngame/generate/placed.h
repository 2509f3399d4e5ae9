// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"
#include "core/owngame/generate/things.h"
#include "core/scenario/scenario.h"

#include <vector>

// Rules that generating a map can or can't influence.

namespace hexa::owngame {

/// True if the generator can keep or break a rule. Rules on zones alone and on things that it
/// doesn't place are only checked.
bool isMade(const Definition& definition, const Rule& rule, const std::vector<ThingKind>& placed);

/// Returns the rules that placed tiles, homes and zones break in any generated map. Returns only
/// errors, and no rules on pieces and features, which come later or by hand.
/// @param cleared map with generated cells as empty slots
/// @param free by cell that isn't blank: true if it is generated
std::vector<const Rule*> brokenByPlaced(const Definition& definition, const Scenario& cleared,
                                        const std::vector<bool>& free);

}  // namespace hexa::owngame
