// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/judge/figuretable.h"
#include "core/scenario/scenario.h"
#include "core/systems/bauen/terms/gameset.h"

namespace hexa::bauen {

/// Returns the economy of many games by one bot. The tables show stones on each field and the use
/// of each good. They also show when the dice run out, and the glory of each mission. The same
/// request gives the same tables on every machine. Fails as makeSeries() does, with "play.bot" for
/// an unknown bot, and with "balance.stopped" if stopped.
Result<std::vector<FigureTable>> surveyGames(const Scenario& scenario, const GameSet& set,
                                             const SurveyRequest& request);

}  // namespace hexa::bauen
