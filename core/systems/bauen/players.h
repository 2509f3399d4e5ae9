// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/edit/edit.h"
#include "core/systems/bauen/terms/gameset.h"

#include <vector>

namespace hexa::bauen {

/// A board for another number of players, and what is lost by it.
struct PlayersChange {
    Edit edit;
    std::vector<Message> told;  ///< What falls off the board, and what has to be added; empty: nothing.
};

/// Adds columns of empty slots and seats, or takes the last ones away with what lies and stands there (BB-020). What is locked is no
/// exception: a column that goes takes everything along. Regions beside the columns stay. Fails with "bauen.E28" if the game is
/// not for so many.
Result<PlayersChange> changePlayers(const Scenario& scenario, const GameSet& set, int players);

}  // namespace hexa::bauen
