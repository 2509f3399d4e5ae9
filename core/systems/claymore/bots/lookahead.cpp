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

/// How a battle stands for an army, in ten-thousandths of a worth: lives of both sides, and what each regiment can do to the enemy
/// where it stands when its cards come.
class Judgement {
public:
    Judgement(const Battle& battle, const State& state, Army army)
        : mBattle(battle),
          mArmy(army),
          mTurns(turnsOf(battle, state)),
          mPatience(std::max(0, patience - state.quiet)) {}

    int of(const State& state) const {
        int sum = 0;
        for (RegimentId id = 0; id < regimentTotal; ++id) {
            if (state.at[id] == gone) continue;
            const bool own = armyOf(id) == mArmy;
            int worth = standing(state, id);
            if (onMat(state.at[id])) {
                // Who waits for the perfect blow never strikes: what the enemy could do counts half, and less with every card on
                // which nobody is hurt.
                const int blow = prospect(state, id);
                worth += own ? blow : blow * mPatience / patience;
            }
            sum += own ? worth : -worth;
        }
        return sum;
    }

    /// What a regiment gains by coming nearer to the enemy; `before` and `after` differ by its step.
    int approach(const State& before, const State& after, RegimentId id) const {
        const int steps =
            stepsToEnemy(mBattle, before, id, before.at[id]) - stepsToEnemy(mBattle, after, id, after.at[id]);
        return steps * nearer * std::max(1, mBattle.combat(id));
    }

private:
    /// Cards without anybody hurt after which it does not mind the enemy's blows any more.
    static constexpr int patience = 20;
    /// A step nearer to the enemy, for each die.
    static constexpr int nearer = 2'000;

    int standing(const State& state, RegimentId id) const {
        const int lives = mBattle.lives(id) - state.chips[id];
        return worthOfLife(mBattle, id) * Odds::one * (2 * lives + 1) / 2;
    }
    /// The best blow, as often as its cards come in the time of about seven cards, at most once.
    int prospect(const State& state, RegimentId id) const {
        if (id == howitzer) return 0;
        const int often = std::min(1000, 7 * mTurns[id]);
        return static_cast<int>(std::int64_t{bestPromise(mBattle, state, id)} * often / 1000);
    }

    const Battle& mBattle;
    Army mArmy;
    std::array<int, regimentTotal> mTurns;
    int mPatience;
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
    if (move.kind == Move::Kind::Step) {
        if (after.phase == Phase::Act && after.current == move.regiment)
            eachTarget(battle, after, move.regiment, [&](RegimentId target) {
                const Move blow{Move::Kind::Attack, move.regiment, gone, target};
                if (!battle.shoots(move.regiment))
                    best = std::max(best, afterAttack(battle, after, blow, judgement));
                return false;
            });
        best += judgement.approach(state, after, move.regiment);
    } else if (move.kind == Move::Kind::Enter) {
        best += 1;  // better there than waiting
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
