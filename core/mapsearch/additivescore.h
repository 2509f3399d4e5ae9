// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/mapmodel.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace hexa::mapsearch {

/// Weights are whole millionths of log-odds, so that sums are exact and swaps can be undone.
inline constexpr double weightUnit = 1e-6;

/// Strengths of the teams for one judge, in millionths of log-odds.
using Strengths = std::array<std::int32_t, maxTeams>;

/// Chances to win by team.
std::array<double, maxTeams> chancesOf(const Strengths& strengths, int teams);
/// Returns the largest minus the smallest chance, in points.
double gapOf(const Strengths& strengths, int teams);
/// Returns the gap of the judge with the widest one.
double widestGap(std::span<const Strengths> judges, int teams);

/// The fairness of one layout by a model in which every tile adds to the strength of each team by
/// its kind: made once, then a swap costs a few additions a judge. All sums are exact: the same
/// whichever way a map was reached.
class AdditiveScore {
public:
    /// Creates a score with all weights 0.
    /// @param map kind of each tile
    /// @param kinds number of kinds
    /// @param judges at least one
    AdditiveScore(std::span<const std::uint8_t> map, std::size_t kinds, int teams, std::size_t judges)
        : mTeams(teams),
          mKindCount(kinds),
          mKinds(map.begin(), map.end()),
          mWeights(judges * map.size() * kinds),
          mSums(judges) {}

    /// Adds the weight of a tile of this kind for a team's strength.
    void addWeight(std::size_t judge, TileIndex at, std::size_t kind, std::size_t team, std::int32_t weight);

    std::size_t tiles() const { return mKinds.size(); }
    int teams() const { return mTeams; }
    std::size_t judges() const { return mSums.size(); }
    std::uint8_t kind(TileIndex at) const { return mKinds[at]; }
    /// Puts another kind on a tile.
    void set(TileIndex at, std::uint8_t kind) {
        for (std::size_t judge = 0; judge < judges(); ++judge)
            add(mSums[judge], weights(judge, at, kind), weights(judge, at, mKinds[at]));
        mKinds[at] = kind;
    }
    void setAll(const Kinds& kinds) {
        for (std::size_t at = 0; at < tiles(); ++at)
            if (mKinds[at] != kinds[at]) set(static_cast<TileIndex>(at), kinds[at]);
    }
    void swap(TileIndex a, TileIndex b) {
        const std::uint8_t kind = mKinds[a];
        set(a, mKinds[b]);
        set(b, kind);
    }

    /// Adds knowledge beyond the weights to a judge's strengths by team.
    void shift(std::size_t judge, const Strengths& more) {
        Lanes& sums = mSums[judge];
        for (std::size_t lane = 0; lane < maxTeams; ++lane)
            sums.lane[lane] += more[lane < static_cast<std::size_t>(mTeams) ? lane : 0];
    }

    /// Returns the strongest minus the weakest team in millionths of log-odds, of the judge with
    /// the largest difference: the quantity to minimise. With two teams it orders maps as the gap
    /// does, with more nearly so.
    std::uint32_t spread() const {
        std::uint32_t widest = 0;
        for (const Lanes& sums : mSums) widest = std::max(widest, spreadOf(sums));
        return widest;
    }
    /// Return the spread after set() or swap(), without carrying them out.
    std::uint32_t spreadAfterSet(TileIndex at, std::uint8_t kind) const {
        std::uint32_t widest = 0;
        for (std::size_t judge = 0; judge < judges(); ++judge) {
            Lanes sums = mSums[judge];
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

    /// Returns the largest minus the smallest chance to win, in points, of the judge with the
    /// largest gap.
    double gap() const;
    double gapAfterSwap(TileIndex a, TileIndex b) const;
    /// Chances to win by team.
    std::array<double, maxTeams> shares(std::size_t judge) const;
    Strengths strengths(std::size_t judge) const { return mSums[judge].lane; }

private:
    /// By team; lanes without a team repeat the first, so that all four can be looked at.
    struct alignas(16) Lanes {
        std::array<std::int32_t, maxTeams> lane{};
    };
    static void add(Lanes& sums, const Lanes& more, const Lanes& less) {
        for (std::size_t i = 0; i < sums.lane.size(); ++i) sums.lane[i] += more.lane[i] - less.lane[i];
    }
    static std::uint32_t spreadOf(const Lanes& sums) {
        const auto& f = sums.lane;
        const auto max = std::max(std::max(f[0], f[1]), std::max(f[2], f[3]));
        const auto min = std::min(std::min(f[0], f[1]), std::min(f[2], f[3]));
        return static_cast<std::uint32_t>(max) - static_cast<std::uint32_t>(min);
    }
    const Lanes& weights(std::size_t judge, TileIndex at, std::uint8_t kind) const {
        return mWeights[(judge * mKinds.size() + at) * mKindCount + kind];
    }
    Lanes afterSwap(std::size_t judge, TileIndex a, TileIndex b) const {
        Lanes sums = mSums[judge];
        add(sums, weights(judge, a, mKinds[b]), weights(judge, a, mKinds[a]));
        add(sums, weights(judge, b, mKinds[a]), weights(judge, b, mKinds[b]));
        return sums;
    }

    int mTeams;
    std::size_t mKindCount;
    std::vector<std::uint8_t> mKinds;
    std::vector<Lanes> mWeights;  // by judge, tile and kind
    std::vector<Lanes> mSums;     // by judge
};

}  // namespace hexa::mapsearch
