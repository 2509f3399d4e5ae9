// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/terms/ranges.h"

namespace hexa::clockwork {
namespace {

//                              Capital Village Citadel Lake    Forest  Tower   Manuf.  Shrine  Barrens
constexpr Recommendation two{
    "GEN-01", 20, {{{0, 0}, {2, 4}, {2, 3}, {2, 3}, {2, 3}, {2, 3}, {2, 3}, {2, 3}, {0, 3}}}, {6, 9}, {4, 6}};
constexpr Recommendation three{"GEN-02",
                               27,
                               {{{0, 0}, {4, 6}, {2, 4}, {2, 4}, {2, 4}, {3, 4}, {3, 4}, {3, 4}, {0, 2}}},
                               {9, 12},
                               {4, 8}};
constexpr Recommendation four{"GEN-03",
                              34,
                              {{{0, 0}, {5, 7}, {3, 4}, {3, 4}, {4, 5}, {4, 4}, {4, 4}, {4, 4}, {2, 4}}},
                              {12, 12},
                              {7, 9}};

}  // namespace

const Recommendation* recommendation(int players) {
    switch (players) {
    case 2:
        return &two;
    case 3:
        return &three;
    case 4:
        return &four;
    default:
        return nullptr;
    }
}

KindLimits boxLimits(const Catalog& catalog) {
    KindLimits limits{};
    for (std::size_t kind = 0; kind < kindCount; ++kind)
        if (!catalog.kinds[kind].seat) limits[kind].max = catalog.kinds[kind].supply.value_or(0);
    return limits;
}

std::vector<CountRange> countRanges(int players, const Catalog& catalog, const Localized& totalName) {
    std::vector<CountRange> list;
    const Recommendation* advice = recommendation(players);
    if (advice == nullptr) return list;
    const std::string rule(advice->rule);
    for (const KindGroup& group : catalog.groups) {
        if (group.id != "research" && group.id != "resource") continue;
        const Limits limits = group.id == "research" ? advice->research : advice->resource;
        CountRange range{group.name, {}, limits.min, limits.max, false, rule};
        for (const KindId kind : catalog.kindIds())
            if (catalog.kind(kind).group == group.id) range.kinds.push_back(kind);
        list.push_back(std::move(range));
    }
    CountRange total{totalName, {}, advice->total, advice->total, true, rule};
    for (const KindId kind : catalog.kindIds()) {
        if (catalog.isSeat(kind)) continue;
        const Limits limits = advice->kinds[indexOf(kind)];
        list.push_back({catalog.kind(kind).name, {kind}, limits.min, limits.max, false, rule});
        total.kinds.push_back(kind);
    }
    list.push_back(std::move(total));
    return list;
}

}  // namespace hexa::clockwork
