// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace hexa {
struct BalanceOverlays;
struct GameSystem;
struct Prediction;
}  // namespace hexa

namespace hexa::balance {

struct BalanceReport;

/// Sides with the most and the fewest wins. Taken from the games of the bot that finds the map most
/// unfair.
struct PlayedSides {
    std::vector<int> ahead, behind;  ///< Seats; several for a team.
    double gap = 0;                  ///< Between the shares of the two sides, in points.
    double lowest = 0;               ///< Share of the wins of the side behind, 0 to 1.
    friend bool operator==(const PlayedSides&, const PlayedSides&) = default;
};
/// Returns the sides ahead and behind. Returns none while chance alone may explain the gap (the
/// intervals of both shares overlap). Returns none for games that judge places in the order of play
/// instead of seats.
std::optional<PlayedSides> playedSides(const BalanceReport& report);

/// One reason for a predicted gap: the tiles of a kind with the metrics about them, or a metric.
struct Cause {
    /// Contribution to the gap, in points of win rate; a negative one narrows the gap. At most one
    /// and a half times the gap.
    double points = 0;
    std::optional<KindId> kind;  ///< None: a metric.
    std::string metric = {};     ///< Prediction::MetricPart::id; empty: tiles.
    std::string code = {};       ///< Message with the metric's name.
    /// Tiles that clearly favour the side ahead, or if `points` is negative, the side behind. Those
    /// of a metric are found by placeMetrics().
    std::vector<Hex> places = {};
    friend bool operator==(const Cause&, const Cause&) = default;
};

/// Causes of a gap between two sides: the sum of all points and the rest is the gap.
struct Causes {
    /// Seats with the largest and the smallest share; several of a team.
    std::vector<int> ahead, behind;
    double gap = 0;
    std::vector<Cause> list;  ///< The largest first.
    double rest = 0;
    std::vector<Hex> restPlaces = {};  ///< Tiles among the causes in the rest.
    friend bool operator==(const Causes&, const Causes&) = default;
};

/// Splits the gap of the widest judge among the parts of its prediction, in tenths of a point. Each
/// part gets its contribution while all parts grow together from 0 to their values. The method is
/// integrated gradients (Aumann and Shapley, Values of Non-Atomic Games, 1974; Sundararajan et al.,
/// 2017). Metrics of one kind of tiles are added to these tiles. They are named instead of the
/// tiles if they do more, or if the tiles mainly help a third team. Without such a metric, these
/// tiles are in the rest. What favours the side behind counts for half the gap at most, because
/// parts of the tables that cancel each other explain nothing. Parts beyond the first `max` and
/// those of less than a tenth of the gap are added to the rest. Returns none if the prediction has
/// no parts or no visible gap. `teams` is by seat, as in SeatFeatures; if empty, each seat plays
/// for itself. With `played`, the two sides are those of the games, and the gap is the predicted
/// one between them. Returns none if that gap is less than a third of the played one, because the
/// prediction then doesn't fit this map.
std::optional<Causes> causesOf(const Prediction& prediction, const std::vector<int>& teams,
                               const Board& board, std::size_t max, const PlayedSides* played = nullptr);

/// True if the side behind wins less often than the side ahead in these games too, chance or not.
/// Of games that judge places in the order of play: always true.
bool agree(const Causes& causes, const BalanceReport& games);

/// Difference between the ways of two sides to the tiles of a cause, in steps.
struct StepsNearer {
    int least = 0, most = 0;  ///< 1 or more, over the tiles.
    friend bool operator==(const StepsNearer&, const StepsNearer&) = default;
};
/// Returns how much nearer the tiles of a cause are to the side that they favour than to the other
/// one: by the overlay of steps for each seat, and a team goes from its nearest seat. None if a
/// tile is not nearer, if a side doesn't reach it, or without such an overlay.
std::optional<StepsNearer> stepsNearer(const Causes& causes, const Cause& cause,
                                       const BalanceOverlays& overlays);

/// Finds the tiles behind each cause that is a metric. Without such a tile, the figures of the
/// leading and the last team would be clearly closer or farther apart. Removes each tile in turn
/// and recalculates the ledger, so call it from a background thread. A metric without a row in the
/// ledger, or one that ignores single tiles, gets no places.
void placeMetrics(Causes& causes, const GameSystem& system, const Scenario& map, std::stop_token stop = {});

}  // namespace hexa::balance
