// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/balance/table.h"

#include <span>
#include <vector>

namespace hexa::clockwork {

/// The fairness of one layout by the additive model while its tiles change places: made once, then a swap costs a few
/// additions a judge. Distances and metrics are those of the map it was made from and stay so. It is a sieve: look at the
/// best results anew with predict(), whose model of the outlook sees more. All sums are exact: the same whichever way a
/// map was reached.
class StaticScore {
public:
    /// At least one table; all of the map's configuration.
    StaticScore(const Measured& measured, const Metrics& metrics, std::span<const WeightTable* const> tables);

    std::size_t tiles() const { return mKinds.size(); }
    std::size_t judges() const { return mSums.size(); }
    std::uint8_t kind(TileIndex at) const { return mKinds[at]; }
    /// Puts another kind, by index in the catalog, no Capital, on a tile that is no Capital.
    void set(TileIndex at, std::uint8_t kind) {
        for (std::size_t judge = 0; judge < judges(); ++judge)
            add(mSums[judge], weights(judge, at, kind), weights(judge, at, mKinds[at]));
        mKinds[at] = kind;
    }
    void swap(TileIndex a, TileIndex b) {
        const std::uint8_t kind = mKinds[a];
        set(a, mKinds[b]);
        set(b, kind);
    }

    /// Adds to a judge's strengths by team: what is known beyond the tables.
    void shift(std::size_t judge, const std::array<std::int32_t, maxPlayers>& more) {
        Strengths& sums = mSums[judge];
        for (std::size_t lane = 0; lane < maxPlayers; ++lane)
            sums.lane[lane] += more[lane < static_cast<std::size_t>(mTeams) ? lane : 0];
    }

    /// Strongest minus weakest team in millionths of log-odds, of the judge where that is most: what to minimise. With
    /// two teams it orders maps as the gap does, with more nearly so.
    std::uint32_t spread() const {
        std::uint32_t widest = 0;
        for (const Strengths& sums : mSums) widest = std::max(widest, spreadOf(sums));
        return widest;
    }
    /// The same after set() or swap(), which are not carried out.
    std::uint32_t spreadAfterSet(TileIndex at, std::uint8_t kind) const {
        std::uint32_t widest = 0;
        for (std::size_t judge = 0; judge < judges(); ++judge) {
            Strengths sums = mSums[judge];
            add(sums, weights(judge, at, kind), weights(judge, at, mKinds[at]));
            widest = std::max(widest, spreadOf(sums));
        }
        return widest;
    }
    std::uint32_t spreadAfterSwap(TileIndex a, TileIndex b) const {
        std::uint32_t widest = 0;
        for (std::size_t judge = 0; judge < judges(); ++judge)
            widest = std::max(widest, spreadOf(afterSwap(judge, a, b)));
        return widest;
    }

    /// Largest minus smallest chance to win, in points, of the judge where that is most.
    double gap() const;
    double gapAfterSwap(TileIndex a, TileIndex b) const;
    /// Millionths of log-odds by team.
    std::array<std::int32_t, maxPlayers> strengthsAfterSwap(std::size_t judge, TileIndex a,
                                                            TileIndex b) const {
        return afterSwap(judge, a, b).lane;
    }
    /// Chances to win by team.
    std::array<double, maxPlayers> shares(std::size_t judge) const;
    /// Millionths of log-odds by team.
    std::array<std::int32_t, maxPlayers> strengths(std::size_t judge) const { return mSums[judge].lane; }

private:
    /// By team; lanes without a team repeat the first, so that all four can be looked at.
    struct alignas(16) Strengths {
        std::array<std::int32_t, maxPlayers> lane{};
    };
    static void add(Strengths& sums, const Strengths& more, const Strengths& less) {
        for (std::size_t i = 0; i < sums.lane.size(); ++i) sums.lane[i] += more.lane[i] - less.lane[i];
    }
    static std::uint32_t spreadOf(const Strengths& sums) {
        const auto& f = sums.lane;
        const auto most = std::max(std::max(f[0], f[1]), std::max(f[2], f[3]));
        const auto least = std::min(std::min(f[0], f[1]), std::min(f[2], f[3]));
        return static_cast<std::uint32_t>(most) - static_cast<std::uint32_t>(least);
    }
    const Strengths& weights(std::size_t judge, TileIndex at, std::uint8_t kind) const {
        return mWeights[(judge * mKinds.size() + at) * kindCount + kind];
    }
    Strengths afterSwap(std::size_t judge, TileIndex a, TileIndex b) const {
        Strengths sums = mSums[judge];
        add(sums, weights(judge, a, mKinds[b]), weights(judge, a, mKinds[a]));
        add(sums, weights(judge, b, mKinds[a]), weights(judge, b, mKinds[b]));
        return sums;
    }
    int mTeams;
    std::vector<std::uint8_t> mKinds;
    std::vector<Strengths> mWeights;  // by judge, tile and kind
    std::vector<Strengths> mSums;     // by judge
};

/// Chances to win by team from strengths in millionths of log-odds.
std::array<double, maxPlayers> chancesOf(const std::array<std::int32_t, maxPlayers>& strengths, int teams);
/// Largest minus smallest chance, in points.
double gapOf(const std::array<std::int32_t, maxPlayers>& strengths, int teams);

}  // namespace hexa::clockwork
