// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/staticscore.h"

#include <cassert>

namespace hexa::clockwork {

StaticScore::StaticScore(const Measured& m, const Metrics& metrics,
                         std::span<const WeightTable* const> tables)
    : mTeams(m.distances.teams),
      mKinds(m.map.kind.begin(), m.map.kind.begin() + m.map.tiles),
      mWeights(tables.size() * mKinds.size() * kindCount),
      mSums(tables.size()) {
    assert(!tables.empty());
    const auto repeat = [this](Strengths& strengths) {
        for (auto lane = static_cast<std::size_t>(mTeams); lane < maxPlayers; ++lane)
            strengths.lane[lane] = strengths.lane[0];
    };
    for (std::size_t judge = 0; judge < tables.size(); ++judge) {
        const WeightTable& table = *tables[judge];
        assert(table.space.rivals() == m.distances.rivals);
        Strengths& sums = mSums[judge];
        for (std::size_t at = 0; at < mKinds.size(); ++at) {
            Strengths* byKind = &mWeights[(judge * mKinds.size() + at) * kindCount];
            for (std::size_t seat = 0; seat < m.seats(); ++seat) {
                const auto signature = signatureOf(m, seat, static_cast<TileIndex>(at));
                if (!signature) continue;
                for (std::size_t kind = 1; kind < kindCount; ++kind)
                    byKind[kind].lane[m.distances.team[seat]] += table.of(kind, *signature);
            }
            for (std::size_t kind = 0; kind < kindCount; ++kind) repeat(byKind[kind]);
            add(sums, byKind[mKinds[at]], {});
        }
        for (std::size_t i = 0; i < metricCount; ++i) {
            const auto parts = metricPart(table.metrics[i], metrics, static_cast<Metric>(i), m.map.players);
            for (std::size_t seat = 0; seat < m.seats(); ++seat)
                sums.lane[m.distances.team[seat]] += parts[seat];
        }
        repeat(sums);
    }
}

double StaticScore::gap() const {
    double widest = 0;
    for (const Strengths& sums : mSums) widest = std::max(widest, gapOf(sums.lane, mTeams));
    return widest;
}

double StaticScore::gapAfterSwap(TileIndex a, TileIndex b) const {
    double widest = 0;
    for (std::size_t judge = 0; judge < judges(); ++judge)
        widest = std::max(widest, gapOf(afterSwap(judge, a, b).lane, mTeams));
    return widest;
}

std::array<double, maxPlayers> StaticScore::shares(std::size_t judge) const {
    return chancesOf(mSums[judge].lane, mTeams);
}

std::array<double, maxPlayers> chancesOf(const std::array<std::int32_t, maxPlayers>& strengths, int count) {
    const auto teams = static_cast<std::ptrdiff_t>(count);
    const std::int32_t most = *std::max_element(strengths.begin(), strengths.begin() + teams);
    std::array<double, maxPlayers> shares{};
    for (std::size_t team = 0; team < static_cast<std::size_t>(teams); ++team)
        shares[team] = std::exp((static_cast<double>(strengths[team]) - most) * weightUnit);
    // Added from small to large: the order of teams must not count.
    auto sorted = shares;
    std::sort(sorted.begin(), sorted.begin() + teams);
    double sum = 0;
    for (std::ptrdiff_t team = 0; team < teams; ++team) sum += sorted[static_cast<std::size_t>(team)];
    for (double& share : shares) share /= sum;
    return shares;
}

double gapOf(const std::array<std::int32_t, maxPlayers>& strengths, int teams) {
    const auto shares = chancesOf(strengths, teams);
    const auto [least, most] = std::minmax_element(shares.begin(), shares.begin() + teams);
    return (*most - *least) * 100;
}

}  // namespace hexa::clockwork
