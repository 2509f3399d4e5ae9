// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/outlook.h"

#include "core/balance/expectedgap.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"

#include <algorithm>

namespace hexa::generate {
namespace {

/// A larger board is not filled: no game is that large, and it would take seconds and more memory
/// than the map.
constexpr std::size_t largestBoard = 5'000;

/// Adds the figures by seat of one filling; rows are the same in each, since the layout is.
void add(Ledger& sum, const Ledger& one) {
    if (sum.rows.empty()) {
        sum.rows = one.rows;
        std::erase_if(sum.rows, [](const LedgerRow& row) { return !row.columns.empty(); });
        return;
    }
    for (LedgerRow& row : sum.rows) {
        const auto same = std::ranges::find(one.rows, row.id, &LedgerRow::id);
        if (same == one.rows.end() || same->values.size() != row.values.size()) continue;
        for (std::size_t seat = 0; seat < row.values.size(); ++seat) row.values[seat] += same->values[seat];
        row.absent = row.absent && same->absent;
        row.equality =
            row.equality && same->equality ? std::optional(*row.equality + *same->equality) : std::nullopt;
    }
}

double at(const std::vector<double>& sorted, double part) {
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1) + 0.5)];
}

}  // namespace

Result<Outlook> outlookOf(const GameSystem& system, const Scenario& map, std::stop_token stop, int fillings) {
    Outlook outlook;
    outlook.emptySlots = static_cast<int>(std::ranges::count(map.board.cells(), KindId::Empty, &Cell::kind));
    if (!system.generate || system.generate->modes.empty() || !system.balance || outlook.emptySlots == 0 ||
        fillings < 1 || map.board.cellCount() > largestBoard)
        return Error("generate.no-mode", {{"mode", ""}});
    GenerateRequest request;
    request.base = keepingPlaced(map);
    request.mode = system.generate->modes.front().id;
    request.options.insert(map.options.begin(), map.options.end());
    request.stop = stop;
    std::vector<double> gaps;
    for (int i = 0; i < fillings; ++i) {
        if (stop.stop_requested()) return Error("generate.cancelled");
        request.seed = static_cast<std::uint64_t>(i) + 1;
        const auto made = system.generate->run(request);
        if (!made) return made.error();
        const Scenario& filled = made->front().scenario;
        const auto ledger = system.balance->ledger(filled, {});
        if (!ledger) return ledger.error();
        add(outlook.ledger, *ledger);
        ++outlook.fillings;
        if (const auto foreseen = balance::foresee(system, filled, {}))
            gaps.push_back(balance::expectedGap(*foreseen).gap);
    }
    for (LedgerRow& row : outlook.ledger.rows) {
        for (double& value : row.values) value /= outlook.fillings;
        if (row.equality) *row.equality /= outlook.fillings;
        row.worst.reset();
    }
    if (!gaps.empty()) {
        std::ranges::sort(gaps);
        outlook.gap = Outlook::Band{at(gaps, 0.1), at(gaps, 0.5), at(gaps, 0.9)};
    }
    return outlook;
}

}  // namespace hexa::generate
