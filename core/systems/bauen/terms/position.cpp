// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/position.h"

#include <algorithm>

namespace hexa::bauen {

bool Area::isSingleColoured() const {
    return std::ranges::count_if(markings, [](std::uint8_t count) { return count > 0; }) == 1;
}

int Land::areaAt(Hex at) const {
    const auto found = std::ranges::find(areas, at, &Area::at);
    return found == areas.end() ? none : static_cast<int>(found - areas.begin());
}

bool Land::isWallPlace(int area, int direction) const {
    const Area& inside = areas[static_cast<std::size_t>(area)];
    const int beyond = inside.next[static_cast<std::size_t>(direction)];
    return inside.region != none && beyond != none &&
           areas[static_cast<std::size_t>(beyond)].region != inside.region;
}

void connect(Land& land) {
    for (Area& area : land.areas)
        for (int direction = 0; direction < 6; ++direction)
            area.next[static_cast<std::size_t>(direction)] =
                static_cast<std::int8_t>(land.areaAt(neighbour(area.at, direction)));
}

}  // namespace hexa::bauen
