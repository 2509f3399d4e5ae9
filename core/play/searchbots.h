// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/moves.h"
#include "core/play/playout.h"
#include "core/play/search.h"

// A bot that searches, for games that list their moves: the rules need one function more for it,
// guess().

namespace hexa::play {

/// Rules that allow a bot to search: guess(seen, seat, rng) is a state that looks like `seen` to
/// the seat, at the same decision, with hidden parts drawn from the possible ones. score() as in
/// Table.
template <class R>
concept Searchable = ListsMoves<R> &&
    requires(const R& rules, const typename R::State& state, const typename R::Seen& seen, Rng& rng) {
    { rules.guess(seen, 0, rng) } -> std::same_as<typename R::State>;
    { rules.score(state) } -> std::same_as<Score>;
};

/// A decision of such a game as a Lookahead: after the plans, which are moves, a bot plays on for
/// all seats to the end. A seat has 1 if it won, else 0.
template <class R>
class MoveLookahead {
public:
    using State = typename R::State;
    using Seen = typename R::Seen;
    using Plan = typename R::Move;

    /// Creates it. `turn` is the open decision; rules and bot outlive this.
    MoveLookahead(const R& rules, const Bot<R>& follower, const Turn& turn)
        : mRules(rules), mFollower(follower), mTurn(turn) {
        mFollowers.fill(&follower);
    }

    int seats() const { return mRules.seats(); }
    Seen see(const State& state, int seat) const { return mRules.see(state, seat); }
    State guess(const Seen& seen, int seat, Rng& rng) const { return mRules.guess(seen, seat, rng); }
    Plan plausible(const Seen& seen, int seat, Rng& rng) const {
        return decides(mTurn, 0, seat) ? mFollower.decide(mRules, seen, seat, rng) : Plan{};
    }
    std::array<std::int32_t, maxSeats> lookAhead(const State& state, std::span<const Plan> plans,
                                                 std::uint64_t seed) const {
        State after = state;
        carryOut(after, plans);
        std::array<std::int32_t, maxSeats> won{};
        if (!playToEnd<R>(mRules, after, mFollowers, seed)) return won;
        const SeatMask winners = mRules.score(after).winners;
        for (int seat = 0; seat < seats(); ++seat)
            won[static_cast<std::size_t>(seat)] = contains(winners, seat) ? 1 : 0;
        return won;
    }

private:
    void carryOut(State& state, std::span<const Plan> plans) const {
        if constexpr (HasSealedMoves<R>)
            if (mTurn.kind == Turn::Kind::Sealed) return mRules.reveal(state, plans, nullptr);
        mRules.apply(state, plans[static_cast<std::size_t>(mTurn.seat)], nullptr);
    }

    const R& mRules;
    const Bot<R>& mFollower;
    Turn mTurn;
    std::array<const typename R::Bot*, maxSeats> mFollowers;
};

/// Compares all of its moves in the same `samples` guessed positions, continued by a random bot,
/// and takes the one that wins most often.
template <class R>
class SamplerBot final : public Bot<R> {
public:
    constexpr SamplerBot(std::string_view name, int version, int samples)
        : Bot<R>(name, version), mSamples(samples) {}
    typename R::Move decide(const R& rules, const typename R::Seen& seen, int seat, Rng& rng) const override {
        static_assert(Searchable<R> && Lookahead<MoveLookahead<R>>);
        const auto moves = rules.moves(seen, seat);
        if (moves.size() == 1) return moves.front();
        const MoveLookahead<R> look(rules, mFollower, rules.turn(rules.guess(seen, seat, rng)));
        return bestBySampling(look, seen, seat, moves, {&mSamples, 1}, rng);
    }

private:
    RandomBot<R> mFollower;
    int mSamples;
};

}  // namespace hexa::play
