// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <vector>

namespace hexa {

/// Returns tiles with a rule of their own (CellDetails::special), in order. These rules are words
/// for people: the program plays the map without them, and so do all judgements based on games.
std::vector<Hex> tilesWithOwnRules(const Scenario& scenario);

/// Returns a hint for each of these tiles that the program plays without its rule; none for games
/// that it can't play.
std::vector<Finding> ownRuleFindings(const GameSystem& system, const Scenario& scenario);

}  // namespace hexa
