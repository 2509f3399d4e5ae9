// SPDX-License-Identifier: GPL-3.0-or-later
// Town walls: BB-140 to BB-142.
#include "core/systems/bauen/check/findings.h"

namespace hexa::bauen {

void checkWalls(const CheckInput& input) {
    const auto& edges = input.scenario.board.edges;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const EdgeFeature& feature = edges[i];
        if (feature.kind != border::wall) continue;
        const auto tell = [&](std::string_view code, std::string_view rule) {
            input.findings.add(code, {}, Severity::Error, placeOf(feature.edge), rule,
                               input.removing(ObjectTable::Edges, i));
        };
        const Hex inside = hexOf(feature);
        const auto own = input.regions.at(inside);
        const auto beyond = input.regions.at(neighbour(inside, directionOf(feature)));
        if (feature.seat < 0 || feature.side < 0 || input.ownerOf(own) != feature.seat) tell("E23", "BB-140");
        if (!beyond)
            tell("E24", "BB-141");
        else if (beyond == own)
            tell("E25", "BB-141");
    }
    input.checkBoxOf(ObjectTable::Edges, border::wall, wallsInAll, "E27");
}

}  // namespace hexa::bauen
