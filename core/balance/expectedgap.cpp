// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/expectedgap.h"

#include "core/balance/report.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexa::balance {
namespace {

/// Part of a predicted change by which games miss it: fitted on 22 fresh maps, together with the
/// usual error between neighbours.
constexpr double missedPart = 0.25;

ExpectedGap within(double gap, const std::optional<GapRange>& range) {
    return {range ? (range->low + range->high) / 2 : gap, range, false};
}

const BotShares* sharesOf(std::span<const BotShares> all, const std::string& bot, std::size_t seats) {
    const auto found = std::ranges::find(all, bot, &BotShares::bot);
    return found == all.end() || found->shares.size() != seats ? nullptr : &*found;
}

double gapOf(const std::vector<double>& shares) {
    const auto [low, high] = std::ranges::minmax_element(shares);
    return shares.empty() ? 0 : (*high - *low) * 100;
}

/// Returns the shares that a bot's table predicts; for a bot without a table, the means of all
/// tables. Empty without a table for this number of seats.
std::vector<double> sharesBy(const Foreseen& foreseen, const std::string& bot, std::size_t seats) {
    if (const BotShares* own = sharesOf(foreseen.shares, bot, seats)) return own->shares;
    std::vector<double> sum(seats, 0);
    double tables = 0;
    for (const BotShares& one : foreseen.shares) {
        if (one.shares.size() != seats) continue;
        for (std::size_t seat = 0; seat < seats; ++seat) sum[seat] += one.shares[seat];
        ++tables;
    }
    if (tables == 0) return {};
    for (double& share : sum) share /= tables;
    return sum;
}

/// Returns the widest gap if the played odds change by the predicted difference. None if no bot's
/// shares can be compared.
std::optional<double> changedGap(std::span<const BotShares> played, const Foreseen& before,
                                 const Foreseen& after) {
    std::optional<double> widest;
    for (const BotShares& one : played) {
        const std::vector<double> from = sharesBy(before, one.bot, one.shares.size());
        const std::vector<double> to = sharesBy(after, one.bot, one.shares.size());
        if (from.empty() || to.empty()) continue;
        std::vector<double> shares;
        double was = 0, is = 0;
        for (std::size_t seat = 0; seat < one.shares.size(); ++seat) {
            const double ratio = from[seat] > 0 ? to[seat] / from[seat] : 1;
            shares.push_back(one.shares[seat] * ratio);
            was += one.shares[seat];
            is += shares.back();
        }
        for (double& share : shares) share *= is > 0 ? was / is : 1;
        widest = std::max(widest.value_or(0), gapOf(shares));
    }
    return widest;
}

}  // namespace

ExpectedGap expectedGap(const BalanceReport& games) {
    const BotReport& worst = games.bots[games.worstBot];
    return {worst.gap * 100, GapRange{worst.gapInterval.low * 100, worst.gapInterval.high * 100}, true};
}

ExpectedGap expectedGap(const Foreseen& foreseen) { return within(foreseen.gap, foreseen.range); }

std::optional<ExpectedGap> expectedGap(const BalanceReport* games,
                                       const std::optional<Prediction>& prediction) {
    if (games != nullptr) return expectedGap(*games);
    return prediction ? std::optional(expectedBefore(*prediction)) : std::nullopt;
}

std::optional<ExpectedGap> expectedGap(const Candidate& candidate) {
    return candidate.gap ? std::optional(within(*candidate.gap, candidate.range)) : std::nullopt;
}

ExpectedGap expectedBefore(const Prediction& prediction) {
    return within(prediction.gap(), prediction.range);
}

ExpectedGap expectedAfter(const Prediction::Swap& swap) { return within(swap.after, swap.range); }

ExpectedGap expectedAfter(const GameSystem& system, std::span<const BotShares> played, const Foreseen& before,
                          const Foreseen& after) {
    const auto changed = changedGap(played, before, after);
    if (!changed || !system.balance) return expectedGap(after);
    // The best of many neighbours is the one that the tables overrate most, so their error counts.
    const double usual = 100 * std::numbers::sqrt2 * system.balance->tournament.commonOnNeighbours;
    return {std::hypot(*changed, usual + missedPart * std::abs(widestGap(played) - *changed)), std::nullopt,
            false};
}

double widestGap(std::span<const BotShares> played) {
    double widest = 0;
    for (const BotShares& one : played) widest = std::max(widest, gapOf(one.shares));
    return widest;
}

std::optional<Foreseen> foresee(const GameSystem& system, const Scenario& map, const OptionValues& options) {
    if (!system.balance) return std::nullopt;
    if (system.balance->foresee) {
        auto found = system.balance->foresee(map, options);
        return found ? *std::move(found) : std::nullopt;
    }
    if (system.balance->predict) {
        const auto found = system.balance->predict(map, options);
        return found && *found ? std::optional(foreseenOf(**found)) : std::nullopt;
    }
    if (!system.balance->predictedGap) return std::nullopt;
    const auto gap = system.balance->predictedGap(map, options);
    return gap && *gap ? std::optional(Foreseen{{}, **gap, {}}) : std::nullopt;
}

Foreseen foreseenOf(const Prediction& prediction) {
    Foreseen foreseen{{}, prediction.gap(), prediction.range};
    for (const Prediction::Judge& judge : prediction.judges)
        foreseen.shares.push_back({judge.bot, judge.shares});
    return foreseen;
}

}  // namespace hexa::balance
