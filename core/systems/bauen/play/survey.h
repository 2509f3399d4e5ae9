// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/figuretable.h"
#include "core/scenario/scenario.h"
#include "core/systems/bauen/terms/gameset.h"

namespace hexa::bauen {

/// The economy of many games by one bot: how often each field takes a stone, what becomes of each good, when the dice run out, and the
/// glory of each mission. The same request gives the same tables on every machine. Fails as makeSeries() does, with "play.bot" at a bot
/// that is not there, and with "balance.stopped" if it was stopped.
Result<std::vector<FigureTable>> surveyGames(const Scenario& scenario, const GameSet& set,
                                             const SurveyRequest& request);

}  // namespace hexa::bauen
