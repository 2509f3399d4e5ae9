// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/gaprange.h"

#include "core/balance/intervals.h"
#include "core/base/rng.h"
#include "core/engine/play/series.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <vector>

namespace hexa::balance {
namespace {

constexpr std::size_t drawCount = 500;
/// Four of five.
constexpr double lowPart = 0.1, highPart = 0.9;

/// Errors of up to the largest number of teams, in standard deviations. Always the same, so that
/// the same map gets the same range everywhere.
using Draws = std::array<std::array<double, maxSeats>, drawCount>;

const Draws& draws() {
    static const Draws made = [] {
        Draws all;
        Rng rng(0, "balance.gap-range");
        constexpr double steps = 1 << 20;
        for (auto& draw : all)
            for (double& error : draw)
                error = normalQuantile((rng.below(static_cast<std::uint32_t>(steps)) + 0.5) / steps);
        return all;
    }();
    return made;
}

}  // namespace

GapRange gapRange(std::span<const double> shares, double error) {
    assert(shares.size() >= 2 && shares.size() <= maxSeats && error >= 0);
    if (std::ranges::adjacent_find(shares, std::ranges::not_equal_to()) == shares.end()) return {0, 0};
    const auto teams = static_cast<double>(shares.size());
    // Less their mean, errors would be smaller than they are.
    const double scale = error * std::sqrt(teams / (teams - 1));
    std::vector<double> gaps;
    gaps.reserve(drawCount);
    for (const auto& draw : draws()) {
        double mean = 0;
        for (std::size_t team = 0; team < shares.size(); ++team) mean += draw[team] / teams;
        double low = 1, high = 0;
        for (std::size_t team = 0; team < shares.size(); ++team) {
            const double share = std::clamp(shares[team] + scale * (draw[team] - mean), 0.0, 1.0);
            low = std::min(low, share);
            high = std::max(high, share);
        }
        gaps.push_back((high - low) * 100);
    }
    std::ranges::sort(gaps);
    const auto at = [&](double part) { return gaps[static_cast<std::size_t>(part * (drawCount - 1) + 0.5)]; };
    return {at(lowPart), at(highPart)};
}

std::optional<GapRange> widestRange(std::span<const std::optional<GapRange>> judges) {
    std::optional<GapRange> widest;
    for (const std::optional<GapRange>& judge : judges) {
        if (!judge) continue;
        widest = widest ? GapRange{std::max(widest->low, judge->low), std::max(widest->high, judge->high)}
                        : *judge;
    }
    return widest;
}

std::optional<double> shareErrorOf(const TableInfo& table) {
    const auto found = std::ranges::find(table.quality, "rulebook", &TableInfo::Quality::maps);
    return found == table.quality.end() ? std::nullopt : found->shareError;
}

}  // namespace hexa::balance
