// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/terms/zones.h"

namespace hexa::claymore {

bool isDeployment(const Zone& zone) {
    return zone.kind == zone::free || zone.kind == zone::hidden || zone.kind == zone::entry;
}

std::optional<Army> armyOfSeat(const Scenario& scenario, const Catalog& catalog, int seat) {
    if (seat < 0 || seat >= scenario.players()) return std::nullopt;
    const Faction* faction = factionOf(scenario, catalog, static_cast<std::size_t>(seat));
    return faction == nullptr ? std::nullopt : armyOf(faction->id);
}

std::set<Hex> deploymentOf(const Scenario& scenario, const Catalog& catalog, Army army) {
    std::set<Hex> hexes;
    for (const Zone& zone : scenario.board.zones)
        if (isDeployment(zone) && armyOfSeat(scenario, catalog, zone.seat) == army)
            hexes.insert(zone.hexes.begin(), zone.hexes.end());
    return hexes;
}

}  // namespace hexa::claymore
