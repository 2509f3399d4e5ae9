// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/bots/greedy.h"
#include "core/systems/clockwork/bots/sight.h"

#include <array>
#include <span>
#include <vector>

namespace hexa::clockwork {

/// Mind of a search: the planner that stands for all players, and its valuation.
struct Mind {
    const GreedyBot* planner;
    const GreedyBot* playout;  ///< Bot for the lookaheads: the planner, or a faster one like it.
    const Valuation* values;
    int attack = 256;  ///< Its wish to attack, of 256.
};
/// Returns the calm bot's.
const Mind& calmMind(const Game& game);

/// Source of a search's mind: one for each configuration, or always the same. A mind outlives it.
class MindSource {
public:
    constexpr MindSource(const Mind& (*ofGame)(const Game&)) : mOfGame(ofGame) {}
    constexpr MindSource(const Mind* mind) : mMind(mind) {}
    const Mind& operator()(const Game& game) const { return mMind != nullptr ? *mMind : mOfGame(game); }

private:
    const Mind& (*mOfGame)(const Game&) = nullptr;
    const Mind* mMind = nullptr;
};

/// Lead of each player in a position: its worth, less the mean of the enemies'.
using Leads = std::array<Worth, maxPlayers>;
Leads leadsOf(const Game& game, const State& state, const Valuation& values = defaultValuation);

/// Parts of one player's lead, added up over many positions: each part once by topic,
/// territories one by one. The enemies' parts count together, divided by their number as in
/// leadsOf().
class Account {
public:
    Account(const Game& game, Player player, const Valuation& values = defaultValuation)
        : mGame(&game), mValues(&values), mPlayer(player) {}
    /// Adds the parts of a position `times` times (a negative number removes them).
    void add(const State& state, int times);
    /// Subtracts another account of the same player.
    void subtract(const Account& other);
    /// Returns the mean of this number of positions, the weightiest first; parts that add up to
    /// zero are left out.
    std::vector<ReasonTerm> terms(int positions) const;

private:
    const Game* mGame;
    const Valuation* mValues;
    Player mPlayer;
    static constexpr int parts = maxTiles + 16;
    std::array<std::int64_t, parts> mOwn{};
    std::array<std::int64_t, parts> mEnemies{};
};

/// Returns the position after a deployment and `turns` turns; see lookAhead().
State playAhead(const Game& game, const State& state, std::span<const Sheet> sheets, int turns,
                std::uint64_t seed, const Mind& mind);

/// Returns the leads `turns` turns after a deployment, this turn included, if all continue like
/// the planner of the mind. `state` is at DecisionKind::Deploy, made by determinise(): its hidden
/// parts are a guess.
Leads lookAhead(const Game& game, const State& state, std::span<const Sheet> sheets, int turns,
                std::uint64_t seed, const Mind& mind);

/// Returns a plausible sheet of a player with this mind: temperature and aggression are random.
Sheet plausibleSheet(const Game& game, const PlayerView& view, Rng& rng, const Mind& mind);

}  // namespace hexa::clockwork
