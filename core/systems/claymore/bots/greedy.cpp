// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/bots/bot.h"
#include "core/systems/claymore/bots/worth.h"

namespace hexa::claymore {
namespace {

/// A regiment could strike: more than any step without a blow.
constexpr int strikes = 1'000'000;
/// A step nearer to the enemy, of so many.
constexpr int nearer = 1'000;

/// The best blow of a regiment from where it stands in `state`; 0: none.
int bestBlow(const Battle& battle, const State& state, RegimentId id) {
    int best = 0;
    for (RegimentId target = 0; target < regimentTotal; ++target)
        if (armyOf(target) != armyOf(id) && reaches(battle, state, id, target))
            best = std::max(best, promiseOf(battle, state, id, target));
    return best;
}

/// What a shot of the howitzer promises: the chance that it arrives, and what lies on the way (spec section 3.4).
int promiseOfShot(const Battle& battle, const State& state, RegimentId target) {
    const int distance = battle.distance(state.at[howitzer], state.at[target]);
    const auto& tiles = battle.values().tiles;
    int safe = tiles[0] + tiles[1], all = safe + tiles[2];
    std::int64_t odds = Odds::one;
    for (int tile = 1; tile < distance && all > 0; ++tile, --safe, --all)
        odds = odds * std::max(0, safe) / all;
    const int lives = battle.lives(target) - state.chips[target];
    return static_cast<int>(odds) * worthOfLife(battle, target) * (2 * lives + 1) / 2;
}

/// Where an army wants to be whatever the enemy does: its objectives (CS-150).
int stepsToAim(const Battle& battle, const State& state, RegimentId id, Field from) {
    const FieldSet& aims = battle.objectives(armyOf(id));
    if (aims.none() || !battle.climbs(id)) return 255;
    int nearest = 255;
    for (std::size_t field = 0; field < battle.size(); ++field)
        if (aims[field] && (static_cast<Field>(field) != battle.tower() || state.towerStands))
            nearest = std::min(nearest, battle.way(from, static_cast<Field>(field), true));
    return nearest;
}

int judgeStep(const Battle& battle, State& state, const Move& move, bool strikesAfter) {
    const RegimentId id = move.regiment;
    const Field from = state.at[id];
    const int now = bestBlow(battle, state, id);
    const int aimBefore = stepsToAim(battle, state, id, from);
    const int aimAfter = stepsToAim(battle, state, id, move.to);
    if (aimAfter == 0) return 100 * strikes;
    int before = stepsToEnemy(battle, state, id, from);
    int after = stepsToEnemy(battle, state, id, move.to);
    // Blows of shooters that move are for another card.
    const bool blow = strikesAfter && !battle.shoots(id) && id != howitzer;
    if (now > 0 && !blow) return -1;
    state.occupant[from] = noRegiment;
    state.at[id] = move.to;
    const int then = blow ? bestBlow(battle, state, id) : 0;
    state.at[id] = from;
    state.occupant[from] = id;
    if (then > now) return strikes + then - 1;  // the same blow from where one stands is better
    if (now > 0) return -1;
    if (aimBefore < 255 && aimAfter < 255) {
        before = std::min(before, aimBefore);
        after = std::min(after, aimAfter);
    }
    return nearer * (before - after) + (200 - std::min(after, 200));
}

}  // namespace

Move GreedyBot::decide(const Battle& battle, const State& seen, Rng& rng) const {
    MoveList moves;
    listMoves(battle, seen, moves);
    if (moves.size() == 1) return moves[0];
    State state = seen;
    const bool whole = seen.card != 255 && battle.values().cards[seen.card].sort == CardSort::Whole;
    const bool strikesAfter = seen.phase == Phase::OgirAct || !whole || battle.on(Switch::WholeArmyAttack);
    Move best = moves[0];
    int bestScore = -1'000'000'000;
    std::uint32_t equals = 0;
    for (const Move& move : moves) {
        int score = 0;
        switch (move.kind) {
        case Move::Kind::Attack:
            score =
                strikes + (move.regiment == howitzer ? promiseOfShot(battle, seen, move.target)
                                                     : promiseOf(battle, seen, move.regiment, move.target));
            break;
        case Move::Kind::Step:
            score = judgeStep(battle, state, move, strikesAfter);
            break;
        case Move::Kind::Enter:
        case Move::Kind::Deploy:
            // In front, and who strikes hard before the others.
            score =
                nearer - 10 * std::min(50, stepsToEnemy(battle, seen, move.regiment, move.to)) +
                (battle.shoots(move.regiment) || move.regiment == howitzer ? 0
                                                                           : battle.combat(move.regiment));
            break;
        case Move::Kind::Lay: {
            const RegimentId there = seen.occupant[move.to];
            if (there != noRegiment && seen.tile != Tile::Flying) {
                const int lives = seen.tile == Tile::Bounce ? 1 : battle.lives(there) - seen.chips[there];
                score = (armyOf(there) == Army::Shadow ? 1 : -1) * worthOfLife(battle, there) * lives;
            }
            break;
        }
        default:
            break;
        }
        if (score < bestScore) continue;
        equals = score > bestScore ? 1 : equals + 1;
        if (equals == 1 || rng.below(equals) == 0) best = move;
        bestScore = score;
    }
    return best;
}

}  // namespace hexa::claymore
