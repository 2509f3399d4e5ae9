// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/countedgames.h"

#include "core/balance/panel.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"

#include <string>
#include <utility>
#include <vector>

namespace hexa::balance {
namespace {

std::vector<std::string> botsOf(std::span<const BotWins> wins) {
    std::vector<std::string> bots;
    for (const BotWins& bot : wins) bots.push_back(bot.bot);
    return bots;
}

}  // namespace

std::optional<BalanceReport> countedReport(const GameSystem& system, const Scenario& map,
                                           std::span<const BotWins> wins, double margin) {
    if (wins.empty() || !system.play || !system.play->series) return std::nullopt;
    const auto series = system.play->series(map, {{}, botsOf(wins), {}});
    return series ? reportOf(**series, wins, margin) : std::nullopt;
}

std::optional<BalanceReport> settledReport(const GameSystem& system, const Scenario& map,
                                           std::span<const BotWins> wins, double margin) {
    auto report = countedReport(system, map, wins, margin);
    if (!report) return report;
    CheckPlan plan;
    plan.panel = botsOf(wins);
    delaySearchBots(plan, system);
    leaveOutUnsettled(*report, plan);
    return report;
}

}  // namespace hexa::balance
