// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
struct Prediction;
}  // namespace hexa

namespace hexa::balance {

struct BalanceReport;

/// Who wins most and who wins least, by the games of the bot that finds the map most unfair.
struct PlayedSides {
    std::vector<int> ahead, behind;  ///< Seats; several of a team.
    double gap = 0;                  ///< Between their shares, in points.
    double lowest = 0;               ///< Share of the wins of who is behind, 0 to 1.
    friend bool operator==(const PlayedSides&, const PlayedSides&) = default;
};
/// None while chance alone may explain the gap (the intervals of both shares overlap), and where a game judges places in the order
/// of play instead of seats.
std::optional<PlayedSides> playedSides(const BalanceReport& report);

/// One reason for a predicted gap: the tiles of a kind, or a metric.
struct Cause {
    double points = 0;  ///< What it adds to the gap, in points of win rate; below 0 it narrows the gap.
    std::optional<KindId> kind;  ///< None: a metric.
    std::string metric = {};     ///< Prediction::MetricPart::id; empty: tiles.
    std::string code = {};       ///< Message with the metric's name.
    std::vector<Hex> places =
        {};  ///< Tiles that count: those that are not about as good for both; of a metric placeMetrics().
    int ahead = 0, behind = 0;  ///< So many of them are better for who is ahead, and for who is behind.
    friend bool operator==(const Cause&, const Cause&) = default;
};

/// Why one side wins more often than another: the sum of all points and the rest is the gap.
struct Causes {
    std::vector<int> ahead, behind;  ///< Seats with the largest and the smallest share; several of a team.
    double gap = 0;
    std::vector<Cause> list;  ///< The largest first.
    double rest = 0;
    std::vector<Hex> restPlaces = {};  ///< Of the tiles among what is in the rest.
    friend bool operator==(const Causes&, const Causes&) = default;
};

/// Splits the gap of the widest judge among the parts of its prediction, in tenths of a point: each gets what it adds while all
/// parts grow together from nothing to what they are (integrated gradients: Aumann and Shapley, Values of Non-Atomic Games, 1974;
/// Sundararajan et al., 2017). Parts beyond the first `max` go into the rest. None where the prediction has no parts, or no gap
/// that shows. `teams`: by seat, as in SeatFeatures; empty: each plays for itself.
/// With `played`, the two sides are those that games name, and the gap is what the prediction foresees between them. None if that is
/// less than a third of the played gap: then the prediction misses this map, and its parts explain nothing.
std::optional<Causes> causesOf(const Prediction& prediction, const std::vector<int>& teams,
                               const Board& board, std::size_t max, const PlayedSides* played = nullptr);

/// Finds the tiles that a metric is about, for every cause that is one: those without which the figures of who is ahead and who is behind
/// would lie clearly closer together or farther apart. Each tile is taken out in turn and the ledger made anew, so this is for work
/// aside. A metric that the ledger has no row for, or that takes no notice of single tiles, keeps no places.
void placeMetrics(Causes& causes, const GameSystem& system, const Scenario& map, std::stop_token stop = {});

}  // namespace hexa::balance
