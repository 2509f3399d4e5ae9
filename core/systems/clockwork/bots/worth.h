// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/view.h"

// What the greedy bots believe that things are worth for the rest of the game. Judgements, not rules: they were chosen by
// letting bots with other numbers play against each other (docs/bots.md).

namespace hexa::clockwork {

/// Worth in 1/256 of a victory point: whole numbers, so that every machine decides the same.
using Worth = int;
inline constexpr Worth onePoint = 256;

/// Most units of a territory that make a difference for its worth.
inline constexpr int maxWorthUnits = 3;

/// Prices of one turn.
struct Prices {
    Worth influence = 0;    ///< One IP.
    Worth worker = 0;       ///< One worker that comes at the next recruitment.
    Worth scoredNow = 0;    ///< One point at the next scoring.
    Worth scoredLater = 0;  ///< One point at each scoring after the next.
    int turnsLeft = 0;      ///< Turns after this one.
    int scoringsLeft = 0;   ///< This turn's too.
    /// Holding a territory of a kind (index in the catalog) with so many units.
    Worth held[kindCount][maxWorthUnits + 1] = {};
};
/// Made once for every turn of either variant.
const Prices& pricesOf(const Game& game, int turn);

/// The same as worthOf() for a territory with special victory points.
Worth worthOfSpecial(const GameMap& map, const Prices& prices, TileIndex tile, int units);

/// What it is worth to hold a territory with so many units (at most maxWorthUnits count), at these prices.
inline Worth worthOf(const GameMap& map, const Prices& prices, TileIndex tile, int units) {
    const int counted = units < maxWorthUnits ? units : maxWorthUnits;
    if (map.points[tile] >= 0) return worthOfSpecial(map, prices, tile, counted);
    return prices.held[map.kind[tile]][counted];
}

/// What the bonus of the Court at the next scoring is worth.
Worth worthOfCourt(const Game& game, const State& state, const Prices& prices);

/// What one use of an effect brings its owner.
Worth worthOfUse(const Game& game, const State& state, const Control& control, const Prices& prices,
                 Player player, const Effect& effect);

/// What a Discovery or General (numbers as in State::offer) is worth to its buyer, before it is paid.
Worth worthOfItem(const Game& game, const State& state, const Control& control, const Prices& prices,
                  Player player, int item);

}  // namespace hexa::clockwork
