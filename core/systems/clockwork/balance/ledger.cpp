// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/report.h"
#include "core/systems/clockwork/terms/ranges.h"

namespace hexa::clockwork {
namespace {

/// By Metric.
constexpr std::array<MetricLabel, metricCount> labels{{
    {"M1", "clockwork.balance.recruits", "clockwork.balance.recruits.hint"},
    {"M2", "clockwork.balance.points", "clockwork.balance.points.hint"},
    {"M3.sorcery", "clockwork.balance.sorcery", "clockwork.balance.sorcery.hint"},
    {"M3.science", "clockwork.balance.science", "clockwork.balance.science.hint"},
    {"M3.religion", "clockwork.balance.religion", "clockwork.balance.religion.hint"},
    {"M4", "clockwork.balance.diversity", "clockwork.balance.diversity.hint"},
    {"M5", "clockwork.balance.opening", "clockwork.balance.opening.hint"},
    {"M6", "clockwork.balance.villages", "clockwork.balance.villages.hint"},
    {"M7", "clockwork.balance.territory", "clockwork.balance.territory.hint"},
    {"M8", "clockwork.balance.contested", "clockwork.balance.contested.hint"},
    {"M9", "clockwork.balance.rivals", "clockwork.balance.rivals.hint"},
    {"M9.distance", "clockwork.balance.rival-distance", "clockwork.balance.rival-distance.hint"},
    {"M10", "clockwork.balance.exits", "clockwork.balance.exits.hint"},
    {"M11", "clockwork.balance.fragility", "clockwork.balance.fragility.hint"},
    {"M12", "clockwork.balance.chokes", "clockwork.balance.chokes.hint"},
    {"M13", "clockwork.balance.citadels", "clockwork.balance.citadels.hint"},
    {"M14.recruits", "clockwork.balance.recruits-around", "clockwork.balance.recruits-around.hint"},
    {"M14.points", "clockwork.balance.points-around", "clockwork.balance.points-around.hint"},
    {"M14.research", "clockwork.balance.research-around", "clockwork.balance.research-around.hint"},
    {"M15", "clockwork.balance.dead-weight", "clockwork.balance.dead-weight.hint"},
}};
constexpr MetricLabel research{"M3", "clockwork.balance.research", "clockwork.balance.research.hint"};

/// What the map is judged by: how equal the seats are, and the worst of them too.
enum class Judged { Equality, Worst };

class LedgerWriter {
public:
    LedgerWriter(const Measured& measured, const Metrics& metrics) : m(measured), mMetrics(metrics) {}

    void add(Metric metric, FigureSense sense, Judged judged = Judged::Equality,
             FigureUnit unit = FigureUnit::Share) {
        add(labelOf(metric), of(mMetrics, metric), sense, judged, unit);
    }
    void add(const MetricLabel& label, const SeatValues& values, FigureSense sense, Judged judged,
             FigureUnit unit) {
        LedgerRow row;
        row.id = label.id;
        row.code = label.code;
        row.unit = unit;
        row.sense = sense;
        // Seats that play together win together: the team is what must be equal.
        SeatValues teams{};
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            row.values.push_back(toDouble(values[seat]));
            teams[m.distances.team[seat]] += values[seat];
        }
        const bool less = sense == FigureSense::LessIsBetter;
        row.equality = less ? equalityOfLess(teams, m.distances.teams) : equality(teams, m.distances.teams);
        row.absent = std::all_of(row.values.begin(), row.values.end(), [](double x) { return x == 0; });
        if (judged == Judged::Worst) {
            const auto [least, most] = std::minmax_element(row.values.begin(), row.values.end());
            row.worst = less ? *most : *least;
        }
        rows.push_back(std::move(row));
    }

    std::vector<LedgerRow> rows;

private:
    const Measured& m;
    const Metrics& mMetrics;
};

/// Numbers of tiles outside of the rulebook's ranges (GEN-01 to GEN-03): how many ranges are broken.
LedgerNote countsNote(const GameMap& map, const Catalog& catalog) {
    LedgerNote note{{"clockwork.balance.counts"}};
    for (const CountRange& range : countRanges(map.players, catalog, {})) {
        int count = 0;
        for (const KindId kind : range.kinds) count += __builtin_popcountll(map.ofKind[indexOf(kind)]);
        if (count < range.min || count > range.max) note.value += 1;
    }
    return note;
}

/// Neighbours of one class against what chance would give: 1 = as by chance.
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

MetricLabel labelOf(Metric metric) { return labels[static_cast<std::size_t>(metric)]; }

Ledger ledgerOf(const Measured& m, const Metrics& metrics, const Catalog& catalog) {
    using enum FigureSense;
    LedgerWriter writer(m, metrics);
    writer.add(Metric::Recruits, MoreIsBetter);
    writer.add(Metric::Points, MoreIsBetter);
    SeatValues mean{};
    for (std::size_t seat = 0; seat < m.seats(); ++seat) {
        for (const Metric part : {Metric::Sorcery, Metric::Science, Metric::Religion})
            mean[seat] += of(metrics, part)[seat];
        mean[seat] /= disciplineCount;
    }
    writer.add(research, mean, MoreIsBetter, Judged::Equality, FigureUnit::Share);
    for (const Metric part : {Metric::Sorcery, Metric::Science, Metric::Religion})
        writer.add(part, MoreIsBetter);
    writer.add(Metric::Diversity, MoreIsBetter, Judged::Worst);
    writer.add(Metric::Opening, MoreIsBetter, Judged::Worst);
    writer.add(Metric::Villages, MoreIsBetter);
    writer.add(Metric::Territory, MoreIsBetter, Judged::Equality, FigureUnit::Number);
    writer.add(Metric::Contested, LessIsBetter);
    writer.add(Metric::Rivals, LessIsBetter);
    writer.add(Metric::RivalDistance, MoreIsBetter, Judged::Worst, FigureUnit::Steps);
    writer.add(Metric::Exits, MoreIsBetter, Judged::Worst);
    writer.add(Metric::Fragility, LessIsBetter, Judged::Worst);
    writer.add(Metric::Chokes, Neither);
    writer.add(Metric::Citadels, MoreIsBetter);
    if (m.distances.rivals > 1)
        for (const Metric part : {Metric::RecruitsAround, Metric::PointsAround, Metric::ResearchAround})
            writer.add(part, Neither, Judged::Equality, FigureUnit::Number);
    writer.add(Metric::DeadWeight, LessIsBetter);
    return {std::move(writer.rows), notesOf(m, catalog)};
}

}  // namespace hexa::clockwork
