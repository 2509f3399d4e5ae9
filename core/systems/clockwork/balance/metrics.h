// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/figure.h"
#include "core/systems/clockwork/balance/distances.h"

#include <array>
#include <optional>
#include <string_view>

namespace hexa::clockwork {

/// Figures of a seat, M1 to M15 (docs/formats/balance-tables.md has the formulas). All are at least
/// 0, and at most 1 unless noted otherwise.
enum class Metric : std::uint8_t {
    Recruits,   ///< M1: Villages, by hold share and turns of use.
    Points,     ///< M2: Lakes, Forests and other territories that score.
    Sorcery,    ///< M3: Towers.
    Science,    ///< M3: Manufactories.
    Religion,   ///< M3: Shrines.
    Diversity,  ///< M4: entropy of the three.
    Opening,    ///< M5: best first deployment, against the best seat's.
    Villages,   ///< M6: nearness of the two nearest Villages.
    Territory,  ///< M7: 0 to number of seats; 1 = an even part.
    /// M8: part of its worth in territories with a rival at most one step ahead or behind.
    Contested,
    Rivals,         ///< M9: nearness of the rivals' Capitals.
    RivalDistance,  ///< M9: steps to the nearest of them; 0 = no way to any.
    Exits,          ///< M10: separate ways from the Capital out of the own territory.
    Fragility,      ///< M11: part that the loss of one tile can cut off.
    Chokes,         ///< M12: part of the map's bottlenecks.
    Citadels,       ///< M13: Citadels beside contested worth, against the best seat's.
    /// M14: M1 to M3 of the rivals by nearness; may be more than 1. For the fit only.
    RecruitsAround,
    PointsAround,
    ResearchAround,
    DeadWeight,  ///< M15: Barrens and holes within two steps of the Capital.
};
inline constexpr std::size_t metricCount = static_cast<std::size_t>(Metric::DeadWeight) + 1;

/// Criteria for a map: equality of the seats, and also the worst of them.
enum class Judged { Equality, Worst };

/// Description of a metric, besides its figures.
struct MetricInfo {
    std::string_view name;  ///< Name of its feature; never renamed.
    std::string_view row;   ///< Id of its ledger row.
    /// Message of its name; with ".short" behind it a name for tables, with ".hint" its meaning.
    std::string_view code;
    FigureSense sense = FigureSense::MoreIsBetter;
    Judged judged = Judged::Equality;
    FigureUnit unit = FigureUnit::Share;
    std::optional<KindId> kind = {};  ///< Kind of tiles that alone it measures, if any.
};
const MetricInfo& infoOf(Metric metric);

/// Figures of the seats, by metric.
using Metrics = std::array<SeatValues, metricCount>;
inline SeatValues& of(Metrics& metrics, Metric metric) { return metrics[static_cast<std::size_t>(metric)]; }
inline const SeatValues& of(const Metrics& metrics, Metric metric) {
    return metrics[static_cast<std::size_t>(metric)];
}

/// All that metrics are made from, for one map and its rules.
struct Measured {
    Measured(const GameMap& gameMap, const RuleOptions& options)
        : map(gameMap), calendar(options), distances(measureDistances(gameMap, options)) {}

    const GameMap& map;
    Calendar calendar;
    Distances distances;

    std::size_t seats() const { return static_cast<std::size_t>(map.players); }
    /// Returns Calendar::use at the seat's tempo; 0 if it has no way.
    Fixed worth(std::size_t seat, TileIndex at) const {
        return distances.reaches(seat, at) ? calendar.use(map, at, distances.tempo(seat, at)) : 0;
    }
};

Metrics measureMetrics(const Measured& measured);

/// Returns the worth cut off from the Capital and from Villages (which could be Cities, ATR-01) by
/// the loss of each own territory, in parts of the worth of the seat's territory; 0 for tiles of
/// others.
std::array<Fixed, maxTiles> cutShares(const Measured& measured, std::size_t seat);

/// Parts of metrics, by seat: the separate ones are here so that each can be tested and timed.
SeatValues measureOpening(const Measured& measured);
SeatValues measureExits(const Measured& measured);
SeatValues measureChokes(const Measured& measured);

}  // namespace hexa::clockwork
