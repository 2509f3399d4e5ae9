// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/gaprange.h"
#include "core/systems/clockwork/balance/report.h"

#include <cmath>
#include <numeric>
#include <optional>

namespace hexa::clockwork {
namespace {

/// Predictions of the tables for one map: by a fitted forecast, else by additions.
class Opinion {
public:
    Opinion(const Measured& measured, const Metrics& metrics, std::span<const WeightTable* const> tables)
        : m(measured),
          mTables(tables),
          mForecast(looksAhead(tables) ? measureForecast(measured) : Forecast()),
          mStrengths(strengthsOf(measured, metrics, mForecast, tables)) {}

    const std::vector<Strengths>& strengths() const { return mStrengths; }
    std::array<double, maxPlayers> shares(std::size_t judge) const {
        return mapsearch::chancesOf(mStrengths[judge], m.distances.teams);
    }
    double gap() const { return mapsearch::widestGap(mStrengths, m.distances.teams); }
    /// Returns a tile's part in a seat's strength, in millionths of log-odds.
    std::int64_t part(std::size_t judge, std::size_t seat, TileIndex at) const {
        const WeightTable& table = *mTables[judge];
        if (!table.forecast.empty()) return table.forecast.part(m, mForecast, seat, at);
        const auto signature = signatureOf(m, seat, at);
        return signature ? table.of(m.map.kind[at], *signature) : 0;
    }
    std::int32_t weight(std::size_t judge, Metric metric) const {
        const WeightTable& table = *mTables[judge];
        const auto& metrics = table.forecast.empty() ? table.metrics : table.forecast.metrics;
        return metrics[static_cast<std::size_t>(metric)];
    }

private:
    const Measured& m;
    std::span<const WeightTable* const> mTables;
    Forecast mForecast;
    std::vector<Strengths> mStrengths;
};

double fairnessOf(const std::array<double, maxPlayers>& shares, int teams) {
    SeatValues values{};
    for (std::size_t team = 0; team < static_cast<std::size_t>(teams); ++team)
        values[team] = toFixed(shares[team]);
    return equality(values, teams);
}

}  // namespace

namespace {

/// Least error of a table as a part of its usual one: seats that look alike to a table differ by
/// what it doesn't know. Fitted on 30 fresh maps (FreshMaps, rows 0 to 29), of which four of five
/// are in their range with 0.5 and 23 with 0.3; 19 without.
constexpr double leastError = 0.4;

/// Returns unlikenessOf() by a known opinion.
std::vector<double> unlikenessBy(const Opinion& opinion, const Measured& m, const Metrics& metrics,
                                 std::span<const WeightTable* const> tables) {
    const std::size_t seats = m.seats();
    std::vector<double> all;
    for (std::size_t judge = 0; judge < tables.size(); ++judge) {
        // Contributions of each kind of tile and each metric to each seat, in log-odds.
        std::array<std::array<double, maxPlayers>, kindCount + metricCount> parts{};
        forEachTile(m.map.all() & ~m.map.capitals, [&](TileIndex at) {
            for (std::size_t seat = 0; seat < seats; ++seat)
                parts[m.map.kind[at]][seat] +=
                    static_cast<double>(opinion.part(judge, seat, at)) * weightUnit;
        });
        for (std::size_t i = 0; i < metricCount; ++i) {
            const auto metric = static_cast<Metric>(i);
            const auto values = metricPart(opinion.weight(judge, metric), metrics, metric, m.map.players);
            for (std::size_t seat = 0; seat < seats; ++seat)
                parts[kindCount + i][seat] = values[seat] * weightUnit;
        }
        double squares = 0;
        for (const auto& part : parts) {
            const double mean =
                std::accumulate(part.begin(), part.begin() + static_cast<std::ptrdiff_t>(seats), 0.0) /
                static_cast<double>(seats);
            for (std::size_t seat = 0; seat < seats; ++seat)
                squares += (part[seat] - mean) * (part[seat] - mean);
        }
        all.push_back(std::sqrt(squares / static_cast<double>(seats)));
    }
    return all;
}

}  // namespace

std::vector<double> unlikenessOf(const Measured& m, const Metrics& metrics,
                                 std::span<const WeightTable* const> tables) {
    return unlikenessBy(Opinion(m, metrics, tables), m, metrics, tables);
}

Foreseen foreseenOf(const Measured& m, const Metrics& metrics, std::span<const WeightTable* const> tables,
                    std::span<const double> usual) {
    const Opinion opinion(m, metrics, tables);
    const std::vector<double> unlike = unlikenessBy(opinion, m, metrics, tables);
    const auto teams = static_cast<std::size_t>(m.distances.teams);
    Foreseen foreseen;
    foreseen.gap = opinion.gap();
    std::vector<std::optional<GapRange>> judges;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const auto shares = opinion.shares(i);
        BotShares& judge = foreseen.shares.emplace_back(BotShares{tables[i]->info.bot, {}});
        for (std::size_t seat = 0; seat < m.seats(); ++seat)
            judge.shares.push_back(shares[m.distances.team[seat]]);
        const auto error = balance::shareErrorOf(tables[i]->info);
        if (!error || !(usual[i] > 0)) continue;
        judges.emplace_back(balance::gapRange(std::span(shares).first(teams),
                                              *error * std::hypot(leastError, unlike[i] / usual[i])));
    }
    foreseen.range = balance::widestRange(judges);
    return foreseen;
}

namespace {

/// Returns swaps that narrow the gap.
std::vector<Prediction::Swap> bestSwaps(const Measured& m, const Opinion& opinion, const RuleOptions& options,
                                        std::span<const WeightTable* const> tables,
                                        std::span<const double> usual, TileMask locked) {
    constexpr std::size_t lookedAt = 16;
    constexpr std::size_t kept = 8;
    const TileMask free = m.map.all() & ~m.map.capitals & ~locked;
    auto found = mapsearch::findSwaps(repairTaskOf(m, options, tables, opinion.strengths(), free), lookedAt);
    found.resize(std::min(found.size(), kept));
    std::vector<Prediction::Swap> swaps;
    for (const mapsearch::SwapRepair& repair : found) {
        const auto [a, b] = repair.swaps.front();
        const GameMap map = swapped(m.map, a, b);
        const Measured after(map, options);
        swaps.push_back({m.map.hex[a], m.map.hex[b], opinion.gap(), repair.after,
                         foreseenOf(after, measureMetrics(after), tables, usual).range});
    }
    return swaps;
}

}  // namespace

Prediction predictionOf(const Measured& m, const Metrics& metrics, const RuleOptions& options,
                        std::span<const WeightTable* const> tables, std::span<const double> usual,
                        TileMask locked) {
    const Opinion opinion(m, metrics, tables);
    Prediction prediction;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const auto shares = opinion.shares(i);
        Prediction::Judge judge;
        judge.bot = tables[i]->info.bot;
        judge.table = tables[i]->info;
        for (std::size_t seat = 0; seat < m.seats(); ++seat)
            judge.shares.push_back(shares[m.distances.team[seat]]);
        const auto [min, max] = std::minmax_element(judge.shares.begin(), judge.shares.end());
        judge.gap = (*max - *min) * 100;
        judge.fairness = fairnessOf(shares, m.distances.teams);
        prediction.judges.push_back(std::move(judge));
        if (prediction.judges[i].gap > prediction.judges[prediction.widest].gap) prediction.widest = i;
    }

    forEachTile(m.map.all() & ~m.map.capitals, [&](TileIndex at) {
        Prediction::CellPart part{m.map.hex[at], {}};
        for (std::size_t seat = 0; seat < m.seats(); ++seat)
            part.logOdds.push_back(static_cast<double>(opinion.part(prediction.widest, seat, at)) *
                                   weightUnit);
        prediction.cells.push_back(std::move(part));
    });
    for (std::size_t i = 0; i < metricCount; ++i) {
        const auto metric = static_cast<Metric>(i);
        const std::int32_t weight = opinion.weight(prediction.widest, metric);
        if (weight == 0) continue;
        const auto values = metricPart(weight, metrics, metric, m.map.players);
        const MetricInfo& info = infoOf(metric);
        Prediction::MetricPart part{std::string(info.row), std::string(info.code), {}, info.kind};
        for (std::size_t seat = 0; seat < m.seats(); ++seat)
            part.logOdds.push_back(values[seat] * weightUnit);
        prediction.metrics.push_back(std::move(part));
    }
    prediction.swaps = bestSwaps(m, opinion, options, tables, usual, locked);
    prediction.range = foreseenOf(m, metrics, tables, usual).range;
    return prediction;
}

double predictedGapOf(const Measured& m, const Metrics& metrics, std::span<const WeightTable* const> tables) {
    const Forecast forecast = looksAhead(tables) ? measureForecast(m) : Forecast();
    return mapsearch::widestGap(strengthsOf(m, metrics, forecast, tables), m.distances.teams);
}

namespace {

/// Less of a seat's own worth cut off is not worth showing.
constexpr double leastCut = 0.005;

}  // namespace

BalanceOverlays overlaysOf(const Measured& m, const Metrics& metrics,
                           std::span<const WeightTable* const> tables) {
    BalanceOverlays overlays;
    std::optional<Opinion> opinion;
    std::size_t judge = 0;
    if (!tables.empty()) {
        opinion.emplace(m, metrics, tables);
        double widest = -1;
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const auto shares = opinion->shares(i);
            const auto [min, max] = std::minmax_element(shares.begin(), shares.begin() + m.distances.teams);
            if (*max - *min <= widest) continue;
            widest = *max - *min;
            judge = i;
        }
    }
    using Layer = BalanceOverlays::Layer;
    const auto layer = [](const char* id, const char* name, FigureUnit unit, std::size_t figures) {
        Layer made{id, {name}, unit};
        made.bySeat = figures > 1;
        made.figures.resize(figures);
        return made;
    };
    Layer reach = layer("reach", "clockwork.overlay.reach", FigureUnit::Count, m.seats());
    reach.sense = FigureSense::LessIsBetter;
    reach.low = {"clockwork.overlay.reach.low"};
    reach.high = {"clockwork.overlay.reach.high"};
    reach.note = {"clockwork.overlay.reach.note"};
    Layer steps = layer("steps", "clockwork.overlay.steps", FigureUnit::Steps, m.seats());
    steps.sense = FigureSense::LessIsBetter;
    steps.low = {"clockwork.overlay.steps.low"};
    steps.high = reach.high;
    steps.note = reach.note;
    Layer contested = layer("contested", "clockwork.overlay.contested", FigureUnit::Count, 1);
    contested.note = {"clockwork.overlay.contested.note"};
    Layer critical = layer("critical", "clockwork.overlay.critical", FigureUnit::Share, m.seats());
    critical.low = {"clockwork.overlay.critical.low"};
    critical.high = {"clockwork.overlay.critical.high"};
    Layer value = layer("value", "clockwork.overlay.value", opinion ? FigureUnit::LogOdds : FigureUnit::Share,
                        m.seats());

    const TileMask contestedTiles = m.distances.contested(m.map);
    forEachTile(m.map.all(), [&](TileIndex at) {
        overlays.cells.push_back(m.map.hex[at]);
        contested.figures.front().marked.push_back((contestedTiles & bit(at)) != 0);
    });
    for (std::size_t seat = 0; seat < m.seats(); ++seat) {
        const TileMask own = m.distances.nearest(m.map, seat);
        const auto cuts = cutShares(m, seat);
        forEachTile(m.map.all(), [&](TileIndex at) {
            const bool reached = m.distances.reaches(seat, at);
            reach.figures[seat].values.push_back(reached ? std::optional<double>(m.distances.tempo(seat, at))
                                                         : std::nullopt);
            reach.figures[seat].marked.push_back((own & bit(at)) != 0);
            steps.figures[seat].values.push_back(reached ? std::optional<double>(m.distances.steps[seat][at])
                                                         : std::nullopt);
            steps.figures[seat].marked.push_back(reach.figures[seat].marked.back());
            const double cut = toDouble(cuts[at]);
            critical.figures[seat].values.push_back(cut > leastCut ? std::optional(cut) : std::nullopt);
            if (opinion)
                value.figures[seat].values.push_back(
                    (m.map.capitals & bit(at)) != 0
                        ? 0
                        : static_cast<double>(opinion->part(judge, seat, at)) * weightUnit);
            else
                value.figures[seat].values.push_back(toDouble(m.worth(seat, at)));
        });
    }
    overlays.layers = {std::move(reach), std::move(steps), std::move(contested), std::move(critical),
                       std::move(value)};
    return overlays;
}

}  // namespace hexa::clockwork
