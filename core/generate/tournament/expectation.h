// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/botrelations.h"
#include "core/engine/record.h"
#include "core/generate/tournament/shareprocess.h"

#include <string>
#include <vector>

// Expectations about bots before they play, by the game's relations (BotRelations). Without
// measured relations for all of them, each table speaks for its own bot, and each bot deviates from
// the common mean by its own amount (TournamentFigures, SearchBot).

namespace hexa {
struct Candidate;
struct GameSystem;
class Series;
}  // namespace hexa

namespace hexa::generate {

/// Part of the shares that tables don't predict, as in BotRelations.
struct Unforeseen {
    BotRelations::Covariance onMaps;
    BotRelations::Covariance onNeighbours;
    double usualChange = 0;  ///< As in ShareProcess.
};
/// Returns the unpredicted part for all maps of a tournament: `map` is one of them.
Unforeseen unforeseenOf(const GameSystem& system, const Scenario& map, const OptionValues& options,
                        const std::vector<std::string>& bots);
ShareProcess processOf(const Unforeseen& unforeseen);

/// Returns the tables' expectation of a map by bot and place, evened; even shares without tables,
/// and for places that are not teams, since tables only know teams. `series`: of that map.
std::vector<std::vector<double>> foreseenOf(const GameSystem& system, const Candidate& map,
                                            const OptionValues& options, const std::vector<std::string>& bots,
                                            const Series& series);

}  // namespace hexa::generate
