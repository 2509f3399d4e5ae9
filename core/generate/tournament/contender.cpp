// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/contender.h"

#include "core/balance/panel.h"
#include "core/base/parallel.h"
#include "core/base/rng.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/generate/tournament/expectation.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace hexa::generate {
namespace {

/// Part of the bots' common opinion that remains in potential().
constexpr double agreedStays = 0.3;
/// Exponent of the power mean that replaces the widest gap: near the maximum.
constexpr double widestPower = 8;

std::vector<double> meanOf(std::span<const Belief> beliefs) {
    std::vector<double> mean(beliefs.front().shares.size());
    for (const Belief& belief : beliefs)
        for (std::size_t team = 0; team < mean.size(); ++team)
            mean[team] += belief.shares[team] / static_cast<double>(beliefs.size());
    return mean;
}

}  // namespace

Result<std::unique_ptr<Contender>> Contender::make(const GameSystem& system, PlayedMap map,
                                                   const GamesRequest& request, const Players& players,
                                                   int family) {
    if (!system.play || !system.play->series || players.judges == 0) return Error("generate.not-playable");
    auto series = system.play->series(map.candidate.scenario, {request.options, players.bots, request.cards});
    if (!series) return series.error();
    auto contender = std::make_unique<Contender>();
    contender->map = std::move(map);
    contender->mRecord.foreseen =
        foreseenOf(system, contender->map.candidate, request.options, players.bots, **series);
    contender->mJudges = players.judges;
    contender->mRecord.family = family;
    contender->mRecord.tiles = tilesOf(contender->map.candidate.scenario);
    for (std::size_t bot = 0; bot < players.bots.size(); ++bot)
        contender->mByPoints.push_back(bot >= players.judges ||
                                       balance::searchBot(system, players.bots[bot]) != nullptr);
    contender->mBeliefs.resize(players.bots.size());
    contender->mSeries = *std::move(series);
    // Each map has seeds of its own: with common ones similar maps would share the luck of their
    // games, too, and an error about one map would apply to all.
    std::uint64_t seed = sim::streamSeed(request.seed, "race");
    for (const KindId tile : contender->mRecord.tiles) seed = mixed(seed, static_cast<std::uint64_t>(tile));
    for (std::size_t bot = 0; bot < players.bots.size(); ++bot)
        contender->mRunners.emplace_back(*contender->mSeries,
                                         sim::uniformDesign(*contender->mSeries, static_cast<int>(bot)),
                                         sim::streamSeed(seed, players.bots[bot]));
    return contender;
}

void believeAll(std::span<Contender* const> contenders, std::span<const MapRecord* const> others,
                const ShareProcess& process) {
    std::vector<const MapRecord*> records;
    for (Contender* contender : contenders) {
        std::vector<const sim::Tally*> tallies;
        for (const sim::Runner& runner : contender->runners()) tallies.push_back(&runner.tally());
        contender->mRecord.shown = shownBy(tallies, contender->mByPoints);
        records.push_back(&contender->mRecord);
    }
    for (const MapRecord* other : others)
        if (std::ranges::find(records, other) == records.end()) records.push_back(other);
    for (Contender* contender : contenders)
        contender->mBeliefs = beliefsOf(contender->mRecord, records, process);
}

/// Random errors of the estimated shares, in standard errors, by bot and place; the same for all
/// maps, for a fair comparison.
class Draws {
public:
    static constexpr int count = 48;

    Draws(std::size_t bots, std::size_t places) : mPlaces(places) {
        Rng rng(1, "beliefs");
        const auto normal = [&] {  // a sum of twelve uniform numbers
            double sum = -6;
            for (int i = 0; i < 12; ++i) sum += rng.below(1 << 20) / static_cast<double>(1 << 20);
            return sum;
        };
        const double scale = std::sqrt(static_cast<double>(places) / static_cast<double>(places - 1));
        for (std::size_t i = 0; i < count * bots; ++i) {
            std::vector<double> draw;
            for (std::size_t place = 0; place < places; ++place) draw.push_back(normal());
            // An advantage of one place is a disadvantage of the others.
            const double mean = std::accumulate(draw.begin(), draw.end(), 0.0) / static_cast<double>(places);
            for (const double each : draw) mDraws.push_back(scale * (each - mean));
        }
    }
    double at(std::size_t draw, std::size_t bots, std::size_t bot, std::size_t place) const {
        return mDraws[(draw * bots + bot) * mPlaces + place];
    }

private:
    std::size_t mPlaces;
    std::vector<double> mDraws;
};

/// Returns the expected widest gap of all bots in points, with only a part of their common opinion.
/// Estimates have errors, and the widest of several uncertain gaps is wider than the widest
/// estimate. A power mean instead of the maximum lets a narrow second gap count, too.
double Contender::widest(double common) const {
    if (exact()) return 0;
    if (mBeliefs.front().shares.empty()) return 100;
    const auto beliefs = judgesBeliefs();
    const auto mean = meanOf(beliefs);
    const Draws draws(beliefs.size(), mean.size());
    double gaps = 0;
    for (std::size_t draw = 0; draw < Draws::count; ++draw) {
        double sum = 0;
        for (std::size_t bot = 0; bot < beliefs.size(); ++bot) {
            double min = 1, max = -1;
            for (std::size_t place = 0; place < mean.size(); ++place) {
                const double share = beliefs[bot].shares[place] - (1 - common) * mean[place] +
                                     beliefs[bot].error * draws.at(draw, beliefs.size(), bot, place);
                min = std::min(min, share);
                max = std::max(max, share);
            }
            sum += std::pow(max - min, widestPower);
        }
        gaps += std::pow(sum, 1 / widestPower) * 100;
    }
    return gaps / Draws::count;
}

double Contender::score() const { return widest(1); }
double Contender::potential() const { return widest(agreedStays); }

std::vector<KindId> tilesOf(const Scenario& map) {
    std::vector<KindId> tiles;
    for (const Cell& cell : map.board.cells()) tiles.push_back(cell.kind);
    return tiles;
}

std::vector<PlayedGap> Contender::gaps(const std::vector<std::string>& panel) const {
    std::vector<PlayedGap> list;
    for (std::size_t bot = 0; bot < panel.size(); ++bot)
        list.push_back(playedGap(mRunners[bot].tally(), panel[bot]));
    return list;
}

std::vector<BotShares> Contender::believed(const std::vector<std::string>& panel) const {
    std::vector<BotShares> list;
    for (std::size_t bot = 0; bot < panel.size(); ++bot) {
        if (mBeliefs[bot].shares.empty()) continue;
        const sim::Tally& tally = mRunners[bot].tally();
        if (tally.judged == Judged::Order) continue;
        BotShares played{panel[bot], {}};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(tally.seats); ++seat)
            played.shares.push_back(mBeliefs[bot].shares[tally.teamOf[seat]]);
        list.push_back(std::move(played));
    }
    return list;
}

bool playAll(const std::vector<Contender*>& contenders, const std::vector<std::int64_t>& games,
             const GamesRequest& request,
             const std::function<void(std::int64_t, std::size_t, std::int64_t)>& progress) {
    struct Played {
        std::size_t bot;
        std::int64_t games;
        bool complete;
    };
    struct Run {
        sim::Runner* runner;
        std::size_t bot;
    };
    std::vector<Run> jobs;
    for (Contender* contender : contenders)
        for (std::size_t bot = 0; bot < games.size(); ++bot)
            if (games[bot] > 0) jobs.push_back({&contender->runners()[bot], bot});
    const auto playJob = [&](std::int64_t job) {
        const auto [at, bot] = jobs[static_cast<std::size_t>(job)];
        sim::Runner& runner = *at;
        const std::int64_t before = runner.tally().games;
        sim::RunControl control;
        control.stop = request.stop;
        const bool complete = runner.play(runner.blocksFor(games[bot]), control);
        return std::optional(Played{bot, runner.tally().games - before, complete});
    };
    std::int64_t played = 0;
    bool complete = true;
    const auto count = static_cast<std::int64_t>(jobs.size());
    const std::int64_t done = forEachInOrder(
        {0, count, request.threads, request.stop}, [&] { return playJob; },
        [&](std::int64_t, const Played& job) {
            played += job.games;
            complete = complete && job.complete;
            if (progress) progress(played, job.bot, job.games);
        });
    return complete && done == count;
}

}  // namespace hexa::generate
