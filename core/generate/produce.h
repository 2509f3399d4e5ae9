// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/certificate.h"
#include "core/engine/generate/generate.h"
#include "core/generate/keptlimit.h"
#include "core/generate/tournament/playedmap.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

// From a wish to a proven map: the game's own search, a tournament by played games, a certificate
// on games that the search has never seen.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// Games between the maps that the search found.
enum class WithTournament { No, Yes };

struct ProduceRequest {
    /// Search for maps. `keep` = number of maps wanted in the end; seed, threads, stop and options
    /// are for all stages.
    GenerateRequest search;
    /// Bots that judge, the worst one counts; empty = the game's own panel, else as checkPanel()
    /// wants them. Those that search (SearchBot) play fewer games.
    std::vector<std::string> panel;
    WithTournament tournament = WithTournament::Yes;
    /// Budget of the tournament, as tournamentGames(); 0 = that of the game (TournamentFigures).
    std::int64_t games = 0;
    int finalists = 0;  ///< Maps that the tournament begins with; 0 = by mode and budget.
    /// Certify the first map within it; a share: 0.02 = 2 points. Up to three are tried, each with
    /// games of its own at the full level: if none of them is fair, the chance that one is called
    /// so is at most three times errorLevel.
    std::optional<double> margin;
    std::int64_t certificateGames = 0;  ///< Games of each bot; 0 = gamesToCertify() with a reserve.
    /// If no map is fair and tiles are kept: report their cost (Production::keptLimit).
    bool explainKept = false;
    std::string cards;    ///< Text of the owner's cards, as in MatchSetup.
    std::string program;  ///< Version of this program, for the certificate.
};

/// Produced map, with a certificate stored in its scenario. Its provenance has no settings if none
/// make it again: after a stopped tournament, and for maps from refining during the tournament. The
/// certificate's games had no part in choosing the map, so they are not flattered by luck, unless
/// the run was cancelled.
struct Produced : PlayedMap {
    std::optional<balance::Certificate> certificate;
};

struct Production {
    std::vector<Produced> maps;  ///< The best first; never empty.
    bool cancelled = false;      ///< Stopped before its end: the best so far.
    std::int64_t games = 0;      ///< The total number of games.
    std::optional<KeptLimit>
        keptLimit;  ///< Result of ProduceRequest::explainKept; none: no cost, or stopped.
};

struct ProduceProgress {
    enum class Stage { Searching, Playing, Refining, Measuring, Certifying, Explaining };
    Stage stage = Stage::Searching;
    double part = 0;         ///< 0 to 1, of the whole run: never falls.
    std::int64_t games = 0;  ///< Played so far.
    int maps = 0;            ///< Still in the tournament.
    /// Best maps so far with the gaps that chose them, at most search.keep; null without a change
    /// since the last call. Gaps of a tournament flatter its leaders.
    const std::vector<Produced>* best = nullptr;
};

/// Searches, plays, measures and certifies. Same request, same maps, same figures, with any number
/// of threads; a cancelled run gives the best so far, marked. `look` is called by the calling
/// thread only. Fails if the game's search does in all modes, with "balance.panel.*", and with
/// "generate.not-playable" if games are needed and the game or the map can't be played.
Result<Production> produce(const GameSystem& system, const ProduceRequest& request,
                           const std::function<void(const ProduceProgress&)>& look = {});

/// Returns the planned work of a run, in games of two bots that don't search. Its time on a machine
/// is proportional to it, for any number of players. A stage may end early. Explaining isn't
/// counted, because few runs need it.
double workOf(const GameSystem& system, const ProduceRequest& request);

}  // namespace hexa::generate
