// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/bots/bot.h"
#include "core/systems/claymore/bots/worth.h"

#include <bit>

namespace hexa::claymore {
namespace {

/// How often each regiment is named by the cards that are still in the deck, of `one` a card.
std::array<int, regimentTotal> turnsOf(const Battle& battle, const State& state) {
    std::array<int, regimentTotal> turns{};
    const auto& cards = battle.values().cards;
    int deck = 0;
    const bool empty = state.deck == 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const int left = empty ? cards[i].count - state.removed[i] : state.left[i];
        deck += left;
        if (left == 0 || (cards[i].sort == CardSort::Whole && !battle.on(Switch::WholeArmyAttack))) continue;
        for (RegimentSet names = cards[i].names; names != 0; names &= names - 1)
            turns[static_cast<std::size_t>(std::countr_zero(names))] +=
                left * (cards[i].sort == CardSort::Ogir ? 3 : 1);
    }
    for (int& turn : turns) turn = deck > 0 ? turn * 1000 / deck : 0;
    return turns;
}

/// How a battle stands for an army, in ten-thousandths of a worth: lives of both sides, what each regiment can do to the enemy where
/// it stands when its cards come, and how far those that can do nothing still have to go.
class Judgement {
public:
    Judgement(const Battle& battle, const State& state, Army army)
        : mBattle(battle), mArmy(army), mTurns(turnsOf(battle, state)) {}

    int of(const State& state) const {
        int sum = 0;
        for (RegimentId id = 0; id < regimentTotal; ++id) {
            if (!onMat(state.at[id])) {
                if (state.at[id] == waiting) sum += sign(id) * standing(state, id) * 9 / 10;
                continue;
            }
            sum += sign(id) * (standing(state, id) + prospect(state, id));
        }
        return sum;
    }

private:
    int sign(RegimentId id) const { return armyOf(id) == mArmy ? 1 : -1; }
    int standing(const State& state, RegimentId id) const {
        const int lives = mBattle.lives(id) - state.chips[id];
        return worthOfLife(mBattle, id) * Odds::one * (2 * lives + 1) / 2;
    }
    /// The best blow, as often as cards come in the time of about seven cards.
    int prospect(const State& state, RegimentId id) const {
        if (id == howitzer) return 0;
        int best = 0;
        for (RegimentId target = 0; target < regimentTotal; ++target)
            if (armyOf(target) != armyOf(id) && reaches(mBattle, state, id, target))
                best = std::max(best, promiseOf(mBattle, state, id, target));
        const int often = std::min(1000, 7 * mTurns[id]);
        if (best > 0) return static_cast<int>(std::int64_t{best} * often / 1000);
        const int steps = std::min(40, stepsToEnemy(mBattle, state, id, state.at[id]));
        return -steps * 400 * mBattle.combat(id);
    }

    const Battle& mBattle;
    Army mArmy;
    std::array<int, regimentTotal> mTurns;
};

/// After an attack, what it can bring is weighed by its odds: nothing happens, so many chips, the end of the target.
int afterAttack(const Battle& battle, const State& state, const Move& move, const Judgement& judgement) {
    const DiceCount dice = diceOf(battle, state, move.regiment, move.target);
    const int lives = battle.lives(move.target) - state.chips[move.target];
    std::int64_t sum = 0;
    int before = Odds::one;
    for (int chips = 0; chips <= lives; ++chips) {
        const int more = chips < lives ? battle.odds().kill(dice.attack, dice.defence, chips + 1) : 0;
        const int odds = before - more;
        before = more;
        if (odds <= 0) continue;
        State after = state;
        if (chips >= lives) {
            after.occupant[after.at[move.target]] = noRegiment;
            after.at[move.target] = gone;
        } else {
            after.chips[move.target] = static_cast<std::uint8_t>(after.chips[move.target] + chips);
        }
        sum += std::int64_t{odds} * judgement.of(after);
    }
    return static_cast<int>(sum / Odds::one);
}

/// The best that can come of the move, with the blow that may follow a step.
int judge(const Battle& battle, const State& state, const Move& move, const Judgement& judgement) {
    if (move.kind == Move::Kind::Attack) return afterAttack(battle, state, move, judgement);
    State after = state;
    apply(battle, after, move, nullptr);
    if (after.phase == Phase::Over)
        return (after.outcome == Outcome::Imperial) == (armyOf(move.regiment) == Army::Imperial)
                   ? 1'000'000'000
                   : -1'000'000'000;
    int best = judgement.of(after);
    if (move.kind == Move::Kind::Step && after.phase == Phase::Act && after.current == move.regiment) {
        MoveList next;
        listMoves(battle, after, next);
        for (const Move& blow : next)
            if (blow.kind == Move::Kind::Attack && blow.regiment == move.regiment)
                best = std::max(best, afterAttack(battle, after, blow, judgement));
    }
    return best;
}

}  // namespace

Move LookaheadBot::decide(const Battle& battle, const State& seen, Rng& rng) const {
    // Where chance follows at once in another way than by dice, it decides as the greedy one.
    const bool card = seen.phase == Phase::Act || seen.phase == Phase::OgirAct;
    if (!card || (seen.open & bit(howitzer)) != 0) return GreedyBot().decide(battle, seen, rng);
    MoveList moves;
    listMoves(battle, seen, moves);
    if (moves.size() == 1) return moves[0];
    const Judgement judgement(battle, seen, seen.turn);
    Move best = moves[0];
    int bestScore = 0;
    std::uint32_t equals = 0;
    for (const Move& move : moves) {
        // To finish leaves all as it is; what is waited for comes after.
        const int score = move.kind == Move::Kind::Finish || move.kind == Move::Kind::Wait
                              ? judgement.of(seen)
                              : judge(battle, seen, move, judgement);
        if (equals > 0 && score < bestScore) continue;
        equals = equals > 0 && score == bestScore ? equals + 1 : 1;
        if (equals == 1 || rng.below(equals) == 0) best = move;
        bestScore = score;
    }
    return best;
}

}  // namespace hexa::claymore
