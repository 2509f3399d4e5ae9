// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/tournament/contender.h"
#include "core/generate/tournament/expectation.h"

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

struct TournamentRequest {
    /// Search for the maps that play: `keep`, seed, threads, stop and options also apply here.
    GenerateRequest search;
    /// Budget, as tournamentGames(); 0 = that of the game (TournamentFigures).
    std::int64_t games = 0;
    std::string cards;  ///< As in GamesRequest.
};

/// Returns the default number of games if neither the user nor the game (TournamentFigures::games)
/// sets it. Maps for three are the hardest to make fair, and games of four take longest. Symmetric
/// maps are nearly fair before they are played.
constexpr std::int64_t defaultTournamentGames(const GenerateMethod& mode, std::size_t seats) {
    if (mode.symmetric && !mode.nearly) return 600'000;
    return seats <= 2 ? 1'200'000 : seats == 3 ? 1'600'000 : 900'000;
}

/// Games of a tournament, all maps and all bots that don't search together: those of the request,
/// else the default.
std::int64_t tournamentGames(const GameSystem& system, const TournamentRequest& request);
/// Returns the games of each searching bot, as a multiple of the tournament's other games.
double tournamentSearchTime(const GameSystem& system, const TournamentRequest& request);

/// Parts of these games: the first rounds, the climbs, the choice of the winner. The rest measures.
inline constexpr double tournamentPart = 0.25;
inline constexpr double refinePart = 0.5;
inline constexpr double finalPart = 0.15;

/// The same for searching bots: more games on few maps, since they see the bots' differences
/// better, and their games are few.
inline constexpr double searchTournamentPart = 0.12;
inline constexpr double searchRefinePart = 0.38;
inline constexpr double searchFinalPart = 0.3;

/// Part of that time for scouts, if bots have scouts (Players). A scout's game gives less
/// information than the bot's own, but there are many more.
inline constexpr double scoutedInRounds = 1;
inline constexpr double scoutedInClimbs = 0.5;
inline constexpr double scoutedInFinal = 0.25;

/// Cost of a tournament's games and of the measuring after it, in games of bots that don't search.
class TournamentCost {
public:
    TournamentCost(const GameSystem& system, const std::vector<std::string>& panel, double games,
                   double searchTime);
    /// Returns the cost of a stage with these parts of the games of each sort.
    double of(double quick, double search) const { return mGames * (quick * mQuick + search * mSearches); }
    double measuring() const {
        return of(1 - tournamentPart - refinePart - finalPart,
                  1 - searchTournamentPart - searchRefinePart - searchFinalPart);
    }

private:
    double mGames;
    double mQuick = 0;     ///< 1 if there are bots that don't search, else 0.
    double mSearches = 0;  ///< Number of searching bots, weighted by their playing time.
};

/// First all maps play, then neighbours of the leaders join.
enum class TournamentStage { Playing, Refining };

/// Finds the fairest of many maps by games: all of them first, fewer with more games round by
/// round; then neighbours of the leaders join, in one climb or several from different starts; then
/// the last few play for the choice. Same maps, same games for any number of threads.
class Tournament {
public:
    /// Reports progress from the calling thread, also while other threads play. `reordered`: the
    /// order of the maps changed since the last call; only between batches of games, so that best()
    /// may be called then.
    using Look = std::function<void(TournamentStage stage, double part, bool reordered)>;

    /// Creates the tournament. `request` and `panel` outlive it. It takes all of the request's
    /// games except gamesToMeasure().
    Tournament(const GameSystem& system, const TournamentRequest& request,
               const std::vector<std::string>& panel, Look look);

    /// Makes maps ready to be played, in this order. Fails as Contender::make() does.
    Status enter(std::vector<PlayedMap> maps);
    /// Runs to the end, or until it is stopped.
    void run();

    /// Returns the best first; during several climbs those of the present one. At the end also the
    /// best of the removed ones, up to the request's number.
    const std::vector<std::unique_ptr<Contender>>& contenders() const { return mContenders; }
    /// Returns the number of maps still in it, of all climbs.
    std::size_t size() const;
    /// Returns the best few, first those of all climbs, then removed ones, with the gaps of the
    /// tournament. Not during games: their figures are being written.
    std::vector<PlayedMap> best(std::size_t count) const;
    /// Returns the games of all maps, including removed ones.
    std::int64_t games() const { return mGames; }
    /// Returns the games of a bot left for measuring the winner.
    double gamesToMeasure(std::size_t bot) const;

private:
    bool stopped() const { return mRequest.search.stop.stop_requested(); }
    void tell(double part);
    void playRounds();
    void refine();
    bool climb(double part, double from, double to);
    void choose(double from);

    using Maps = std::vector<std::unique_ptr<Contender>>;
    Maps neighboursOf(Contender& leader, const Maps& joining);
    bool known(const Candidate& candidate, const Maps& joining) const;
    bool gone(const Candidate& candidate) const;

    void sort(double (Contender::*figure)() const);
    void keepLeaders(std::size_t fairest, std::size_t promising);
    void retire(std::size_t kept);
    Maps split(std::size_t count);
    /// Parts of the games of all bots that don't search, and of the time of each that does: for its
    /// own games, and for its scout's.
    struct Parts {
        double quick = 0;
        double search = 0;
        double scouts = 0;
    };
    Parts shared(double quick, double search, double scouted) const;
    double gamesOf(std::size_t bot, Parts parts) const;
    void weighBots();
    bool play(std::vector<Contender*> contenders, Parts parts, double from, double to);
    void believe(const Maps& maps);
    std::vector<Contender*> first(std::size_t count) const;

    const GameSystem& mSystem;
    const TournamentRequest& mRequest;
    const GamesRequest mPlay;
    const std::vector<std::string>& mPanel;
    const Players mPlayers;
    const Look mLook;
    const double mBudget;      ///< Games of bots that don't search.
    const double mSearchTime;  ///< Games of each searching bot, as a multiple of the others'.
    /// By player: games of such a bot that take as long; 0 = it is one.
    std::vector<double> mCost;
    std::size_t mQuick = 0;  ///< Bots that don't search.
    /// By bot: its games relative to the mean of bots of its sort. A bot with more unforeseen
    /// results plays more (Neyman allocation). In the measuring after the tournament all play
    /// alike.
    std::vector<double> mWeights;
    const Unforeseen mUnforeseen;  ///< Unpredicted part of these bots' shares,
    const ShareProcess mProcess;   ///< and how it goes from map to map.
    const std::size_t mKeep;
    const int mClimbs;
    TournamentStage mStage = TournamentStage::Playing;
    bool mReordered = false;
    bool mPlaying = false;
    std::int64_t mGames = 0;
    int mLookedAt = 0;  ///< Number of leaders with examined neighbours.
    Maps mContenders;
    std::vector<Maps> mAside;  ///< The other climbs' maps, while one is under way.
    Maps mLeft;                ///< Best of the removed maps, in order.
    /// Results of all removed maps, used as information about similar ones.
    std::vector<MapRecord> mGone;
};

}  // namespace hexa::generate
