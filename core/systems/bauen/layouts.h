// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/systems/bauen/terms/gameset.h"

#include <vector>

namespace hexa::bauen {

/// Returns an empty board for this number of players: their columns of the lattice as empty slots
/// (BB-020), and seats without homes.
Scenario makeBoard(const GameSet& set, int players);

/// Boards for 2 to 6 players, "2p" to "6p".
std::vector<Layout> makeLayouts(const GameSet& set);

}  // namespace hexa::bauen
