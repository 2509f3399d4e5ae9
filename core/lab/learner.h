// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/learning.h"
#include "core/lab/evolution.h"
#include "core/lab/laboratory.h"
#include "core/sim/runner.h"

namespace hexa {
struct PlayFunctions;
}  // namespace hexa

namespace hexa::lab {

/// Training of a bot: games on fresh maps against opponents, from all sides.
struct LearnPlan {
    int players = 2;
    OptionValues options;
    /// In turn over the maps; `itself`: the best guess so far.
    std::vector<std::string> opponents;
    int maps = 16;  ///< Fresh ones in each generation.
    /// Games of each candidate on each map, rounded up to whole blocks.
    int games = 16;
    int population = 32;
    std::uint64_t seed = 0;
    /// Maps to learn on, one after the other, instead of fresh ones: for an answer to a known
    /// opponent on these.
    std::vector<Scenario> fixed;
    bool searching = false;  ///< Candidates look ahead (LearnFunctions::searcher).
};
inline constexpr std::string_view itself = "itself";

/// Result of one generation.
struct LearnProgress {
    std::int64_t generation = 0;  ///< From 1.
    std::int64_t games = 0;
    std::int64_t wins = 0;      ///< Wins of all candidates.
    std::int64_t expected = 0;  ///< In 1/1000: as many as even bots would win.
    double sigma = 0;
};

/// Trains the numbers of a bot by playing. All candidates of a generation play the same games: same
/// maps, factions, seeds and opponents, so that only they differ. The same for any number of
/// threads.
class Learner {
public:
    /// Creates a learner; the functions must outlive it.
    Learner(const PlayFunctions& play, const Laboratory& laboratory, LearnPlan plan, Evolution::State state);

    /// Returns the state where learning begins: at unlearned values, or at learned ones.
    static Evolution::State begin(const LearnFunctions& learn, const LearnValues& start);

    /// Plays one generation. Fails as PlayFunctions::series and Laboratory::sample do. Returns none
    /// if it was stopped.
    Result<std::optional<LearnProgress>> next(const sim::RunControl& control);

    /// Returns the best guess.
    LearnValues values() const { return valuesOf(mEvolution.state().mean); }
    const Evolution::State& state() const { return mEvolution.state(); }

private:
    struct Match;
    Result<Match> match(std::int64_t number, const std::vector<LearnValues>& candidates) const;
    LearnValues valuesOf(const Evolution::Point& point) const;

    const PlayFunctions& mPlay;
    const Laboratory& mLaboratory;
    LearnPlan mPlan;
    Evolution mEvolution;
};

}  // namespace hexa::lab
