// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/scoring.h"
#include "core/systems/bauen/terms/gameset.h"

#include <memory>

namespace hexa::bauen {

/// Returns GameSystem::scoring. Typed figures look like this; `holder` is a player's number, from 1
/// on:
///
///     {"players": ["Anna", "Ben"],
///      "missions": [{"mission": "workers", "figures": [10, 16]},
///                   {"mission": "towns", "holder": 1, "figures": [4, 3]}]}
///
/// Fails with "bauen.score.mission", "bauen.score.holder", "bauen.score.figures",
/// "bauen.play.players", and as readPosition().
ScoreFunctions makeScoreFunctions(std::shared_ptr<const GameSet> set);

}  // namespace hexa::bauen
