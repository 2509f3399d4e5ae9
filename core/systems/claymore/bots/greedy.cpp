// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/bots/bot.h"
#include "core/systems/claymore/bots/worth.h"

namespace hexa::claymore {
namespace {

/// A regiment could strike: more than any step without a blow.
constexpr int strikes = 1'000'000;
/// Worth of a step nearer to the enemy.
constexpr int nearer = 1'000;

/// Returns the promise of a howitzer shot: the chance of arrival, and the regiments on its way
/// (spec section 3.4).
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

/// Returns the steps to a hex where the army wins at once (CS-150); 255: none for this regiment.
int stepsToAim(const Battle& battle, const State& state, RegimentId id, Field from) {
    const FieldSet& aims = battle.objectives(armyOf(id));
    if (aims.none() || !battle.climbs(id)) return 255;
    int nearest = 255;
    for (std::size_t field = 0; field < battle.size(); ++field)
        if (aims[field] && (static_cast<Field>(field) != battle.tower() || state.towerStands))
            nearest = std::min(nearest, battle.way(from, static_cast<Field>(field), true));
    return nearest;
}

/// Judges the steps of one regiment after the other.
class StepJudge {
public:
    StepJudge(const Battle& battle, const State& seen) : mBattle(battle), mState(seen) {
        const bool whole = seen.card != 255 && battle.values().cards[seen.card].sort == CardSort::Whole;
        mStrikesAfter = !whole || battle.on(Switch::WholeArmyAttack);
    }

    int judge(const Move& move) {
        const RegimentId id = move.regiment;
        if (id != mId) begin(id);
        const int aim = stepsToAim(mBattle, mState, id, move.to);
        if (aim == 0) return 100 * strikes;
        // Blows of shooters that move are for another card.
        const bool blow = mStrikesAfter && !mBattle.shoots(id) && id != howitzer;
        if (mNow > 0 && !blow) return -1;
        if (blow) {
            mState.occupant[mFrom] = noRegiment;
            mState.at[id] = move.to;
            const int then = bestPromise(mBattle, mState, id);
            mState.at[id] = mFrom;
            mState.occupant[mFrom] = id;
            if (then > mNow) return strikes + then - 1;  // the same blow from where one stands is better
        }
        if (mNow > 0) return -1;
        int before = mEnemy, after = stepsToEnemy(mBattle, mState, id, move.to);
        if (mAim < 255 && aim < 255) {
            before = std::min(before, mAim);
            after = std::min(after, aim);
        }
        return nearer * (before - after) + (200 - std::min(after, 200));
    }

private:
    void begin(RegimentId id) {
        mId = id;
        mFrom = mState.at[id];
        mNow = id == howitzer ? 0 : bestPromise(mBattle, mState, id);
        mEnemy = stepsToEnemy(mBattle, mState, id, mFrom);
        mAim = stepsToAim(mBattle, mState, id, mFrom);
    }

    const Battle& mBattle;
    State mState;
    bool mStrikesAfter = true;
    RegimentId mId = noRegiment;
    Field mFrom = gone;
    int mNow = 0, mEnemy = 255, mAim = 255;
};

}  // namespace

Move GreedyBot::decide(const Battle& battle, const State& seen, Rng& rng) const {
    MoveList moves;
    listMoves(battle, seen, moves);
    if (moves.size() == 1) return moves[0];
    StepJudge steps(battle, seen);
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
            score = steps.judge(move);
            break;
        case Move::Kind::Enter:
        case Move::Kind::Deploy:
            // Prefers the front and, there, regiments with a strong attack.
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
