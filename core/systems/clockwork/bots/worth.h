// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/bots/holding.h"
#include "core/systems/clockwork/bots/weights.h"
#include "core/systems/clockwork/rules/view.h"

// Estimates of the greedy bots: the worth of things for the rest of the game, from their weights.

namespace hexa::clockwork {

/// Worth in 1/256 of a victory point: whole numbers, so that every machine decides the same.
using Worth = int;
inline constexpr Worth onePoint = 256;

/// Most units of a territory that make a difference for its worth.
inline constexpr int maxWorthUnits = 3;

/// Prices of one turn.
struct Prices {
    const Weights* weights = nullptr;
    Worth influence = 0;    ///< One IP.
    Worth worker = 0;       ///< One worker that comes at the next recruitment.
    Worth scoredNow = 0;    ///< One point at the next scoring.
    Worth scoredLater = 0;  ///< One point at each scoring after the next.
    int turnsLeft = 0;      ///< Turns after this one.
    int scoringsLeft = 0;   ///< This turn's too.
    /// Worth of holding a territory of a kind (index in the catalog), by the number of units.
    Worth held[kindCount][maxWorthUnits + 1] = {};
};

/// All that follows from weights, made once for many games. Never changes: threads share one.
class Valuation {
public:
    explicit Valuation(const Weights& weights);
    Valuation(const Valuation&) = delete;  // the prices know where the weights are
    Valuation& operator=(const Valuation&) = delete;

    const Weights& weights() const { return mWeights; }
    const Prices& prices(const Game& game, int turn) const {
        return mPrices[game.options().epic ? 1 : 0][turn < maxTurns ? turn : maxTurns];
    }
    /// Returns the chances to hold a territory, by the enemies in reach, the presence of enemies,
    /// the mean number of workers of an enemy, and the number of foreseen ones.
    const Holding& holding(Danger danger, bool guarded, int pool, int foreseen) const {
        const int crowd = pool < 0 ? 0 : pool < pools ? pool : pools - 1;
        return mHolding[crowd][guarded ? 1 : 0][static_cast<int>(danger)][foreseenIndex(foreseen)];
    }
    /// Returns the same for the Court.
    const Holding& court(int foreseen) const { return mCourt[foreseenIndex(foreseen)]; }
    /// Returns the chance in 1/256 of an arriving unit.
    int comers(Danger danger) const { return mComers[static_cast<int>(danger)]; }

    static constexpr int defaultPool = 5;
    static constexpr int unforeseen = -1;  ///< No forecast.

private:
    static constexpr int maxTurns = 9, pools = 13, maxForeseen = 4;
    static constexpr int foreseenIndex(int foreseen) {
        return (foreseen < maxForeseen ? foreseen : maxForeseen) + 1;
    }
    Weights mWeights;
    Prices mPrices[2][maxTurns + 1];
    int mComers[4];
    Holding mHolding[pools][2][4][maxForeseen + 2];
    Holding mCourt[maxForeseen + 2];
};
/// Valuation by the unlearned weights.
extern const Valuation defaultValuation;

/// Returns worthOf() for a territory with special victory points.
Worth worthOfSpecial(const GameMap& map, const Prices& prices, TileIndex tile, int units);

/// Returns the worth of holding a territory with `units` units (at most maxWorthUnits count), at
/// these prices.
inline Worth worthOf(const GameMap& map, const Prices& prices, TileIndex tile, int units) {
    const int counted = units < maxWorthUnits ? units : maxWorthUnits;
    if (map.points[tile] >= 0) return worthOfSpecial(map, prices, tile, counted);
    return prices.held[map.kind[tile]][counted];
}

/// Returns the worth of the Court's bonus at the next scoring.
Worth worthOfCourt(const Game& game, const State& state, const Prices& prices);

/// Returns the worth of one use of an effect to its owner.
Worth worthOfUse(const Game& game, const State& state, const Control& control, const Prices& prices,
                 Player player, const Effect& effect);

/// Returns the worth of a Discovery or General (numbers as in State::offer) to its buyer, before
/// paying.
Worth worthOfItem(const Game& game, const State& state, const Control& control, const Prices& prices,
                  Player player, int item);

}  // namespace hexa::clockwork
