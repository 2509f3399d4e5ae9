// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/certificate.h"
#include "core/engine/system.h"
#include "core/generate/keptlimit.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

// From a wish to a proven map: the game's own search, a tournament by played games, a certificate on games that the search has
// never seen.

namespace hexa::generate {

/// Whether candidates are played against each other.
enum class Racing { No, Yes };

struct ProduceRequest {
    /// What to make. `keep` = how many maps are wanted in the end; seed, threads, stop and options are for all stages.
    GenerateRequest search;
    /// Bots that judge, the worst one counts; empty = the game's own panel, else as checkPanel() wants them. Those that search
    /// (SearchBot) play fewer games.
    std::vector<std::string> panel;
    Racing racing = Racing::Yes;
    std::int64_t games =
        0;  ///< Budget of the tournament, as tournamentGames(); 0 = that of the game (TournamentFigures).
    int finalists = 0;  ///< Maps that the tournament begins with; 0 = by mode and budget.
    /// Certify the first map within it; a share: 0.02 = 2 points. Up to three are tried, each with games of its own at the
    /// full level: if none of them is fair, the chance that one is called so is at most three times errorLevel.
    std::optional<double> margin;
    std::int64_t certificateGames = 0;  ///< Of each bot; 0 = gamesToCertify() with some to spare.
    /// Where no fair map was found and tiles are kept: say what they cost (Production::keptLimit).
    bool explainKept = false;
    std::string cards;    ///< Text of the owner's cards, as in MatchSetup.
    std::string program;  ///< Version of this program, for the certificate.
};

/// What games said about a map, those of one bot.
struct PlayedGap {
    std::string bot;
    std::int64_t games = 0;
    std::vector<double> shares;  ///< By place that is judged.
    double gap = 0;   ///< Points of win rate, largest minus smallest share, counted from the targets.
    double ends = 0;  ///< The two shares of the gap together: what chance does to it.
    balance::Interval interval;  ///< Of the gap, in points too; those of all places hold together.
    friend bool operator==(const PlayedGap&, const PlayedGap&) = default;
};

/// The one that counts: of the bot that finds the map least fair. There is at least one.
const PlayedGap& worstOf(const std::vector<PlayedGap>& gaps);

struct Produced {
    /// A certificate is stored in its scenario. Its provenance has no settings where none make it again: after a tournament that was
    /// stopped, and for what refining found while the tournament goes on.
    Candidate candidate;
    /// By bot of the panel; empty if it was not raced, or is exactly symmetric. From games that took no part in choosing the
    /// map, so it is no luckier than the map is; unless it was cancelled.
    std::vector<PlayedGap> played;
    std::optional<balance::Certificate> certificate;

    /// Points, of the worst bot of the panel.
    std::optional<double> playedGap() const;
};

struct Production {
    std::vector<Produced> maps;  ///< The best first; never empty.
    bool cancelled = false;      ///< Stopped before its end: the best so far.
    std::int64_t games = 0;      ///< All that were played.
    std::optional<KeptLimit>
        keptLimit;  ///< As ProduceRequest::explainKept asks; none: nothing to say, or stopped.
};

struct ProduceProgress {
    enum class Stage { Searching, Racing, Refining, Measuring, Certifying, Explaining };
    Stage stage = Stage::Searching;
    double part = 0;         ///< 0 to 1, of the whole run: never falls.
    std::int64_t games = 0;  ///< Played so far.
    int maps = 0;            ///< Still in the tournament.
    /// The best so far with the gaps that chose them, at most search.keep; null when nothing has changed since the last
    /// call. Gaps of a tournament flatter its leaders.
    const std::vector<Produced>* best = nullptr;
};

/// Games of a tournament if neither somebody nor the game (TournamentFigures::games) says else. Maps for three are the hardest to make fair, games of four take longest; symmetric
/// maps are nearly fair before they are played.
constexpr std::int64_t defaultTournamentGames(const GenerateMode& mode, std::size_t seats) {
    if (mode.symmetric && !mode.nearly) return 600'000;
    return seats <= 2 ? 1'200'000 : seats == 3 ? 1'600'000 : 900'000;
}

/// Searches, races, measures and certifies. Same request, same maps, same figures, with any number of threads; a run that
/// is cancelled gives the best so far, marked. `look` is called by the calling thread only. Fails where the game's search
/// does, with "balance.panel.*", and with "generate.not-playable" if games are needed and the game or the map can't be
/// played.
Result<Production> produce(const GameSystem& system, const ProduceRequest& request,
                           const std::function<void(const ProduceProgress&)>& look = {});

/// A repair with games on the map before and after it, each with seeds of its own.
struct PlayedRepair {
    Repair repair;
    Scenario scenario;              ///< The repaired map.
    std::vector<PlayedGap> before;  ///< By bot.
    std::vector<PlayedGap> after;
};

struct RepairRequest {
    Scenario scenario;
    OptionValues options;
    std::vector<std::string> panel;  ///< As in ProduceRequest.
    int swaps = 3;                   ///< 1 to 3: the most that are wanted.
    int tried = 8;                   ///< Repairs of each number of swaps that are played against each other.
    std::int64_t games = 80'000;     ///< All bots and maps together.
    std::uint64_t seed = 0;
    int threads = 1;
    std::stop_token stop;
    std::string cards;
};

/// For each number of swaps the repair that is best when it is played, if games of their own prove that it makes the map
/// fairer (the worst bot's gap falls by two standard errors), and fairer than fewer swaps do; so there may be none. Fails
/// without a table, with "generate.cancelled", or if the map can't be played.
Result<std::vector<PlayedRepair>> repair(const GameSystem& system, const RepairRequest& request,
                                         const std::function<void(double)>& progress = {});

}  // namespace hexa::generate
