// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/rules/paths.h"

#include <algorithm>

namespace hexa::bauen {
namespace {

bool isEnemyWall(const Table& table, const State& state, int seat, int area, int direction) {
    return state.pieces.area(area).hasWall(direction) && ownerOf(table.land, state.pieces, area) != seat;
}

}  // namespace

int stepCost(const Table& table, const State& state, int seat, int area, int direction) {
    const int beyond = table.area(area).next[static_cast<std::size_t>(direction)];
    return 1 + (isEnemyWall(table, state, seat, area, direction) ? 1 : 0) +
           (isEnemyWall(table, state, seat, beyond, (direction + 3) % 6) ? 1 : 0);
}

// Steps cost 1 to 3, so going up point by point is Dijkstra's way without a queue.
Reach reachOf(const Table& table, const State& state, int seat, int from, int points) {
    Reach cost;
    cost.fill(outOfReach);
    cost[static_cast<std::size_t>(from)] = 0;
    const int count = table.land.areaCount();
    int farthest = 0;  // of what is known so far
    for (int spent = 0; spent < points && spent <= farthest; ++spent)
        for (int area = 0; area < count; ++area) {
            if (cost[static_cast<std::size_t>(area)] != spent) continue;
            const int troop = state.pieces.area(area).troop;
            if (area != from && troop != none && troop != seat) continue;
            for (int direction = 0; direction < 6; ++direction) {
                const int beyond = table.area(area).next[static_cast<std::size_t>(direction)];
                if (beyond == none) continue;
                const int reached = spent + stepCost(table, state, seat, area, direction);
                std::uint8_t& known = cost[static_cast<std::size_t>(beyond)];
                if (reached > points || reached >= known) continue;
                known = static_cast<std::uint8_t>(reached);
                farthest = std::max(farthest, reached);
            }
        }
    for (int area = 0; area < count; ++area)
        if (area == from || state.pieces.area(area).troop == seat)
            cost[static_cast<std::size_t>(area)] = outOfReach;
    return cost;
}

bool isRefuge(const Table& table, const State& state, int seat, int area) {
    return ownerOf(table.land, state.pieces, area) == seat && state.pieces.area(area).troop == none;
}

bool hasRefuge(const Table& table, const State& state, int seat) {
    for (int area = 0; area < table.land.areaCount(); ++area)
        if (isRefuge(table, state, seat, area)) return true;
    return false;
}

}  // namespace hexa::bauen
