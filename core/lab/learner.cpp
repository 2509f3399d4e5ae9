// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/learner.h"

#include "core/base/parallel.h"
#include "core/engine/play/match.h"
#include "core/engine/play/play.h"

#include <algorithm>
#include <cmath>

namespace hexa::lab {
namespace {

/// Margins above this count as this: winning matters, not by how much.
constexpr int maxMargin = 15;
/// Points for winning a game, besides the margin.
constexpr int winScore = 15;

/// Result of one candidate on one map.
struct Record {
    std::int64_t score = 0;
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t expected = 0;
    void add(const Record& other) {
        score += other.score;
        games += other.games;
        wins += other.wins;
        expected += other.expected;
    }
};

/// Returns the bot of a candidate; bot 0 of a series is the opponent.
constexpr int botOf(int candidate) { return candidate + 1; }

/// Returns the mean lead of the candidate's seats over the others, in points.
int marginOf(const SeriesGame& game, const Lineup& lineup, int candidate, int seats) {
    int own = 0, others = 0, count = 0;
    for (int seat = 0; seat < seats; ++seat) {
        const bool mine = lineup.bot[seat] == candidate;
        (mine ? own : others) += game.points[seat];
        count += mine ? 1 : 0;
    }
    return own / count - others / (seats - count);
}

}  // namespace

/// A fresh map on which every candidate meets one opponent.
struct Learner::Match {
    std::unique_ptr<const Series> series;
    std::uint64_t seed = 0;
    int opponent = 0;  ///< As in Lineup::bot.

    Record play(int candidate, int games) const {
        const int bot = botOf(candidate);
        std::vector<int> bots;
        for (int team = 0; team < series->teams(); ++team) bots.push_back(team % 2 == 0 ? bot : opponent);
        const sim::Design design = sim::mixedDesign(*series, bots);
        const int length = design.blockLength();
        Record record;
        for (int number = 0; number < (games + length - 1) / length * length; ++number) {
            const SeriesGame game = sim::playGame(*series, design, seed, number);
            if (!game.finished) continue;
            const Lineup lineup = design.lineup(seed, number);
            const int winner = sim::winnerOf(design.teamOf, design.teams, game, gameSeed(seed, number));
            bool won = false;
            int mine = 0;
            for (int seat = 0; seat < series->seats(); ++seat) {
                if (lineup.bot[seat] != bot) continue;
                ++mine;
                won = won || design.teamOf[seat] == winner;
            }
            const int margin = marginOf(game, lineup, bot, series->seats());
            record.score += std::clamp(margin, -maxMargin, maxMargin) + (won ? winScore : 0);
            record.wins += won ? 1 : 0;
            record.expected += 1000 * mine / series->seats();
            ++record.games;
        }
        return record;
    }
};

Learner::Learner(const PlayFunctions& play, const Laboratory& laboratory, LearnPlan plan,
                 Evolution::State state)
    : mPlay(play),
      mLaboratory(laboratory),
      mPlan(std::move(plan)),
      mEvolution(std::move(state), mPlan.population, sim::streamSeed(mPlan.seed, "candidates")) {}

Evolution::State Learner::begin(const LearnFunctions& learn, const LearnValues& start) {
    Evolution::Point point;
    for (std::size_t i = 0; i < learn.parameters.size(); ++i)
        point.push_back(static_cast<double>(start[i]) / learn.parameters[i].scale);
    return Evolution::begin(std::move(point), 0.5);
}

LearnValues Learner::valuesOf(const Evolution::Point& point) const {
    LearnValues values;
    for (std::size_t i = 0; i < point.size(); ++i) {
        const LearnParameter& parameter = mPlay.learn->parameters[i];
        const double value = std::floor(point[i] * parameter.scale + 0.5);
        values.push_back(static_cast<int>(
            std::clamp(value, static_cast<double>(parameter.min), static_cast<double>(parameter.max))));
    }
    return values;
}

Result<Learner::Match> Learner::match(std::int64_t number, const std::vector<LearnValues>& candidates) const {
    const auto at = static_cast<std::uint64_t>(number);
    const std::string& opponent = mPlan.opponents[at % mPlan.opponents.size()];
    // Each opponent meets every kind of map.
    const std::string& kind = mLaboratory.samples[at / mPlan.opponents.size() % mLaboratory.samples.size()];
    const std::uint64_t seed = mixed(sim::streamSeed(mPlan.seed, "learn"), at);
    const auto scenario = mPlan.fixed.empty() ? mLaboratory.sample(mPlan.players, kind, seed)
                                              : Result<Scenario>(mPlan.fixed[at % mPlan.fixed.size()]);
    if (!scenario) return scenario.error();
    const bool own = opponent == itself;
    std::vector<std::string> named;  // none: some bot that doesn't play
    if (!own) named.push_back(opponent);
    auto series =
        mPlay.learn->series(*scenario, {mPlan.options, std::move(named), {}}, candidates, mPlan.searching);
    if (!series) return series.error();
    return Match{*std::move(series), seed, own ? botOf(mPlan.population) : 0};
}

Result<std::optional<LearnProgress>> Learner::next(const sim::RunControl& control) {
    std::vector<LearnValues> candidates;
    for (const Evolution::Point& point : mEvolution.points()) candidates.push_back(valuesOf(point));
    candidates.push_back(values());  // `itself`
    const std::int64_t first = mEvolution.state().generation * mPlan.maps;
    std::vector<Record> records(static_cast<std::size_t>(mPlan.population));
    std::optional<Error> error;
    // A job is a map: its candidates share it.
    const auto makeWorker = [&] {
        return [&](std::int64_t map) -> std::optional<Result<std::vector<Record>>> {
            const auto played = match(first + map, candidates);
            if (!played) return played.error();
            std::vector<Record> each;
            for (int candidate = 0; candidate < mPlan.population; ++candidate) {
                if (control.stop.stop_requested()) return std::nullopt;
                each.push_back(played->play(candidate, mPlan.games));
            }
            return each;
        };
    };
    const auto take = [&](std::int64_t, Result<std::vector<Record>> each) {
        if (!each && !error) error = each.error();
        for (std::size_t i = 0; each && i < records.size(); ++i) records[i].add((*each)[i]);
    };
    const ParallelJobs jobs{0, mPlan.maps, control.threads, control.stop};
    if (forEachInOrder(jobs, makeWorker, take) != mPlan.maps) return std::optional<LearnProgress>();
    if (error) return *error;
    std::vector<std::int64_t> scores;
    LearnProgress progress;
    for (const Record& record : records) {
        scores.push_back(record.score);
        progress.games += record.games;
        progress.wins += record.wins;
        progress.expected += record.expected;
    }
    mEvolution.learn(scores);
    progress.generation = mEvolution.state().generation;
    progress.sigma = mEvolution.state().sigma;
    return std::optional(progress);
}

}  // namespace hexa::lab
