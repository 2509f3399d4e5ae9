// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/balance/measures.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace hexa::bauen {
namespace {

/// Returns the yield of a marking of each colour in a whole game.
std::array<int, colourCount> valuesInAll(const GameData& data) {
    std::array<int, colourCount> sums{};
    for (int round = 0; round < rounds; ++round) {
        const auto values = valuesIn(data, round);
        for (std::size_t i = 0; i < colourCount; ++i) sums[i] += values[i];
    }
    return sums;
}

const Area& areaAt(const Land& land, int index) { return land.areas[static_cast<std::size_t>(index)]; }
const LandRegion& regionAt(const Land& land, int index) {
    return land.regions[static_cast<std::size_t>(index)];
}

/// Returns the steps from the areas of a region to every area, or -1.
std::vector<int> stepsFrom(const Land& land, int region) {
    std::vector<int> steps(land.areas.size(), -1);
    std::vector<int> queue = regionAt(land, region).areas;
    for (const int area : queue) steps[static_cast<std::size_t>(area)] = 0;
    for (std::size_t done = 0; done < queue.size(); ++done)
        for (const std::int8_t next : areaAt(land, queue[done]).next)
            if (next != none && steps[static_cast<std::size_t>(next)] < 0) {
                steps[static_cast<std::size_t>(next)] = steps[static_cast<std::size_t>(queue[done])] + 1;
                queue.push_back(next);
            }
    return steps;
}

int nearest(const Land& land, const std::vector<int>& steps, int region) {
    int least = -1;
    for (const int area : regionAt(land, region).areas)
        if (const int own = steps[static_cast<std::size_t>(area)]; own >= 0 && (least < 0 || own < least))
            least = own;
    return least;
}

std::array<int, colourCount> markingsOn(const Land& land) {
    std::array<int, colourCount> counts{};
    for (const Area& area : land.areas)
        for (std::size_t i = 0; i < colourCount; ++i) counts[i] += area.markings[i];
    return counts;
}

double pickSpreadOf(const Land& land, const GameData& data, const std::vector<int>& picks) {
    std::vector<int> worth;
    for (const int region : picks) worth.push_back(worthOf(land, region, data));
    const int sum = std::accumulate(worth.begin(), worth.end(), 0);
    if (sum == 0) return 0;
    const auto [least, most] = std::ranges::minmax_element(worth);
    return static_cast<double>(*most - *least) * static_cast<double>(worth.size()) / sum;
}

int goodsShortOf(const Land& land, const GameData& data, int players) {
    std::set<Good> asked;
    for (const Field& field : data.fields)
        if (field.kind == Field::Kind::Service) asked.insert(field.goods.begin(), field.goods.end());
    int missing = 0;
    for (const Good good : asked) {
        std::set<int> regions;
        for (const Area& area : land.areas)
            for (const std::int8_t shown : area.goods)
                if (area.hasSite() && area.region != none && shown == static_cast<int>(indexOf(good)))
                    regions.insert(area.region);
        missing += std::max(0, players - static_cast<int>(regions.size()));
    }
    return missing;
}

int largestGroupOf(const Land& land) {
    std::vector<bool> seen(land.regions.size());
    int largest = 0;
    for (int first = 0; first < land.regionCount(); ++first) {
        if (seen[static_cast<std::size_t>(first)]) continue;
        seen[static_cast<std::size_t>(first)] = true;
        std::vector<int> group{first};
        for (std::size_t done = 0; done < group.size(); ++done)
            for (const int area : regionAt(land, group[done]).areas)
                for (const std::int8_t next : areaAt(land, area).next) {
                    const int region = next == none ? none : areaAt(land, next).region;
                    if (region == none || seen[static_cast<std::size_t>(region)]) continue;
                    if (regionAt(land, region).landscape != regionAt(land, first).landscape) continue;
                    seen[static_cast<std::size_t>(region)] = true;
                    group.push_back(region);
                }
        largest = std::max(largest, static_cast<int>(group.size()));
    }
    return largest;
}

/// Returns the difference between the start picks in free regions nearest to one pick alone and at
/// most three steps away.
int expansionSpreadOf(const Land& land, const std::vector<int>& picks) {
    constexpr int reach = 3;
    std::vector<std::vector<int>> steps;
    for (const int pick : picks) steps.push_back(stepsFrom(land, pick));
    std::vector<int> claims(picks.size());
    for (int region = 0; region < land.regionCount(); ++region) {
        if (std::ranges::find(picks, region) != picks.end()) continue;
        int least = reach + 1;
        std::vector<std::size_t> closest;
        for (std::size_t i = 0; i < picks.size(); ++i) {
            const int own = nearest(land, steps[i], region);
            if (own < 0 || own > least || own > reach) continue;
            if (own < least) closest.clear();
            least = own;
            closest.push_back(i);
        }
        // A region equally near to two is open to both.
        for (const std::size_t i : closest) ++claims[i];
    }
    if (claims.empty()) return 0;
    const auto [least, most] = std::ranges::minmax_element(claims);
    return *most - *least;
}

}  // namespace

int worthOf(const Land& land, int region, const GameData& data) {
    const std::array<int, colourCount> values = valuesInAll(data);
    int worth = 0;
    for (const int area : regionAt(land, region).areas)
        for (std::size_t i = 0; i < colourCount; ++i) worth += areaAt(land, area).markings[i] * values[i];
    return worth;
}

std::vector<int> startPicks(const Land& land, const GameData& data, int players) {
    std::vector<int> order(land.regions.size());
    std::iota(order.begin(), order.end(), 0);
    std::vector<int> worth;
    for (const int region : order) worth.push_back(worthOf(land, region, data));
    std::ranges::stable_sort(order, [&](int one, int other) {
        return worth[static_cast<std::size_t>(one)] > worth[static_cast<std::size_t>(other)];
    });
    order.resize(std::min(order.size(), static_cast<std::size_t>(std::max(players, 0))));
    return order;
}

BoardMeasures measure(const Land& land, const GameData& data, int players) {
    BoardMeasures measures;
    if (land.regions.empty()) return measures;
    const std::vector<int> picks = startPicks(land, data, players);
    measures.pickSpread = pickSpreadOf(land, data, picks);
    const std::array<int, colourCount> counts = markingsOn(land);
    const int sum = std::accumulate(counts.begin(), counts.end(), 0);
    int building = 0;
    for (std::size_t i = 0; i < colourCount && sum > 0; ++i) {
        const double share = static_cast<double>(counts[i]) * colourCount / sum;
        measures.colourGap = std::max(measures.colourGap, std::abs(share - 1));
        if (data.resources[i].domain == Domain::Building) building += counts[i];
    }
    if (sum > 0) measures.domainGap = std::abs(static_cast<double>(building) / sum - 0.5);
    measures.goodsShort = goodsShortOf(land, data, players);
    measures.largestGroup = largestGroupOf(land);
    measures.expansionSpread = expansionSpreadOf(land, picks);
    return measures;
}

}  // namespace hexa::bauen
