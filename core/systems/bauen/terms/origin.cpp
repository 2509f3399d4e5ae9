// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/origin.h"

#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <string>

namespace hexa::bauen {
namespace {

bool isMadeUp(ValueSource source) { return source == ValueSource::StandIn; }

bool diceMadeUp(const GameData& data, int players) {
    for (int count = minSeats; count <= maxPlayers; ++count)
        if ((players == 0 || players == count) && isMadeUp(data.dice[static_cast<std::size_t>(count)].source))
            return true;
    return false;
}

}  // namespace

std::vector<Localized> standInsOf(const GameSet& set, int players) {
    const GameData& data = set.data;
    std::vector<Localized> list;
    const auto tell = [&](bool standIn, const char* part) {
        if (standIn) list.push_back(say((std::string("bauen.source.") + part).c_str()));
    };
    const auto any = [](const auto& items) {
        return std::ranges::any_of(items, [](const auto& item) { return isMadeUp(item.source); });
    };
    tell(set.lattice.standIn, "layout");
    tell(set.standInRegions, "regions");
    tell(diceMadeUp(data, players), "components");
    tell(isMadeUp(data.town.source) || isMadeUp(data.business.source) || isMadeUp(data.upgrade.source) ||
             isMadeUp(data.knights.source) || isMadeUp(data.walls.source),
         "costs");
    tell(any(data.fields), "actionboard");
    tell(any(data.resources), "resources");
    tell(any(data.marker), "rounds");
    tell(any(data.goods), "goods");
    tell(any(data.missions), "missions");
    return list;
}

}  // namespace hexa::bauen
