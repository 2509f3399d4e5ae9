// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/panel.h"

#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"

#include <algorithm>

namespace hexa::balance {

const SearchBot* searchBot(const GameSystem& system, std::string_view bot) {
    if (!system.balance) return nullptr;
    const auto& bots = system.balance->searchBots;
    const auto found = std::ranges::find(bots, bot, &SearchBot::bot);
    return found == bots.end() ? nullptr : &*found;
}

const Scout* scoutOf(const GameSystem& system, std::string_view bot) {
    if (!system.balance) return nullptr;
    const auto& scouts = system.balance->scouts;
    const auto found = std::ranges::find(scouts, bot, &Scout::of);
    return found == scouts.end() ? nullptr : &*found;
}

double costOf(const GameSystem& system, std::string_view bot) {
    const SearchBot* known = searchBot(system, bot);
    return known == nullptr ? 1 : known->cost;
}

std::vector<std::string> quickPanel(const GameSystem& system) {
    if (!system.balance) return {};
    std::vector<std::string> bots = system.balance->panel;
    std::erase_if(bots, [&](const std::string& bot) { return searchBot(system, bot) != nullptr; });
    return bots;
}

void limitSearchBots(CheckPlan& plan, const GameSystem& system, std::span<const double> targets) {
    const std::int64_t most = gamesToCertify(targets, plan.margin);
    for (const std::string& bot : plan.panel)
        if (searchBot(system, bot) != nullptr && most < plan.games) plan.fewer[bot] = most;
}

void delaySearchBots(CheckPlan& plan, const GameSystem& system) {
    plan.last.clear();
    for (const std::string& bot : plan.panel)
        if (searchBot(system, bot) != nullptr) plan.last.push_back(bot);
    if (!system.play) return;
    const std::vector<std::string>& byStrength = system.play->bots;
    std::ranges::stable_sort(plan.last, std::ranges::greater(), [&](const std::string& bot) {
        return std::ranges::find(byStrength, bot) - byStrength.begin();
    });
}

double costOf(const CheckPlan& plan, const GameSystem& system) {
    double cost = 0;
    for (const std::string& bot : plan.panel)
        cost += static_cast<double>(plan.gamesOf(bot)) * costOf(system, bot);
    return cost;
}

double costOf(const CheckPlan& plan, const CheckState& state, const GameSystem& system) {
    double cost = 0;
    for (std::size_t bot = 0; bot < state.bots.size(); ++bot)
        cost += static_cast<double>(state.bots[bot].tally.games) * costOf(system, plan.panel[bot]);
    return cost;
}

}  // namespace hexa::balance
