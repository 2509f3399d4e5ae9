// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/players.h"

#include "core/balance/panel.h"
#include "core/balance/relations.h"
#include "core/engine/judge/balance.h"
#include "core/engine/system.h"

#include <algorithm>

namespace hexa::generate {

Players judgesAlone(const std::vector<std::string>& panel) { return {panel, panel.size()}; }

Players playersOf(const GameSystem& system, const Scenario& map, const OptionValues& options,
                  const std::vector<std::string>& panel) {
    Players players = judgesAlone(panel);
    const BotRelations* measured = balance::relationsOf(system, map, options);
    if (measured == nullptr) return players;
    for (const std::string& bot : panel) {
        if (balance::searchBot(system, bot) == nullptr) continue;
        const Scout* scout = balance::scoutOf(system, bot);
        if (scout == nullptr || std::ranges::find(panel, scout->bot) != panel.end())
            return judgesAlone(panel);
        players.bots.push_back(scout->bot);
    }
    const bool othersPlay = players.bots.size() < 2 * panel.size();
    return othersPlay && balance::areRelated(players.bots, *measured) ? players : judgesAlone(panel);
}

}  // namespace hexa::generate
