// SPDX-License-Identifier: GPL-3.0-or-later
// Single stages, started on states of random games and compared with plain arithmetic without
// masks.
#include "core/systems/clockwork/rules/engine.h"
#include "tests/core/systems/clockwork/rules/games.h"

#include <algorithm>
#include <vector>

namespace hexa::rulestest {
namespace {

/// A state in which a stage has been carried out, up to the first decision of another stage.
struct Staged {
    State state;
    EventLog log;
};
Staged carryOut(const Game& game, const State& from, Stage stage, Rng& rng) {
    Staged staged{from, {}};
    staged.state.stage = stage;
    staged.state.cursor = 0;
    staged.state.decision = {};
    Engine(game, staged.state, &staged.log).run();
    while (staged.state.stage == stage && staged.state.decision.kind != DecisionKind::Over)
        playRandomly(game, staged.state, rng, &staged.log);
    return staged;
}

/// Events of one kind at a territory, of one side.
int count(const Game& game, const EventLog& log, EventKind kind, TileIndex tile, int side) {
    int sum = 0;
    for (const Event& event : log)
        if (event.kind == kind && event.tile == tile && event.player != noPlayer &&
            game.side(event.player) == side)
            sum += event.amount;
    return sum;
}

struct Forces {
    int strength[maxPlayers] = {};
    int units[maxPlayers] = {};
    int sides = 0;
};
Forces forcesAt(const Game& game, const State& state, TileIndex tile) {
    Forces forces;
    for (Player p = 0; p < game.players(); ++p) {
        const int units = unitsAt(state, p, tile);
        if (units > 0 && forces.units[game.side(p)] == 0) ++forces.sides;
        forces.units[game.side(p)] += units;
        forces.strength[game.side(p)] += strengthAt(game, state, p, tile);
    }
    return forces;
}

/// Winner and its units left, by BAT-03 to BAT-08; side -1: none.
struct Verdict {
    int side = -1;
    int left = 0;
};
Verdict verdictOf(const Game& game, const State& state, TileIndex tile) {
    const Forces forces = forcesAt(game, state, tile);
    std::vector<std::pair<int, int>> order;  // strength and side, strongest first
    for (int side = 0; side < maxPlayers; ++side)
        if (forces.units[side] > 0) order.emplace_back(forces.strength[side], side);
    if (order.empty()) return {};
    std::sort(order.rbegin(), order.rend());
    if (order.size() == 1) return {order[0].second, forces.units[order[0].second]};
    int difference = order[0].first - order[1].first;
    int side = order[0].second;
    if (difference == 0) {
        side = -1;
        for (const auto& [strength, other] : order)
            if (strength == order[0].first && state.tacticalOps != noPlayer &&
                game.side(state.tacticalOps) == other && unitsAt(state, state.tacticalOps, tile) > 0) {
                side = other;
                difference = 1;
            }
    }
    return {side, side < 0 ? 0 : std::min(difference, forces.units[side])};
}

/// Returns the strength of a side's units and cards in a battle (BAT-02, ALL-09, ALL-10): a card
/// used there counts once, for either ally.
int strengthOf(const Game& game, const State& state, TileIndex tile, int side) {
    int strength = 0, units = 0;
    for (Player p = 0; p < game.players(); ++p) {
        if (game.side(p) != side || unitsAt(state, p, tile) == 0) continue;
        units += unitsAt(state, p, tile);
        strength += state.soldiers[tile][p];
        const bool unique = state.players[p].unique[0] == tile || state.players[p].unique[1] == tile;
        if (unique && game.uniqueKind(p) == UniqueKind::Hunter) strength += 2;
        if (unique && game.uniqueKind(p) == UniqueKind::Operative) strength += 1;
        if (hasGeneralAt(state, General::Steamtank, p, tile)) strength += 3;
        for (int slot = 0; slot < decks; ++slot) {
            const Effect& card = game.effect(slot);
            const bool always = card.verb == Verb::Strength && contains(card.timings, Timing::Always);
            if (always && tokenOwner(state, slot) == p &&
                (game.reach(slot, state.tokenAt[slot]) & bit(tile)) != 0)
                strength += card.amount;
        }
    }
    if (units == 0) return 0;
    for (int card = 0; card < cardsInPlay; ++card)
        if ((state.active >> card & 1) != 0 && game.effect(card).verb == Verb::Strength &&
            state.activeAt[card] == tile && game.side(activeOwner(state, card)) == side)
            strength += game.effect(card).amount;
    return strength;
}

/// Verifies [31], [32], [36]: survivors = top - second for a sole winner, none for others.
void battlesFought(const Table& table, const Game& game, const State& state, Rng& rng) {
    const Staged after = carryOut(game, state, Stage::Battles, rng);
    forEachTile(state.battles, [&](TileIndex tile) {
        const Verdict verdict = verdictOf(game, state, tile);
        const Forces forces = forcesAt(game, state, tile);
        for (Player p = 0; p < game.players(); ++p) {
            const auto won = std::count_if(after.log.begin(), after.log.end(), [&](const Event& event) {
                return event.kind == EventKind::BattleWon && event.tile == tile && event.player == p;
            });
            const bool counts = forces.sides > 1 || !game.options().winsNeedFight;
            const bool winner = game.side(p) == verdict.side && unitsAt(state, p, tile) > 0;
            expect(won == (counts && winner ? 1 : 0), at(table, state) + "wrong battles won (BAT-08)");
        }
        for (int side = 0; side < maxPlayers; ++side) {
            expect(forces.strength[side] == strengthOf(game, state, tile, side),
                   at(table, state) + "wrong Army Strength of a side (ALL-09)");
            const int left = forces.units[side] - count(game, after.log, EventKind::Killed, tile, side);
            const int expected = side == verdict.side ? verdict.left : 0;
            if (left != expected)
                return fail(at(table, state) + "wrong losses in a battle (BAT-04): " + std::to_string(left) +
                            " instead of " + std::to_string(expected));
        }
        // [34]: one more Soldier never turns a win into a loss.
        if (verdict.side < 0 || forces.sides < 2) return;
        for (Player p = 0; p < game.players(); ++p) {
            if (game.side(p) != verdict.side || unitsAt(state, p, tile) == 0) continue;
            if (state.players[p].reserve == 0) continue;
            State more = state;
            ++more.soldiers[tile][p];
            --more.players[p].reserve;
            EventLog log = carryOut(game, more, Stage::Battles, rng).log;
            const bool won = std::any_of(log.begin(), log.end(), [&](const Event& event) {
                return event.kind == EventKind::BattleWon && event.tile == tile &&
                       game.side(event.player) == verdict.side;
            });
            expect(won, at(table, state) + "one Soldier more, and the battle is lost (BAT-03)");
        }
    });
}

/// Territories in supply, found by walking over hexes that touch (ATR-01, ALL-11).
std::vector<bool> supplied(const Game& game, const State& state, Player player) {
    const GameMap& map = game.map();
    const Control control = controlOf(game, state);
    const auto holds = [&](TileIndex tile) {
        const Player owner = control.at(tile);
        return owner == player || (game.alliances() && owner == game.ally(player));
    };
    std::vector<bool> reached(static_cast<std::size_t>(map.tiles), false);
    for (TileIndex tile = 0; tile < map.tiles; ++tile) {
        const bool city =
            map.isKind(tile, tile::village) && holds(tile) && unitsAt(state, control.at(tile), tile) >= 3;
        reached[tile] = holds(tile) && (map.isKind(tile, tile::capital) || city);
    }
    for (bool more = true; more;) {
        more = false;
        for (TileIndex a = 0; a < map.tiles; ++a)
            for (TileIndex b = 0; b < map.tiles; ++b)
                if (reached[a] && !reached[b] && holds(b) && distance(map.hex[a], map.hex[b]) == 1)
                    reached[b] = more = true;
    }
    return reached;
}

/// Verifies [38], [40]: attrition takes exactly one unit without supply, none elsewhere.
void attritionTaken(const Table& table, const Game& game, const State& state, Rng& rng) {
    const Control control = controlOf(game, state);
    const Staged after = carryOut(game, state, Stage::Attrition, rng);
    for (Player player = 0; player < game.players(); ++player) {
        const std::vector<bool> reached = supplied(game, state, player);
        forEachTile(control.of[player], [&](TileIndex tile) {
            int mortal =
                0;  // ATR-03; of an ally too, where the controller has nobody; all protected by own cards
            for (Player p = 0; p < game.players(); ++p) {
                if ((shielded(game, state, p, Shield::Attrition) >> tile & 1) != 0) continue;
                mortal += state.soldiers[tile][p];
                if (uniqueAt(state, p, tile) >= 0 && game.uniqueKind(p) != UniqueKind::Operative) ++mortal;
            }
            const int expected = !reached[tile] && mortal > 0 ? 1 : 0;
            int taken = 0;
            for (const Event& event : after.log)
                if (event.kind == EventKind::OutOfSupply && event.tile == tile) ++taken;
            expect(taken == expected, at(table, state) + "attrition took " + std::to_string(taken) +
                                          " instead of " + std::to_string(expected) + " (ATR-02)");
        });
        // [39]: a territory more never cuts off another one.
        for (TileIndex tile = 0; tile < game.map().tiles; ++tile) {
            if (control.at(tile) != noPlayer || state.players[player].reserve == 0) continue;
            State more = state;
            ++more.soldiers[tile][player];
            --more.players[player].reserve;
            more.units[player] |= bit(tile);
            const TileMask cut = outOfSupply(game, more, controlOf(game, more), player) & ~bit(tile);
            expect((cut & ~outOfSupply(game, state, control, player)) == 0,
                   at(table, state) + "a territory more, and another is cut off (ATR-01)");
        }
    }
}

int numberOf(const Game& game, const State& state, Player player, KindId kind) {
    const Control control = controlOf(game, state);
    int number = 0;
    for (TileIndex tile = 0; tile < game.map().tiles; ++tile)
        if (game.map().isKind(tile, kind) && control.at(tile) == player) ++number;
    return number;
}

/// Verifies [41].
void studied(const Table& table, const Game& game, const State& state, Rng& rng) {
    const Control control = controlOf(game, state);
    const Staged after = carryOut(game, state, Stage::Study, rng);
    for (Player player = 0; player < game.players(); ++player) {
        int expected = numberOf(game, state, player, tile::tower) +
                       numberOf(game, state, player, tile::manufactory) +
                       numberOf(game, state, player, tile::shrine);
        for (Player owner = 0; owner < game.players(); ++owner)
            for (const std::uint8_t where : state.players[owner].unique)
                if (game.uniqueKind(owner) == UniqueKind::Engineer && onMap(where) &&
                    control.at(where) == player &&
                    (game.map().isKind(where, tile::tower) || game.map().isKind(where, tile::manufactory) ||
                     game.map().isKind(where, tile::shrine)))
                    ++expected;
        int gained = 0;
        for (const Event& event : after.log)
            if (event.kind == EventKind::PointsGained && event.player == player) gained += event.amount;
        // Only the study comes before the next decision, unless no player has workers to sacrifice:
        // then Discovery.
        expect(gained == expected, at(table, state) + "wrong IP in the Study stage (STU-01)");
    }
}

/// Verifies [19].
void recruited(const Table& table, const Game& game, const State& state, Rng& rng) {
    const Control control = controlOf(game, state);
    const Staged after = carryOut(game, state, Stage::Recruit, rng);
    for (Player player = 0; player < game.players(); ++player) {
        int expected = game.options().epic ? 3 : 4;
        for (TileIndex tile = 0; tile < game.map().tiles; ++tile)
            if (game.map().isKind(tile, tile::village) && control.at(tile) == player)
                expected += unitsAt(state, player, tile) >= 3 ? 2 : 1;
        for (int slot = 0; slot < decks; ++slot)
            if (contains(game.effect(slot).timings, Timing::Recruitment) && tokenOwner(state, slot) == player)
                expected += amountOf(game, state, control, player, game.effect(slot));
        int gained = 0;
        for (const Event& event : after.log)
            if (event.kind == EventKind::WorkersGained && event.player == player) gained += event.amount;
        expect(gained == std::min<int>(expected, state.players[player].reserve),
               at(table, state) + "wrong number of workers (REC-01)");
    }
}

/// Verifies [57].
void scored(const Table& table, const Game& game, const State& state, Rng& rng) {
    const Control control = controlOf(game, state);
    const Staged after = carryOut(game, state, Stage::Scoring, rng);
    for (TileIndex tile = 0; tile < game.map().tiles; ++tile) {
        const Player owner = control.at(tile);
        const int units = owner == noPlayer ? 0 : unitsAt(state, owner, tile);
        const int special = game.map().points[tile];
        int expected = owner == noPlayer ? 0 : std::max(special, 0);
        if (game.map().isKind(tile, tile::forest)) expected = std::min(units, special < 0 ? 3 : special);
        if (game.map().isKind(tile, tile::lake)) expected = units < 2 ? 0 : special < 0 ? 3 : special;
        int found = 0;
        for (const Event& event : after.log)
            if (event.kind == EventKind::Scored && event.tile == tile &&
                event.a == static_cast<std::uint8_t>(ScoreSource::Territory))
                found += event.player == owner ? event.amount : 1000;
        expect(found == expected, at(table, state) + "a territory scored " + std::to_string(found) +
                                      " instead of " + std::to_string(expected) + " (SCO-01)");
    }
}

void stages() {
    forEachGame(300, [](const Table& table, const Game& game, Rng& rng) {
        State state = startGame(game);
        while (state.decision.kind != DecisionKind::Over) {
            if (state.decision.kind == DecisionKind::Reinforce && state.battles != 0 && rng.below(3) == 0)
                battlesFought(table, game, state, rng);
            if (state.decision.kind == DecisionKind::Buy && rng.below(3) == 0) {
                attritionTaken(table, game, state, rng);
                studied(table, game, state, rng);
                recruited(table, game, state, rng);
                if (game.isScoringTurn(state.turn)) scored(table, game, state, rng);
            }
            playRandomly(game, state, rng);
        }
    });
}
const Test stagesTest("stages", stages);

}  // namespace
}  // namespace hexa::rulestest
