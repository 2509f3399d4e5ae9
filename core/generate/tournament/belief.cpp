// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/belief.h"

#include "core/balance/verdict.h"
#include "core/generate/tournament/pointshares.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace hexa::generate {
namespace {

using Matrix = Eigen::MatrixXd;

/// Assumed error of the model of points before any games, for all bots together and for each alone.
/// Seven tenths of a point of win rate (measured: docs/studies/2026-11-tournaments.md).
constexpr double pointsOff = 0.007;
/// Number of nearest maps with considered games of a bot. More of them add little, and the time
/// grows with the third power.
constexpr std::size_t nearest = 20;
/// The unpredicted part of a change grows with the predicted one; this part comes with any two
/// tiles.
constexpr double partOfTiles = 0.3;

/// Results of one bot's games.
struct Played {
    Shown shown;  ///< From counted wins, until mixIn().
    std::optional<PointShares> byPoints;

    /// Returns the variance of a share by wins less one by points, by chance alone.
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

double weightOf(const Played& played) { return 1 / (played.apart() + pointsOff * pointsOff); }

/// Removes an error of points that all bots share. Points overrate one place and underrate another
/// for all bots alike (its points vary less, say). The common deviation is estimated from all
/// games, and shrunk towards zero while there are few.
void takeAwayWhatAllAreOff(std::vector<Played>& list) {
    for (std::size_t place = 0; place < list.front().shown.shares.size(); ++place) {
        double off = 0, weights = 1 / (pointsOff * pointsOff);
        for (const Played& played : list) {
            if (!played.byPoints) continue;
            off += weightOf(played) * (played.shown.shares[place] - played.byPoints->shares[place]);
            weights += weightOf(played);
        }
        for (Played& played : list)
            if (played.byPoints) played.byPoints->shares[place] += off / weights;
    }
}

/// Returns the remaining variance of shares by points on this map, estimated from the games of all
/// bots beyond chance.
double pointsOffOn(const std::vector<Played>& list) {
    double surplus = 0, weights = 0;
    for (const Played& played : list) {
        if (!played.byPoints) continue;
        // A contender with more games counts more.
        const double weight = std::pow(weightOf(played), 2);
        surplus += weight * (played.squaredDifference() - played.apart());
        weights += weight;
    }
    return pointsOff * pointsOff + (weights > 0 ? std::max(0.0, surplus / weights) : 0.0);
}

/// Mixes shares by points into the wins. Points are off by the model, wins by chance, and the best
/// mixture of both is taken. With many games it equals the counted wins.
void mixIn(Played& played, double off) {
    if (!played.byPoints) return;
    const double byWins = off / (off + played.apart());
    std::vector<double>& shares = played.shown.shares;
    for (std::size_t place = 0; place < shares.size(); ++place)
        shares[place] = byWins * shares[place] + (1 - byWins) * played.byPoints->shares[place];
    // Variance by points alone, plus the wins' part in the mixture.
    played.shown.variance -= (1 - byWins * byWins) * played.apart();
    played.shown.lean = (1 - byWins) * std::sqrt(off);
}

/// Games of maps, and how far those lie apart.
class Near {
public:
    /// Collects the map's own games, and for each bot those of the maps nearest to it.
    Near(const MapRecord& map, std::span<const MapRecord* const> others, const ShareProcess& process)
        : mProcess(process), mMaps{&map} {
        std::vector<std::pair<double, const MapRecord*>> near;
        for (const MapRecord* other : others)
            if (const double apart = swapsApart(map, *other, process); apart > 0 && std::isfinite(apart))
                near.emplace_back(apart, other);
        std::ranges::stable_sort(near, {}, &std::pair<double, const MapRecord*>::first);
        for (const Shown& shown : map.shown) mSeen.push_back({0, &shown});
        std::vector<std::size_t> count(map.foreseen.size());  // by bot
        for (const auto& [apart, other] : near) {
            bool wanted = false;
            for (const Shown& shown : other->shown) {
                if (count[shown.bot]++ >= nearest) continue;
                if (!std::exchange(wanted, true)) mMaps.push_back(other);
                mSeen.push_back({mMaps.size() - 1, &shown});
            }
        }
        for (const MapRecord* a : mMaps)
            for (const MapRecord* b : mMaps) mKept.push_back(process.kept(swapsApart(*a, *b, process)));
    }

    struct Seen {
        std::size_t map;
        const Shown* shown;
    };
    const std::vector<Seen>& seen() const { return mSeen; }
    const MapRecord& map(const Seen& seen) const { return *mMaps[seen.map]; }
    /// Returns the covariance of the unpredicted parts of two observations.
    double covariance(const Seen& a, const Seen& b) const {
        return mProcess.covariance(a.shown->bot, b.shown->bot, kept(a.map, b.map));
    }
    /// Returns the covariance of a bot on the map itself with an observation.
    double covariance(std::size_t bot, const Seen& seen) const {
        return mProcess.covariance(bot, seen.shown->bot, kept(0, seen.map));
    }

private:
    const std::vector<double>& kept(std::size_t a, std::size_t b) const {
        return mKept[a * mMaps.size() + b];
    }

    const ShareProcess& mProcess;
    std::vector<const MapRecord*> mMaps;  ///< The map itself first.
    std::vector<Seen> mSeen;
    std::vector<std::vector<double>> mKept;  ///< By map and map.
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
    if (played.empty()) return shown;
    takeAwayWhatAllAreOff(played);
    const double off = pointsOffOn(played);
    for (Played& one : played) {
        if (byPoints[one.shown.bot]) mixIn(one, off);
        shown.push_back(std::move(one.shown));
    }
    return shown;
}

double swapsApart(const MapRecord& a, const MapRecord& b, const ShareProcess& process) {
    if (a.family != b.family) return std::numeric_limits<double>::infinity();
    std::size_t tiles = std::max(a.tiles.size(), b.tiles.size());
    if (a.tiles.size() == b.tiles.size()) {
        tiles = 0;
        for (std::size_t cell = 0; cell < a.tiles.size(); ++cell) tiles += a.tiles[cell] != b.tiles[cell];
    }
    if (tiles == 0) return 0;
    const double swaps = static_cast<double>(tiles) / 2;
    if (process.usualChange() == 0) return swaps;
    double squares = 0, count = 0;
    for (std::size_t bot = 0; bot < a.foreseen.size(); ++bot)
        for (std::size_t place = 0; place < a.foreseen[bot].size(); ++place, ++count)
            squares += std::pow(a.foreseen[bot][place] - b.foreseen[bot][place], 2);
    return partOfTiles * swaps + (1 - partOfTiles) * std::sqrt(squares / count) / process.usualChange();
}

std::vector<Belief> beliefsOf(const MapRecord& map, std::span<const MapRecord* const> others,
                              const ShareProcess& process) {
    assert(process.bots() == map.foreseen.size());
    std::vector<Belief> beliefs(process.bots());
    const Near near(map, others, process);
    if (near.seen().empty()) return beliefs;

    const auto count = std::ssize(near.seen());
    const auto bots = std::ssize(beliefs);
    const auto places = std::ssize(map.foreseen.front());
    Matrix together(count, count);  // of what the games show: what is not foreseen, and chance
    Matrix toMap(bots, count);      // of that and what is not foreseen of this map
    Matrix surprise(count, places);
    for (Eigen::Index i = 0; i < count; ++i) {
        const Near::Seen& own = near.seen()[static_cast<std::size_t>(i)];
        const std::size_t of = own.shown->bot;
        for (Eigen::Index j = 0; j <= i; ++j) {
            const Near::Seen& other = near.seen()[static_cast<std::size_t>(j)];
            double sum = near.covariance(own, other);
            // Errors of points correlate as the shares themselves.
            if (of == other.shown->bot) sum *= 1 + own.shown->lean * other.shown->lean / process.variance(of);
            together(i, j) = together(j, i) = sum;
        }
        together(i, i) += own.shown->variance;
        for (Eigen::Index bot = 0; bot < bots; ++bot)
            toMap(bot, i) = near.covariance(static_cast<std::size_t>(bot), own);
        for (Eigen::Index place = 0; place < places; ++place) {
            const auto at = static_cast<std::size_t>(place);
            surprise(i, place) = own.shown->shares[at] - near.map(own).foreseen[of][at];
        }
    }
    const Matrix gain = together.ldlt().solve(toMap.transpose()).transpose();
    const Matrix moved = gain * surprise;
    for (Eigen::Index bot = 0; bot < bots; ++bot) {
        const auto index = static_cast<std::size_t>(bot);
        beliefs[index].shares = map.foreseen[index];
        for (Eigen::Index place = 0; place < places; ++place)
            beliefs[index].shares[static_cast<std::size_t>(place)] += moved(bot, place);
        beliefs[index].error =
            std::sqrt(std::max(0.0, process.variance(index) - gain.row(bot).dot(toMap.row(bot))));
    }
    return beliefs;
}

}  // namespace hexa::generate
