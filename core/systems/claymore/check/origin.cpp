// SPDX-License-Identifier: GPL-3.0-or-later
// What is known only from public sources or made up, and which rules are the map's own.
#include "core/systems/claymore/check/findings.h"
#include "core/systems/claymore/terms/sentences.h"

namespace hexa::claymore {

void checkOrigin(const CheckInput& input) {
    const Scenario& scenario = input.scenario;
    std::vector<Localized> sources;
    if (scenario.provenance.standIn) {
        sources.push_back(say("claymore.source.mat"));
        if (scenario.provenance.layout.starts_with("plan-")) sources.push_back(say("claymore.source.plan"));
    }
    sources.push_back(say("claymore.source.values"));
    input.findings.add("W06", {{"list", listed(sources)}}, Severity::Warning, {}, "CS-011");

    std::vector<Localized> own;
    for (const SwitchFacts& facts : switchTable) {
        const auto set = scenario.options.find(std::string(facts.id));
        if (set != scenario.options.end() && set->second != facts.usual)
            own.push_back(say(("claymore.option." + std::string(facts.id)).c_str()));
    }
    if (!own.empty()) input.findings.add("I01", {{"list", listed(own)}}, Severity::Hint, {}, {});
}

}  // namespace hexa::claymore
