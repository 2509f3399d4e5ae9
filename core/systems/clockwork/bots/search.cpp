// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/search.h"

#include "core/systems/clockwork/bots/forecast.h"
#include "core/systems/clockwork/bots/greedy.h"

#include <algorithm>
#include <vector>

namespace hexa::clockwork {
namespace {

constexpr GreedyBot adviser("", {Noise(0.2), 256, false});

/// Sheets of one player that differ, the first by the adviser.
std::vector<Sheet> variedSheets(const Game& game, const PlayerView& view, int number, Rng& rng) {
    std::vector<Sheet> sheets{adviser.deploy(game, view, rng)};
    for (int tries = 0; tries < 2 * number && static_cast<int>(sheets.size()) < number; ++tries) {
        const Sheet sheet = plausibleSheet(game, view, rng);
        if (std::find(sheets.begin(), sheets.end(), sheet) == sheets.end()) sheets.push_back(sheet);
    }
    return sheets;
}

}  // namespace

Choice SamplerBot::choose(const Game& game, const PlayerView& view, Rng& rng) const {
    return adviser.choose(game, view, rng);
}

Sheet SamplerBot::deploy(const Game& game, const PlayerView& view, Rng& rng) const {
    const Player me = view.seat();
    const std::vector<Sheet> candidates = variedSheets(game, view, mCandidates, rng);
    std::vector<std::int64_t> sums(candidates.size());
    for (int sample = 0; sample < mSamples; ++sample) {
        // The same guess and the same answers for all candidates: only they make the difference.
        const State guess = determinise(game, view, rng);
        std::array<Sheet, maxPlayers> sheets;
        for (Player other = 0; other < game.players(); ++other)
            if (other != me) sheets[other] = plausibleSheet(game, PlayerView(game, guess, other), rng);
        const std::uint64_t seed = rng.next();
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            sheets[me] = candidates[i];
            const std::span<const Sheet> all(sheets.data(), static_cast<std::size_t>(game.players()));
            sums[i] += forecast(game, guess, all, 1, seed)[me];
        }
    }
    // The adviser's comes first, so equal sums mean its sheet.
    return candidates[static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) - sums.begin())];
}

namespace {

/// Regret matching for one player over its sheets, in whole numbers.
class Regrets {
public:
    explicit Regrets(std::size_t sheets) : mRegret(sheets), mChosen(sheets) {}

    /// A sheet with the odds of the positive regrets; even odds if there are none.
    std::size_t draw(Rng& rng) const {
        std::int64_t total = 0;
        for (const std::int64_t regret : mRegret) total += std::max<std::int64_t>(regret, 0);
        if (total == 0) return rng.below(static_cast<std::uint32_t>(mRegret.size()));
        return at(mRegret, static_cast<std::int64_t>(rng.next() >> 1) % total);
    }
    /// In round `round` sheet `chosen` was played and these would have been worth so much; later rounds weigh more.
    void learn(std::size_t chosen, const std::vector<Worth>& worths, int round) {
        for (std::size_t i = 0; i < mRegret.size(); ++i)
            mRegret[i] += std::int64_t{worths[i] - worths[chosen]} * round;
        mChosen[chosen] += round;
    }
    /// A sheet as often as it was chosen; those that were hardly ever are left out.
    std::size_t drawAverage(Rng& rng) const {
        const std::int64_t least = *std::max_element(mChosen.begin(), mChosen.end()) / 3;
        std::vector<std::int64_t> kept = mChosen;
        std::int64_t total = 0;
        for (std::int64_t& weight : kept) {
            if (weight < least) weight = 0;
            total += weight;
        }
        return at(kept, static_cast<std::int64_t>(rng.next() >> 1) % total);
    }

private:
    static std::size_t at(const std::vector<std::int64_t>& weights, std::int64_t pick) {
        std::size_t i = 0;
        for (; pick >= std::max<std::int64_t>(weights[i], 0); ++i)
            pick -= std::max<std::int64_t>(weights[i], 0);
        return i;
    }
    std::vector<std::int64_t> mRegret;
    std::vector<std::int64_t> mChosen;
};

}  // namespace

Choice RegretBot::choose(const Game& game, const PlayerView& view, Rng& rng) const {
    return adviser.choose(game, view, rng);
}

Sheet RegretBot::deploy(const Game& game, const PlayerView& view, Rng& rng) const {
    const auto players = static_cast<std::size_t>(game.players());
    std::vector<std::vector<Sheet>> plans;
    std::vector<Regrets> regrets;
    const State first = determinise(game, view, rng);
    for (Player player = 0; player < game.players(); ++player) {
        const bool own = player == view.seat();
        plans.push_back(variedSheets(game, own ? view : PlayerView(game, first, player), mSheets, rng));
        regrets.emplace_back(plans.back().size());
    }
    std::vector<Worth> worths;
    for (int round = 1; round <= mRounds; ++round) {
        const State guess = determinise(game, view, rng);
        const std::uint64_t seed = rng.next();
        std::array<Sheet, maxPlayers> sheets;
        std::array<std::size_t, maxPlayers> chosen{};
        for (std::size_t player = 0; player < players; ++player) {
            chosen[player] = regrets[player].draw(rng);
            sheets[player] = plans[player][chosen[player]];
        }
        for (std::size_t player = 0; player < players; ++player) {
            worths.clear();
            for (const Sheet& sheet : plans[player]) {
                sheets[player] = sheet;
                worths.push_back(forecast(game, guess, {sheets.data(), players}, mTurns, seed)[player]);
            }
            sheets[player] = plans[player][chosen[player]];
            regrets[player].learn(chosen[player], worths, round);
        }
    }
    const auto me = static_cast<std::size_t>(view.seat());
    return plans[me][regrets[me].drawAverage(rng)];
}

}  // namespace hexa::clockwork
