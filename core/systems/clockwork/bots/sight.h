// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/bots/noise.h"
#include "core/systems/clockwork/bots/reasons.h"
#include "core/systems/clockwork/bots/worth.h"

#include <algorithm>

namespace hexa::clockwork {

/// Differences between greedy bots.
struct Traits {
    /// Noise of every worth: a calm bot plays much the same every time, a wild one tries anything.
    Noise noise;
    int attack = 256;    ///< Wish to attack rather than to settle, of 256.
    bool hunts = false;  ///< Attacks the leading player.
    const Valuation* values = &defaultValuation;
};

/// Position as a greedy bot sees it: holders, threats, and their worth. Made for one decision.
class Sight {
public:
    Sight(const Game& game, const PlayerView& view, const Traits& traits, Reasons* reasons = nullptr);
    /// Creates the sight of another player, as far as the first one knows: enough for planSheet(),
    /// which needs nothing hidden.
    Sight(const Sight& seen, Player other);

    const Game& game;
    const State& state;
    const Traits& traits;
    const Player me;
    const Control control;
    const Prices& prices;
    const Weights& weights;
    Reasons* const reasons;  ///< Record of the considerations; null: not requested.

    bool isEnemy(Player other) const { return game.enemies(me, other); }
    /// Returns the part of an enemy's loss that counts as own gain, of 256.
    int envy(Player other) const { return mEnvy[other]; }
    /// Units of a player on a territory.
    int units(Player player, TileIndex tile) const {
        return onlySoldiers(tile) ? state.soldiers[tile][player] : unitsAt(state, player, tile);
    }
    /// Return the strength of the strongest enemy side on a territory, and of the own side.
    int enemyStrength(TileIndex tile) const {
        if (!onlySoldiers(tile)) return enemyStrengthWithAll(tile);
        const auto& here = state.soldiers[tile];
        if (game.alliances()) return here[me ^ 1] + here[me ^ 3];
        int max = 0;
        for (Player other = 0; other < maxPlayers; ++other)
            max = std::max<int>(max, other == me ? 0 : here[other]);
        return max;
    }
    int ownStrength(TileIndex tile) const {
        if (!onlySoldiers(tile)) return ownStrengthWithAll(tile);
        const auto& here = state.soldiers[tile];
        return game.alliances() ? here[me] + here[me ^ 2] : here[me];
    }
    /// Returns the worth of holding a territory with `units` own units, including new
    /// opportunities.
    Worth holding(TileIndex tile, int units) const {
        return units > 0 ? worthOf(game.map(), prices, tile, units) + opening(tile) : 0;
    }
    /// Returns the worth of the tiles beyond a territory: in every turn but the last, a foothold
    /// opens them.
    Worth opening(TileIndex tile) const {
        const GameMap& map = game.map();
        const TileMask beyond = map.neighbours[tile] & ~control.of[me];
        const Worth goals =
            weights.openVillage * __builtin_popcountll(beyond & map.ofKind[indexOf(tile::village)]) +
            weights.openGoods * __builtin_popcountll(beyond & (map.research() | map.resources())) +
            weights.openAny * __builtin_popcountll(beyond);
        return goals * prices.turnsLeft;
    }
    /// Returns the worth of ending an enemy's hold of a territory.
    Worth denial(TileIndex tile) const;
    /// Returns the enemies able to bring a first unit to a territory in this deployment.
    Danger danger(TileIndex tile) const {
        const Reach& enemies = reach();
        const auto near = static_cast<unsigned>(enemies.near >> tile & 1);
        const auto nearTwo = static_cast<unsigned>(enemies.nearTwo >> tile & 1);
        const auto marched = static_cast<unsigned>(enemies.marched >> tile & 1);
        return static_cast<Danger>(near + nearTwo + (near | marched));
    }
    /// Returns the chance of that in 1/256.
    int comers(TileIndex tile) const { return traits.values->comers(danger(tile)); }
    /// Returns the chances to hold a territory, for `foreseen` expected enemies. `guarded`: enemies
    /// are there now.
    const Holding& holds(TileIndex tile, bool guarded, int foreseen = Valuation::unforeseen) const {
        return traits.values->holding(danger(tile), guarded, mPool, foreseen);
    }
    /// Territories that one enemy at least, or two, can deploy to directly; and those in reach of a
    /// Forced March.
    struct Reach {
        TileMask near = 0, nearTwo = 0, marched = 0;
    };
    const Reach& reach() const {
        if (!mReached) lookAround();
        return mReach;
    }

private:
    void findRivals();
    /// True if only Soldiers count on a territory, as nearly everywhere: then counts and strengths
    /// are cheap.
    bool onlySoldiers(TileIndex tile) const {
        if (!mSearched) findMore();
        return (mMore >> tile & 1) == 0;
    }
    int meanPool() const;
    int enemyStrengthWithAll(TileIndex tile) const;
    int ownStrengthWithAll(TileIndex tile) const;
    void findMore() const;
    void lookAround() const;
    mutable Reach mReach;
    mutable TileMask mMore =
        0;  ///< Territories with other units, or with something that makes them stronger.
    mutable bool mSearched = false;
    mutable bool mReached = false;
    int mPool = 0;               ///< Workers that an enemy has on average, if that matters.
    int mEnvy[maxPlayers] = {};  ///< Part of an enemy's loss that counts as own gain, of 256.
};

/// Returns the sheet of a greedy bot: worker by worker at the largest gain of the next few.
Sheet planSheet(const Sight& sight, Rng& rng);

/// Chooses orders of the Reinforcement stage and their consequences (citadels, Hunter, cards in
/// battles).
Choice chooseFight(const Sight& sight, const Decision& decision, Rng& rng);
/// Chooses targets of kills and moves by cards and Gambits, and places of Generals.
Choice chooseTarget(const Sight& sight, const Decision& decision, Rng& rng);
/// Chooses Spymaster actions, influence, sacrifices, purchases and activations.
Choice chooseBusiness(const Sight& sight, const Decision& decision, Rng& rng);

/// Returns the option with the greatest worth; a random one of several equals. `worth(choice)` is
/// called for every option; passing is worth `pass`. The considerations are noted in `reasons`, if
/// given.
template <class Judge>
Choice bestOf(Reasons* reasons, const Decision& decision, Worth pass, Rng& rng, Judge&& worth) {
    if (reasons != nullptr && decision.mayPass != 0) reasons->options.push_back({passChoice, pass});
    Choice best = passChoice;
    Worth max = pass;
    bool any = decision.mayPass != 0;
    std::uint32_t ties = 1;
    for (std::uint64_t rest = decision.options; rest != 0; rest &= rest - 1) {
        const auto choice = static_cast<Choice>(__builtin_ctzll(rest));
        const Worth own = worth(choice);
        if (reasons != nullptr) reasons->options.push_back({choice, own});
        if (any && own < max) continue;
        if (any && own == max) {
            if (rng.below(++ties) != 0) continue;
        } else {
            ties = 1;
        }
        any = true;
        max = own;
        best = choice;
    }
    return best;
}

}  // namespace hexa::clockwork
