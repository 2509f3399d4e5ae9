// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/engine/play/match.h"
#include "core/engine/play/play.h"

#include <concepts>
#include <span>

// Contract between one game and the framework of core/play. The rules of a game are a class that
// never changes during a game; they get the state each time. Everything is bound at compile time,
// so that millions of games pay nothing for it. docs/adding-a-system.md builds the rules of a small
// game step by step.

namespace hexa::play {

/// Seat with the open decision, and its kind.
struct Turn {
    enum class Kind : std::uint8_t {
        Seat,    ///< One seat makes a move.
        Sealed,  ///< Every seat makes a move in secret; they are revealed together.
        Chance,  ///< Cards are shuffled, dice are thrown.
        Over     ///< The game has ended.
    };
    Kind kind = Kind::Over;
    int seat = -1;  ///< Seat of Kind::Seat.
};

/// One bit for each seat.
using SeatMask = std::uint8_t;
constexpr bool contains(SeatMask seats, int seat) { return (seats >> seat & 1) != 0; }

/// Result of a game.
struct Score {
    SeatMask winners = 0;  ///< A team wins together; several teams share a win; none: a draw.
    std::array<std::int16_t, maxSeats> points{};
};

/// Requirements for playing games to the end.
///
///     State               a value: plain memory, copied freely
///     Move                decision of one seat, or a result of chance; a sealed one holds its seat
///     Log                 a list of events, in the game's own words
///     Bot                 has name() and version(); lives as long as the program
///     version             rises when the same moves may lead to another state or hash
///     start(log)          the state at the first decision; `log` may be null here and below
///     turn(state)         seat and kind of the open decision
///     apply(state, move, log)      carries out a legal move of a seat, or a result of chance
///     decide(bot, state, seat, rng)
///                         a legal move; the rules give the bot only what the seat may know
///     hash(state)         the same on every machine
///     bots()              the weakest first
template <class R>
concept Rules = requires(const R& rules, typename R::State& state, const typename R::State& seen,
                         const typename R::Move& move, typename R::Log* log, const typename R::Bot& bot,
                         Rng& rng) {
    requires std::copyable<typename R::State> && std::copyable<typename R::Move>;
    { R::version } -> std::convertible_to<int>;
    { R::bots() } -> std::convertible_to<std::span<const typename R::Bot* const>>;
    { rules.seats() } -> std::same_as<int>;
    { rules.start(log) } -> std::same_as<typename R::State>;
    { rules.turn(seen) } -> std::same_as<Turn>;
    rules.apply(state, move, log);
    { rules.decide(bot, seen, 0, rng) } -> std::same_as<typename R::Move>;
    { rules.hash(seen) } -> std::same_as<std::uint64_t>;
};

/// Rules with Turn::Kind::Sealed. reveal() carries out the moves of all seats, in the order of the
/// seats; seatOf() returns the seat of a sealed move.
template <class R>
concept HasSealedMoves = requires(const R& rules, typename R::State& state, const typename R::Move& move,
                                  std::span<const typename R::Move> moves, typename R::Log* log) {
    rules.reveal(state, moves, log);
    { rules.seatOf(move) } -> std::same_as<int>;
};

/// Rules with Turn::Kind::Chance: draw() gives one result, each with its own odds.
template <class R>
concept HasChance = requires(const R& rules, const typename R::State& state, Rng& rng) {
    { rules.draw(state, rng) } -> std::same_as<typename R::Move>;
};

/// Rules with things carried into the next game of a campaign: outcome() is Match::outcome. They
/// get the things carried into this one when they are opened (MatchSetup::carried).
template <class R>
concept CarriesOn = requires(const R& rules, const typename R::State& state) {
    { rules.outcome(state) } -> std::same_as<std::string>;
};

/// Rules that report the places of new fights when sealed moves are revealed: they add them to
/// `fights`, one number for each place.
template <class R>
concept CountsFights = HasSealedMoves<R> &&
    requires(const R& rules, const typename R::State& state, std::span<const typename R::Move> moves,
             std::span<std::int64_t> fights) {
    rules.countFights(state, moves, fights);
};

/// Further requirements of a recorded game: the words of its lines, and the display.
///
///     read(state, sealed, line)    the move of a line, if legal now; `sealed` have already moved
///     write(state, move)           the line; read() gives the same move back
///     phase(state)                 words that change when the hash of the state is to be recorded
///     dealt(seed)                  true if this seed gives the deal before the first move
///     decision(state, sealed), view(state, seat), standing(state), describe(event, line)
///                                  as in Match
///
/// A game may also have orderForm(), preview(), explain(), wordOf(), secretsNow(),
/// secretsOnDemand(), standingOrder(), outcome() and standIns() (MatchOf).
template <class R>
concept RecordedRules = Rules<R> &&
    requires(const R& rules, const typename R::State& state, const typename R::Move& move,
             const typename R::Log& log, std::string_view line) {
    { rules.read(state, SeatMask{}, line) } -> std::same_as<Result<typename R::Move>>;
    { rules.write(state, move) } -> std::same_as<std::string>;
    { rules.phase(state) } -> std::convertible_to<std::string>;
    { rules.dealt(std::uint64_t{}) } -> std::same_as<Status>;
    { rules.decision(state, SeatMask{}) } -> std::same_as<MatchDecision>;
    { rules.view(state, 0) } -> std::same_as<MatchView>;
    { rules.standing(state) } -> std::same_as<MatchStanding>;
    { rules.describe(*log.begin(), std::size_t{}) } -> std::same_as<MatchEvent>;
};

/// Returns the bot of this name, or null. Rules with `scouts()` also find scouts: bots not offered
/// as players (core/engine/judge/balance.h, Scout).
template <Rules R>
const typename R::Bot* findBot(std::string_view name) {
    using Bots = std::span<const typename R::Bot* const>;
    for (const typename R::Bot* bot : Bots(R::bots()))
        if (bot->name() == name) return bot;
    if constexpr (requires { R::scouts(); })
        for (const typename R::Bot* bot : Bots(R::scouts()))
            if (bot->name() == name) return bot;
    return nullptr;
}

/// Returns the names of the bots offered as opponents, with commas between.
template <Rules R>
std::string botNames() {
    std::string names;
    for (const auto* bot : std::span<const typename R::Bot* const>(R::bots()))
        names.append(names.empty() ? "" : ", ").append(bot->name());
    return names;
}

}  // namespace hexa::play
