// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/moves.h"
#include "core/systems/bauen/rules/engine.h"

#include <span>
#include <vector>

namespace hexa::bauen {

/// A game ready to begin. The table must outlive it.
struct Opening {
    const Table* table = nullptr;
    Deal deal;
};

/// The rules as core/play takes them (core/play/rules.h).
class GameRules {
public:
    using State = bauen::State;
    using Seen = bauen::State;  ///< Without the missions that a seat may not know.
    using Move = bauen::Move;
    using Log = EventLog;
    using Bot = play::Bot<GameRules>;
    static constexpr int version = rulesVersion;
    /// Returns all bots, the weakest first.
    static std::span<const Bot* const> bots();

    explicit GameRules(const Opening& opening) : mOpening(opening) {}
    const Table& table() const { return *mOpening.table; }
    const Deal& deal() const { return mOpening.deal; }

    int seats() const { return table().seats; }
    State start(EventLog* log) const { return startGame(table(), mOpening.deal, log); }
    play::Turn turn(const State& state) const { return turnOf(state); }
    std::vector<Move> moves(const Seen& seen, int) const {
        MoveList list;
        listMoves(table(), seen, list);
        return {list.begin(), list.end()};
    }
    void apply(State& state, const Move& move, EventLog* log) const {
        bauen::apply(table(), state, move, log);
    }
    Seen see(const State& state, int seat) const { return seenBy(state, seat); }
    Move decide(const Bot& bot, const State& state, int seat, Rng& rng) const {
        return bot.decide(*this, see(state, seat), seat, rng);
    }
    std::uint64_t hash(const State& state) const { return hashOf(state); }
    /// Points: glory (BB-163).
    play::Score score(const State& state) const;

private:
    Opening mOpening;
};
static_assert(play::ListsMoves<GameRules>);

}  // namespace hexa::bauen
