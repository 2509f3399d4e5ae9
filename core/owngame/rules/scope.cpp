// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/rules/scope.h"

#include "core/owngame/definition/rule.h"
#include "core/owngame/rules/ground.h"

namespace hexa::owngame {

std::vector<bool> scopeOf(const Rule& rule, Ground& ground) {
    const Scope& scope = rule.scope;
    std::vector<bool> inside;
    for (int cell = 0; cell < ground.size(); ++cell) {
        const bool fits = scope.in == Scope::In::Map || ground.atEdge(cell) == (scope.in == Scope::In::Edge);
        const bool ring = !scope.rings || scope.ring.excess(ground.ring(cell)) == 0;
        inside.push_back(fits && ring && (scope.zone.empty() || ground.zoneAt(cell, scope.zone) != -2));
    }
    return inside;
}

}  // namespace hexa::owngame
