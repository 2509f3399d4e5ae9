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

/// How the games of contenders are played.
struct GamesRequest {
    OptionValues options;
    std::string cards;  ///< Text of the owner's cards, as in MatchSetup.
    std::uint64_t seed = 0;
    int threads = 1;
    std::stop_token stop;
};

/// A map in a tournament: ready to be played, with what was played so far.
class Contender {
public:
    /// `family`: as in MapRecord. Fails with "generate.not-playable" or where the map can't be
    /// played.
    static Result<std::unique_ptr<Contender>> make(const GameSystem& system, PlayedMap map,
                                                   const GamesRequest& request, const Players& players,
                                                   int family = 0);

    PlayedMap map;
    int lookedAround = 0;  ///< How often its neighbours were looked for.
    const Series& series() const { return *mSeries; }
    /// One for each player.
    std::vector<sim::Runner>& runners() { return mRunners; }
    const std::vector<sim::Runner>& runners() const { return mRunners; }

    /// Points of win rate: the widest gap of all bots that is to be expected, so that a lucky map
    /// with few games is not taken for a good one. 100 if nobody has played; 0 for a map that is
    /// symmetric to the last tile, which needs no games.
    double score() const;
    bool exact() const { return !map.candidate.symmetry.empty() && map.candidate.unequal.empty(); }
    /// `panel`: those of the players that judge.
    std::vector<PlayedGap> gaps(const std::vector<std::string>& panel) const;
    /// What score() would come to if swaps of tiles took away most of what all bots agree on, which
    /// they do easily; what bots see differently stays.
    double potential() const;
    /// By how much this map is to be expected to be better than a score, counted as nothing where
    /// it is worse (expected improvement; Mockus 1975): of maps that are believed to be alike, the
    /// one that less is known of may be more. 0 if nobody has played.
    double improvementOn(double score) const;
    /// What its own games show, as believeAll() saw it last.
    const MapRecord& record() const { return mRecord; }
    /// What is believed of the shares, by seat. Nothing without games, or where the order of play
    /// is judged: that tells a search nothing of seats.
    std::vector<BotShares> believed(const std::vector<std::string>& panel) const;

private:
    friend void believeAll(std::span<Contender* const> contenders, std::span<const MapRecord* const> others,
                           const ShareProcess& process);
    double widest(double common) const;
    std::span<const Belief> judgesBeliefs() const { return std::span(mBeliefs).first(mJudges); }
    std::vector<double> drawnGaps(double common) const;

    /// By player: has few games, so points tell of it. Of many games wins tell enough, and points
    /// are off by the model.
    std::vector<bool> mByPoints;
    std::size_t mJudges = 0;  ///< Players::judges.
    MapRecord mRecord;
    std::vector<Belief> mBeliefs;  ///< By player.
    std::unique_ptr<const Series> mSeries;
    std::vector<sim::Runner> mRunners;
};

/// Looks at what was played: what is believed of each map follows from its own games and from those
/// of maps that are like it, among these and `others` (where these may come again). Scores and
/// shares are those of the last time.
void believeAll(std::span<Contender* const> contenders, std::span<const MapRecord* const> others,
                const ShareProcess& process);

/// As in MapRecord.
std::vector<KindId> tilesOf(const Scenario& map);

/// Plays so many games more of each bot, by place in the panel, on every map, on the threads of the
/// request: one run after the other on one thread each, so results don't depend on their number.
/// `progress` is told all games so far and, after each run, the bot that has played it. False if
/// stopped.
bool playAll(const std::vector<Contender*>& contenders, const std::vector<std::int64_t>& games,
             const GamesRequest& request,
             const std::function<void(std::int64_t played, std::size_t bot, std::int64_t ofBot)>& progress);

}  // namespace hexa::generate
