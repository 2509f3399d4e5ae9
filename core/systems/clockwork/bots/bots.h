// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/playout.h"
#include "core/systems/clockwork/bots/bot.h"

#include <span>
#include <variant>

namespace hexa::clockwork {

/// Returns all bots, the weakest first (docs/judging.md has the ladder).
std::span<const Bot* const> bots();
/// Returns the bots that play in tournaments of maps for much slower bots (hexa::Scout).
std::span<const Bot* const> scouts();
/// Returns a bot or a scout. Returns null for an unknown name.
const Bot* findBot(std::string_view name);
/// Returns the bot that decides uniformly over the options, with sheets by sampleSheet().
const Bot& randomBot();

/// The rules as core/play takes them to play games to the end: one move is a choice, a sheet or an
/// order of the Espionage cards. A light value; the game outlives it.
class GameRules {
public:
    using State = clockwork::State;
    using Move = std::variant<Choice, PlayerSheet, CardOrder>;
    using Log = EventLog;
    using Bot = clockwork::Bot;
    static constexpr int version = rulesVersion;
    static std::span<const Bot* const> bots() { return clockwork::bots(); }
    static std::span<const Bot* const> scouts() { return clockwork::scouts(); }

    explicit GameRules(const Game& game) : mGame(&game) {}
    const Game& game() const { return *mGame; }

    int seats() const { return mGame->players(); }
    State start(EventLog* log) const { return startGame(*mGame, log); }
    play::Turn turn(const State& state) const {  // here, because it is asked twice a decision
        switch (state.decision.kind) {
        case DecisionKind::Over:
            return {play::Turn::Kind::Over};
        case DecisionKind::Shuffle:
            return {play::Turn::Kind::Chance};
        case DecisionKind::Deploy:
            return {play::Turn::Kind::Sealed};
        default:
            return {play::Turn::Kind::Seat, state.decision.actor};
        }
    }
    void apply(State& state, const Move& move, EventLog* log) const;
    Move decide(const Bot& bot, const State& state, int seat, Rng& rng) const;
    std::uint64_t hash(const State& state) const { return hashOf(state); }
    play::Score score(const State& state) const;

    void reveal(State& state, std::span<const Move> moves, EventLog* log) const;
    int seatOf(const Move& move) const { return std::get<PlayerSheet>(move).player; }
    /// Returns the discarded Espionage cards in a random order.
    Move draw(const State& state, Rng& rng) const;
    /// Adds a fight by territory if units of both sides meet there after the sheets.
    void countFights(const State& state, std::span<const Move> moves, std::span<std::int64_t> fights) const;

private:
    const Game* mGame;
};
static_assert(play::Rules<GameRules> && play::HasChance<GameRules> && play::CountsFights<GameRules>);

}  // namespace hexa::clockwork
