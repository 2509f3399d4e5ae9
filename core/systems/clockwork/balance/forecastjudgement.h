// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/balance/metrics.h"

#include <algorithm>
#include <array>
#include <span>

/// Worth of a tile to a planner of the forecast, and threats. These judgements resemble those of
/// the greedy bots (bots/worth.h) but are a copy: fitted weights depend on these numbers, so they
/// must not change with a bot.
namespace hexa::clockwork::forecast {

/// Worth in 1/65536 of a victory point.
using Worth = std::int64_t;
inline constexpr Worth onePoint = 65536;

inline constexpr int maxUnits = 5;             ///< On one tile; more are counted as five.
inline constexpr int maxPaid = 3;              ///< More units are worth no more.
inline constexpr Fixed rare = fixedOne >> 13;  ///< Smaller chances are left out.
/// Workers besides those from the map: Conscription comes now and then, the Court takes some.
inline constexpr Fixed workersBeside = fixedOne / 5;
/// A worker is kept rather than spent for less.
inline constexpr Worth minGain = onePoint * 96 / 256;
/// Part of the footholds cut off that lose a unit; the others are connected to something not
/// modelled here.
inline constexpr Fixed cutOffLoses = fixedOne * 2 / 5;
/// Worth a turn of a tile beside a new one, as an opportunity, for each point of interest.
inline constexpr Worth opened = onePoint * 28 / (10 * 256);

constexpr Fixed ofOne(std::int64_t part, std::int64_t whole) { return fixedOne / whole * part; }

/// Worth of holding from a turn on, by kind and units.
struct Prices {
    std::array<std::array<Worth, maxPaid + 1>, kindCount> held{};
    Worth pointNow = 0;    ///< One point at the next scoring,
    Worth pointLater = 0;  ///< and at those after it.
    int turnsLeft = 0;

    Prices(const Calendar& calendar, int turn) : turnsLeft(calendar.turns - turn) {
        constexpr int kept = 220;  // of 256: how likely it is still held a turn later
        const Worth influence = onePoint / 3 + onePoint * turnsLeft / (4 * calendar.turns);
        const Worth worker = onePoint / 3 + onePoint * turnsLeft / (5 * calendar.turns);
        Worth recruited = 0, studied = 0, chance = onePoint;
        bool next = true;
        for (int year = turn; year <= calendar.turns; ++year) {
            studied += influence * chance / onePoint;
            if (year > turn) recruited += worker * chance / onePoint;
            if (std::find(calendar.scorings.begin(), calendar.scorings.end(), year) !=
                calendar.scorings.end()) {
                (next ? pointNow : pointLater) += chance;
                next = false;
            }
            chance = chance * kept / 256;
        }
        for (std::size_t units = 1; units <= maxPaid; ++units) {
            held[indexOf(tile::village)][units] = units >= 3 ? 2 * recruited : recruited;
            for (const KindId kind : {tile::tower, tile::manufactory, tile::shrine})
                held[indexOf(kind)][units] = studied;
            held[indexOf(tile::lake)][units] = lake(3, units);
            held[indexOf(tile::forest)][units] = forest(3, units);
            held[indexOf(tile::citadel)][units] = onePoint * 12 / 256 * turnsLeft;
        }
    }
    Worth of(const GameMap& map, TileIndex at, std::size_t units) const {
        if (units == 0) return 0;
        const std::int64_t points = map.points[at];
        if (points < 0) return held[map.kind[at]][units];
        if (map.isKind(at, tile::lake)) return lake(points, units);
        if (map.isKind(at, tile::forest)) return forest(points, units);
        return held[map.kind[at]][units] + points * (pointNow + pointLater);
    }

private:
    Worth lake(std::int64_t points, std::size_t units) const {
        return (units >= 2 ? points * pointNow : points * pointNow / 4) + points * pointLater / 2;
    }
    Worth forest(std::int64_t points, std::size_t units) const {
        return std::min(static_cast<std::int64_t>(units), points) * pointNow +
               std::min<std::int64_t>(1, points) * pointLater;
    }
};

/// Gain per worker at which a stretch is bought half of the time. Division is slow, and this
/// divisor is used all the time.
struct Threshold {
    explicit Threshold(Worth gain) : inverse((std::int64_t{1} << bits) / gain), farAbove(8 * gain) {}
    static constexpr int bits = 44;
    std::int64_t inverse;
    /// From here on the preference is as good as sure, and the product would overflow some day.
    Worth farAbove;
};

/// Returns the chance that a planner prefers a gain to the threshold: x^7 / (1 + x^7) of their
/// ratio x, linear between steps of 1/256.
inline Fixed preference(Worth gain, Threshold threshold) {
    constexpr int stepBits = 8, widthBits = 2, fineBits = 12;
    static constexpr auto table = [] {
        std::array<Fixed, (std::size_t{1} << (stepBits + widthBits)) + 1> values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double x = static_cast<double>(i) / (1 << stepBits);
            const double power = x * x * x * x * x * x * x;
            values[i] = static_cast<Fixed>(power / (1 + power) * static_cast<double>(fixedOne) + 0.5);
        }
        return values;
    }();
    if (gain <= 0) return 0;
    if (gain >= threshold.farAbove) return table.back();
    const std::int64_t ratio = gain * threshold.inverse >> (Threshold::bits - stepBits - fineBits);
    const std::int64_t step = ratio >> fineBits;
    if (step >= static_cast<std::int64_t>(table.size()) - 1) return table.back();
    const auto i = static_cast<std::size_t>(step);
    const std::int64_t fine = ratio & ((1 << fineBits) - 1);
    return table[i] + ((table[i + 1] - table[i]) * fine >> fineBits);
}

/// Returns the chance to be the strongest with `own` against `enemy`. The enemy gets a first unit
/// with chance `comers`, and each further one with 9/16.
inline Fixed chanceToHold(int own, int enemy, Fixed comers) {
    static constexpr std::array<Fixed, 8> further{256, 256, 144, 81, 46, 26, 14, 8};
    const auto margin = static_cast<std::size_t>(std::clamp(own - enemy, 0, 7));
    return fixedOne - (margin > 0 ? comers : fixedOne) / 256 * further[margin];
}

/// Sorts a few chances.
inline void sort(std::span<Fixed> chances) {
    for (std::size_t i = 1; i < chances.size(); ++i)
        for (std::size_t j = i; j > 0 && chances[j] < chances[j - 1]; --j)
            std::swap(chances[j], chances[j - 1]);
}

/// Returns the product of chances, whatever their order.
inline Fixed product(std::span<Fixed> chances) {
    sort(chances);
    Fixed all = fixedOne;
    for (const Fixed chance : chances) all = times(all, chance);
    return all;
}

}  // namespace hexa::clockwork::forecast
