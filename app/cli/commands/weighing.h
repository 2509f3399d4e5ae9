// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <string>

// Commands balance and repair by the author's weights, for games from files, which have no bots.

namespace hexa::cli {

/// True if the game can't be played here but its author gave weights.
bool isWeighed(const GameSystem& system);

/// Prints the worth of each seat and the gap. The status is Exit::Problems if the map isn't even.
void weigh(Context& context, const Scenario& map);

/// Prints at most this many swaps that make the map more even, and writes the best map.
/// @param output empty: writes nothing
void repairByWeights(Context& context, const Scenario& map, int swaps, const std::string& output);

}  // namespace hexa::cli
