// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/balance/measures.h"

#include "core/systems/claymore/balance/ways.h"
#include "core/systems/claymore/terms/zones.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hexa::claymore {
namespace {

constexpr int nearCrossing = 4;     // CS-B4
constexpr int howitzerReach = 5;    // CS-B6
constexpr int leastWays = 2;        // CS-B3
constexpr double leastOpen = 0.85;  // CS-B7

double meanWay(const std::vector<int>& steps, const std::vector<HexIndex>& to) {
    double sum = 0;
    int count = 0;
    for (const HexIndex index : to)
        if (const int way = steps[static_cast<std::size_t>(index)]; way != noWay) {
            sum += way;
            ++count;
        }
    return count == 0 ? 0 : sum / count;
}

/// Returns the part of some hexes that shots reach from others after one step.
double inField(const Battlefield& field, const std::vector<HexIndex>& from, const std::vector<HexIndex>& to) {
    if (to.empty()) return 0;
    const auto reached = [&](HexIndex target) {
        return std::ranges::any_of(from, [&](HexIndex gun) {
            return distance(field.at(gun).at, field.at(target).at) <= howitzerReach + 1;
        });
    };
    return static_cast<double>(std::ranges::count_if(to, reached)) / static_cast<double>(to.size());
}

}  // namespace

std::optional<Starts> startsOf(const Scenario& scenario, const Catalog& catalog, const Battlefield& field) {
    std::array<std::set<Hex>, armyCount> hexes;
    for (const Army army : armies) hexes[indexOf(army)] = deploymentOf(scenario, catalog, army);
    for (const Army army : armies) {
        if (!hexes[indexOf(army)].empty()) continue;
        for (const Regiment& regiment : regimentsOn(scenario))
            if (factsOf(regiment.kind).army == army) hexes[indexOf(army)].insert(regiment.at);
    }
    if (hexes[0].empty() || hexes[1].empty()) return std::nullopt;
    Starts starts;
    for (std::size_t side = 0; side < starts.size(); ++side)
        for (const Hex at : hexes[side])
            if (const HexIndex index = field.find(at); index != noHex && field.at(index).enterable())
                starts[side].push_back(index);
    return starts;
}

Starts startsAt(const Battlefield& field, MatSide first) {
    Starts starts{field.edgeZone(first), field.edgeZone(oppositeOf(first))};
    for (auto& start : starts)
        std::erase_if(start, [&](HexIndex index) { return !field.at(index).enterable(); });
    return starts;
}

Measures measure(const Battlefield& field, const Starts& starts) {
    Measures measures;
    const std::array steps{stepsFrom(field, starts[0]), stepsFrom(field, starts[1])};
    int enterable = 0;
    for (HexIndex index = 0; index < field.size(); ++index) {
        const FieldHex& hex = field.at(index);
        enterable += hex.enterable();
        const std::array way{steps[0][static_cast<std::size_t>(index)],
                             steps[1][static_cast<std::size_t>(index)]};
        for (std::size_t side = 0; side < 2; ++side) {
            Measures::Side& one = measures.sides[side];
            const int own = way[side], other = way[1 - side];
            if (own == noWay) continue;
            if (hex.terrain == Terrain::Tower) one.towerWay = std::min(one.towerWay.value_or(own), own);
            one.crossings += hex.hasRiver() && hex.enterable() && own <= nearCrossing;
            one.cover += hex.terrain == Terrain::Palisade && (other == noWay || own < other);
        }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        measures.sides[side].contactWay = meanWay(steps[1 - side], starts[side]);
        measures.sides[side].howitzerField = inField(field, starts[side], starts[1 - side]);
    }
    measures.separateWays = separateWays(field, starts[0], starts[1], mostWays);
    measures.open = field.size() == 0 ? 0 : static_cast<double>(enterable) / field.size();
    return measures;
}

double unevenness(const Measures& measures) {
    const auto& [one, other] = measures.sides;
    double sum = std::abs(one.crossings - other.crossings) + std::abs(one.cover - other.cover) +
                 0.5 * std::abs(one.contactWay - other.contactWay);
    if (one.towerWay && other.towerWay)
        sum += std::abs(*one.towerWay - *other.towerWay);
    else if (one.towerWay.has_value() != other.towerWay.has_value())
        sum += matLines;
    sum += 3.0 * std::max(0, leastWays - measures.separateWays);
    return sum + 20 * std::max(0.0, leastOpen - measures.open);
}

}  // namespace hexa::claymore
