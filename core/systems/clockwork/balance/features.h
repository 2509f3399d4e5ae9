// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"
#include "core/systems/clockwork/balance/metrics.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::clockwork {

/// Position of a territory for a seat: steps 1 to 8 (8 and more), edge over the nearest and the
/// second nearest rival.
struct Signature {
    static constexpr int maxSteps = 8;
    static constexpr int edges = 2 * Distances::widestEdge + 1;
    static constexpr std::size_t count = std::size_t{maxSteps} * edges * edges;

    int steps = 1;   // 1 to maxSteps
    int edge = 0;    // -3 to 3
    int second = 3;  // edge to 3; always 3 where there is one rival only
    std::size_t index() const {
        return (static_cast<std::size_t>(steps - 1) * edges + static_cast<std::size_t>(edge + 3)) * edges +
               static_cast<std::size_t>(second + 3);
    }
    friend bool operator==(const Signature&, const Signature&) = default;
};

/// Returns the signature; none for a seat that can't get there, and for Capitals.
std::optional<Signature> signatureOf(const Measured& measured, std::size_t seat, TileIndex at);

/// Fitted features of one configuration and their names. A territory has up to three of them, from
/// coarse to fine (research or resource; its kind; its kind with the second rival), so that a fit
/// has data about rare ones; their coefficients add up.
class FeatureSpace {
public:
    /// @param rivals of one seat, 1 to 3; with one there is no second edge
    explicit FeatureSpace(int rivals) : mRivals(rivals) {}

    std::size_t size() const { return firstMetric() + metricCount - (mRivals > 1 ? 0U : neighbourMetrics); }
    std::vector<std::string> names() const;
    int rivals() const { return mRivals; }

    /// By rising index.
    struct TileFeatures {
        std::array<std::uint32_t, 3> index{};
        std::size_t count = 0;
    };
    /// Returns the first index of features with the second rival; then come the metrics.
    std::size_t firstFine() const;
    TileFeatures ofTile(std::size_t kind, const Signature& signature) const;
    /// Returns the index; none if this configuration doesn't have it.
    std::optional<std::uint32_t> ofMetric(Metric metric) const;
    /// Calls visit(kind, signature) for each that can occur.
    template <class Visit>
    void forEachSignature(Visit&& visit) const {
        for (std::size_t kind = 1; kind < kindCount; ++kind)
            for (int steps = 1; steps <= Signature::maxSteps; ++steps)
                for (int edge = -Distances::widestEdge; edge <= Distances::widestEdge; ++edge)
                    for (int second = mRivals > 1 ? edge : Distances::widestEdge;
                         second <= Distances::widestEdge; ++second)
                        visit(kind, Signature{steps, edge, second});
    }

private:
    static constexpr std::size_t neighbourMetrics = 3;
    std::size_t firstMetric() const;
    int mRivals;
};

/// Returns a metric as the model takes it: centred over the seats and scaled by ten (RivalDistance:
/// by one).
std::array<double, maxPlayers> centred(const Metrics& metrics, Metric metric, int seats);

/// Returns a metric's part in the strength of each seat, in millionths of log-odds like its weight.
std::array<std::int32_t, maxPlayers> metricPart(std::int32_t weight, const Metrics& metrics, Metric metric,
                                                int seats);

/// Returns the features of the additive model.
SeatFeatures featuresOf(const Measured& measured, const Metrics& metrics);

/// Returns the name of a kind of territory in names of features, e.g. "village".
std::string_view kindName(std::size_t kind);

}  // namespace hexa::clockwork
