// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/reference/reference.h"

#include "core/systems/bauen/terms/gameset.h"
#include "core/systems/bauen/terms/landscape.h"

#include <cstddef>
#include <functional>

namespace hexa::bauen {

std::map<std::string, std::string, std::less<>> referenceNumbers() {
    const GameSet set = builtInSet();
    std::map<std::string, std::string, std::less<>> numbers;
    const auto add = [&](const char* name, std::size_t value) {
        numbers.emplace(name, std::to_string(value));
    };
    add("players.min", static_cast<std::size_t>(set.catalog.minSeats));
    add("players.max", static_cast<std::size_t>(set.catalog.maxSeats));
    add("rounds", std::size_t{rounds});
    add("halls", std::size_t{townHalls});
    add("workers", std::size_t{workersInAll});
    add("walls", std::size_t{wallsInAll});
    add("troops", std::size_t{troopDice});
    add("stones", std::size_t{stonesInAll});
    add("knights", std::size_t{maxKnights});
    add("regions", set.catalog.regionShapes.size());
    add("regions.each", set.catalog.regionShapes.size() / landscapeCount);
    return numbers;
}

}  // namespace hexa::bauen
