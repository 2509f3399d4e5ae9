// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/ownrules.h"

#include "core/engine/check/objectfindings.h"
#include "core/engine/play/play.h"

namespace hexa {

std::vector<Hex> tilesWithOwnRules(const Scenario& scenario) {
    std::vector<Hex> tiles;
    for (const auto& [at, details] : scenario.board.details()) {
        const Cell* cell = details.special.empty() ? nullptr : scenario.board.find(at);
        if (cell != nullptr && isTile(cell->kind)) tiles.push_back(at);
    }
    return tiles;
}

std::vector<Finding> ownRuleFindings(const GameSystem& system, const Scenario& scenario) {
    std::vector<Finding> findings;
    if (!system.play || system.play->bots.empty()) return findings;
    const std::vector<Hex> tiles = tilesWithOwnRules(scenario);
    for (const Hex at : tiles) {
        if (findings.size() == maxObjectFindings) {
            const auto more = static_cast<std::int64_t>(tiles.size() - findings.size());
            findings.push_back({{{"object.more", {{"count", more}}}, Severity::Hint}});
            break;
        }
        const Localized& kind = system.catalog.kind(scenario.board.find(at)->kind).name;
        findings.push_back({{{"map.own-rule", {{"kind", kind}}}, Severity::Hint, HexPlace{at.q, at.r}}});
    }
    return findings;
}

}  // namespace hexa
