// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/check/check.h"

#include "core/engine/check/refusals.h"

#include <algorithm>
#include <array>
#include <span>

namespace hexa::bauen {
namespace {

using CheckPart = void (*)(const CheckInput&);

std::vector<Finding> runParts(const Scenario& scenario, const GameSet& set, std::span<const CheckPart> parts,
                              std::stop_token stop) {
    FindingList findings("bauen.");
    const RegionMap regions(scenario, set.catalog);
    const CheckInput input{scenario, set, set.catalog, regions, std::move(stop), findings};
    for (const CheckPart part : parts) {
        if (input.stop.stop_requested()) break;
        part(input);
    }
    return findings.take();
}

/// True for findings shown at the pointer. Counts of the board are excluded, as only a whole board
/// meets them, and so is a region that stands alone, as the first one does. The box is refused for
/// every game.
bool isRefusal(const Finding& finding) {
    constexpr std::array<std::string_view, 12> codes{"bauen.E08", "bauen.E09", "bauen.E11", "bauen.E14",
                                                     "bauen.E16", "bauen.E20", "bauen.E22", "bauen.E23",
                                                     "bauen.E24", "bauen.E25", "bauen.E31", "bauen.E32"};
    return finding.problem.severity == Severity::Error &&
           std::ranges::find(codes, finding.problem.code) != codes.end();
}

std::vector<Problem> misplacedThings(const Scenario& scenario, const GameSet& set) {
    constexpr std::array<CheckPart, 5> parts{checkRegions, checkTowns, checkBusinesses, checkTroops,
                                             checkWalls};
    std::vector<Problem> problems;
    for (Finding& finding : runParts(scenario, set, parts, {}))
        if (isRefusal(finding)) problems.push_back(std::move(finding.problem));
    return problems;
}

}  // namespace

std::vector<Finding> check(const Scenario& scenario, const GameSet& set, std::stop_token stop) {
    constexpr std::array<CheckPart, 7> parts{checkRegions, checkTowns, checkBusinesses, checkTroops,
                                             checkWalls,   checkStart, checkOrigin};
    return runParts(scenario, set, parts, std::move(stop));
}

std::optional<Message> refusal(const Scenario& scenario, const GameSet& set, const MapObject& object,
                               std::optional<ObjectRef> instead) {
    const ObjectTable table = tableOf(object);
    if (table == ObjectTable::Zones || table == ObjectTable::Labels) return std::nullopt;
    return newProblem(scenario, set.catalog, object, instead,
                      [&](const Scenario& map) { return misplacedThings(map, set); });
}

}  // namespace hexa::bauen
