// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/judge/targets.h"

#include "core/json/reader.h"

#include <algorithm>
#include <cassert>

namespace hexa {

std::string_view declaredTargetsText(const Scenario& scenario) {
    for (const auto& [key, json] : scenario.extra.members)
        if (key == targetsMember && json != "null") return json;
    return {};
}

Result<std::vector<std::int32_t>> declaredTargets(const Scenario& scenario, int places) {
    std::vector<std::int32_t> targets;
    const std::string_view text = declaredTargetsText(scenario);
    if (text.empty()) return targets;
    const Error wrong("balance.targets",
                      {{"places", std::int64_t{places}}, {"max", std::int64_t{maxTargetPart}}},
                      JsonPointer{"/" + std::string(targetsMember)});
    const auto document = JsonDocument::parse(text);
    if (!document) return wrong;
    const JsonNode root = document->root();
    if (!root.isArray()) return wrong;
    for (auto walker = root.walk(); !walker.done(); walker.advance()) {
        const auto part = walker.value().integer(1, maxTargetPart);
        if (!part) return wrong;
        targets.push_back(static_cast<std::int32_t>(*part));
    }
    if (static_cast<int>(targets.size()) != places) return wrong;
    return targets;
}

Edit declaringTargets(const Scenario& scenario, const std::vector<std::int32_t>& targets) {
    std::string json;
    for (const std::int32_t part : targets) {
        assert(part >= 1 && part <= maxTargetPart);
        json += (json.empty() ? "[" : ",") + std::to_string(part);
    }
    Extra extra = scenario.extra;
    const auto member =
        std::ranges::find(extra.members, targetsMember, [](const auto& known) { return known.first; });
    if (targets.empty()) {
        if (member != extra.members.end()) extra.members.erase(member);
    } else if (member != extra.members.end()) {
        member->second = json + ']';
    } else {
        extra.members.emplace_back(targetsMember, json + ']');
    }
    return {SetExtra{std::move(extra)}};
}

}  // namespace hexa
