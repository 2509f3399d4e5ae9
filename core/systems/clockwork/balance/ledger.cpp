// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/report.h"
#include "core/systems/clockwork/terms/ranges.h"

namespace hexa::clockwork {
namespace {

/// The mean of the three disciplines.
constexpr MetricInfo research{"research", "M3", "clockwork.balance.research"};

class LedgerWriter {
public:
    LedgerWriter(const Measured& measured, const Metrics& metrics) : m(measured), mMetrics(metrics) {}

    void add(Metric metric) { add(infoOf(metric), of(mMetrics, metric)); }
    void add(const MetricInfo& info, const SeatValues& values) {
        LedgerRow row;
        row.id = info.row;
        row.code = info.code;
        row.unit = info.unit;
        row.sense = info.sense;
        // Seats that play together win together: the teams must be equal.
        SeatValues teams{};
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            row.values.push_back(toDouble(values[seat]));
            teams[m.distances.team[seat]] += values[seat];
        }
        const bool less = info.sense == FigureSense::LessIsBetter;
        row.equality = less ? equalityOfLess(teams, m.distances.teams) : equality(teams, m.distances.teams);
        row.absent = std::all_of(row.values.begin(), row.values.end(), [](double x) { return x == 0; });
        if (info.judged == Judged::Worst) {
            const auto [min, max] = std::minmax_element(row.values.begin(), row.values.end());
            row.worst = less ? *max : *min;
        }
        rows.push_back(std::move(row));
    }

    std::vector<LedgerRow> rows;

private:
    const Measured& m;
    const Metrics& mMetrics;
};

/// Numbers of tiles outside of the rulebook's ranges (GEN-01 to GEN-03): how many ranges are
/// broken.
LedgerNote countsNote(const GameMap& map, const Catalog& catalog) {
    LedgerNote note{{"clockwork.balance.counts"}};
    for (const CountRange& range : countRanges(map.players, catalog, {})) {
        int count = 0;
        for (const KindId kind : range.kinds) count += __builtin_popcountll(map.ofKind[indexOf(kind)]);
        if (count < range.min || count > range.max) note.value += 1;
    }
    return note;
}

/// Returns a note about neighbours of one class compared with chance: 1 = as by chance.
LedgerNote clusterNote(const GameMap& map) {
    const std::array<TileMask, 5> classes{
        map.ofKind[indexOf(tile::village)], map.ofKind[indexOf(tile::citadel)],
        map.ofKind[indexOf(tile::barrens)], map.research(), map.resources()};
    const TileMask tiles = map.all() & ~map.capitals;
    std::int64_t joins = 0;
    std::int64_t same = 0;
    forEachTile(tiles, [&](TileIndex at) { joins += __builtin_popcountll(map.neighbours[at] & tiles); });
    std::int64_t pairs = 0;
    for (const TileMask set : classes) {
        const std::int64_t count = __builtin_popcountll(set);
        pairs += count * (count - 1);
        forEachTile(set, [&](TileIndex at) { same += __builtin_popcountll(map.neighbours[at] & set); });
    }
    const std::int64_t all = __builtin_popcountll(tiles);
    LedgerNote note{{"clockwork.balance.clusters"}, FigureUnit::Number, 1};
    if (joins * pairs != 0)
        note.value = static_cast<double>(same * all * (all - 1)) / static_cast<double>(joins * pairs);
    return note;
}

LedgerNote placesNote(std::string code, const GameMap& map, TileMask set) {
    LedgerNote note{{std::move(code)}};
    forEachTile(set, [&](TileIndex at) { note.places.push_back(map.hex[at]); });
    note.value = static_cast<double>(note.places.size());
    return note;
}

std::vector<LedgerNote> notesOf(const Measured& m, const Catalog& catalog) {
    constexpr int late = 4;
    const GameMap& map = m.map;
    TileMask isolated = 0;
    TileMask unreached = 0;
    forEachTile(map.resources(), [&](TileIndex at) {
        if ((map.neighbours[at] & map.resources()) == 0) isolated |= bit(at);
    });
    const TileMask tiles = map.all() & ~map.capitals;
    forEachTile(tiles, [&](TileIndex at) {
        for (std::size_t seat = 0; seat < m.seats(); ++seat)
            if (m.distances.reaches(seat, at) && m.distances.tempo(seat, at) <= late) return;
        unreached |= bit(at);
    });
    LedgerNote conflict = placesNote("clockwork.balance.conflict", map, m.distances.contested(map));
    conflict.unit = FigureUnit::Share;
    conflict.value = tiles == 0 ? 0 : conflict.value / __builtin_popcountll(tiles);
    return {countsNote(map, catalog), clusterNote(map),
            placesNote("clockwork.balance.isolated", map, isolated),
            placesNote("clockwork.balance.unreached", map, unreached), std::move(conflict)};
}

}  // namespace

Ledger ledgerOf(const Measured& m, const Metrics& metrics, const Catalog& catalog) {
    LedgerWriter writer(m, metrics);
    SeatValues mean{};
    for (std::size_t seat = 0; seat < m.seats(); ++seat) {
        for (const Metric part : {Metric::Sorcery, Metric::Science, Metric::Religion})
            mean[seat] += of(metrics, part)[seat];
        mean[seat] /= disciplineCount;
    }
    for (std::size_t i = 0; i < metricCount; ++i) {
        const auto metric = static_cast<Metric>(i);
        const bool around = metric == Metric::RecruitsAround || metric == Metric::PointsAround ||
                            metric == Metric::ResearchAround;
        if (around && m.distances.rivals < 2) continue;
        if (metric == Metric::Sorcery) writer.add(research, mean);
        writer.add(metric);
    }
    return {std::move(writer.rows), notesOf(m, catalog)};
}

}  // namespace hexa::clockwork
