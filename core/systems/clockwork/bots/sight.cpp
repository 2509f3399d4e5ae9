// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/sight.h"

#include <algorithm>

namespace hexa::clockwork {

Sight::Sight(const Game& theGame, const PlayerView& view, const Traits& theTraits)
    : game(theGame),
      state(view.open()),
      traits(theTraits),
      me(view.seat()),
      control(controlOf(theGame, view.open())),
      prices(pricesOf(theGame, view.open().turn)) {
    const TileMask empty = ~occupied(state) & ~game.map().capitals;
    Player leader = noPlayer;
    int most = -1;
    for (Player other = 0; other < game.players(); ++other) {
        if (!isEnemy(other)) continue;
        const TileMask reach = game.map().around(control.of[other]) | control.of[other];
        nearTwo |= near & reach;
        near |= reach;
        marched |= game.map().around(reach & empty);
        const int standing = 4 * state.players[other].vp + __builtin_popcountll(control.of[other]);
        if (standing > most) {
            most = standing;
            leader = other;
        }
    }
    const int rivals = game.alliances() ? 1 : game.players() - 1;
    for (Player other = 0; other < game.players(); ++other) {
        if (!isEnemy(other)) continue;
        mEnvy[other] = rivals == 1 ? 200 : 160 / rivals;
        if (traits.hunts && rivals > 1) mEnvy[other] = other == leader ? 256 : 32;
    }
}

int Sight::enemyStrength(TileIndex tile) const {
    int sides[maxPlayers] = {};
    for (Player other = 0; other < game.players(); ++other)
        if (isEnemy(other)) sides[game.side(other)] += strengthAt(game, state, other, tile);
    return *std::max_element(sides, sides + maxPlayers);
}

int Sight::ownStrength(TileIndex tile) const {
    int strength = strengthAt(game, state, me, tile);
    if (game.alliances()) strength += strengthAt(game, state, game.ally(me), tile);
    return strength;
}

Worth Sight::holding(TileIndex tile, int units) const {
    const GameMap& map = game.map();
    Worth worth = worthOf(map, prices, tile, units);
    if (units > 0) {
        // Every turn but the last a foothold opens what lies behind it.
        const TileMask beyond = map.neighbours[tile] & ~control.of[me];
        const int goals = 3 * __builtin_popcountll(beyond & map.ofKind[indexOf(tile::village)]) +
                          2 * __builtin_popcountll(beyond & (map.research() | map.resources())) +
                          __builtin_popcountll(beyond);
        worth += goals * 4 * prices.turnsLeft;
    }
    return worth;
}

Worth Sight::denial(TileIndex tile) const {
    Worth worth = 0;
    for (Player other = 0; other < game.players(); ++other)
        if ((state.units[other] & bit(tile)) != 0 && isEnemy(other))
            worth += worthOf(game.map(), prices, tile, unitsAt(state, other, tile)) * mEnvy[other] / 256;
    return worth;
}

int Sight::comers(TileIndex tile) const {
    const TileMask here = bit(tile);
    if ((nearTwo & here) != 0) return 140;
    if ((near & here) != 0) return 100;
    return (marched & here) != 0 ? 40 : 0;
}

int chanceToHold(int own, int enemy, int comers) {
    // The chance that at least n more units come falls by 9/16 each.
    static constexpr int further[] = {256, 144, 81, 46, 26, 14, 8, 5, 3, 1};
    const int margin = own - enemy;
    if (margin <= 0) return 0;
    return 256 - comers * further[std::min(margin - 1, 9)] / 256;
}

}  // namespace hexa::clockwork
