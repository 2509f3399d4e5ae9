// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/bots/greedy.h"

#include "core/systems/bauen/bots/worth.h"
#include "core/systems/bauen/rules/money.h"

#include <algorithm>
#include <limits>

namespace hexa::bauen {
namespace {

using Kind = Move::Kind;

/// Thinks for one decision.
class Thought {
public:
    Thought(const Table& table, const State& seen, int seat, Rng& rng)
        : mTable(table), mSeat(seat), mRng(rng), mWorth(table, seen, seat) {}

    Move decide(const State& state) {
        MoveList moves;
        listMoves(mTable, state, moves);
        if (moves.size() == 1) return moves[0];
        switch (state.step) {
        case Step::FirstTown:
            return best(moves, [&](const Move& move) { return Worth::ofRegion(mTable, move.a); });
        case Step::Stone:
            return bestStone(state, moves);
        default:
            return next(state, moves);
        }
    }

private:
    /// Returns the move with the highest `worth`; a random one of several equals.
    template <class Measure>
    Move best(const MoveList& moves, Measure worth) {
        int most = std::numeric_limits<int>::min();
        std::uint32_t equals = 0;
        Move chosen = moves[0];
        for (const Move& move : moves) {
            const int value = worth(move);
            if (value < most) continue;
            if (value > most) equals = 0;
            most = value;
            if (mRng.below(++equals) == 0) chosen = move;
        }
        return chosen;
    }

    /// Returns an estimate of the others' gain from a stone for all: a fixed amount for each player
    /// able to act, without trying the actions.
    int forOthers(const State& state, Action action) const {
        constexpr int gain = 25;
        int cost = 0;
        for (int other = 0; other < mTable.seats; ++other)
            if (other != mSeat && canDo(mTable, state, other, action)) cost += gain;
        return cost;
    }

    /// Returns the best stone by its effects. The 2x stone is kept for actions worth doing twice.
    Move bestStone(const State& state, const MoveList& moves) {
        constexpr int twice = 20;
        std::array<int, maxFields> normal;
        normal.fill(std::numeric_limits<int>::min());
        const auto once = [&](int field) {
            int& known = normal[static_cast<std::size_t>(field)];
            if (known == std::numeric_limits<int>::min()) known = tried(state, Stone::Normal, field);
            return known;
        };
        const int before = mWorth.of(state);
        return best(moves, [&](const Move& move) {
            if (move.kind == Kind::Pass) return 0;
            const auto stone = static_cast<Stone>(move.a);
            const Field& field = mTable.field(move.b);
            if (field.kind != Field::Kind::Action)
                return tried(state, stone, move.b) - (stone == Stone::Twice ? twice : 0);
            const int worth = once(move.b);
            if (stone == Stone::Normal) return worth;
            if (stone == Stone::All) return worth - forOthers(state, field.action);
            // An action without gain has none when repeated.
            return worth <= before ? worth - twice : tried(state, stone, move.b) - twice;
        });
    }

    /// Returns the worth after executing the stone as this player would.
    int tried(const State& state, Stone stone, int field) {
        State next = state;
        // A field that takes only another stone is tried with that one.
        Stock& stock = next.stock[static_cast<std::size_t>(mSeat)];
        if (stock.stones[static_cast<std::size_t>(stone)] == 0)
            stock.stones[static_cast<std::size_t>(stone)] = 1;
        apply(mTable, next, makeMove(Kind::Lay, static_cast<int>(stone), field), nullptr);
        goOn(next, state.round);
        return mWorth.of(next);
    }

    /// Carries on until the stone is done: own decisions as this player makes them, those of others
    /// by their first option.
    void goOn(State& state, int round) {
        constexpr int most = 60;
        MoveList moves;
        for (int i = 0; i < most; ++i) {
            if (state.step == Step::Stone || state.step == Step::Over || state.round != round) return;
            listMoves(mTable, state, moves);
            apply(mTable, state, state.actor == mSeat ? next(state, moves) : moves[0], nullptr);
        }
    }

    /// Returns the next step of a stone, by its immediate gain, including its payment.
    Move next(const State& state, const MoveList& moves) {
        if (moves.size() == 1) return moves[0];
        if (state.step == Step::Pay) return cheapest(state, moves);
        if (state.step == Step::Goods) return fewestGoods(moves);
        return best(moves, [&](const Move& move) {
            State after = state;
            apply(mTable, after, move, nullptr);
            finish(after);
            return mWorth.of(after);
        });
    }

    /// Makes the decisions about details of an action: prices, counts, places.
    void finish(State& state) {
        constexpr int most = 30;
        MoveList moves;
        for (int i = 0; i < most && state.actor == mSeat; ++i) {
            switch (state.step) {
            case Step::Pay:
                listMoves(mTable, state, moves);
                apply(mTable, state, cheapest(state, moves), nullptr);
                continue;
            case Step::Count:
                listMoves(mTable, state, moves);
                apply(mTable, state, moves[moves.size() - 1], nullptr);
                continue;
            case Step::Settle:
            case Step::Raise:
            case Step::Enlist:
            case Step::Retreat:
                listMoves(mTable, state, moves);
                apply(mTable, state, moves[0], nullptr);
                continue;
            case Step::Act:
                // The first option of an action stands for its effect.
                if (state.task.made > 0 || mTable.field(state.run.field).kind == Field::Kind::Action) return;
                listMoves(mTable, state, moves);
                apply(mTable, state, moves[0], nullptr);
                continue;
            case Step::Target:
            case Step::Fight: {
                listMoves(mTable, state, moves);
                const Move chosen = state.step == Step::Fight ? braveEnough(state) : bestTarget(state, moves);
                apply(mTable, state, chosen, nullptr);
                continue;
            }
            default:
                return;
            }
        }
    }

    /// Returns the area with the highest worth for the troop, as if it could fly there.
    Move bestTarget(const State& state, const MoveList& moves) {
        return best(moves, [&](const Move& move) {
            State after = state;
            AreaPieces& to = after.pieces.area(move.a);
            AreaPieces& from = after.pieces.area(state.task.a);
            if (to.troop != none && to.knights >= from.knights) return std::numeric_limits<int>::min() + 1;
            to.knights = from.knights;
            to.troop = from.troop;
            from.troop = none;
            from.knights = 0;
            return mWorth.of(after);
        });
    }

    /// Removes no more knights than needed: a small majority is enough, and both lose the same.
    Move braveEnough(const State& state) const {
        const int others = state.pieces.area(state.unrest.area).knights;
        const int own = state.unrest.knights;
        MoveList moves;
        listMoves(mTable, state, moves);
        // Removing 2 destroys a troop of 2, even if the seat's own is destroyed too.
        const int wanted = own > others ? 0 : 2;
        for (const Move& move : moves)
            if (move.a == wanted) return move;
        return moves[moves.size() - 1];
    }

    /// Resources of others first, then those of the least value; enough is enough.
    Move cheapest(const State& state, const MoveList& moves) const {
        Move chosen = moves[0];
        int least = std::numeric_limits<int>::max();
        for (const Move& move : moves) {
            if (move.kind == Kind::Nothing) return move;
            const bool own = ownerOf(mTable.land, state.pieces, move.a) == mSeat;
            const int cost = valueOf(mTable, state, move.b) + (own ? 10 : 0);
            if (cost < least) chosen = move, least = cost;
        }
        return chosen;
    }

    /// Returns the choice of one good, which means two actions.
    Move fewestGoods(const MoveList& moves) const {
        const auto enough = std::ranges::find(moves, Kind::Nothing, &Move::kind);
        return enough != moves.end() ? *enough : moves[0];
    }

    const Table& mTable;
    int mSeat;
    Rng& mRng;
    Worth mWorth;
};

}  // namespace

Move GreedyBot::decide(const GameRules& rules, const State& seen, int seat, Rng& rng) const {
    return Thought(rules.table(), seen, seat, rng).decide(seen);
}

}  // namespace hexa::bauen
