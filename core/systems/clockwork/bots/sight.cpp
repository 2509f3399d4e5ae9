// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/sight.h"

#include <algorithm>
#include <cstdlib>

namespace hexa::clockwork {

void Reasons::sortTerms() {
    std::ranges::stable_sort(terms, [](const ReasonTerm& a, const ReasonTerm& b) {
        return std::abs(a.worth()) > std::abs(b.worth());
    });
}

Sight::Sight(const Game& theGame, const PlayerView& view, const Traits& theTraits, Reasons* theReasons)
    : game(theGame),
      state(view.open()),
      traits(theTraits),
      me(view.seat()),
      control(controlOf(theGame, view.open())),
      prices(theTraits.values->prices(theGame, view.open().turn)),
      weights(theTraits.values->weights()),
      reasons(theReasons) {
    findRivals();
}

Sight::Sight(const Sight& seen, Player other)
    : game(seen.game),
      state(seen.state),
      traits(seen.traits),
      me(other),
      control(seen.control),
      prices(seen.prices),
      weights(seen.weights),
      reasons(nullptr),
      mMore(seen.mMore),
      mSearched(seen.mSearched) {
    findRivals();
}

void Sight::findRivals() {
    const auto standing = [&](Player other) {
        return 4 * state.players[other].vp + __builtin_popcountll(control.of[other]);
    };
    // Several may be ahead: a hunter is after all of them, or low seats would be hunted more often.
    int max = -1;
    for (Player other = 0; other < game.players() && traits.hunts; ++other)
        if (isEnemy(other)) max = std::max(max, standing(other));
    static constexpr int envies[maxPlayers] = {0, 200, 160 / 2, 160 / 3};
    const int rivals = game.alliances() ? 1 : game.players() - 1;
    for (Player other = 0; other < game.players(); ++other) {
        if (!isEnemy(other)) continue;
        mEnvy[other] = envies[rivals] * weights.envy / 256;
        if (traits.hunts && rivals > 1) mEnvy[other] = standing(other) == max ? 256 : 32;
    }
    mPool = weights.crowd == 0 ? Valuation::defaultPool : meanPool();
}

int Sight::meanPool() const {
    int workers = 0, enemies = 0;
    for (Player other = 0; other < game.players(); ++other) {
        if (!isEnemy(other)) continue;
        workers += state.players[other].pool;
        ++enemies;
    }
    return workers / enemies;
}

int Sight::enemyStrengthWithAll(TileIndex tile) const {
    int sides[maxPlayers] = {};
    for (Player other = 0; other < game.players(); ++other)
        if ((state.units[other] & bit(tile)) != 0 && isEnemy(other))
            sides[game.side(other)] += strengthAt(game, state, other, tile);
    return *std::max_element(sides, sides + maxPlayers);
}

int Sight::ownStrengthWithAll(TileIndex tile) const {
    int strength = strengthAt(game, state, me, tile);
    if (game.alliances()) strength += strengthAt(game, state, game.ally(me), tile);
    return strength;
}

void Sight::findMore() const {
    mSearched = true;
    const unsigned strengthening = game.always(Verb::Strength);
    for (Player player = 0; player < game.players(); ++player) {
        mMore |= specialTiles(state, player);
        for (unsigned rest = strengthening & state.owned[player]; rest != 0; rest &= rest - 1) {
            const int slot = __builtin_ctz(rest);
            mMore |= game.reach(slot, state.tokenAt[slot]);
        }
    }
    for (std::uint32_t rest = state.active; rest != 0; rest &= rest - 1) {
        const int card = __builtin_ctz(rest);
        if (game.effect(card).verb == Verb::Strength) mMore |= bit(state.activeAt[card]);
    }
}

void Sight::lookAround() const {
    mReached = true;
    const TileMask empty = ~occupied(state) & ~game.map().capitals;
    for (Player other = 0; other < game.players(); ++other) {
        if (!isEnemy(other)) continue;
        const TileMask near = game.map().around(control.of[other]) | control.of[other];
        mReach.nearTwo |= mReach.near & near;
        mReach.near |= near;
        mReach.marched |= game.map().around(near & empty & ~control.of[other]);
    }
}

Worth Sight::denial(TileIndex tile) const {
    Worth worth = 0;
    for (Player other = 0; other < game.players(); ++other)
        if ((state.units[other] & bit(tile)) != 0 && isEnemy(other))
            worth += worthOf(game.map(), prices, tile, units(other, tile)) * mEnvy[other] / 256;
    return worth;
}

}  // namespace hexa::clockwork
