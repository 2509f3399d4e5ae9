// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/bots/lookahead.h"

namespace hexa::clockwork {

/// Looks ahead: writes several plausible sheets and takes the one that does best against possible
/// sheets of the others, each time in another position that agrees with its own view. The budget is
/// in lookaheads, never in time. It makes all decisions except sheets like the planner of its mind.
class SamplerBot final : public Bot {
public:
    /// Samples in each round for the remaining candidates, as in play::rankBySampling(); 0: no such
    /// round.
    using Rounds = std::array<int, 3>;
    /// Effort for a sheet.
    struct Budget {
        int candidates = 0;  ///< Compared sheets.
        Rounds rounds{};
        /// Assumed advantage of the planner's own sheet over the others.
        Worth lead = 0;
    };
    /// Creates a bot with the mind `mind`. In games of more than two sides it has a budget of its
    /// own, since lookaheads take longer there.
    constexpr SamplerBot(std::string_view name, int version, Budget budget, Budget ofManySides, int turns,
                         MindSource mind)
        : Bot(name, version), mBudget(budget), mOfManySides(ofManySides), mTurns(turns), mMind(mind) {}
    constexpr SamplerBot(std::string_view name, int version, Budget budget, int turns, MindSource mind)
        : SamplerBot(name, version, budget, budget, turns, mind) {}
    Choice choose(const Game& game, const PlayerView& view, Rng& rng) const override;
    Sheet deploy(const Game& game, const PlayerView& view, Rng& rng) const override;
    Choice explainChoice(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override;
    Sheet explainSheet(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override;

private:
    const Budget& budgetOf(const Game& game) const;

    Budget mBudget;
    Budget mOfManySides;
    int mTurns;  ///< Turns of a lookahead.
    MindSource mMind;
};

/// Plays sheets with the odds that regret matching finds. Several plausible sheets for every player
/// are played against each other in lookaheads, and each player comes to prefer the sheets it
/// regrets not having chosen. The result is an unpredictable mixed strategy. After SearchBot (Gray,
/// Lerer, Bakhtin and Brown 2021, "Human-level performance in no-press Diplomacy via equilibrium
/// search"), with linear weights and without its networks.
class RegretBot final : public Bot {
public:
    constexpr RegretBot(std::string_view name, int version, int sheets, int rounds, int turns,
                        MindSource mind)
        : Bot(name, version), mSheets(sheets), mRounds(rounds), mTurns(turns), mMind(mind) {}
    Choice choose(const Game& game, const PlayerView& view, Rng& rng) const override;
    Sheet deploy(const Game& game, const PlayerView& view, Rng& rng) const override;
    Choice explainChoice(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override;
    Sheet explainSheet(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override;

private:
    int mSheets;  ///< For each player.
    int mRounds;
    int mTurns;  ///< Turns of a lookahead.
    MindSource mMind;
};

}  // namespace hexa::clockwork
