// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/rules/game.h"
#include "core/systems/clockwork/rules/state.h"

#include <array>

// Consequences of the units' places: control of territories, strengths, supply. Nothing here
// changes a state.

namespace hexa::clockwork {

/// Territories by controlling player (MAP-04, MAP-08, ALL-03), and contested ones, which no player
/// controls. A battle stays contested until it is resolved, even if one side has lost all its units
/// (RNF-04).
struct Control {
    TileMask of[maxPlayers] = {};
    TileMask contested = 0;
    /// Returns the player in control of a territory, or noPlayer.
    Player at(TileIndex tile) const {
        std::uint64_t players = 0;
        for (Player p = 0; p < maxPlayers; ++p) players |= (of[p] >> tile & 1) << p;
        return players == 0 ? noPlayer : static_cast<Player>(__builtin_ctzll(players));
    }
};
Control controlOf(const Game& game, const State& state);

/// Returns all territories with units of anyone.
inline TileMask occupied(const State& state) {
    return state.units[0] | state.units[1] | state.units[2] | state.units[3];
}
/// Territories with units of a player's enemies.
TileMask enemyUnits(const Game& game, const State& state, Player player);
/// Territories with units of a player's side: its own and its ally's (ALL-09).
inline TileMask sideUnits(const Game& game, const State& state, Player player) {
    return state.units[player] | (game.alliances() ? state.units[game.ally(player)] : 0);
}
/// Returns the territories that a player's units may never enter (MAP-04, GNL-07): enemy Capitals
/// and territories with an enemy Guardian.
TileMask forbidden(const Game& game, const State& state, Player player);

/// Returns the slot (0 or 1) of the player's Unique Unit on a territory, or -1.
inline int uniqueAt(const State& state, Player player, TileIndex tile) {
    const PlayerState& own = state.players[player];
    return own.unique[0] == tile ? 0 : own.unique[1] == tile ? 1 : -1;
}
inline bool hasGeneralAt(const State& state, General general, Player player, TileIndex tile) {
    const auto index = static_cast<std::size_t>(general);
    return state.generalAt[index] == tile && state.generalOwner[index] == player;
}
/// Returns the territories with units of a player other than Soldiers.
inline TileMask specialTiles(const State& state, Player player) {
    TileMask set = 0;
    for (const std::uint8_t where : state.players[player].unique)
        set |= TileMask{onMap(where)} << (where & 63);
    for (const General general : {General::Guardian, General::Steamtank}) {
        const auto index = static_cast<std::size_t>(general);
        const std::uint8_t where = state.generalAt[index];
        set |= TileMask{onMap(where) && state.generalOwner[index] == player} << (where & 63);
    }
    return set;
}
/// Returns the territories with Soldiers of a player: all with units except some of those with
/// special ones.
inline TileMask soldierTiles(const State& state, Player player) {
    TileMask set = state.units[player];
    forEachTile(set & specialTiles(state, player), [&](TileIndex tile) {
        if (state.soldiers[tile][player] == 0) set &= ~bit(tile);
    });
    return set;
}
/// Returns the number of a player's units on a territory, of all kinds.
int unitsAt(const State& state, Player player, TileIndex tile);
/// Returns the kinds of units of a player on a territory: one bit each of Unit.
unsigned unitKindsAt(const State& state, Player player, TileIndex tile);

/// Returns the strength of one player's units on a territory with all bonuses (BAT-02); 0 without
/// units. A card used there by the ally works for them as long as the ally has no units there
/// (ALL-09).
int strengthAt(const Game& game, const State& state, Player player, TileIndex tile);

/// Result of a battle with the present units (BAT-03, BAT-05, BAT-07, BAT-08).
struct Judgement {
    std::array<int, maxPlayers> strength{};  ///< By side.
    unsigned sides = 0;                      ///< Sides with units there, one bit each.
    int winner = -1;                         ///< Side; -1: an unbroken tie, all die.
    /// Number of surviving units of the winner, if it has as many.
    int difference = 0;
    /// True if there is a battle at all: otherwise there are no losses.
    bool fought() const { return (sides & (sides - 1)) != 0; }
};
Judgement judge(const Game& game, const State& state, TileIndex tile);

/// Returns MAP-03: Villages where the controller has three units or more.
TileMask cities(const Game& game, const State& state, const Control& control, Player player);

/// Returns territories with a chain to a Capital or City of the player or its ally (ATR-01,
/// ALL-11).
TileMask supplied(const Game& game, const State& state, const Control& control, Player player);
/// Returns the territories that the player controls without a supply chain.
inline TileMask outOfSupply(const Game& game, const State& state, const Control& control, Player player) {
    return control.of[player] & ~supplied(game, state, control, player);
}

/// Returns the ally earlier in player order this turn (ALL-02); without alliances the player
/// itself.
Player commanderOf(const Game& game, const State& state, Player player);

/// Returns the player in control of the Court (CRT-01, ALL-04), or noPlayer.
Player courtController(const Game& game, const State& state);
/// Spies of a player on the Court, the Operative there too.
int spiesOf(const State& state, Player player);

/// Returns the player's count of a card's multiplier.
int countPer(const Game& game, const State& state, const Control& control, Player player, Per per);
/// Returns the amount of a Gain, Recruit or Score card.
int amountOf(const Game& game, const State& state, const Control& control, Player player,
             const Effect& effect);

/// Returns the territories where a player's units are protected now.
TileMask shielded(const Game& game, const State& state, Player player, Shield shield);

/// Returns the victory points of a territory for its controller at scoring (SCO-01, MAP-07).
int pointsOf(const Game& game, const State& state, Player controller, TileIndex tile);

/// Territories of a player that may give points at scoring.
inline TileMask scoringTiles(const Game& game, const Control& control, Player player) {
    return control.of[player] & (game.map().resources() | game.map().special);
}
/// Returns the points of a player's territories if they were scored now.
int territoryPoints(const Game& game, const State& state, const Control& control, Player player);

/// Returns the owner of the Discovery in a slot, or noPlayer.
inline Player tokenOwner(const State& state, int slot) {
    unsigned players = 0;
    for (Player player = 0; player < maxPlayers; ++player)
        players |= (state.owned[player] >> slot & 1U) << player;
    return players == 0 ? noPlayer : static_cast<Player>(__builtin_ctz(players));
}
inline void setTokenOwner(State& state, int slot, Player owner) {
    for (Player player = 0; player < maxPlayers; ++player)
        state.owned[player] = static_cast<std::uint16_t>((state.owned[player] & ~(1U << slot)) |
                                                         (player == owner ? 1U << slot : 0U));
}

/// Returns the player that used a card with effect this turn.
inline Player activeOwner(const State& state, int card) {
    return state.activeOwner[card / 4] >> card % 4 * 2 & 3;
}

}  // namespace hexa::clockwork
