// SPDX-License-Identifier: GPL-3.0-or-later
// Battle stage: BAT-01 to BAT-11, ALL-10, ALL-16. No effect depends on the order of battles, so the
// rules choose it (ruling R-BAT-01): player order, then the map's order.
#include "core/systems/clockwork/rules/engine.h"

namespace hexa::clockwork {

SpecialUnits specialUnitsAt(const Game& game, const State& state, int side, TileIndex tile) {
    SpecialUnits units;
    for (Player player = 0; player < game.players(); ++player) {
        if (game.side(player) != side) continue;
        const unsigned kinds = unitKindsAt(state, player, tile) & ~1U;
        for (unsigned rest = kinds; rest != 0; rest &= rest - 1)
            units.list[static_cast<std::size_t>(units.count++)] = {player,
                                                                   static_cast<Unit>(__builtin_ctz(rest))};
    }
    return units;
}

Judgement judge(const Game& game, const State& state, TileIndex tile) {
    Judgement judged;
    for (Player player = 0; player < game.players(); ++player) {
        if ((state.units[player] & bit(tile)) == 0) continue;
        const int side = game.side(player);
        judged.sides |= 1U << side;
        judged.strength[static_cast<std::size_t>(side)] += strengthAt(game, state, player, tile);
    }
    int top = -1, second = -1;
    unsigned tied = 0;
    for (unsigned rest = judged.sides; rest != 0; rest &= rest - 1) {
        const int side = __builtin_ctz(rest);
        const int strength = judged.strength[static_cast<std::size_t>(side)];
        if (strength > top) {
            second = top;
            top = strength;
            judged.winner = side;
            tied = 0;
        } else if (strength > second) {
            second = strength;
        }
        if (strength == top) tied |= 1U << side;
    }
    judged.difference = top - second;
    if (judged.difference == 0) {
        const Player ops = state.tacticalOps;
        const bool broken =
            ops != noPlayer && (state.units[ops] & bit(tile)) != 0 && (tied >> game.side(ops) & 1) != 0;
        judged.winner = broken ? game.side(ops) : -1;
        judged.difference = 1;  // BAT-07
    }
    return judged;
}

void Engine::battles() {
    changed();  // a resolved battle changes control even if nobody dies
    for (; s.cursor < g.players(); ++s.cursor) {
        const TileMask own = s.battles & s.units[current()];
        if (own != 0) return resolve(static_cast<TileIndex>(__builtin_ctzll(own)));
    }
    s.battles = 0;  // those where nobody is left
    changed();
    for (std::uint32_t rest = s.active; rest != 0; rest &= rest - 1) {
        const int card = __builtin_ctz(rest);
        const Effect& rule = g.effect(card);
        const Player owner = activeOwner(s, card);
        if (rule.verb == Verb::Strength) s.active &= ~(std::uint32_t{1} << card);  // it was for one battle
        if (rule.verb == Verb::Score) score(owner, amountOf(g, s, {}, owner, rule), ScoreSource::Card);
    }
    refreshOwners();  // DIS-05: at the end of the Battle stage, before attrition is judged
    go(Stage::Attrition);
}

void Engine::resolve(TileIndex tile) {
    const Judgement judged = judge(g, s, tile);
    if (!judged.fought()) return leftAlone(tile, judged);
    for (Player player = 0; player < g.players(); ++player)
        if (g.side(player) != judged.winner && (s.units[player] & bit(tile)) != 0)
            killAll(player, tile, noPlayer, UnitFilter::All);
    if (judged.winner < 0) {
        s.battles &= ~bit(tile);
        return log({EventKind::BattleTied, noPlayer, tile, 0, 0, 0});
    }
    won(tile, judged.winner, judged.difference);
}

/// BAT-08: the only side with units left has won without a fight and without losses. So does the
/// Leviathan's side (GNL-02).
void Engine::leftAlone(TileIndex tile, const Judgement& judged) {
    auto& leviathan = s.generalAt[static_cast<int>(General::Leviathan)];
    const bool devoured = leviathan == tile;
    if (devoured) leviathan = place::gone;
    s.battles &= ~bit(tile);
    if (devoured || !g.options().winsNeedFight)
        countVictory(tile, judged.winner, judged.strength[static_cast<std::size_t>(judged.winner)]);
}

/// Counts a won battle for each player of the side with units there; returns one of them.
Player Engine::countVictory(TileIndex tile, int side, int difference) {
    Player member = noPlayer;
    for (Player player = 0; player < g.players(); ++player) {
        if (g.side(player) != side || (s.units[player] & bit(tile)) == 0) continue;
        member = player;
        ++s.players[player].battlesWon;
        log({EventKind::BattleWon, player, tile, 0, 0, static_cast<std::int16_t>(difference)});
    }
    return member;
}

void Engine::won(TileIndex tile, int side, int difference) {
    const Player member = countVictory(tile, side, difference);
    int soldiers = 0;
    for (Player player = 0; player < g.players(); ++player)
        if (g.side(player) == side) soldiers += s.soldiers[tile][player];
    const SpecialUnits special = specialUnitsAt(g, s, side, tile);
    if (difference >= soldiers + special.count) {
        s.battles &= ~bit(tile);
        return;
    }
    s.effectLeft = static_cast<std::uint8_t>(difference);
    s.effectUnit = static_cast<std::uint8_t>(side);
    std::uint64_t options = 0;
    for (unsigned kept = 0; kept < 1U << special.count; ++kept) {
        const int number = __builtin_popcount(kept);
        if (number <= difference && difference - number <= soldiers) options |= std::uint64_t{1} << kept;
    }
    ask(DecisionKind::KeepUnits, commanderOf(g, s, member), options, Pass::Forbidden, tile);
}

void Engine::keep(TileIndex tile, unsigned kept) {
    const int side = s.effectUnit;
    const SpecialUnits special = specialUnitsAt(g, s, side, tile);
    for (int i = 0; i < special.count; ++i) {
        const SpecialUnit& unit = special.list[static_cast<std::size_t>(i)];
        if ((kept >> i & 1) == 0) kill(unit.owner, tile, unit.unit, 1, noPlayer);
    }
    const int rest = s.effectLeft - __builtin_popcount(kept);
    s.effectLeft = static_cast<std::uint8_t>(rest);
    // The members of a side by seat: one, or the allies `side` and `side` + 2.
    const int first = s.soldiers[tile][side];
    const int second = g.alliances() ? s.soldiers[tile][side + 2] : 0;
    std::uint64_t options = 0;
    for (int n = 0; n <= first && n <= rest; ++n)
        if (rest - n <= second) options |= std::uint64_t{1} << n;
    ask(DecisionKind::KeepSoldiers, commanderOf(g, s, static_cast<Player>(side)), options, Pass::Forbidden,
        tile);
}

void Engine::keepSoldiers(TileIndex tile, int ofFirst) {
    const auto first = static_cast<Player>(s.effectUnit);
    kill(first, tile, Unit::Soldier, s.soldiers[tile][first] - ofFirst, noPlayer);
    if (g.alliances()) {
        const Player second = g.ally(first);
        kill(second, tile, Unit::Soldier, s.soldiers[tile][second] - (s.effectLeft - ofFirst), noPlayer);
    }
    s.battles &= ~bit(tile);
}

}  // namespace hexa::clockwork
