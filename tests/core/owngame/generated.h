// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/check/acceptance.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/messages/messages.h"
#include "core/owngame/definition/rule.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <string>

// Maps that games of one's own generate, and what their checks find.

namespace hexa::test {

/// Returns the errors and warnings of a map's own check as text. Returns an empty text for a clean
/// map.
inline std::string dirtOf(const GameSystem& system, const Scenario& map, Severity least = Severity::Error) {
    std::string dirt;
    for (const Finding& finding : findingsOf(system, map))
        if (finding.problem.severity >= least)
            dirt += finding.problem.rule + ": " + coreMessages().text("en", finding.problem) + '\n';
    return dirt;
}

inline Result<Scenario> made(const GameSystem& system, const std::string& layout, const std::string& mode,
                             std::uint64_t seed) {
    GenerateRequest request;
    request.base = system.layout(layout)->scenario;
    request.mode = mode;
    request.seed = seed;
    return makeMap(system, request);
}

/// Returns a rule about one set, for all numbers of players.
inline owngame::Rule ruleOn(const std::string& id, owngame::Form form, const std::string& what,
                            const owngame::Bounds& is) {
    owngame::Rule rule;
    rule.id = id;
    rule.form = form;
    rule.what = what;
    rule.is.parts = {{1, owngame::PlayerBounds::maxPlayers, is}};
    return rule;
}

}  // namespace hexa::test
