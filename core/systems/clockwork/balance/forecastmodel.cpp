// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/forecastmodel.h"

#include <map>

namespace hexa::clockwork {
namespace {

constexpr std::array<std::string_view, Forecast::stages> stageNames{"t1", "t2", "t3", "later"};
/// More than this a strength is not counted: e to the 100 is beyond all doubt.
constexpr std::int64_t maxStrength = 100'000'000;

}  // namespace

std::vector<std::string> ForecastSpace::names() const {
    std::vector<std::string> names = mBase.names();
    names.resize(size());
    for (std::size_t kind = 1; kind < kindCount; ++kind) {
        const std::string own(kindName(kind));
        for (std::size_t stage = 0; stage < Forecast::stages; ++stage)
            names[held(stage, kind)] = "held " + own + " " + std::string(stageNames[stage]);
        names[exposed(kind)] = "exposed " + own;
        names[unsure(kind)] = "unsure " + own;
        for (std::size_t other = 1; other <= kind; ++other)
            names[pair(kind, other)] = "pair " + std::string(kindName(other)) + " " + own;
    }
    for (std::string& name : names) name.insert(0, "outlook ");
    return names;
}

SeatFeatures forecastFeaturesOf(const Measured& m, const Metrics& metrics, const Forecast& forecast) {
    const ForecastSpace space(m.distances.rivals);
    SeatFeatures features = featuresOf(m, metrics);
    const std::size_t fine = space.base().firstFine();
    const std::size_t firstMetric = *space.base().ofMetric(Metric::Recruits);
    for (std::size_t seat = 0; seat < m.seats(); ++seat) {
        for (Feature& feature : features.seats[seat])
            if (feature.index >= fine && feature.index < firstMetric)
                feature.value /= ForecastSpace::fineParts;
        std::map<std::size_t, Fixed> sums;
        const auto& settled = forecast.hold[Forecast::settled][seat];
        forEachTile(m.map.all() & ~m.map.capitals, [&](TileIndex at) {
            const std::size_t kind = m.map.kind[at];
            for (std::size_t stage = 0; stage < Forecast::stages; ++stage)
                sums[space.held(stage, kind)] += forecast.hold[stage][seat][at];
            if (settled[at] == 0) return;
            sums[space.exposed(kind)] += times(settled[at], forecast.exposure(m, seat, at));
            sums[space.unsure(kind)] += times(settled[at], fixedOne - settled[at]);
            forEachTile(m.map.neighbours[at] & ~m.map.capitals, [&](TileIndex next) {
                if (next > at) sums[space.pair(kind, m.map.kind[next])] += times(settled[at], settled[next]);
            });
        });
        for (const auto& [index, sum] : sums)
            if (sum != 0) features.seats[seat].push_back({static_cast<std::uint32_t>(index), toDouble(sum)});
    }
    return features;
}

ForecastWeights::ForecastWeights(const ForecastSpace& space, std::span<const std::int64_t> weights) {
    const auto weight = [&](std::size_t index) { return static_cast<std::int32_t>(weights[index]); };
    for (auto& kind : tiles) kind.assign(Signature::count, 0);
    space.base().forEachSignature([&](std::size_t kind, const Signature& signature) {
        const auto features = space.base().ofTile(kind, signature);
        std::int64_t parts = 0;  // of a millionth
        for (std::size_t i = 0; i < features.count; ++i)
            parts += weights[features.index[i]] *
                     (features.index[i] >= space.base().firstFine() ? 1 : ForecastSpace::fineParts);
        tiles[kind][signature.index()] = static_cast<std::int32_t>(parts / ForecastSpace::fineParts);
    });
    for (std::size_t i = 0; i < metricCount; ++i)
        if (const auto index = space.base().ofMetric(static_cast<Metric>(i))) metrics[i] = weight(*index);
    for (std::size_t kind = 1; kind < kindCount; ++kind) {
        for (std::size_t stage = 0; stage < Forecast::stages; ++stage)
            held[stage][kind] = weight(space.held(stage, kind));
        exposed[kind] = weight(space.exposed(kind));
        unsure[kind] = weight(space.unsure(kind));
        for (std::size_t other = 1; other < kindCount; ++other)
            pairs[kind][other] = weight(space.pair(kind, other));
    }
}

std::int64_t ForecastWeights::part(const Measured& m, const Forecast& forecast, std::size_t seat,
                                   TileIndex at) const {
    const std::size_t kind = m.map.kind[at];
    std::int64_t sum = 0;
    if (const auto signature = signatureOf(m, seat, at)) sum += tiles[kind][signature->index()];
    for (std::size_t stage = 0; stage < Forecast::stages; ++stage)
        sum += times(forecast.hold[stage][seat][at], held[stage][kind]);
    const auto& settled = forecast.hold[Forecast::settled][seat];
    if (settled[at] == 0) return sum;
    sum += times(times(settled[at], forecast.exposure(m, seat, at)), exposed[kind]);
    sum += times(times(settled[at], fixedOne - settled[at]), unsure[kind]);
    std::int64_t together = 0;
    forEachTile(m.map.neighbours[at] & ~m.map.capitals, [&](TileIndex next) {
        together += times(times(settled[at], settled[next]), pairs[kind][m.map.kind[next]]);
    });
    return sum + together / 2;
}

std::array<std::int32_t, maxPlayers> ForecastWeights::strengths(const Measured& m, const Metrics& figures,
                                                                const Forecast& forecast) const {
    std::array<std::int64_t, maxPlayers> sums{};
    for (std::size_t seat = 0; seat < m.seats(); ++seat)
        forEachTile(m.map.all() & ~m.map.capitals,
                    [&](TileIndex at) { sums[m.distances.team[seat]] += part(m, forecast, seat, at); });
    for (std::size_t i = 0; i < metricCount; ++i) {
        const auto parts = metricPart(metrics[i], figures, static_cast<Metric>(i), m.map.players);
        for (std::size_t seat = 0; seat < m.seats(); ++seat) sums[m.distances.team[seat]] += parts[seat];
    }
    std::array<std::int32_t, maxPlayers> result{};
    for (std::size_t team = 0; team < maxPlayers; ++team)
        result[team] = static_cast<std::int32_t>(std::clamp(sums[team], -maxStrength, maxStrength));
    return result;
}

}  // namespace hexa::clockwork
