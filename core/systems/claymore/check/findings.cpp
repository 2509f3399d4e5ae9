// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/check/findings.h"

#include <set>

namespace hexa::claymore {

Localized CheckInput::regimentName(const Regiment& regiment) const {
    const PieceKind* kind = catalog.pieceKind(factsOf(regiment.kind).id);
    Localized name = kind->name;
    const int own = numberIn(scenario.board.pieces[regiment.piece].attributes, property::number);
    if (own > 0)
        for (auto& [language, text] : name.texts) text += " " + std::to_string(own);
    return name;
}

std::optional<Finding::Fix> CheckInput::leavingZone(std::size_t zone, std::span<const Hex> hexes) const {
    const Zone& own = scenario.board.zones[zone];
    if (hexes.size() >= std::set<Hex>(own.hexes.begin(), own.hexes.end()).size())
        return removing(ObjectTable::Zones, zone);
    if (own.locked) return std::nullopt;
    return Finding::Fix{"claymore.fix.leave-zone", paintZone(scenario, zone, hexes, false)};
}

}  // namespace hexa::claymore
