// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/tournament/belief.h"
#include "core/generate/tournament/playedmap.h"
#include "core/generate/tournament/players.h"
#include "core/sim/runner.h"

#include <memory>
#include <stop_token>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// Settings for the games of contenders.
struct GamesRequest {
    OptionValues options;
    std::string cards;  ///< Text of the owner's cards, as in MatchSetup.
    std::uint64_t seed = 0;
    int threads = 1;
    std::stop_token stop;
};

/// Map in a tournament: ready to be played, with its games so far.
class Contender {
public:
    /// Makes a contender. `family`: as in MapRecord. Fails with "generate.not-playable" or if the
    /// map can't be played.
    static Result<std::unique_ptr<Contender>> make(const GameSystem& system, PlayedMap map,
                                                   const GamesRequest& request, const Players& players,
                                                   int family = 0);

    PlayedMap map;
    int lookedAround = 0;  ///< Number of searches for its neighbours.
    const Series& series() const { return *mSeries; }
    /// Returns a runner for each player.
    std::vector<sim::Runner>& runners() { return mRunners; }
    const std::vector<sim::Runner>& runners() const { return mRunners; }

    /// Returns the widest expected gap of all bots, in points of win rate, so that a lucky map with
    /// few games isn't taken for a good one. 100 without games; 0 for a completely symmetric map,
    /// which needs no games.
    double score() const;
    bool exact() const { return !map.candidate.symmetry.empty() && map.candidate.unequal.empty(); }
    /// Returns the gaps. `panel`: the players that judge.
    std::vector<PlayedGap> gaps(const std::vector<std::string>& panel) const;
    /// Returns score() if swaps of tiles removed most of the bots' common opinion, which is easy.
    /// Differences between bots remain.
    double potential() const;
    /// Returns the results of its own games, as seen by the last believeAll().
    const MapRecord& record() const { return mRecord; }
    /// Returns the estimated shares, by seat. Empty without games, or if the order of play is
    /// judged, because a search learns nothing about seats from that.
    std::vector<BotShares> believed(const std::vector<std::string>& panel) const;

private:
    friend void believeAll(std::span<Contender* const> contenders, std::span<const MapRecord* const> others,
                           const ShareProcess& process);
    double widest(double common) const;
    std::span<const Belief> judgesBeliefs() const { return std::span(mBeliefs).first(mJudges); }

    /// By player: true with few games, so that points are used. With many games wins are enough,
    /// and points are off by the model.
    std::vector<bool> mByPoints;
    std::size_t mJudges = 0;  ///< Players::judges.
    MapRecord mRecord;
    std::vector<Belief> mBeliefs;  ///< By player.
    std::unique_ptr<const Series> mSeries;
    std::vector<sim::Runner> mRunners;
};

/// Updates the estimates from the games: each map's own games and those of similar maps, among
/// these and `others` (which may include these again). Scores and shares are those of the last
/// call.
void believeAll(std::span<Contender* const> contenders, std::span<const MapRecord* const> others,
                const ShareProcess& process);

/// Returns the tiles as in MapRecord.
std::vector<KindId> tilesOf(const Scenario& map);

/// Plays more games of each bot on every map, `games` by place in the panel, on the threads of the
/// request. Each run uses one thread, so results don't depend on the number of threads. `progress`
/// gets the total of games so far and, after each run, its bot. False if stopped.
bool playAll(const std::vector<Contender*>& contenders, const std::vector<std::int64_t>& games,
             const GamesRequest& request,
             const std::function<void(std::int64_t played, std::size_t bot, std::int64_t ofBot)>& progress);

}  // namespace hexa::generate
