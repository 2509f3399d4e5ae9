// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/generate/belief.h"

#include <string>
#include <vector>

namespace hexa::generate {

/// What is expected of the bots of a panel on a map that nobody has played.
struct Expectation {
    Expected onMap;  ///< What the tables foresee, and what they leave open. No shares without tables.
    BotRelations::Covariance onNeighbours;  ///< What they leave open of the change to a neighbour.
};

/// By the game's relations (BotRelations). Where they were not measured, or not for the whole panel, each table speaks for its own bot, and
/// each bot deviates from the mean of all by its own (TournamentFigures, SearchBot). `series`: of that map.
Expectation expectationOf(const GameSystem& system, const Candidate& map, const OptionValues& options,
                          const std::vector<std::string>& panel, const Series& series);

}  // namespace hexa::generate
