// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/causes.h"

#include "core/balance/report.h"
#include "core/edit/builders.h"
#include "core/engine/judge/balance.h"
#include "core/engine/record.h"
#include "core/engine/system.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace hexa::balance {
namespace {

using Values = std::vector<double>;  // by team

constexpr int integralSteps = 64;  // of the integral; the error is far below a tenth of a point
constexpr double leastShift =
    0.25;  // of the largest one: tiles that move a metric less are not what it is about
constexpr double leastShare = 0.25;  // of the kind's best tile for a side: others hardly matter
constexpr double leastPart = 0.1;    // of the gap: smaller causes are in the rest
constexpr double mostAgainst = 0.5;  // of the gap: what favours the side behind

/// Share of the played gap that a prediction must foresee to explain it.
constexpr double leastForeseen = 1.0 / 3;

double inTenths(double points) { return std::round(points * 10) / 10; }

/// Chances to win of teams so strong.
Values chances(const Values& strengths, double scale) {
    Values result;
    const double most = *std::ranges::max_element(strengths);
    for (const double strength : strengths) result.push_back(std::exp(scale * (strength - most)));
    const double sum = std::accumulate(result.begin(), result.end(), 0.0);
    for (double& chance : result) chance /= sum;
    return result;
}

/// Returns the growth of one team's lead over another with the strength of each team, integrated
/// from zero to `strengths`.
Values slopes(const Values& strengths, std::size_t ahead, std::size_t behind) {
    Values result(strengths.size(), 0);
    for (int step = 0; step < integralSteps; ++step) {
        const Values now = chances(strengths, (step + 0.5) / integralSteps);
        for (std::size_t team = 0; team < result.size(); ++team) {
            const double own = (team == ahead ? now[ahead] : 0) - (team == behind ? now[behind] : 0);
            result[team] += (own - (now[ahead] - now[behind]) * now[team]) / integralSteps;
        }
    }
    return result;
}

class Splitting {
public:
    Splitting(const Prediction& prediction, const std::vector<int>& teams, const std::vector<double>& shares,
              const PlayedSides* played) {
        for (std::size_t seat = 0; seat < shares.size(); ++seat)
            mTeams.push_back(seat < teams.size() ? static_cast<std::size_t>(teams[seat]) : seat);
        mStrengths.assign(*std::ranges::max_element(mTeams) + 1, 0);
        const auto [low, high] = std::ranges::minmax_element(shares);
        auto behind = static_cast<std::size_t>(low - shares.begin());
        auto ahead = static_cast<std::size_t>(high - shares.begin());
        if (played != nullptr) {
            behind = static_cast<std::size_t>(played->behind.front());
            ahead = static_cast<std::size_t>(played->ahead.front());
        }
        mBehind = mTeams[behind];
        mAhead = mTeams[ahead];
        mGap = (shares[ahead] - shares[behind]) * 100;
        for (const auto& part : prediction.cells) add(part.logOdds);
        for (const auto& part : prediction.metrics) add(part.logOdds);
        mSlopes = slopes(mStrengths, mAhead, mBehind);
    }

    /// Returns the predicted gap between the two sides, in points.
    double gap() const { return mGap; }
    std::vector<int> seatsOf(bool ahead) const {
        std::vector<int> seats;
        for (std::size_t seat = 0; seat < mTeams.size(); ++seat)
            if (mTeams[seat] == (ahead ? mAhead : mBehind)) seats.push_back(static_cast<int>(seat));
        return seats;
    }
    double points(const std::vector<double>& logOdds) const {
        double sum = 0;
        for (std::size_t seat = 0; seat < logOdds.size() && seat < mTeams.size(); ++seat)
            sum += logOdds[seat] * mSlopes[mTeams[seat]];
        return sum * 100;
    }
    /// Returns the advantage of the team ahead over the team behind.
    double difference(const std::vector<double>& logOdds) const {
        Values gains;
        addByTeam(gains, logOdds);
        return gains[mAhead] - gains[mBehind];
    }
    void addByTeam(Values& gains, const std::vector<double>& logOdds) const {
        gains.resize(mStrengths.size());
        for (std::size_t seat = 0; seat < logOdds.size() && seat < mTeams.size(); ++seat)
            gains[mTeams[seat]] += logOdds[seat];
    }
    /// True if no team gains more than the one ahead or behind.
    bool isMost(const Values& gains, bool ahead) const {
        return std::ranges::max(gains) <= gains[ahead ? mAhead : mBehind];
    }

private:
    void add(const std::vector<double>& logOdds) {
        for (std::size_t seat = 0; seat < logOdds.size() && seat < mTeams.size(); ++seat)
            mStrengths[mTeams[seat]] += logOdds[seat];
    }

    std::vector<std::size_t> mTeams;  ///< By seat.
    Values mStrengths, mSlopes;
    std::size_t mAhead = 0, mBehind = 0;
    double mGap = 0;
};

/// The tiles of a kind with the metrics about them.
struct Subject {
    struct Tile {
        double points = 0;
        Hex at;
        const std::vector<double>* logOdds = nullptr;
    };
    double points = 0;
    std::vector<Tile> tiles;
    std::vector<Cause> metrics;
};

/// Returns a subject as one cause: its tiles, or the metric that does more than they. It names
/// neither if neither favours the side that the whole does, for example if the tiles mainly help a
/// third team.
Cause causeOf(KindId kind, const Subject& subject, const Splitting& splitting) {
    const bool ahead = subject.points > 0;
    const double sign = ahead ? 1 : -1;
    const auto helps = [&](const Subject::Tile& tile) {
        return sign * tile.points > 0 && sign * splitting.difference(*tile.logOdds) > 0;
    };
    double largest = 0;
    for (const Subject::Tile& tile : subject.tiles)
        if (helps(tile)) largest = std::max(largest, sign * tile.points);
    Cause cause;
    cause.kind = kind;
    double named = 0;
    Values gains;
    for (const Subject::Tile& tile : subject.tiles) {
        if (!helps(tile) || sign * tile.points < leastShare * largest) continue;
        cause.places.push_back(tile.at);
        named += sign * tile.points;
        splitting.addByTeam(gains, *tile.logOdds);
    }
    if (!cause.places.empty() && !splitting.isMost(gains, ahead)) {
        cause.places.clear();
        named = 0;
    }
    const auto metric = std::ranges::max_element(
        subject.metrics, {}, [&](const Cause& candidate) { return sign * candidate.points; });
    if (metric != subject.metrics.end() && sign * metric->points > named) cause = *metric;
    cause.points = subject.points;
    return cause;
}

/// Returns the parts of the gap, at most one for each subject and one for each other metric.
std::vector<Cause> partsOf(const Prediction& prediction, const Board& board, const Splitting& splitting) {
    std::map<KindId, Subject> subjects;
    for (const auto& part : prediction.cells) {
        const Cell* cell = board.find(part.at);
        Subject& subject = subjects[cell != nullptr ? cell->kind : KindId::Empty];
        const double points = splitting.points(part.logOdds);
        subject.points += points;
        subject.tiles.push_back({points, part.at, &part.logOdds});
    }
    std::vector<Cause> list;
    for (const auto& part : prediction.metrics) {
        Cause cause;
        cause.points = splitting.points(part.logOdds);
        cause.metric = part.id;
        cause.code = part.code;
        if (!part.kind) {
            list.push_back(std::move(cause));
            continue;
        }
        Subject& subject = subjects[*part.kind];
        subject.points += cause.points;
        subject.metrics.push_back(std::move(cause));
    }
    for (const auto& [kind, subject] : subjects) list.push_back(causeOf(kind, subject, splitting));
    return list;
}

/// Limits the sum of what favours the side behind to a part of the gap, and takes the same amount
/// from what favours the side ahead, so that the whole sum stays. Causes that name nothing count as
/// well: without them the named ones would exceed what they may contribute.
void limitCounterweights(std::vector<Cause>& parts, double gap) {
    double with = 0, against = 0;
    for (const Cause& part : parts) (part.points > 0 ? with : against) += std::abs(part.points);
    const double kept = mostAgainst * gap;
    if (against <= kept || with <= 0) return;
    for (Cause& part : parts)
        part.points *= part.points > 0 ? (with - against + kept) / with : kept / against;
}

}  // namespace

std::optional<PlayedSides> playedSides(const BalanceReport& report) {
    if (report.judged != Judged::Seats || report.worstBot >= report.bots.size()) return std::nullopt;
    const std::vector<ShareFigure>& places = report.bots[report.worstBot].places;
    const std::vector<double> targets = targetsOf(report);
    if (places.size() < 2 || places.size() != targets.size()) return std::nullopt;
    std::vector<double> shares;
    std::vector<Interval> intervals;
    for (const ShareFigure& place : places) {
        shares.push_back(place.share);
        intervals.push_back(place.interval);
    }
    shares = evened(std::move(shares), targets);
    intervals = evened(std::move(intervals), targets);
    const auto [low, high] = std::ranges::minmax_element(shares);
    const auto behind = static_cast<std::size_t>(low - shares.begin());
    const auto ahead = static_cast<std::size_t>(high - shares.begin());
    if (intervals[behind].high >= intervals[ahead].low) return std::nullopt;
    PlayedSides sides;
    for (std::size_t seat = 0; seat < report.teamOf.size(); ++seat) {
        const auto place = static_cast<std::size_t>(report.teamOf[seat]);
        if (place == ahead) sides.ahead.push_back(static_cast<int>(seat));
        if (place == behind) sides.behind.push_back(static_cast<int>(seat));
    }
    if (sides.ahead.empty() || sides.behind.empty()) return std::nullopt;
    sides.gap = (*high - *low) * 100;
    sides.lowest = places[behind].share;
    return sides;
}

std::optional<Causes> causesOf(const Prediction& prediction, const std::vector<int>& teams,
                               const Board& board, std::size_t max, const PlayedSides* played) {
    if (prediction.judges.empty() || (prediction.cells.empty() && prediction.metrics.empty())) return {};
    const std::vector<double>& shares = prediction.judges[prediction.widest].shares;
    if (shares.size() < 2) return {};
    if (played != nullptr &&
        static_cast<std::size_t>(std::max(played->ahead.front(), played->behind.front())) >= shares.size())
        return {};
    const Splitting splitting(prediction, teams, shares, played);
    Causes causes;
    causes.gap = inTenths(splitting.gap());
    if (causes.gap <= 0 || (played != nullptr && splitting.gap() < leastForeseen * played->gap)) return {};
    causes.ahead = splitting.seatsOf(true);
    causes.behind = splitting.seatsOf(false);

    causes.list = partsOf(prediction, board, splitting);
    limitCounterweights(causes.list, splitting.gap());
    for (Cause& cause : causes.list) cause.points = inTenths(cause.points);
    std::erase_if(causes.list, [](const Cause& cause) {
        return cause.points == 0 || (cause.metric.empty() && cause.places.empty());
    });
    std::ranges::stable_sort(
        causes.list, [](const Cause& a, const Cause& b) { return std::abs(a.points) > std::abs(b.points); });
    const auto small = std::ranges::find_if(
        causes.list, [&](const Cause& cause) { return std::abs(cause.points) < leastPart * causes.gap; });
    const auto shown = std::min(max, static_cast<std::size_t>(small - causes.list.begin()));
    for (std::size_t i = shown; i < causes.list.size(); ++i)
        causes.restPlaces.insert(causes.restPlaces.end(), causes.list[i].places.begin(),
                                 causes.list[i].places.end());
    std::ranges::sort(causes.restPlaces);
    causes.list.resize(shown);
    causes.rest = causes.gap;
    for (const Cause& cause : causes.list) causes.rest -= cause.points;
    causes.rest = inTenths(causes.rest);
    return causes;
}

bool agree(const Causes& causes, const BalanceReport& games) {
    if (games.judged != Judged::Seats || games.worstBot >= games.bots.size()) return true;
    std::vector<double> shares;
    for (const ShareFigure& place : games.bots[games.worstBot].places) shares.push_back(place.share);
    shares = evened(std::move(shares), targetsOf(games));
    const auto shareOf = [&](const std::vector<int>& side) {
        return shares[static_cast<std::size_t>(games.teamOf[static_cast<std::size_t>(side.front())])];
    };
    return shareOf(causes.behind) < shareOf(causes.ahead);
}

std::optional<StepsNearer> stepsNearer(const Causes& causes, const Cause& cause,
                                       const BalanceOverlays& overlays) {
    const auto layer = std::ranges::find_if(overlays.layers, [](const BalanceOverlays::Layer& each) {
        return each.unit == FigureUnit::Steps && each.bySeat;
    });
    if (layer == overlays.layers.end() || cause.places.empty()) return std::nullopt;
    const auto way = [&](const std::vector<int>& seats, std::size_t cell) {
        std::optional<double> nearest;
        for (const int seat : seats) {
            if (static_cast<std::size_t>(seat) >= layer->figures.size()) continue;
            const auto& values = layer->figures[static_cast<std::size_t>(seat)].values;
            if (cell < values.size() && values[cell] && (!nearest || *values[cell] < *nearest))
                nearest = values[cell];
        }
        return nearest;
    };
    const bool ahead = cause.points > 0;
    std::optional<StepsNearer> nearer;
    for (const Hex at : cause.places) {
        const auto cell =
            static_cast<std::size_t>(std::ranges::find(overlays.cells, at) - overlays.cells.begin());
        const auto own = way(ahead ? causes.ahead : causes.behind, cell);
        const auto other = way(ahead ? causes.behind : causes.ahead, cell);
        const int steps = own && other ? static_cast<int>(std::lround(*other - *own)) : 0;
        if (steps < 1) return std::nullopt;
        nearer = nearer ? StepsNearer{std::min(nearer->least, steps), std::max(nearer->most, steps)}
                        : StepsNearer{steps, steps};
    }
    return nearer;
}

void placeMetrics(Causes& causes, const GameSystem& system, const Scenario& map, std::stop_token stop) {
    if (!system.balance || !system.balance->ledger || causes.ahead.empty() || causes.behind.empty()) return;
    const OptionValues options(map.options.begin(), map.options.end());
    // Returns the distance between the figures of both sides, by cause; none for tiles and for
    // missing rows.
    const auto apart = [&](const Scenario& scenario) {
        std::vector<std::optional<double>> result(causes.list.size());
        const auto ledger = system.balance->ledger(scenario, options);
        if (!ledger) return result;
        const auto mean = [](const LedgerRow& row, const std::vector<int>& seats) {
            double sum = 0;
            for (const int seat : seats)
                if (static_cast<std::size_t>(seat) < row.values.size())
                    sum += row.values[static_cast<std::size_t>(seat)];
            return sum / static_cast<double>(seats.size());
        };
        for (std::size_t i = 0; i < causes.list.size(); ++i)
            for (const LedgerRow& row : ledger->rows)
                if (!causes.list[i].metric.empty() && row.id == causes.list[i].metric && row.columns.empty())
                    result[i] = mean(row, causes.ahead) - mean(row, causes.behind);
        return result;
    };
    const auto whole = apart(map);
    if (std::ranges::none_of(whole, [](const auto& value) { return value.has_value(); })) return;
    std::vector<std::vector<std::pair<Hex, double>>> shifts(causes.list.size());
    for (const Cell& cell : map.board.cells()) {
        if (stop.stop_requested()) return;
        if (!isTile(cell.kind) || system.catalog.isSeat(cell.kind)) continue;
        Scenario without = map;
        const Hex at = cell.at;
        static_cast<void>(apply(without, paintCells(without, system.catalog, {&at, 1}, KindId::Blank)));
        const auto now = apart(without);
        for (std::size_t i = 0; i < now.size(); ++i)
            if (whole[i] && now[i]) shifts[i].emplace_back(at, std::abs(*now[i] - *whole[i]));
    }
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        double largest = 0;
        for (const auto& [at, shift] : shifts[i]) largest = std::max(largest, shift);
        for (const auto& [at, shift] : shifts[i])
            if (largest > 1e-9 && shift >= leastShift * largest) causes.list[i].places.push_back(at);
    }
}

}  // namespace hexa::balance
