// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/search.h"

#include "core/play/search.h"

#include <algorithm>
#include <vector>

namespace hexa::clockwork {
namespace {

/// Lookaheads that explain a sheet, and number of sheets weighed against each other.
constexpr int explained = 64;
constexpr std::size_t compared = 4;

/// The sheets of a turn as core/play searches through them.
class SheetLookahead {
public:
    using State = clockwork::State;
    using Seen = PlayerView;
    using Plan = Sheet;

    SheetLookahead(const Game& game, const Mind& mind, int turns) : mGame(game), mMind(mind), mTurns(turns) {}
    int seats() const { return mGame.players(); }
    PlayerView see(const State& state, int seat) const {
        return PlayerView(mGame, state, static_cast<Player>(seat));
    }
    State guess(const PlayerView& view, int /*seat*/, Rng& rng) const {
        return determinise(mGame, view, rng);
    }
    Sheet plausible(const PlayerView& view, int /*seat*/, Rng& rng) const {
        return plausibleSheet(mGame, view, rng, mMind);
    }
    Leads lookAhead(const State& state, std::span<const Sheet> sheets, std::uint64_t seed) const {
        return clockwork::lookAhead(mGame, state, sheets, mTurns, seed, mMind);
    }

private:
    const Game& mGame;
    const Mind& mMind;
    int mTurns;  ///< Turns of a lookahead, this one included.
};
static_assert(play::Lookahead<SheetLookahead>);

/// Sheets of one player that differ, the first by the planner.
std::vector<Sheet> variedSheets(const Game& game, const Mind& mind, const PlayerView& view, int number,
                                Rng& rng) {
    std::vector<Sheet> sheets{mind.planner->deploy(game, view, rng)};
    for (int tries = 0; tries < 2 * number && static_cast<int>(sheets.size()) < number; ++tries) {
        const Sheet sheet = plausibleSheet(game, view, rng, mind);
        if (std::find(sheets.begin(), sheets.end(), sheet) == sheets.end()) sheets.push_back(sheet);
    }
    return sheets;
}

/// Compares sheets: the same guesses, the same answers of the others and the same chance for all.
/// Returns the best one, with its advantage over the next best as the reasons. `others(guess,
/// sheets)` fills in the others' sheets.
template <class Others>
Sheet recommend(const Game& game, const Mind& mind, const PlayerView& view,
                const std::vector<Sheet>& candidates, int turns, Rng& rng, Reasons& reasons,
                Others&& others) {
    const Player me = view.seat();
    std::vector<Account> accounts(candidates.size(), Account(game, me, *mind.values));
    std::vector<std::int64_t> sums(candidates.size());
    for (int i = 0; i < explained; ++i) {
        const State guess = determinise(game, view, rng);
        std::array<Sheet, maxPlayers> sheets;
        others(guess, sheets);
        const std::uint64_t seed = rng.next();
        for (std::size_t j = 0; j < candidates.size(); ++j) {
            sheets[me] = candidates[j];
            const State after = playAhead(
                game, guess, {sheets.data(), static_cast<std::size_t>(game.players())}, turns, seed, mind);
            accounts[j].add(after, 1);
            sums[j] += leadsOf(game, after, *mind.values)[me];
        }
    }
    const auto best = static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) - sums.begin());
    reasons.lookaheads = explained;
    reasons.turns = turns;
    if (candidates.size() < 2) return candidates[best];
    std::size_t next = best == 0 ? 1 : 0;
    for (std::size_t j = 0; j < candidates.size(); ++j)
        if (j != best && sums[j] > sums[next]) next = j;
    accounts[best].subtract(accounts[next]);
    reasons.next = candidates[next];
    reasons.terms = accounts[best].terms(explained);
    reasons.total = static_cast<Worth>((sums[best] - sums[next]) / explained);
    return candidates[best];
}

/// Returns the sheets to compare with a recommendation: the first different ones of `ranked`, best
/// first, and the sheet that keeps all workers if nothing else is left.
std::vector<Sheet> shortlist(std::vector<Sheet> ranked) {
    std::vector<Sheet> list;
    ranked.emplace_back();
    for (const Sheet& sheet : ranked)
        if (list.size() < compared && std::find(list.begin(), list.end(), sheet) == list.end())
            list.push_back(sheet);
    return list;
}

}  // namespace

const SamplerBot::Budget& SamplerBot::budgetOf(const Game& game) const {
    const int sides = game.alliances() ? 2 : game.players();
    return sides > 2 ? mOfManySides : mBudget;
}

Choice SamplerBot::explainChoice(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const {
    return mMind(game).planner->explainChoice(game, view, rng, reasons);
}

Sheet SamplerBot::explainSheet(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const {
    const Mind& mind = mMind(game);
    const Budget& budget = budgetOf(game);
    const std::vector<Sheet> candidates = variedSheets(game, mind, view, budget.candidates, rng);
    const auto order = play::rankBySampling(SheetLookahead(game, mind, mTurns), view, view.seat(), candidates,
                                            budget.rounds, rng, budget.lead);
    std::vector<Sheet> ranked;
    for (const std::size_t i : order) ranked.push_back(candidates[i]);
    return recommend(game, mind, view, shortlist(std::move(ranked)), mTurns, rng, reasons,
                     [&](const State& guess, std::array<Sheet, maxPlayers>& sheets) {
                         for (Player other = 0; other < game.players(); ++other)
                             if (other != view.seat())
                                 sheets[other] =
                                     plausibleSheet(game, PlayerView(game, guess, other), rng, mind);
                     });
}

Choice SamplerBot::choose(const Game& game, const PlayerView& view, Rng& rng) const {
    return mMind(game).planner->choose(game, view, rng);
}

Sheet SamplerBot::deploy(const Game& game, const PlayerView& view, Rng& rng) const {
    const Mind& mind = mMind(game);
    const Budget& budget = budgetOf(game);
    // The planner's comes first, so equal sums mean its sheet.
    const std::vector<Sheet> candidates = variedSheets(game, mind, view, budget.candidates, rng);
    return play::bestBySampling(SheetLookahead(game, mind, mTurns), view, view.seat(), candidates,
                                budget.rounds, rng, budget.lead);
}

namespace {

/// Returns the result of regret matching, with a choice of sheets for each player.
play::MixedPlans<Sheet> solve(const Game& game, const Mind& mind, const PlayerView& view, int number,
                              int rounds, int turns, Rng& rng) {
    const State first = determinise(game, view, rng);
    std::vector<std::vector<Sheet>> plans;
    for (Player player = 0; player < game.players(); ++player) {
        const bool own = player == view.seat();
        plans.push_back(variedSheets(game, mind, own ? view : PlayerView(game, first, player), number, rng));
    }
    return play::matchRegrets(SheetLookahead(game, mind, turns), view, view.seat(), std::move(plans), rounds,
                              rng);
}

}  // namespace

Choice RegretBot::choose(const Game& game, const PlayerView& view, Rng& rng) const {
    return mMind(game).planner->choose(game, view, rng);
}

Choice RegretBot::explainChoice(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const {
    return mMind(game).planner->explainChoice(game, view, rng, reasons);
}

Sheet RegretBot::deploy(const Game& game, const PlayerView& view, Rng& rng) const {
    return solve(game, mMind(game), view, mSheets, mRounds, mTurns, rng).draw(view.seat(), rng);
}

Sheet RegretBot::explainSheet(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const {
    const play::MixedPlans<Sheet> found = solve(game, mMind(game), view, mSheets, mRounds, mTurns, rng);
    // The others play their expected sheets.
    return recommend(game, mMind(game), view, shortlist(found.favourites(view.seat(), compared)), mTurns, rng,
                     reasons, [&](const State&, std::array<Sheet, maxPlayers>& sheets) {
                         for (Player other = 0; other < game.players(); ++other)
                             if (other != view.seat()) sheets[other] = found.draw(other, rng);
                     });
}

}  // namespace hexa::clockwork
