// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/balance/features.h"
#include "core/systems/clockwork/balance/forecast.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace hexa::clockwork {

/// Features of the predicting model: those of the additive one, and the forecast's. Its names begin
/// with "outlook ", because both models are fitted to the same games separately.
class ForecastSpace {
public:
    explicit ForecastSpace(int rivals) : mBase(rivals) {}

    /// Features about a second rival are many and rare: counted as an eighth, so that a ridge holds
    /// them 64 times as short.
    static constexpr int fineParts = 8;

    const FeatureSpace& base() const { return mBase; }
    std::size_t size() const { return mBase.size() + extras; }
    std::vector<std::string> names() const;

    /// Indices behind those of the base.
    std::size_t held(std::size_t stage, std::size_t kind) const {
        return mBase.size() + stage * kinds + kind - 1;
    }
    std::size_t exposed(std::size_t kind) const { return held(Forecast::stages, kind); }
    std::size_t unsure(std::size_t kind) const { return held(Forecast::stages + 1, kind); }
    /// Neighbours held both; the order of the kinds does not count.
    std::size_t pair(std::size_t a, std::size_t b) const {
        if (a < b) std::swap(a, b);
        return held(Forecast::stages + 2, 1) + a * (a - 1) / 2 + b - 1;
    }

private:
    static constexpr std::size_t kinds = kindCount - 1;  // no Capitals
    static constexpr std::size_t extras = (Forecast::stages + 2) * kinds + kinds * (kinds + 1) / 2;
    FeatureSpace mBase;
};

SeatFeatures forecastFeaturesOf(const Measured& measured, const Metrics& metrics, const Forecast& forecast);

/// The fitted weights of that model, in millionths of log-odds, ready to be looked up.
struct ForecastWeights {
    ForecastWeights() = default;
    /// @param weights by index of the space
    ForecastWeights(const ForecastSpace& space, std::span<const std::int64_t> weights);

    std::array<std::vector<std::int32_t>, kindCount> tiles;  ///< By kind and signature.
    std::array<std::int32_t, metricCount> metrics{};
    using ByKind = std::array<std::int32_t, kindCount>;
    std::array<ByKind, Forecast::stages> held{};
    ByKind exposed{}, unsure{};
    std::array<ByKind, kindCount> pairs{};

    bool empty() const { return tiles[1].empty(); }
    /// Returns a tile's part in the strength of a seat. The common value of neighbours is shared by
    /// both.
    std::int64_t part(const Measured& measured, const Forecast& forecast, std::size_t seat,
                      TileIndex at) const;
    /// Returns the strengths by team.
    std::array<std::int32_t, maxPlayers> strengths(const Measured& measured, const Metrics& metrics,
                                                   const Forecast& forecast) const;
};

}  // namespace hexa::clockwork
