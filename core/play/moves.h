// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/namedbot.h"
#include "core/play/rules.h"

// For games in which a seat has few enough moves to list them all: reading lines, random play and
// counts come for free.

namespace hexa::play {

/// Rules that list moves: moves(seen, seat) are the legal ones of a deciding seat, never none;
/// moves(seen, -1) the possible results of chance. `Seen` is a seat's whole knowledge of a state,
/// made by see(state, seat): bots can't use anything else.
template <class R>
concept ListsMoves = Rules<R> &&
    requires(const R& rules, const typename R::State& state, const typename R::Seen& seen) {
    { rules.see(state, 0) } -> std::same_as<typename R::Seen>;
    { rules.moves(seen, 0) } -> std::convertible_to<std::vector<typename R::Move>>;
};

/// A player of a game that lists its moves.
template <class R>
class Bot : public NamedBot {
public:
    /// Returns one of the moves of a deciding seat.
    virtual typename R::Move decide(const R& rules, const typename R::Seen& seen, int seat,
                                    Rng& rng) const = 0;

protected:
    ~Bot() = default;
    constexpr Bot(std::string_view name, int version) : NamedBot(name, version) {}
};

/// Every move is as likely as any other.
template <class R>
class RandomBot final : public Bot<R> {
public:
    constexpr RandomBot() : Bot<R>("random", 1) {}
    typename R::Move decide(const R& rules, const typename R::Seen& seen, int seat, Rng& rng) const override {
        const auto moves = rules.moves(seen, seat);
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

/// True if a seat (-1: chance) has a move to make; `sealed` have made theirs.
constexpr bool decides(const Turn& turn, SeatMask sealed, int seat) {
    if (turn.kind == Turn::Kind::Chance) return seat < 0;
    if (turn.kind == Turn::Kind::Sealed) return seat >= 0 && !contains(sealed, seat);
    return turn.kind == Turn::Kind::Seat && turn.seat == seat;
}

/// RecordedRules::read() by comparing the line with each legal move; fails with `code`.
template <ListsMoves R>
Result<typename R::Move> readMove(const R& rules, const typename R::State& state, SeatMask sealed,
                                  std::string_view line, std::string code) {
    const Turn turn = rules.turn(state);
    for (int seat = -1; seat < rules.seats(); ++seat) {
        if (!decides(turn, sealed, seat)) continue;
        for (const typename R::Move& move : rules.moves(rules.see(state, seat), seat))
            if (rules.write(state, move) == line) return move;
    }
    return Error(std::move(code), {{"order", std::string(line)}}, TextPosition{1, 1});
}

/// Counts the ways a game can continue for this number of decisions: all moves of seats and all
/// results of chance, sealed moves of all seats together. Chess programs do the same: two programs
/// with equal counts play by the same rules.
template <ListsMoves R>
std::uint64_t perft(const R& rules, const typename R::State& state, int decisions) {
    const Turn turn = rules.turn(state);
    if (decisions == 0 || turn.kind == Turn::Kind::Over) return 1;
    std::uint64_t count = 0;
    if (turn.kind != Turn::Kind::Sealed) {
        const int seat = turn.kind == Turn::Kind::Seat ? turn.seat : -1;
        for (const typename R::Move& move : rules.moves(rules.see(state, seat), seat)) {
            typename R::State next = state;
            rules.apply(next, move, nullptr);
            count += perft(rules, next, decisions - 1);
        }
        return count;
    }
    if constexpr (HasSealedMoves<R>) {
        std::vector<std::vector<typename R::Move>> choices;
        std::uint64_t plays = 1;
        for (int seat = 0; seat < rules.seats(); ++seat) {
            choices.push_back(rules.moves(rules.see(state, seat), seat));
            plays *= choices.back().size();
        }
        for (std::uint64_t play = 0; play < plays; ++play) {
            std::vector<typename R::Move> moves;
            std::uint64_t rest = play;
            for (const auto& list : choices) {
                moves.push_back(list[rest % list.size()]);
                rest /= list.size();
            }
            typename R::State next = state;
            rules.reveal(next, std::span<const typename R::Move>(moves), nullptr);
            count += perft(rules, next, decisions - 1);
        }
    }
    return count;
}

}  // namespace hexa::play
