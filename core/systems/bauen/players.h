// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/generate/generate.h"
#include "core/systems/bauen/terms/gameset.h"

namespace hexa::bauen {

/// Adds columns of empty slots and seats, or removes the last ones with everything on them
/// (BB-020). A removed column takes locked things along, too. Regions beside the columns stay.
/// Fails with "bauen.E28" if the game is not for this number of players.
Result<PlayersChange> changePlayers(const Scenario& scenario, const GameSet& set, int players);

}  // namespace hexa::bauen
