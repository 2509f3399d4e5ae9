// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/rules/options.h"

#include "core/engine/play.h"

#include <algorithm>

namespace hexa::bauen {

OptionValues RuleOptions::values() const {
    OptionValues all;
    for (std::size_t i = 0; i < switchCount; ++i) all.emplace(switchTable[i].id, mOn[i]);
    return all;
}

Result<RuleOptions> readOptions(const Scenario& scenario, const OptionValues& values) {
    RuleOptions options;
    for (const auto& [name, value] : optionsOn(scenario, values)) {
        const auto found = std::ranges::find(switchTable, name, &SwitchFacts::id);
        if (found == switchTable.end())
            return Error("bauen.play.option", {{"option", name}}, JsonPointer{"/options/" + name});
        options.set(static_cast<Switch>(found - switchTable.begin()), value);
    }
    return options;
}

}  // namespace hexa::bauen
