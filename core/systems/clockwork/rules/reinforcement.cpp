// SPDX-License-Identifier: GPL-3.0-or-later
// Reinforcement stage: RNF-01 to RNF-07, the orders of Unique Units (UNI) and Leviathan (GNL-02 to
// GNL-04).
#include "core/systems/clockwork/rules/engine.h"
#include "core/systems/clockwork/rules/numbers.h"

namespace hexa::clockwork {

void Engine::beginCombat() {
    s.battles = controlled().contested;
    go(Stage::Reinforce);
}

TileMask Engine::citadelTargets(Player player, TileIndex from) const {
    return g.map().neighbours[from] & s.battles & ~forbidden(g, s, player);
}

TileMask Engine::citadelSources(Player player) const {
    TileMask sources = 0;
    if (s.battles == 0) return sources;
    // Contested ones (RNF-07) and those of the ally are out: the player must control it.
    forEachTile(s.units[player] & g.map().ofKind[indexOf(tile::citadel)], [&](TileIndex tile) {
        if (s.soldiers[tile][player] > 0 && citadelTargets(player, tile) != 0) sources |= bit(tile);
    });
    return sources == 0 ? 0 : sources & controlled().of[player];
}

TileMask Engine::hunterTargets(Player player) const {
    const PlayerState& own = s.players[player];
    if (g.uniqueKind(player) != UniqueKind::Hunter || !onMap(own.unique[0]) || own.uniqueUsed != 0) return 0;
    TileMask targets = 0;
    forEachTile(s.battles & ~forbidden(g, s, player) & ~bit(own.unique[0]), [&](TileIndex tile) {
        if (g.map().distance[own.unique[0]][tile] <= number::hunterRange) targets |= bit(tile);
    });
    return targets;
}

bool Engine::operativeKills(Player player) const {
    const PlayerState& own = s.players[player];
    if (g.uniqueKind(player) != UniqueKind::Operative || !onMap(own.unique[0]) || own.uniqueUsed != 0)
        return false;
    const TileIndex tile = own.unique[0];
    int soldiers = 0;  // UNI-05: of all enemies together
    for (Player other = 0; other < g.players(); ++other)
        if (g.enemies(player, other)) soldiers += s.soldiers[tile][other];
    return soldiers == number::operativeSoldiers;
}

TileIndex Engine::crasherAt(Player player) const {
    if (g.uniqueKind(player) != UniqueKind::Crasher) return noTile;
    for (const std::uint8_t where : s.players[player].unique)
        if (onMap(where)) return where;
    return noTile;
}

unsigned Engine::helpFor(Player player, TileIndex battle) const {
    unsigned orders = 0;
    forEachTile(citadelSources(player), [&](TileIndex from) {
        if ((citadelTargets(player, from) & bit(battle)) != 0) orders |= 1U << reinforce::citadel;
    });
    const TileIndex hunter = s.players[player].unique[0];
    if (((hunterTargets(player) | (hunterTargets(player) != 0 ? bit(hunter) : 0)) & bit(battle)) != 0)
        orders |= 1U << reinforce::hunter;
    if (operativeKills(player) && s.players[player].unique[0] == battle) orders |= 1U << reinforce::operative;
    for (const std::uint8_t where : s.players[player].unique)
        if (g.uniqueKind(player) == UniqueKind::Crasher && where == battle)
            orders |= 1U << reinforce::crasher;
    return orders;
}

void Engine::reinforce() {
    const Player player = current();
    if (player == noPlayer) return go(Stage::Leviathan);
    std::uint64_t options = 0;
    if (citadelSources(player) != 0) options |= 1U << reinforce::citadel;
    if (hunterTargets(player) != 0) options |= 1U << reinforce::hunter;
    if (operativeKills(player)) options |= 1U << reinforce::operative;
    const bool crasher = crasherAt(player) != noTile;
    if (crasher) options |= 1U << reinforce::crasher;
    const bool mayPlay = mayPlayCards(player);
    std::uint32_t cards = g.cardsFor(Timing::Reinforcement);
    cards &= static_cast<std::uint32_t>(s.owned[player] & ~s.used[player]) |
             (mayPlay ? std::uint32_t{s.hands[player]} << firstEspionage : 0U);
    for (; cards != 0; cards &= cards - 1) {
        const int card = __builtin_ctz(cards);
        if (usable(player, card, Timing::Reinforcement))
            options |= std::uint64_t{1} << (reinforce::firstCard + card);
    }
    const Pass pass = crasher ? Pass::Forbidden : Pass::Allowed;  // UNI-08
    if (mayPlay) return askInSecret(DecisionKind::Reinforce, player, options, pass);
    ask(DecisionKind::Reinforce, player, options, pass);
}

void Engine::takeReinforce(Player player, Choice choice) {
    if (choice == passChoice) {
        ++s.cursor;
    } else if (choice == reinforce::citadel) {
        ask(DecisionKind::CitadelFrom, player, citadelSources(player));
    } else if (choice == reinforce::hunter) {
        ask(DecisionKind::HunterTo, player, hunterTargets(player));
    } else if (choice == reinforce::operative) {
        s.players[player].uniqueUsed = 1;
        const TileIndex tile = s.players[player].unique[0];
        for (Player other = 0; other < g.players(); ++other)
            if (g.enemies(player, other)) kill(other, tile, Unit::Soldier, s.soldiers[tile][other], player);
    } else if (choice == reinforce::crasher) {
        beginEffect(player, crasherCard, number::crasherKills, Stage::Reinforce);
        s.effectTarget = crasherAt(player);
    } else if (choice - reinforce::firstCard >= firstEspionage) {
        play(player, choice - reinforce::firstCard - firstEspionage);
    } else {
        use(player, choice - reinforce::firstCard, Stage::Reinforce);
    }
}

void Engine::citadelTo(Player player, TileIndex from, TileIndex to) {
    s.effectTile = to;
    const std::uint64_t upTo = (std::uint64_t{2} << s.soldiers[from][player]) - 1;
    ask(DecisionKind::CitadelCount, player, upTo & ~std::uint64_t{1}, Pass::Forbidden, from);
}

void Engine::leviathan() {
    const auto index = static_cast<std::size_t>(General::Leviathan);
    if (s.cursor > 0 || s.generalAt[index] != place::inHand) return go(Stage::Battles);
    s.cursor = 1;
    const Player owner = s.generalOwner[index];
    const TileMask targets = s.battles & s.units[owner] & enemyUnits(g, s, owner) & ~forbidden(g, s, owner);
    if (targets != 0) ask(DecisionKind::Leviathan, owner, targets, Pass::Allowed);
}

/// Places the Leviathan in its battle until that is resolved: then the battle is won and the
/// Leviathan leaves the game (GNL-02).
void Engine::useLeviathan(Player player, TileIndex tile) {
    s.generalAt[static_cast<int>(General::Leviathan)] = tile;
    int killed = 0;
    for (Player other = 0; other < g.players(); ++other) {
        if (!g.enemies(player, other)) continue;
        killed += unitsAt(s, other, tile);
        killAll(other, tile, player, UnitFilter::All);
    }
    score(player, killed, ScoreSource::Leviathan, tile);
}

}  // namespace hexa::clockwork
