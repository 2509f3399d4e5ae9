// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/sim/design.h"

#include <cmath>
#include <vector>

namespace hexa::test {

/// Game of chance with known chances: a team wins with a chance proportional to exp(sum of the
/// effects of its seats).
struct CoinRules {
    int seats = 2;
    int teams = 0;     ///< 0: every seat for itself; otherwise seat s is in team s % teams.
    int factions = 4;  ///< 0: bound.
    bool ordered = true;
    Judged judged = Judged::Seats;
    std::vector<std::int32_t> targets;
    /// Log-odds by seat; missing ones are 0. The same for the others.
    std::vector<double> seat;
    std::vector<double> turn;           ///< By turn order, 0 = begins.
    std::vector<double> faction;        ///< By faction.
    std::vector<double> bot;            ///< By bot.
    std::uint32_t unfinishedEvery = 0;  ///< One game in this number does not end; 0: all end.
    /// In one game of this number the winner shares with the team after it, or there is no winner;
    /// 0: never.
    std::uint32_t sharedEvery = 0;
    std::uint32_t drawnEvery = 0;
};

class Coins : public Series {
public:
    explicit Coins(CoinRules rules) : mRules(std::move(rules)), mPlaces{{0, 0}, {1, 0}, {0, 1}} {}

    int seats() const override { return mRules.seats; }
    int teams() const override { return mRules.teams == 0 ? mRules.seats : mRules.teams; }
    int teamOf(int seat) const override { return seat % teams(); }
    int factions() const override { return mRules.factions; }
    bool ordered() const override { return mRules.ordered; }
    Judged judged() const override { return mRules.judged; }
    std::vector<std::int32_t> targets() const override { return mRules.targets; }
    const std::vector<Hex>& places() const override { return mPlaces; }

    SeriesGame play(const Lineup& lineup, std::uint64_t seed, std::span<std::int64_t> fights) const override {
        Rng rng(seed, "coin");
        std::array<double, maxSeats> weight{};
        double sum = 0;
        for (int seat = 0; seat < seats(); ++seat) {
            const int turn = (seat - lineup.first + seats()) % seats();
            weight[teamOf(seat)] += of(mRules.seat, seat) + of(mRules.turn, turn) +
                                    of(mRules.faction, mRules.factions > 0 ? lineup.faction[seat] : seat) +
                                    of(mRules.bot, lineup.bot[seat]);
        }
        for (int team = 0; team < teams(); ++team) sum += weight[team] = std::exp(weight[team]);
        double left = static_cast<double>(rng.next() >> 11) * 0x1p-53 * sum;
        int winner = 0;
        while (winner + 1 < teams() && left >= weight[winner]) left -= weight[winner++];

        SeriesGame game;
        if (!fights.empty()) ++fights[rng.below(3)];
        if (mRules.unfinishedEvery != 0 && rng.below(mRules.unfinishedEvery) == 0) return game;
        game.finished = true;
        for (int seat = 0; seat < seats(); ++seat) {
            const bool wins = teamOf(seat) == winner;
            if (wins) game.winners |= static_cast<std::uint8_t>(1U << seat);
            game.points[seat] = static_cast<std::int16_t>(rng.below(10) + (wins ? 10 : 0));
        }
        game.decisions = 7;
        game.hash = rng.next();
        const bool shared = mRules.sharedEvery != 0 && rng.below(mRules.sharedEvery) == 0;
        const bool drawn = mRules.drawnEvery != 0 && rng.below(mRules.drawnEvery) == 0;
        for (int seat = 0; seat < seats() && shared; ++seat)
            if (teamOf(seat) == (winner + 1) % teams()) game.winners |= static_cast<std::uint8_t>(1U << seat);
        if (drawn) game.winners = 0;
        return game;
    }

private:
    static double of(const std::vector<double>& effects, int index) {
        return index < static_cast<int>(effects.size()) ? effects[static_cast<std::size_t>(index)] : 0.0;
    }
    CoinRules mRules;
    std::vector<Hex> mPlaces;
};

/// Returns seat effects that result in these shares if nothing else has an effect.
inline std::vector<double> effectsFor(const std::vector<double>& shares) {
    std::vector<double> effects;
    for (const double share : shares) effects.push_back(std::log(share));
    return effects;
}

/// Returns shares of which the first is off by `bias`, at the expense of the others.
inline std::vector<double> biasedShares(int seats, double bias) {
    std::vector<double> shares(static_cast<std::size_t>(seats), 1.0 / seats - bias / (seats - 1));
    shares.front() = 1.0 / seats + bias;
    return shares;
}

}  // namespace hexa::test
