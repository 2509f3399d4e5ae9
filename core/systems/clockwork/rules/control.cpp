// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/control.h"

#include "core/systems/clockwork/rules/numbers.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Calls `visit(slot)` for each owned Discovery among `slots`.
template <class Visit>
void forEachOwned(const State& state, std::uint16_t slots, Player player, Visit&& visit) {
    for (unsigned rest = slots & state.owned[player]; rest != 0; rest &= rest - 1) visit(__builtin_ctz(rest));
}

/// True if a card used by `user` in a battle adds to the strength of a player's units there. These
/// are his own, or the ally's if the user has none (ALL-09).
bool strengthens(const Game& game, const State& state, Player user, Player player, TileIndex tile) {
    return user == player || (user == game.ally(player) && (state.units[user] >> tile & 1) == 0);
}

/// Territories that count for more than the Soldiers there when allies compare (ALL-03): with other
/// units of the player, or in reach of a Discovery that strengthens.
TileMask extraStrength(const Game& game, const State& state, Player player) {
    TileMask set = specialTiles(state, player);
    forEachOwned(state, game.always(Verb::Strength), player,
                 [&](int slot) { set |= game.reach(slot, state.tokenAt[slot]); });
    return set;
}

/// Returns the shared territories of two allies that `player` controls (ALL-03).
TileMask strongerThanAlly(const Game& game, const State& state, Player player, TileMask shared) {
    const Player ally = game.ally(player);
    const TileMask special = extraStrength(game, state, player) | extraStrength(game, state, ally);
    const bool commands = commanderOf(game, state, player) == player;
    TileMask set = 0;
    const auto compare = [&](TileIndex tile, int own, int other) {
        set |= TileMask{own + (commands ? 1 : 0) > other} << tile;
    };
    forEachTile(shared & ~special, [&](TileIndex tile) {
        compare(tile, state.soldiers[tile][player], state.soldiers[tile][ally]);
    });
    forEachTile(shared & special, [&](TileIndex tile) {
        compare(tile, strengthAt(game, state, player, tile), strengthAt(game, state, ally, tile));
    });
    return set;
}

}  // namespace

TileMask enemyUnits(const Game& game, const State& state, Player player) {
    if (!game.alliances()) {
        TileMask set = 0;
        for (int other = 0; other < maxPlayers; ++other) set |= other == player ? 0 : state.units[other];
        return set;
    }
    return state.units[player ^ 1] | state.units[player ^ 3];
}

Control controlOf(const Game& game, const State& state) {
    Control control;
    if (!game.alliances()) {
        TileMask once = 0, twice = 0;
        for (const TileMask units : state.units) {
            twice |= once & units;
            once |= units;
        }
        control.contested = twice | state.battles;
        for (int p = 0; p < maxPlayers; ++p)
            control.of[p] = (state.units[p] & ~control.contested) | game.capitalBit(p);
        return control;
    }
    const TileMask sides[2] = {state.units[0] | state.units[2], state.units[1] | state.units[3]};
    control.contested = (sides[0] & sides[1]) | state.battles;
    for (int p = 0; p < 4; ++p) control.of[p] = state.units[p] & ~control.contested & ~game.map().capitals;
    for (Player p = 0; p < 2; ++p) {
        const TileMask shared = control.of[p] & control.of[p + 2];
        if (shared == 0) continue;
        const TileMask mine = strongerThanAlly(game, state, p, shared);
        control.of[p] &= ~shared | mine;
        control.of[p + 2] &= ~mine;
    }
    for (int p = 0; p < 4; ++p) control.of[p] |= game.capitalBit(p);
    return control;
}

TileMask forbidden(const Game& game, const State& state, Player player) {
    TileMask set = game.enemyCapitals(player);
    const auto guardian = static_cast<std::size_t>(General::Guardian);
    if (onMap(state.generalAt[guardian]) && game.enemies(player, state.generalOwner[guardian]))
        set |= bit(state.generalAt[guardian]);
    return set;
}

int unitsAt(const State& state, Player player, TileIndex tile) {
    return state.soldiers[tile][player] + (uniqueAt(state, player, tile) >= 0 ? 1 : 0) +
           (hasGeneralAt(state, General::Guardian, player, tile) ? 1 : 0) +
           (hasGeneralAt(state, General::Steamtank, player, tile) ? 1 : 0);
}

unsigned unitKindsAt(const State& state, Player player, TileIndex tile) {
    const auto kind = [](bool there, Unit unit) { return unsigned{there} << static_cast<unsigned>(unit); };
    return kind(state.soldiers[tile][player] > 0, Unit::Soldier) |
           kind(uniqueAt(state, player, tile) >= 0, Unit::Unique) |
           kind(hasGeneralAt(state, General::Guardian, player, tile), Unit::Guardian) |
           kind(hasGeneralAt(state, General::Steamtank, player, tile), Unit::Steamtank);
}

int strengthAt(const Game& game, const State& state, Player player, TileIndex tile) {
    if ((state.units[player] >> tile & 1) == 0) return 0;
    int strength = state.soldiers[tile][player];
    if (uniqueAt(state, player, tile) >= 0) {
        if (game.uniqueKind(player) == UniqueKind::Hunter) strength += number::hunterStrength;
        if (game.uniqueKind(player) == UniqueKind::Operative) strength += number::operativeStrength;
    }
    if (hasGeneralAt(state, General::Steamtank, player, tile)) strength += number::steamtankStrength;
    forEachOwned(state, game.always(Verb::Strength), player, [&](int slot) {
        if ((game.reach(slot, state.tokenAt[slot]) >> tile & 1) != 0) strength += game.effect(slot).amount;
    });
    for (std::uint32_t rest = state.active; rest != 0; rest &= rest - 1) {
        const int card = __builtin_ctz(rest);
        if (game.effect(card).verb == Verb::Strength && state.activeAt[card] == tile &&
            strengthens(game, state, activeOwner(state, card), player, tile))
            strength += game.effect(card).amount;
    }
    return strength;
}

TileMask cities(const Game& game, const State& state, const Control& control, Player player) {
    TileMask set = 0;
    forEachTile(control.of[player] & game.map().ofKind[indexOf(tile::village)], [&](TileIndex tile) {
        if (unitsAt(state, player, tile) >= number::cityUnits) set |= bit(tile);
    });
    return set;
}

TileMask supplied(const Game& game, const State& state, const Control& control, Player player) {
    TileMask links = control.of[player];
    TileMask reached = bit(game.map().capital[player]) | cities(game, state, control, player);
    if (game.alliances()) {
        const Player ally = game.ally(player);
        links |= control.of[ally];
        reached |= bit(game.map().capital[ally]) | cities(game, state, control, ally);
    }
    for (TileMask front = reached; front != 0;) {
        front = game.map().around(front) & links & ~reached;
        reached |= front;
    }
    return reached;
}

Player commanderOf(const Game& game, const State& state, Player player) {
    if (!game.alliances()) return player;
    const Player ally = game.ally(player);
    // Allies sit opposite: one of them is first or second.
    const unsigned place = static_cast<unsigned>(player - state.firstPlayer) % 4;
    return place < 2 ? player : ally;
}

int spiesOf(const State& state, Player player) {
    const PlayerState& own = state.players[player];
    return own.spies + (own.unique[0] == place::atCourt ? 1 : 0);
}

Player courtController(const Game& game, const State& state) {
    int max = 0;
    unsigned holders = 0;
    for (Player p = 0; p < game.players(); ++p) {
        const int spies = spiesOf(state, p);
        if (spies > max) {
            max = spies;
            holders = 0;
        }
        if (spies == max && spies > 0) holders |= 1U << p;
    }
    if (holders == 0) return noPlayer;
    const auto first = static_cast<Player>(__builtin_ctz(holders));
    if ((holders & (holders - 1)) == 0) return first;
    // ALL-04: two allies alone at the top.
    if (game.alliances() && holders == ((1U << first) | (1U << game.ally(first))))
        return commanderOf(game, state, first);
    return noPlayer;
}

int countPer(const Game& game, const State& state, const Control& control, Player player, Per per) {
    const TileMask own = control.of[player];
    const GameMap& map = game.map();
    const auto count = [&](TileMask set) { return __builtin_popcountll(own & set); };
    const auto ofKind = [&](KindId kind) { return count(map.ofKind[indexOf(kind)]); };
    switch (per) {
    case Per::Once:
        return 1;
    case Per::Village:
        return count(map.ofKind[indexOf(tile::village)] & ~cities(game, state, control, player));
    case Per::City:
        return count(cities(game, state, control, player));
    case Per::Settlement:
        return ofKind(tile::village);
    case Per::Citadel:
        return ofKind(tile::citadel);
    case Per::Lake:
        return ofKind(tile::lake);
    case Per::Forest:
        return ofKind(tile::forest);
    case Per::Tower:
        return ofKind(tile::tower);
    case Per::Manufactory:
        return ofKind(tile::manufactory);
    case Per::Shrine:
        return ofKind(tile::shrine);
    case Per::Barrens:
        return ofKind(tile::barrens);
    case Per::Research:
        return count(map.research());
    case Per::Resource:
        return count(map.resources());
    case Per::Territory:
        return __builtin_popcountll(own);
    case Per::Spy:
        return spiesOf(state, player);
    case Per::BattleWon:
        return state.players[player].battlesWon;
    }
    return 0;
}

int amountOf(const Game& game, const State& state, const Control& control, Player player,
             const Effect& effect) {
    const int amount = effect.amount * countPer(game, state, control, player, effect.per);
    return effect.max != 0 ? std::min<int>(amount, effect.max) : amount;
}

TileMask shielded(const Game& game, const State& state, Player player, Shield shield) {
    TileMask set = 0;
    forEachOwned(state, game.always(Verb::Protect), player, [&](int slot) {
        if (game.effect(slot).shield == shield) set |= game.reach(slot, state.tokenAt[slot]);
    });
    for (std::uint32_t rest = state.active; rest != 0; rest &= rest - 1) {
        const int card = __builtin_ctz(rest);
        if (game.effect(card).verb == Verb::Protect && game.effect(card).shield == shield &&
            activeOwner(state, card) == player)
            set |= game.reach(card, noTile);
    }
    return set;
}

int pointsOf(const Game& game, const State& state, Player controller, TileIndex tile) {
    const GameMap& map = game.map();
    const int special = map.points[tile];
    const int units = unitsAt(state, controller, tile);
    if (map.isKind(tile, tile::forest)) return std::min(units, special >= 0 ? special : number::forestPoints);
    if (map.isKind(tile, tile::lake))
        return units >= number::lakeUnits ? (special >= 0 ? special : number::lakePoints) : 0;
    return std::max(special, 0);
}

int territoryPoints(const Game& game, const State& state, const Control& control, Player player) {
    int points = 0;
    forEachTile(scoringTiles(game, control, player),
                [&](TileIndex tile) { points += pointsOf(game, state, player, tile); });
    return points;
}

}  // namespace hexa::clockwork
