// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/belief.h"

#include "core/balance/verdict.h"
#include "core/generate/pointshares.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace hexa::generate {
namespace {

using Matrix = Eigen::MatrixXd;

/// How far the model of points is taken to be off before games tell: a point of win rate (measured: docs/generating.md).
constexpr double pointsOff = 0.01;
/// Maps of which the games of a bot are looked at, the nearest ones: what more of them tell is worth less than the time, which grows with the third power.
constexpr std::size_t nearest = 20;

/// What the games of one bot say.
struct Played {
    Shown shown;  ///< Of the wins that were counted, until mixIn().
    std::optional<PointShares> byPoints;

    /// Of a share by wins less one by points, by chance alone.
    double apart() const { return shown.variance * (1 - byPoints->variance); }
    double squaredDifference() const {
        double sum = 0;
        for (std::size_t place = 0; place < shown.shares.size(); ++place)
            sum += std::pow(shown.shares[place] - byPoints->shares[place], 2);
        return sum / static_cast<double>(shown.shares.size());
    }
};

Played playedBy(std::size_t bot, const sim::Tally& tally, const std::vector<double>& targets) {
    const double even = 1 / static_cast<double>(targets.size());
    const auto games = static_cast<double>(tally.games);
    Played played{{bot, {}, even * (1 - even) / games}, sharesByPoints(tally)};
    for (const std::int64_t won : sim::judgedWins(tally))
        played.shown.shares.push_back(static_cast<double>(won) / games);
    played.shown.shares = balance::evened(std::move(played.shown.shares), targets);
    if (played.byPoints)
        played.byPoints->shares = balance::evened(std::move(played.byPoints->shares), targets);
    return played;
}

/// The variance of what shares by points are off on this map: what the games of all bots show of it beyond chance.
double pointsOffOn(const std::vector<Played>& list) {
    double surplus = 0, weights = 0;
    for (const Played& played : list) {
        if (!played.byPoints) continue;
        // Who has played more knows it better.
        const double weight = std::pow(played.apart() + pointsOff * pointsOff, -2);
        surplus += weight * (played.squaredDifference() - played.apart());
        weights += weight;
    }
    return pointsOff * pointsOff + (weights > 0 ? std::max(0.0, surplus / weights) : 0.0);
}

/// Shares by points, drawn towards the wins by as much as they tell more of the truth: points are off by the model, wins by chance,
/// and of both the best mixture is taken. With many games that is what was counted.
void mixIn(Played& played, double off) {
    if (!played.byPoints) return;
    const double byWins = off / (off + played.apart());
    std::vector<double>& shares = played.shown.shares;
    for (std::size_t place = 0; place < shares.size(); ++place)
        shares[place] = byWins * shares[place] + (1 - byWins) * played.byPoints->shares[place];
    // By points alone, and what the wins in the mixture add to it.
    played.shown.variance -= (1 - byWins * byWins) * played.apart();
    played.shown.lean = (1 - byWins) * std::sqrt(off);
}

/// What one bot's games show, and on which map.
struct Seen {
    const MapRecord* map;
    const Shown* shown;
    std::vector<double> surprise() const {
        std::vector<double> beyond = shown->shares;
        for (std::size_t place = 0; place < beyond.size(); ++place)
            beyond[place] -= map->foreseen[shown->bot][place];
        return beyond;
    }
};

/// The map's own games, and of each bot those of the nearest maps.
std::vector<Seen> seenNear(const MapRecord& map, std::span<const MapRecord* const> others) {
    std::vector<std::pair<std::size_t, const MapRecord*>> near;
    for (const MapRecord* other : others)
        if (const std::size_t apart = tilesApart(map, *other); apart > 0) near.emplace_back(apart, other);
    std::ranges::stable_sort(near, {}, &std::pair<std::size_t, const MapRecord*>::first);
    std::vector<Seen> seen;
    for (const Shown& shown : map.shown) seen.push_back({&map, &shown});
    std::vector<std::size_t> maps(map.foreseen.size());  // by bot
    for (const auto& [apart, other] : near)
        for (const Shown& shown : other->shown)
            if (maps[shown.bot]++ < nearest) seen.push_back({other, &shown});
    return seen;
}

/// ShareProcess::covariance(), each computed once.
class Covariances {
public:
    explicit Covariances(const ShareProcess& process) : mProcess(process) {}
    const BotRelations::Covariance& of(const MapRecord& a, const MapRecord& b) {
        const std::size_t apart = &a == &b ? 0 : tilesApart(a, b);
        const auto found = mKnown.find(apart);
        return found != mKnown.end() ? found->second
                                     : mKnown.emplace(apart, mProcess.covariance(apart)).first->second;
    }

private:
    const ShareProcess& mProcess;
    std::map<std::size_t, BotRelations::Covariance> mKnown;
};

}  // namespace

std::vector<Shown> shownBy(std::span<const sim::Tally* const> tallies, const std::vector<bool>& byPoints) {
    assert(byPoints.size() == tallies.size());
    std::vector<Shown> shown;
    if (tallies.empty()) return shown;
    const std::vector<double> targets = sim::targetsOf(*tallies.front());
    std::vector<Played> played;
    for (std::size_t bot = 0; bot < tallies.size(); ++bot)
        if (tallies[bot]->games > 0) played.push_back(playedBy(bot, *tallies[bot], targets));
    const double off = pointsOffOn(played);
    for (Played& one : played) {
        if (byPoints[one.shown.bot]) mixIn(one, off);
        shown.push_back(std::move(one.shown));
    }
    return shown;
}

std::size_t tilesApart(const MapRecord& a, const MapRecord& b) {
    if (a.tiles.size() != b.tiles.size()) return std::max(a.tiles.size(), b.tiles.size());
    std::size_t apart = 0;
    for (std::size_t cell = 0; cell < a.tiles.size(); ++cell) apart += a.tiles[cell] != b.tiles[cell];
    return apart;
}

std::vector<Belief> beliefsOf(const MapRecord& map, std::span<const MapRecord* const> others,
                              const ShareProcess& process) {
    assert(process.bots() == map.foreseen.size());
    std::vector<Belief> beliefs(process.bots());
    const std::vector<Seen> seen = seenNear(map, others);
    if (seen.empty()) return beliefs;

    Covariances covariances(process);
    const BotRelations::Covariance before = process.covariance(0);
    const auto count = std::ssize(seen);
    const auto bots = std::ssize(beliefs);
    const auto places = std::ssize(map.foreseen.front());
    Matrix together(count, count);  // of what the games show: what is not foreseen, and chance
    Matrix toMap(bots, count);      // of that and what is not foreseen of this map
    Matrix surprise(count, places);
    for (Eigen::Index i = 0; i < count; ++i) {
        const Seen& own = seen[static_cast<std::size_t>(i)];
        for (Eigen::Index j = 0; j <= i; ++j) {
            const Seen& other = seen[static_cast<std::size_t>(j)];
            const std::size_t bot = own.shown->bot;
            const double real = covariances.of(*own.map, *other.map)[bot][other.shown->bot];
            const double lean = bot == other.shown->bot ? own.shown->lean * other.shown->lean : 0;
            together(i, j) = together(j, i) = real + lean * real / before[bot][bot];
        }
        together(i, i) += own.shown->variance;
        const BotRelations::Covariance& here = covariances.of(map, *own.map);
        for (Eigen::Index bot = 0; bot < bots; ++bot)
            toMap(bot, i) = here[static_cast<std::size_t>(bot)][own.shown->bot];
        const std::vector<double> beyond = own.surprise();
        for (Eigen::Index place = 0; place < places; ++place)
            surprise(i, place) = beyond[static_cast<std::size_t>(place)];
    }
    const Matrix gain = together.ldlt().solve(toMap.transpose()).transpose();
    const Matrix moved = gain * surprise;
    for (Eigen::Index bot = 0; bot < bots; ++bot) {
        const auto index = static_cast<std::size_t>(bot);
        beliefs[index].shares = map.foreseen[index];
        for (Eigen::Index place = 0; place < places; ++place)
            beliefs[index].shares[static_cast<std::size_t>(place)] += moved(bot, place);
        beliefs[index].error =
            std::sqrt(std::max(0.0, before[index][index] - gain.row(bot).dot(toMap.row(bot))));
    }
    return beliefs;
}

}  // namespace hexa::generate
