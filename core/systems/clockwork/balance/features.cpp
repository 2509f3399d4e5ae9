// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/features.h"

#include "core/balance/tablefile.h"

#include <map>

namespace hexa::clockwork {
namespace {

constexpr std::array<std::string_view, kindCount> kindNames{
    "capital", "village", "citadel", "lake", "forest", "tower", "manufactory", "shrine", "barrens"};

// Coarse features: research and resource, by steps and edge.
constexpr std::size_t places = std::size_t{Signature::maxSteps} * Signature::edges;
constexpr std::size_t firstKind = 2 * places;
/// Pairs of edges with the second one not below the first.
constexpr std::size_t edgePairs = std::size_t{Signature::edges} * (Signature::edges + 1) / 2;

std::optional<std::size_t> groupOf(std::size_t kind) {
    const KindId id = kindIdAt(kind);
    if (id == tile::tower || id == tile::manufactory || id == tile::shrine) return 0;
    if (id == tile::lake || id == tile::forest) return 1;
    return std::nullopt;
}

std::size_t pairOf(int edge, int second) {
    const auto first = static_cast<std::size_t>(edge + Distances::widestEdge);
    // Rows of 7, 6, 5 ... pairs.
    return first * (2 * Signature::edges + 1 - first) / 2 + static_cast<std::size_t>(second - edge);
}

std::string withSign(int number) { return (number < 0 ? "" : "+") + std::to_string(number); }

}  // namespace

std::optional<Signature> signatureOf(const Measured& m, std::size_t seat, TileIndex at) {
    if (!m.distances.reaches(seat, at) || (m.map.capitals & bit(at)) != 0) return std::nullopt;
    Signature signature;
    signature.steps = std::min(int{m.distances.steps[seat][at]}, Signature::maxSteps);
    signature.edge = m.distances.edge[seat][at];
    if (m.distances.rivals > 1) signature.second = m.distances.secondEdge[seat][at];
    return signature;
}

std::size_t FeatureSpace::firstFine() const { return firstKind + (kindCount - 1) * places; }

std::size_t FeatureSpace::firstMetric() const {
    return firstFine() + (mRivals > 1 ? (kindCount - 1) * Signature::maxSteps * edgePairs : 0);
}

FeatureSpace::TileFeatures FeatureSpace::ofTile(std::size_t kind, const Signature& signature) const {
    TileFeatures features;
    const auto add = [&](std::size_t index) {
        features.index[features.count++] = static_cast<std::uint32_t>(index);
    };
    const auto steps = static_cast<std::size_t>(signature.steps - 1);
    const std::size_t place =
        steps * Signature::edges + static_cast<std::size_t>(signature.edge + Distances::widestEdge);
    if (const auto group = groupOf(kind)) add(*group * places + place);
    add(firstKind + (kind - 1) * places + place);
    if (mRivals > 1)
        add(firstFine() + ((kind - 1) * Signature::maxSteps + steps) * edgePairs +
            pairOf(signature.edge, signature.second));
    return features;
}

std::optional<std::uint32_t> FeatureSpace::ofMetric(Metric metric) const {
    auto index = static_cast<std::size_t>(metric);
    constexpr auto firstAround = static_cast<std::size_t>(Metric::RecruitsAround);
    if (mRivals < 2 && index >= firstAround) {
        if (index < firstAround + neighbourMetrics) return std::nullopt;
        index -= neighbourMetrics;
    }
    return static_cast<std::uint32_t>(firstMetric() + index);
}

std::vector<std::string> FeatureSpace::names() const {
    std::vector<std::string> names(size());
    forEachSignature([&](std::size_t kind, const Signature& signature) {
        const TileFeatures features = ofTile(kind, signature);
        const std::string place = " d" + std::to_string(signature.steps) + " r" + withSign(signature.edge);
        std::size_t i = 0;
        if (const auto group = groupOf(kind))
            names[features.index[i++]] = (*group == 0 ? "research" : "resource") + place;
        const std::string own = std::string(kindNames[kind]) + place;
        names[features.index[i++]] = own;
        if (i < features.count) names[features.index[i]] = own + " s" + withSign(signature.second);
    });
    for (std::size_t i = 0; i < metricCount; ++i)
        if (const auto index = ofMetric(static_cast<Metric>(i)))
            names[*index] = "metric " + std::string(infoOf(static_cast<Metric>(i)).name);
    return names;
}

std::string_view kindName(std::size_t kind) { return kindNames[kind]; }

std::array<double, maxPlayers> centred(const Metrics& metrics, Metric metric, int seats) {
    const SeatValues& values = of(metrics, metric);
    Fixed sum = 0;
    for (int seat = 0; seat < seats; ++seat) sum += values[static_cast<std::size_t>(seat)];
    const double scale = metric == Metric::RivalDistance ? 1 : 10;
    std::array<double, maxPlayers> result{};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        result[seat] = toDouble(values[seat] * seats - sum) * scale / seats;
    return result;
}

std::array<std::int32_t, maxPlayers> metricPart(std::int32_t weight, const Metrics& metrics, Metric metric,
                                                int seats) {
    std::array<std::int32_t, maxPlayers> parts{};
    if (weight == 0) return parts;
    const auto values = centred(metrics, metric, seats);
    constexpr auto max = static_cast<double>(balance::maxTableWeight);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        parts[seat] = static_cast<std::int32_t>(std::lround(std::clamp(weight * values[seat], -max, max)));
    return parts;
}

SeatFeatures featuresOf(const Measured& m, const Metrics& metrics) {
    const FeatureSpace space(m.distances.rivals);
    SeatFeatures features;
    features.seats.resize(m.seats());
    for (std::size_t seat = 0; seat < m.seats(); ++seat) {
        features.teams.push_back(m.distances.team[seat]);
        std::map<std::uint32_t, double> sums;
        forEachTile(m.map.all(), [&](TileIndex at) {
            const auto signature = signatureOf(m, seat, at);
            if (!signature) return;
            const auto tile = space.ofTile(m.map.kind[at], *signature);
            for (std::size_t i = 0; i < tile.count; ++i) sums[tile.index[i]] += 1;
        });
        for (std::size_t i = 0; i < metricCount; ++i) {
            const auto metric = static_cast<Metric>(i);
            const double value = centred(metrics, metric, m.map.players)[seat];
            if (const auto index = space.ofMetric(metric); index && value != 0) sums[*index] = value;
        }
        for (const auto& [index, value] : sums) features.seats[seat].push_back({index, value});
    }
    return features;
}

}  // namespace hexa::clockwork
