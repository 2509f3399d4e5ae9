// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/generate.h"
#include "core/systems/bauen/terms/gameset.h"

namespace hexa::bauen {

/// Adds columns of empty slots and seats, or takes the last ones away with what lies and stands
/// there (BB-020). What is locked is no exception: a column that goes takes everything along.
/// Regions beside the columns stay. Fails with "bauen.E28" if the game is not for so many.
Result<PlayersChange> changePlayers(const Scenario& scenario, const GameSet& set, int players);

}  // namespace hexa::bauen
