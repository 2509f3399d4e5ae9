// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/options.h"

#include <array>

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
        {"guardianStopsSteamtank", &RuleOptions::guardianStopsSteamtank},
        {"attritionSparesUnique", &RuleOptions::attritionSparesUnique},
        {"rasputinHitsAlly", &RuleOptions::rasputinHitsAlly}};
    return names;
}

std::string Configuration::name() const {
    return std::to_string(players) + "p" + (epic ? "-epic" : "") + (alliances ? "-alliances" : "");
}

std::span<const Configuration> configurations() {
    // Alliances are two against two.
    static constexpr std::array<Configuration, 8> all{{{2, false, false},
                                                       {2, true, false},
                                                       {3, false, false},
                                                       {3, true, false},
                                                       {4, false, false},
                                                       {4, true, false},
                                                       {4, false, true},
                                                       {4, true, true}}};
    return all;
}

std::string configurationOf(int players, const RuleOptions& options) {
    return Configuration{players, options.epic, options.alliances}.name();
}

}  // namespace hexa::clockwork
