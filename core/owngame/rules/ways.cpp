// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/rules/ways.h"

#include "core/base/rng.h"
#include "core/owngame/definition/definition.h"

#include <algorithm>
#include <queue>
#include <utility>

namespace hexa::owngame {

Ways::Ways(Ground& ground) : mGround(ground) {
    for (const Way& way : ground.definition().ways) {
        const int cost = way.steps.value_or(never);
        if (way.what.starts_with("edge:"))
            mCross.push_back({&ground.atSides(way.what), cost});
        else
            mEnter.push_back({ground.set(way.what), cost});
    }
}

/// Returns what entering a cell costs: the most of the ways of its sets.
int Ways::enter(int cell) const {
    int most = -1;
    for (const Enter& one : mEnter)
        if (mGround.has(cell, one.set)) most = std::max(most, one.cost);
    return most < 0 ? step : most;
}

int Ways::cost(int from, int direction) const {
    const int to = mGround.neighbours(from)[static_cast<std::size_t>(direction)];
    if (to < 0) return never;
    int cost = enter(to);
    for (const Cross& one : mCross) {
        if ((*one.numbers)[static_cast<std::size_t>(from)][static_cast<std::size_t>(direction)] == 0)
            continue;
        if (cost == never || one.cost == never) return never;
        cost += one.cost;
    }
    return std::max(cost, least);
}

std::vector<int> Ways::from(int cell, int most, const std::function<bool(int, int)>& leads) const {
    std::vector<int> costs(static_cast<std::size_t>(mGround.size()), never);
    using Reached = std::pair<int, int>;  // cost, cell
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> next;
    costs[static_cast<std::size_t>(cell)] = 0;
    next.emplace(0, cell);
    while (!next.empty()) {
        const auto [sum, here] = next.top();
        next.pop();
        if (sum > costs[static_cast<std::size_t>(here)]) continue;
        for (int direction = 0; direction < 6; ++direction) {
            const int more = cost(here, direction);
            if (more > most - sum || (leads && !leads(here, direction))) continue;
            const auto there =
                static_cast<std::size_t>(mGround.neighbours(here)[static_cast<std::size_t>(direction)]);
            if (sum + more >= costs[there]) continue;
            costs[there] = sum + more;
            next.emplace(sum + more, static_cast<int>(there));
        }
    }
    return costs;
}

std::uint64_t Ways::sight(int cell) const {
    std::uint64_t sight = static_cast<std::uint64_t>(enter(cell));
    for (const Cross& one : mCross)
        for (const std::uint16_t number : (*one.numbers)[static_cast<std::size_t>(cell)])
            sight = mixed(sight, number == 0 ? 0U : 1U);
    return sight;
}

}  // namespace hexa::owngame
