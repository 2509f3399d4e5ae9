// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/bots/bots.h"
#include "core/systems/claymore/bots/worth.h"

// Rollout algorithm (Tesauro and Galperin, 1996): the greedy bot's play after a move shows the
// worth of the move.

namespace hexa::claymore {
namespace {

/// Battles continued after each move, and after the moves that look best so far.
constexpr int firstSamples = 8;
constexpr int finalSamples = 40;
constexpr std::size_t finalists = 4;
/// Cards after the open one until the battle is judged.
constexpr int horizon = 6;
/// Standing of a decided battle: more than anything on the mat.
constexpr int decided = 1'000'000;

/// Returns an army's standing: lives, and half a life more for each remaining regiment, by their
/// worth.
int standingOf(const Battle& battle, const State& state, Army army) {
    if (state.phase == Phase::Over && state.outcome != BattleResult::Draw)
        return (state.outcome == BattleResult::Imperial) == (army == Army::Imperial) ? decided : -decided;
    int sum = 0;
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        if (state.at[id] == gone) continue;
        const int worth = worthOfLife(battle, id) * (2 * (battle.lives(id) - state.chips[id]) + 1);
        sum += armyOf(id) == army ? worth : -worth;
    }
    return sum;
}

/// Returns the standing some cards after the move. The seed is that of one sample: it gives the
/// same cards after each move.
int standingAfter(const GameRules& rules, State state, const Move& move, Army army, std::uint64_t seed) {
    static constexpr GreedyBot follower;
    std::array<const Bot*, maxSeats> seats;
    seats.fill(&follower);
    const int last = state.drawn + horizon;
    constexpr std::uint64_t nextCard = 0xffff;
    std::uint64_t number = 0;  // of the decision among those of its card
    rules.apply(state, move, nullptr);
    while (state.phase != Phase::Over) {
        const bool draws = state.phase == Phase::Draw;
        if (draws && state.drawn >= last) break;
        if (draws) number = 0;
        play::step<GameRules>(rules, state, seats, seed,
                              std::uint64_t{state.drawn} << 16 | (draws ? nextCard : number++));
    }
    return standingOf(rules.battle(), state, army);
}

/// A move against the one that the greedy player makes, over the same samples.
struct Candidate {
    Move move;
    std::int64_t sum = 0;      ///< Sum of the differences.
    std::int64_t squares = 0;  ///< Sum of their squares.

    void add(std::int64_t difference) {
        sum += difference;
        squares += difference * difference;
    }
    /// True if it is better beyond chance: Student's t of the mean is above 3/2.
    bool isBetter(int n) const { return sum > 0 && 4 * sum * sum * (n - 1) > 9 * (n * squares - sum * sum); }
};

}  // namespace

Move LookaheadBot::decide(const Battle& battle, const State& seen, Rng& rng) const {
    const Move usual = GreedyBot().decide(battle, seen, rng);
    MoveList moves;
    // With chips face down a lookahead is impossible.
    if (seen.deployed) listMoves(battle, seen, moves);
    if (moves.size() <= 1) return usual;
    const GameRules rules({&battle, seen.chooser});
    const Army army = battle.armyOfSeat(seen.actor);
    const std::uint64_t seed = rng.next();
    std::array<int, finalSamples> base;
    for (std::size_t sample = 0; sample < finalSamples; ++sample)
        base[sample] = standingAfter(rules, seen, usual, army, mixed(seed, sample));
    const auto compare = [&](Candidate& candidate, std::size_t begin, std::size_t end) {
        for (std::size_t sample = begin; sample < end; ++sample)
            candidate.add(standingAfter(rules, seen, candidate.move, army, mixed(seed, sample)) -
                          base[sample]);
    };

    std::array<Candidate, finalists + 1> best;
    std::size_t count = 0;
    for (const Move& move : moves) {
        if (move == usual) continue;
        Candidate candidate{move};
        compare(candidate, 0, firstSamples);
        if (candidate.sum <= 0) continue;
        std::size_t at = count;
        for (; at > 0 && best[at - 1].sum < candidate.sum; --at) best[at] = best[at - 1];
        best[at] = candidate;
        count = std::min(count + 1, finalists);
    }
    const Candidate* chosen = nullptr;
    for (std::size_t i = 0; i < count; ++i) {
        compare(best[i], firstSamples, finalSamples);
        if (best[i].isBetter(finalSamples) && (chosen == nullptr || best[i].sum > chosen->sum))
            chosen = &best[i];
    }
    return chosen == nullptr ? usual : chosen->move;
}

}  // namespace hexa::claymore
