// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <string>

// balance and repair for games from files, which have no bots: by the weights of the game's author.

namespace hexa::cli {

/// True if the game can't be played here but its author gave weights.
bool isWeighed(const GameSystem& system);

/// Prints the worth of each seat and the gap. The status is Exit::Problems if the map isn't even.
void weigh(Context& context, const Scenario& map);

/// Prints the swaps that make the map more even, at most so many, and writes the best map.
/// @param output empty: writes nothing
void repairByWeights(Context& context, const Scenario& map, int swaps, const std::string& output);

}  // namespace hexa::cli
