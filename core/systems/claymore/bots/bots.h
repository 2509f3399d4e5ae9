// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/playout.h"
#include "core/systems/claymore/bots/bot.h"

#include <memory>
#include <span>

namespace hexa::claymore {

/// Returns all bots, the weakest first.
std::span<const Bot* const> bots();

/// A battle ready to begin. The battle must outlive it.
struct Opening {
    const Battle* battle = nullptr;
    Army chooser = Army::Shadow;
};

/// The rules as core/play takes them (core/play/rules.h).
class GameRules {
public:
    using State = claymore::State;
    using Move = claymore::Move;
    using Log = EventLog;
    using Bot = claymore::Bot;
    static constexpr int version = rulesVersion;
    static std::span<const Bot* const> bots() { return claymore::bots(); }

    explicit GameRules(const Opening& opening) : mOpening(opening) {}
    const Battle& battle() const { return *mOpening.battle; }

    int seats() const { return battle().seats(); }
    State start(EventLog* log) const { return startBattle(battle(), mOpening.chooser, log); }
    play::Turn turn(const State& state) const { return turnOf(state); }
    void apply(State& state, const Move& move, EventLog* log) const {
        claymore::apply(battle(), state, move, log);
    }
    Move draw(const State& state, Rng& rng) const { return claymore::draw(battle(), state, rng); }
    Move decide(const Bot& bot, const State& state, int seat, Rng& rng) const {
        if (state.deployed) return bot.decide(battle(), state, rng);
        return bot.decide(battle(), seenBy(battle(), state, seat), rng);
    }
    std::uint64_t hash(const State& state) const { return hashOf(state); }
    /// Returns the points: the remaining regiments.
    play::Score score(const State& state) const;

private:
    Opening mOpening;
};
static_assert(play::Rules<GameRules> && play::HasChance<GameRules>);

}  // namespace hexa::claymore
