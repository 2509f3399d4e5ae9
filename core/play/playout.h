// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/rules.h"

#include <optional>

// Games by bots, without a record. Nothing is allocated here.

namespace hexa::play {

/// Returns random numbers of chance or a bot for decision `number` of the game with this seed. All
/// sealed moves revealed together are one decision. The generators are fresh, so that a game can
/// continue from any point as if it had never stopped.
inline Rng chanceRng(std::uint64_t seed, std::uint64_t number) { return Rng(mixed(seed, number), "chance"); }
inline Rng botRng(std::uint64_t seed, std::uint64_t number, int seat) {
    return Rng(mixed(mixed(seed, number), static_cast<std::uint64_t>(seat)), "bot");
}

/// Bots by seat.
template <Rules R>
using Bots = std::span<const typename R::Bot* const>;

/// The bots decide in secret, then all is revealed. `fights` is as in playToEnd().
template <HasSealedMoves R>
void stepSealed(const R& rules, typename R::State& state, Bots<R> bots, std::uint64_t seed,
                std::uint64_t number, std::span<std::int64_t> fights) {
    std::array<typename R::Move, maxSeats> moves;
    const auto seats = static_cast<std::size_t>(rules.seats());
    for (std::size_t seat = 0; seat < seats; ++seat) {
        Rng rng = botRng(seed, number, static_cast<int>(seat));
        moves[seat] = rules.decide(*bots[seat], state, static_cast<int>(seat), rng);
    }
    const std::span<const typename R::Move> all(moves.data(), seats);
    if constexpr (CountsFights<R>)
        if (!fights.empty()) rules.countFights(state, all, fights);
    rules.reveal(state, all, nullptr);
}

/// Lets chance or the bots make decision `number`. Does nothing after the end of a game.
template <Rules R>
void step(const R& rules, typename R::State& state, Bots<R> bots, std::uint64_t seed, std::uint64_t number,
          std::span<std::int64_t> fights = {}) {
    const Turn turn = rules.turn(state);
    switch (turn.kind) {
    case Turn::Kind::Over:
        return;
    case Turn::Kind::Chance:
        if constexpr (HasChance<R>) {
            Rng rng = chanceRng(seed, number);
            rules.apply(state, rules.draw(state, rng), nullptr);
        }
        return;
    case Turn::Kind::Sealed:
        if constexpr (HasSealedMoves<R>) stepSealed(rules, state, bots, seed, number, fights);
        return;
    case Turn::Kind::Seat:
        Rng rng = botRng(seed, number, turn.seat);
        rules.apply(state, rules.decide(*bots[static_cast<std::size_t>(turn.seat)], state, turn.seat, rng),
                    nullptr);
    }
}

/// A game has some hundreds of decisions; bots that go round in circles are stopped here.
inline constexpr std::uint64_t maxDecisions = 100'000;

/// Plays until the game is over: returns the number of decisions, or none if the game would not end
/// and was broken off. `fights`, if not empty, has an entry for each place of the game: the fights
/// that begin there are added (CountsFights).
template <Rules R>
std::optional<std::uint64_t> playToEnd(const R& rules, typename R::State& state, Bots<R> bots,
                                       std::uint64_t seed, std::span<std::int64_t> fights = {}) {
    for (std::uint64_t number = 0; number < maxDecisions; ++number) {
        if (rules.turn(state).kind == Turn::Kind::Over) return number;
        step(rules, state, bots, seed, number, fights);
    }
    return std::nullopt;
}

}  // namespace hexa::play
