// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/check/check.h"

#include "core/engine/check/refusals.h"

#include <array>

namespace hexa::claymore {
namespace {

using Check = void (*)(const CheckInput&);

std::vector<Finding> run(const Scenario& scenario, const Catalog& catalog, std::span<const Check> checks,
                         const ValueSources& sources, std::stop_token stop) {
    FindingList findings("claymore.");
    const Battlefield field(scenario);
    const CheckInput input{scenario, catalog, field, std::move(stop), findings, sources};
    for (const Check part : checks) {
        if (input.stop.stop_requested()) break;
        part(input);
    }
    return findings.take();
}

/// Returns errors about places, without the fixes.
std::vector<Problem> misplaced(const Scenario& scenario, const Catalog& catalog) {
    // Refusals only: the box is refused for every game, and room in zones does not concern a single
    // piece.
    constexpr std::array<Check, 3> checks{checkTerrain, checkRegiments, checkZones};
    std::vector<Problem> problems;
    for (Finding& finding : run(scenario, catalog, checks, publicSources(), {})) {
        const std::string& code = finding.problem.code;
        const bool ofZones = code == "claymore.E21" || code == "claymore.E23" || code == "claymore.E24";
        if (finding.problem.severity == Severity::Error && !ofZones)
            problems.push_back(std::move(finding.problem));
    }
    return problems;
}

}  // namespace

std::vector<Finding> check(const Scenario& scenario, const Catalog& catalog, std::stop_token stop,
                           const ValueSources& sources) {
    constexpr std::array<Check, 6> checks{checkTerrain, checkBox,   checkRegiments,
                                          checkZones,   checkStart, checkOrigin};
    return run(scenario, catalog, checks, sources, std::move(stop));
}

std::optional<Message> refusal(const Scenario& scenario, const Catalog& catalog, const MapObject& object,
                               std::optional<ObjectRef> instead) {
    const ObjectTable table = tableOf(object);
    if (table != ObjectTable::Edges && table != ObjectTable::Pieces) return std::nullopt;
    return newProblem(scenario, catalog, object, instead,
                      [&](const Scenario& map) { return misplaced(map, catalog); });
}

}  // namespace hexa::claymore
