// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/botrelations.h"
#include "core/engine/record.h"
#include "core/generate/tournament/shareprocess.h"

#include <string>
#include <vector>

// What is expected of bots before they play. By the game's relations (BotRelations); where they
// were not measured, or not for all of them, each table speaks for its own bot, and each bot
// deviates from the mean of all by its own (TournamentFigures, SearchBot).

namespace hexa {
struct Candidate;
struct GameSystem;
class Series;
}  // namespace hexa

namespace hexa::generate {

/// What tables leave open of the shares, as in BotRelations.
struct Unforeseen {
    BotRelations::Covariance onMaps;
    BotRelations::Covariance onNeighbours;
    double usualChange = 0;  ///< As in ShareProcess.
};
/// The same for all maps of a tournament: `map` is one of them.
Unforeseen unforeseenOf(const GameSystem& system, const Scenario& map, const OptionValues& options,
                        const std::vector<std::string>& bots);
ShareProcess processOf(const Unforeseen& unforeseen);

/// By bot and place, evened: what is expected of a map by the tables; even shares without tables,
/// and where places are no teams: tables know of those alone. `series`: of that map.
std::vector<std::vector<double>> foreseenOf(const GameSystem& system, const Candidate& map,
                                            const OptionValues& options, const std::vector<std::string>& bots,
                                            const Series& series);

}  // namespace hexa::generate
