// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/bots/bot.h"

namespace hexa::clockwork {

/// Looks one turn ahead: writes several plausible sheets and takes the one that does best against sheets that the others
/// might write, each time in another position that looks like its own view. The budget is in lookaheads, never in time.
/// Everything but sheets it decides like the calm bot.
class SamplerBot final : public Bot {
public:
    constexpr SamplerBot(std::string_view name, int candidates, int samples)
        : Bot(name, 3), mCandidates(candidates), mSamples(samples) {}
    Choice choose(const Game& game, const PlayerView& view, Rng& rng) const override;
    Sheet deploy(const Game& game, const PlayerView& view, Rng& rng) const override;
    Choice explainChoice(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override;
    Sheet explainSheet(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override;

private:
    int mCandidates;  ///< Sheets that are compared.
    int mSamples;     ///< Lookaheads for each.
};

/// Plays sheets with the odds that regret matching finds: several plausible sheets for every player, played against each
/// other in lookaheads; each player comes to prefer what it regrets not to have chosen. The result is a mixed strategy, which
/// nobody can foresee. After SearchBot (Gray, Lerer, Bakhtin and Brown 2021, "Human-level performance in no-press
/// Diplomacy via equilibrium search"), with linear weights and without its networks.
class RegretBot final : public Bot {
public:
    constexpr RegretBot(std::string_view name, int sheets, int rounds, int turns)
        : Bot(name, 3), mSheets(sheets), mRounds(rounds), mTurns(turns) {}
    Choice choose(const Game& game, const PlayerView& view, Rng& rng) const override;
    Sheet deploy(const Game& game, const PlayerView& view, Rng& rng) const override;
    Choice explainChoice(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override;
    Sheet explainSheet(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override;

private:
    int mSheets;  ///< For each player.
    int mRounds;
    int mTurns;  ///< That a lookahead goes.
};

}  // namespace hexa::clockwork
