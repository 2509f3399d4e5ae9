// SPDX-License-Identifier: GPL-3.0-or-later
// Data from public sources or stand-ins, and the map's own rules.
#include "core/engine/judge/targets.h"
#include "core/systems/claymore/check/findings.h"
#include "core/systems/claymore/terms/sentences.h"

#include <algorithm>

namespace hexa::claymore {

void checkOrigin(const CheckInput& input) {
    const Scenario& scenario = input.scenario;
    std::vector<Localized> sources;
    if (scenario.provenance.standIn) {
        sources.push_back(say("claymore.source.mat"));
        if (scenario.provenance.layout.starts_with("plan-")) {
            sources.push_back(say("claymore.source.plan"));
            // The rulebook has an aim for each battle, but no shares (CS-B8).
            if (!declaredTargetsText(scenario).empty()) sources.push_back(say("claymore.source.targets"));
        }
    }
    const ValueSources& values = input.sources;
    if (!std::ranges::all_of(values.combat, isKnown)) sources.push_back(say("claymore.source.combat"));
    if (!isKnown(values.cards)) sources.push_back(say("claymore.source.cards"));
    if (!isKnown(values.die)) sources.push_back(say("claymore.source.die"));
    if (!isKnown(values.tiles)) sources.push_back(say("claymore.source.tiles"));
    if (!sources.empty())
        // Only a hint: the map's designer can't mend it, and permanent warnings would be ignored.
        input.findings.add("W06", {{"list", listed(sources)}}, Severity::Hint, {}, "CS-011");

    std::vector<Localized> own;
    for (const SwitchFacts& facts : switchTable) {
        const auto set = scenario.options.find(std::string(facts.id));
        if (set != scenario.options.end() && set->second != facts.usual)
            own.push_back(say(("claymore.option." + std::string(facts.id)).c_str()));
    }
    if (!own.empty()) input.findings.add("I01", {{"list", listed(own)}}, Severity::Hint, {}, {});
}

}  // namespace hexa::claymore
