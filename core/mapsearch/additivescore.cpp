// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/additivescore.h"

#include <cmath>

namespace hexa::mapsearch {

void AdditiveScore::addWeight(std::size_t judge, TileIndex at, std::size_t kind, std::size_t team,
                              std::int32_t weight) {
    // Lanes without a team repeat the first.
    for (std::size_t lane = 0; lane < maxTeams; ++lane) {
        if ((lane < static_cast<std::size_t>(mTeams) ? lane : 0) != team) continue;
        mWeights[(judge * mKinds.size() + at) * mKindCount + kind].lane[lane] += weight;
        if (mKinds[at] == kind) mSums[judge].lane[lane] += weight;
    }
}

double AdditiveScore::gap() const {
    double widest = 0;
    for (const Lanes& sums : mSums) widest = std::max(widest, gapOf(sums.lane, mTeams));
    return widest;
}

double AdditiveScore::gapAfterSwap(TileIndex a, TileIndex b) const {
    double widest = 0;
    for (std::size_t judge = 0; judge < judges(); ++judge)
        widest = std::max(widest, gapOf(afterSwap(judge, a, b).lane, mTeams));
    return widest;
}

std::array<double, maxTeams> AdditiveScore::shares(std::size_t judge) const {
    return chancesOf(mSums[judge].lane, mTeams);
}

std::array<double, maxTeams> chancesOf(const Strengths& strengths, int count) {
    const auto teams = static_cast<std::ptrdiff_t>(count);
    const std::int32_t max = *std::max_element(strengths.begin(), strengths.begin() + teams);
    std::array<double, maxTeams> shares{};
    for (std::size_t team = 0; team < static_cast<std::size_t>(teams); ++team)
        shares[team] = std::exp((static_cast<double>(strengths[team]) - max) * weightUnit);
    // Added from small to large: the order of teams must not count.
    auto sorted = shares;
    std::sort(sorted.begin(), sorted.begin() + teams);
    double sum = 0;
    for (std::ptrdiff_t team = 0; team < teams; ++team) sum += sorted[static_cast<std::size_t>(team)];
    for (double& share : shares) share /= sum;
    return shares;
}

double gapOf(const Strengths& strengths, int teams) {
    const auto shares = chancesOf(strengths, teams);
    const auto [min, max] = std::minmax_element(shares.begin(), shares.begin() + teams);
    return (*max - *min) * 100;
}

double widestGap(std::span<const Strengths> judges, int teams) {
    double widest = 0;
    for (const Strengths& strengths : judges) widest = std::max(widest, gapOf(strengths, teams));
    return widest;
}

}  // namespace hexa::mapsearch
