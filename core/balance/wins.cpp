// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/wins.h"

#include "core/engine/play/series.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>

namespace hexa::balance {

std::optional<BalanceReport> reportOf(const Series& series, std::span<const BotWins> bots, double margin) {
    BalanceReport report;
    report.seats = series.seats();
    report.teams = series.teams();
    for (int seat = 0; seat < report.seats; ++seat) report.teamOf.push_back(series.teamOf(seat));
    report.judged = series.judged();
    // Equal targets count as none.
    const std::vector<std::int32_t> targets = series.targets();
    if (std::ranges::adjacent_find(targets, std::ranges::not_equal_to()) != targets.end())
        report.targets = targets;
    report.looking = Looking::Once;
    for (const BotWins& counted : bots) {
        const std::int64_t games = std::reduce(counted.wins.begin(), counted.wins.end());
        if (games == 0 || counted.wins.size() != static_cast<std::size_t>(placesOf(report))) continue;
        BotReport& bot = report.bots.emplace_back();
        bot.bot = counted.bot;
        bot.games = games;
        for (const std::int64_t won : counted.wins) bot.places.emplace_back().wins = won;
    }
    if (report.bots.empty()) return std::nullopt;
    setMargin(report, margin);
    return report;
}

void setMargin(BalanceReport& report, double margin) {
    assert(report.looking == Looking::Once && !report.bots.empty());
    report.margin = margin;
    for (BotReport& bot : report.bots) bot.verdict = verdictOfCounts(report, bot);
    report.verdict = std::ranges::max_element(report.bots, {}, &BotReport::verdict)->verdict;
    workOut(report);
}

}  // namespace hexa::balance
