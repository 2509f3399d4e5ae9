// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/options.h"

namespace hexa::clockwork {

const std::vector<OptionName>& optionNames() {
    static const std::vector<OptionName> names{
        {"epic", &RuleOptions::epic},
        {"alliances", &RuleOptions::alliances},
        {"gambitDistinctTargets", &RuleOptions::gambitDistinctTargets},
        {"counterIntelSameDiscipline", &RuleOptions::counterIntelSameDiscipline},
        {"allyMarchNeedsUnit", &RuleOptions::allyMarchNeedsUnit},
        {"espionage", &RuleOptions::espionage},
        {"winsNeedFight", &RuleOptions::winsNeedFight},
        {"capitalsStopMarches", &RuleOptions::capitalsStopMarches},
        {"guardianStaysWithOwner", &RuleOptions::guardianStaysWithOwner},
        {"guardianStopsSteamtank", &RuleOptions::guardianStopsSteamtank}};
    return names;
}

std::string configurationOf(int players, const RuleOptions& options) {
    return std::to_string(players) + "p" + (options.epic ? "-epic" : "") +
           (options.alliances ? "-alliances" : "");
}

}  // namespace hexa::clockwork
