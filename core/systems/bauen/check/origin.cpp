// SPDX-License-Identifier: GPL-3.0-or-later
// Stand-ins for the rulebook's lost pictures, and the designer's own parts of the board.
#include "core/systems/bauen/terms/origin.h"
#include "core/systems/bauen/check/findings.h"
#include "core/systems/bauen/terms/sentences.h"

namespace hexa::bauen {

void checkOrigin(const CheckInput& input) {
    const std::vector<Localized> standIns = standInsOf(input.set, input.scenario.players());
    if (!standIns.empty())
        // Only a hint: the map's designer can't mend it, and permanent warnings would be ignored.
        input.findings.add("W01", {{"list", listed(standIns)}}, Severity::Hint, {}, "BB-U01");

    const auto& regions = input.scenario.board.regions;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const bool own = input.catalog.regionShape(regions[i].kind) == nullptr;
        if (!own && placeAt(input.set.lattice, input.regions.hexesOf(i))) continue;
        input.findings.add("I01", {}, Severity::Hint, {}, {});
        return;
    }
}

}  // namespace hexa::bauen
