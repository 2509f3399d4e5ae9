// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/systems/clockwork/check/findings.h"
#include "core/systems/clockwork/terms/ranges.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Tiles exchanged with the bag: one of a surplus kind for a missing one.
class Exchange {
public:
    Exchange(const CheckInput& input, const std::vector<int>& counts, const Recommendation* advice)
        : mInput(input), mCounts(counts), mAdvice(advice) {}

    /// Returns a fix that replaces one of `kind` by the kind that the map lacks most, or has most
    /// room for.
    std::optional<Finding::Fix> oneLess(std::size_t kind) const {
        std::size_t best = kind;
        int most = 0;
        for (std::size_t other = 0; other < kindCount; ++other) {
            if (other == kind || mInput.catalog.kinds[other].seat || room(other) <= 0) continue;
            const int wanted = 100 * std::max(0, missing(other)) + room(other);
            if (wanted > most) most = wanted, best = other;
        }
        return best == kind ? std::nullopt : replace(kind, best);
    }
    /// Returns a fix that replaces one of a surplus kind, or of the kind with the largest reserve,
    /// by one of `kind`.
    std::optional<Finding::Fix> oneMore(std::size_t kind) const {
        std::size_t best = kind;
        int most = 0;
        for (std::size_t other = 0; other < kindCount; ++other) {
            if (other == kind || mInput.catalog.kinds[other].seat || mCounts[other] == 0) continue;
            const int spare = 100 * std::max(0, -room(other)) - missing(other);
            if (missing(other) < 0 && spare > most) most = spare, best = other;
        }
        return best == kind || room(kind) <= 0 ? std::nullopt : replace(best, kind);
    }

private:
    static constexpr std::size_t maxCells = 1000;

    Limits limits(std::size_t kind) const {
        const int supply = mInput.catalog.kinds[kind].supply.value_or(kindCount * 100);
        Limits result = mAdvice != nullptr ? mAdvice->kinds[kind] : Limits{0, supply};
        result.max = std::min(result.max, supply);
        return result;
    }
    int missing(std::size_t kind) const { return limits(kind).min - mCounts[kind]; }
    int room(std::size_t kind) const { return limits(kind).max - mCounts[kind]; }
    std::optional<Finding::Fix> replace(std::size_t kind, std::size_t by) const {
        const Board& board = mInput.scenario.board;
        // On a board too large for any box, one tile more or less is not a remedy, and finding it
        // would take seconds.
        if (board.cells().size() > maxCells) return {};
        // The last one that no lock and no designer's word holds.
        const Cell* chosen = nullptr;
        for (const Cell& cell : board.cells())
            if (cell.kind == kindIdAt(kind) && !cell.locked && board.detailsOf(cell.at).empty())
                chosen = &cell;
        if (chosen == nullptr) return {};
        return Finding::Fix{"clockwork.fix.replace-one",
                            paintCells(mInput.scenario, mInput.catalog, {&chosen->at, 1}, kindIdAt(by))};
    }

    const CheckInput& mInput;
    const std::vector<int>& mCounts;
    const Recommendation* mAdvice;
};

/// True if the empty slots can still take the missing tiles.
bool isStillToCome(int count, int min, int emptySlots) { return count < min && min - count <= emptySlots; }

}  // namespace

/// Checks the numbers of tiles. The rulebook recommends them, but allows others: so differences are
/// hints (GEN-01 to GEN-03, GEN-06).
void checkCounts(const CheckInput& input) {
    const Board& board = input.scenario.board;
    const Catalog& catalog = input.catalog;
    const std::vector<int> counts = countKinds(board, kindCount);

    // While a Capital of the layout is missing, the tiles are still those of a map for all of its
    // players.
    const Layout* layout = layoutOf(input);
    const int players =
        std::max(input.scenario.players(), layout != nullptr ? layout->scenario.players() : 0);
    const Recommendation* advice = recommendation(players);
    const Exchange exchange(input, counts, advice);
    const auto exceeds = [&](std::size_t kind) {
        const auto supply = catalog.kinds[kind].supply;
        return supply && counts[kind] > *supply;
    };
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        if (exceeds(kind))
            input.findings.add({{"clockwork.supply.exceeded",
                                 {{"kind", catalog.kinds[kind].name},
                                  number("count", counts[kind]),
                                  number("supply", *catalog.kinds[kind].supply)}},
                                input.byProfile(),
                                {},
                                "SET-03"},
                               exchange.oneLess(kind));
    }

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
        if (exceeds(kind)) continue;  // said already, and with more weight
        if (!limits.contain(counts[kind]) && !isStillToCome(counts[kind], limits.min, empty))
            input.findings.add({{"clockwork.range.kind",
                                 {{"kind", catalog.kinds[kind].name},
                                  number("count", counts[kind]),
                                  number("min", limits.min),
                                  number("max", limits.max)}},
                                Severity::Hint,
                                {},
                                rule},
                               counts[kind] > limits.max ? exchange.oneLess(kind) : exchange.oneMore(kind));
    }
    for (const KindGroup& group : catalog.groups) {
        if (group.id != "research" && group.id != "resource") continue;
        const Limits limits = group.id == "research" ? advice->research : advice->resource;
        int count = 0;
        for (std::size_t kind = 0; kind < kindCount; ++kind)
            if (catalog.kinds[kind].group == group.id) count += counts[kind];
        if (!limits.contain(count) && !isStillToCome(count, limits.min, empty))
            input.findings.add({{"clockwork.range.group",
                                 {{"group", group.name},
                                  number("count", count),
                                  number("min", limits.min),
                                  number("max", limits.max)}},
                                Severity::Hint,
                                {},
                                rule});
    }
    if (total != advice->total && !isStillToCome(total, advice->total, empty))
        input.findings.add(
            {{"clockwork.range.total",
              {number("count", total), number("wanted", advice->total), number("players", players)}},
             Severity::Hint,
             {},
             rule});
}

}  // namespace hexa::clockwork
