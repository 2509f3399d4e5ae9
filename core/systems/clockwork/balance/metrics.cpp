// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/metrics.h"

#include <cmath>

namespace hexa::clockwork {
namespace {

using enum FigureSense;

/// Returns the description of a metric of one kind of tiles.
constexpr MetricInfo about(std::string_view name, std::string_view row, std::string_view code, KindId kind) {
    return {name, row, code, MoreIsBetter, Judged::Equality, FigureUnit::Share, kind};
}

/// By Metric.
constexpr std::array<MetricInfo, metricCount> infos{{
    about("recruits", "M1", "clockwork.balance.recruits", tile::village),
    {"points", "M2", "clockwork.balance.points"},
    about("sorcery", "M3.sorcery", "clockwork.balance.sorcery", tile::tower),
    about("science", "M3.science", "clockwork.balance.science", tile::manufactory),
    about("religion", "M3.religion", "clockwork.balance.religion", tile::shrine),
    {"diversity", "M4", "clockwork.balance.diversity", MoreIsBetter, Judged::Worst},
    {"opening", "M5", "clockwork.balance.opening", MoreIsBetter, Judged::Worst},
    about("villages", "M6", "clockwork.balance.villages", tile::village),
    {"territory", "M7", "clockwork.balance.territory", MoreIsBetter, Judged::Equality, FigureUnit::Number},
    {"contested", "M8", "clockwork.balance.contested", LessIsBetter},
    {"rivals", "M9", "clockwork.balance.rivals", LessIsBetter},
    {"rival-distance", "M9.distance", "clockwork.balance.rival-distance", MoreIsBetter, Judged::Worst,
     FigureUnit::Steps},
    {"exits", "M10", "clockwork.balance.exits", MoreIsBetter, Judged::Worst},
    {"fragility", "M11", "clockwork.balance.fragility", LessIsBetter, Judged::Worst},
    {"chokes", "M12", "clockwork.balance.chokes", Neither},
    about("citadels", "M13", "clockwork.balance.citadels", tile::citadel),
    {"recruits-around", "M14.recruits", "clockwork.balance.recruits-around", Neither},
    {"points-around", "M14.points", "clockwork.balance.points-around", Neither},
    {"research-around", "M14.research", "clockwork.balance.research-around", Neither},
    {"dead-weight", "M15", "clockwork.balance.dead-weight", LessIsBetter},
}};

/// Returns hold share x rest of the game, over a set of territories.
template <class Use>
Fixed held(const Measured& m, std::size_t seat, TileMask set, Use use) {
    Fixed sum = 0;
    forEachTile(set, [&](TileIndex at) {
        if (m.distances.reaches(seat, at))
            sum += times(m.distances.hold[seat][at], use(at, m.distances.tempo(seat, at)));
    });
    return sum;
}

TileMask scoring(const GameMap& map) {
    TileMask set = 0;
    forEachTile(map.all() & ~map.capitals, [&](TileIndex at) {
        if (scores(map, at) > 0) set |= bit(at);
    });
    return set;
}

/// Returns M4. The logarithms are rounded to Fixed, so that the last bit of a machine's library
/// does not count.
Fixed diversity(const std::array<Fixed, disciplineCount>& parts) {
    Fixed sum = 0;
    for (const Fixed part : parts) sum += part;
    if (sum == 0) return 0;
    double entropy = 0;
    for (const Fixed part : parts) {
        const double share = static_cast<double>(part) / static_cast<double>(sum);
        if (share > 0) entropy -= share * std::log(share);
    }
    return std::clamp(toFixed(entropy / std::log(3.0)), Fixed{0}, fixedOne);
}

/// Returns M6.
Fixed villageNearness(const Measured& m, std::size_t seat) {
    std::array<int, 2> nearest{0, 0};  // tempos, 0 = missing
    forEachTile(m.map.ofKind[indexOf(tile::village)], [&](TileIndex at) {
        if (!m.distances.reaches(seat, at)) return;
        int tempo = m.distances.tempo(seat, at);
        for (int& place : nearest)
            if (place == 0 || tempo < place) std::swap(place, tempo);
    });
    Fixed sum = 0;
    for (const int tempo : nearest) sum += fixedRatio(tempo == 0 ? 0 : 1, tempo);
    return sum / 2;
}

/// Measures M7.
void measureTerritory(const Measured& m, SeatValues& values) {
    forEachTile(m.map.all(), [&](TileIndex at) {
        int min = Distances::unreachable;
        int sharers = 0;
        for (std::size_t seat = 0; seat < m.seats(); ++seat) {
            const int steps = m.distances.steps[seat][at];
            if (steps < min) sharers = 0;
            min = std::min(min, steps);
            if (steps == min) ++sharers;
        }
        if (min == Distances::unreachable) return;
        for (std::size_t seat = 0; seat < m.seats(); ++seat)
            if (m.distances.steps[seat][at] == min) values[seat] += fixedRatio(1, sharers);
    });
    for (std::size_t seat = 0; seat < m.seats(); ++seat)
        values[seat] = values[seat] * m.map.players / m.map.tiles;
}

/// Measures M9 and M14.
void measureRivals(const Measured& m, Metrics& metrics) {
    const Distances& d = m.distances;
    for (std::size_t seat = 0; seat < m.seats(); ++seat) {
        int min = Distances::unreachable;
        for (std::size_t other = 0; other < m.seats(); ++other) {
            const int steps = d.between[seat][other];
            if (!d.rival(seat, other) || steps == Distances::unreachable) continue;
            min = std::min(min, steps);
            of(metrics, Metric::Rivals)[seat] += fixedRatio(1, steps);
            if (d.rivals < 2) continue;
            const Fixed pull = decay(steps);
            const auto add = [&](Metric sum, Metric part) {
                of(metrics, sum)[seat] += times(pull, of(metrics, part)[other]);
            };
            add(Metric::RecruitsAround, Metric::Recruits);
            add(Metric::PointsAround, Metric::Points);
            for (const Metric part : {Metric::Sorcery, Metric::Science, Metric::Religion})
                add(Metric::ResearchAround, part);
        }
        of(metrics, Metric::Rivals)[seat] /= d.rivals;
        if (min != Distances::unreachable) of(metrics, Metric::RivalDistance)[seat] = min * fixedOne;
    }
}

/// Returns M13, before the division by the best.
Fixed citadelLeverage(const Measured& m, std::size_t seat) {
    Fixed sum = 0;
    forEachTile(m.map.ofKind[indexOf(tile::citadel)], [&](TileIndex citadel) {
        forEachTile(m.map.neighbours[citadel] & ~m.map.capitals, [&](TileIndex at) {
            if (m.distances.reaches(seat, at) && std::abs(m.distances.edge[seat][at]) <= 1)
                sum += times(m.distances.hold[seat][citadel], m.worth(seat, at));
        });
    });
    return sum;
}

/// Returns M15: of the 18 hexes within two steps those without a tile, or Barrens. A blank space
/// and the world outside count alike (MAP-06).
Fixed deadWeight(const GameMap& map, std::size_t seat) {
    constexpr int hexes = 18;
    const Hex home = map.hex[map.capital[seat]];
    int alive = 0;
    forEachTile(map.all() & ~map.ofKind[indexOf(tile::barrens)], [&](TileIndex at) {
        const int steps = hexa::distance(home, map.hex[at]);
        if (steps == 1 || steps == 2) ++alive;
    });
    return fixedRatio(hexes - alive, hexes);
}

/// Divides by the best seat's figure; zeros stay zero.
void divideByBest(SeatValues& values, std::size_t seats) {
    const Fixed best = *std::max_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(seats));
    for (std::size_t seat = 0; seat < seats; ++seat) values[seat] = fixedRatio(values[seat], best);
}

}  // namespace

const MetricInfo& infoOf(Metric metric) { return infos[static_cast<std::size_t>(metric)]; }

Metrics measureMetrics(const Measured& m) {
    const GameMap& map = m.map;
    Metrics metrics{};
    const TileMask villages = map.ofKind[indexOf(tile::village)];
    const TileMask points = scoring(map);
    std::int64_t allPoints = 0;
    forEachTile(points, [&](TileIndex at) { allPoints += scores(map, at); });
    const auto each = [](TileMask set) { return std::max(1, __builtin_popcountll(set)); };

    for (std::size_t seat = 0; seat < m.seats(); ++seat) {
        of(metrics, Metric::Recruits)[seat] =
            held(m, seat, villages, [&](TileIndex, int tempo) { return m.calendar.recruiting(tempo); }) /
            each(villages);
        of(metrics, Metric::Points)[seat] =
            held(m, seat, points,
                 [&](TileIndex at, int tempo) { return m.calendar.scoring(tempo) * scores(map, at); }) /
            std::max(std::int64_t{1}, allPoints);
        std::array<Fixed, disciplineCount> parts{};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const TileMask set = map.studied(static_cast<Discipline>(i));
            parts[i] = held(m, seat, set, [&](TileIndex, int tempo) { return m.calendar.studying(tempo); }) /
                       each(set);
            metrics[static_cast<std::size_t>(Metric::Sorcery) + i][seat] = parts[i];
        }
        of(metrics, Metric::Diversity)[seat] = diversity(parts);
        of(metrics, Metric::Villages)[seat] = villageNearness(m, seat);
        Fixed all = 0;
        Fixed contested = 0;
        forEachTile(map.all() & ~map.capitals, [&](TileIndex at) {
            if (!m.distances.reaches(seat, at)) return;
            const Fixed part = times(m.distances.hold[seat][at], m.worth(seat, at));
            all += part;
            if (std::abs(m.distances.edge[seat][at]) <= 1) contested += part;
        });
        of(metrics, Metric::Contested)[seat] = fixedRatio(contested, all);
        const auto cuts = cutShares(m, seat);
        of(metrics, Metric::Fragility)[seat] = *std::max_element(cuts.begin(), cuts.end());
        of(metrics, Metric::Citadels)[seat] = citadelLeverage(m, seat);
        of(metrics, Metric::DeadWeight)[seat] = deadWeight(map, seat);
    }
    of(metrics, Metric::Opening) = measureOpening(m);
    divideByBest(of(metrics, Metric::Opening), m.seats());
    divideByBest(of(metrics, Metric::Citadels), m.seats());
    measureTerritory(m, of(metrics, Metric::Territory));
    measureRivals(m, metrics);
    of(metrics, Metric::Exits) = measureExits(m);
    of(metrics, Metric::Chokes) = measureChokes(m);
    return metrics;
}

}  // namespace hexa::clockwork
