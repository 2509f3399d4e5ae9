// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/strengths.h"

#include <algorithm>
#include <cassert>

namespace hexa::clockwork {

AdditiveScore additiveScoreOf(const Measured& m, const Metrics& metrics,
                              std::span<const WeightTable* const> tables) {
    assert(!tables.empty());
    AdditiveScore score({m.map.kind.data(), static_cast<std::size_t>(m.map.tiles)}, kindCount,
                        m.distances.teams, tables.size());
    for (std::size_t judge = 0; judge < tables.size(); ++judge) {
        const WeightTable& table = *tables[judge];
        assert(table.space.rivals() == m.distances.rivals);
        for (std::size_t seat = 0; seat < m.seats(); ++seat)
            forEachTile(m.map.all(), [&](TileIndex at) {
                const auto signature = signatureOf(m, seat, at);
                if (!signature) return;
                for (std::size_t kind = 1; kind < kindCount; ++kind)
                    score.addWeight(judge, at, kind, m.distances.team[seat], table.of(kind, *signature));
            });
        Strengths sums{};
        for (std::size_t i = 0; i < metricCount; ++i) {
            const auto parts = metricPart(table.metrics[i], metrics, static_cast<Metric>(i), m.map.players);
            for (std::size_t seat = 0; seat < m.seats(); ++seat) sums[m.distances.team[seat]] += parts[seat];
        }
        score.shift(judge, sums);
    }
    return score;
}

bool looksAhead(std::span<const WeightTable* const> tables) {
    return std::any_of(tables.begin(), tables.end(),
                       [](const WeightTable* table) { return !table->forecast.empty(); });
}

std::vector<Strengths> strengthsOf(const Measured& measured, const Metrics& metrics, const Forecast& forecast,
                                   std::span<const WeightTable* const> tables) {
    std::vector<Strengths> strengths;
    for (const WeightTable* table : tables)
        strengths.push_back(table->forecast.empty()
                                ? additiveScoreOf(measured, metrics, {&table, 1}).strengths(0)
                                : table->forecast.strengths(measured, metrics, forecast));
    return strengths;
}

std::vector<Strengths> strengthsOf(const Measured& measured, std::span<const WeightTable* const> tables) {
    return strengthsOf(measured, measureMetrics(measured),
                       looksAhead(tables) ? measureForecast(measured) : Forecast(), tables);
}

GameMap swapped(GameMap map, TileIndex a, TileIndex b) {
    std::swap(map.kind[a], map.kind[b]);
    std::swap(map.points[a], map.points[b]);
    std::swap(map.id[a], map.id[b]);
    map.ofKind = {};
    map.special = 0;
    forEachTile(map.all(), [&](TileIndex at) { map.ofKind[map.kind[at]] |= bit(at); });
    forEachTile(map.all() & ~map.resources(), [&](TileIndex at) {
        if (map.points[at] >= 0) map.special |= bit(at);
    });
    return map;
}

mapsearch::RepairTask repairTaskOf(const Measured& measured, const RuleOptions& options,
                                   std::span<const WeightTable* const> tables,
                                   std::vector<Strengths> strengths, TileMask free) {
    return {additiveScoreOf(measured, Metrics{}, tables), std::move(strengths), free,
            [&measured, &options, tables](std::span<const mapsearch::TileSwap> swaps) {
                GameMap map = measured.map;
                for (const auto& [a, b] : swaps) map = swapped(std::move(map), a, b);
                const Measured after(map, options);
                return mapsearch::widestGap(strengthsOf(after, tables), after.distances.teams);
            }};
}

}  // namespace hexa::clockwork
