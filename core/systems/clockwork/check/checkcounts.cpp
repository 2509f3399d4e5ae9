// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/check/findings.h"
#include "core/systems/clockwork/terms/ranges.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Too few is no offence yet while the empty slots could still take what is missing.
Severity severityOf(const CheckInput& input, int count, int min, int emptySlots) {
    const bool stillToCome = count < min && min - count <= emptySlots;
    return stillToCome ? Severity::Hint : input.byProfile();
}

}  // namespace

void checkCounts(const CheckInput& input) {
    const Board& board = input.scenario.board;
    const Catalog& catalog = input.catalog;
    const std::vector<int> counts = countKinds(board, kindCount);
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const auto supply = catalog.kinds[kind].supply;
        if (supply && counts[kind] > *supply)
            input.findings.add({{"clockwork.supply.exceeded",
                                 {{"kind", catalog.kinds[kind].name},
                                  number("count", counts[kind]),
                                  number("supply", *supply)}},
                                input.byProfile(),
                                {},
                                "SET-03"});
    }

    // While a Capital of the layout is missing, the tiles are still those of a map for all of its players.
    const Layout* layout = layoutOf(input);
    const int players =
        std::max(input.scenario.players(), layout != nullptr ? layout->scenario.players() : 0);
    const Recommendation* advice = recommendation(players);
    if (advice == nullptr) return;
    const std::string rule(advice->rule);
    const auto empty =
        static_cast<int>(std::count_if(board.cells().begin(), board.cells().end(),
                                       [](const Cell& cell) { return cell.kind == KindId::Empty; }));
    int total = 0;
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        if (catalog.kinds[kind].seat) continue;
        total += counts[kind];
        const Limits limits = advice->kinds[kind];
        if (!limits.contain(counts[kind]))
            input.findings.add({{"clockwork.range.kind",
                                 {{"kind", catalog.kinds[kind].name},
                                  number("count", counts[kind]),
                                  number("min", limits.min),
                                  number("max", limits.max)}},
                                severityOf(input, counts[kind], limits.min, empty),
                                {},
                                rule});
    }
    for (const KindGroup& group : catalog.groups) {
        if (group.id != "research" && group.id != "resource") continue;
        const Limits limits = group.id == "research" ? advice->research : advice->resource;
        int count = 0;
        for (std::size_t kind = 0; kind < kindCount; ++kind)
            if (catalog.kinds[kind].group == group.id) count += counts[kind];
        if (!limits.contain(count))
            input.findings.add({{"clockwork.range.group",
                                 {{"group", group.name},
                                  number("count", count),
                                  number("min", limits.min),
                                  number("max", limits.max)}},
                                severityOf(input, count, limits.min, empty),
                                {},
                                rule});
    }
    if (total != advice->total)
        input.findings.add(
            {{"clockwork.range.total",
              {number("count", total), number("wanted", advice->total), number("players", players)}},
             input.byProfile(),
             {},
             rule});
}

}  // namespace hexa::clockwork
