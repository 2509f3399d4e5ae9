// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/fairer.h"

#include "core/engine/system.h"
#include "core/library/configuration.h"

#include <utility>

namespace hexa::generate {
namespace {

/// True if swaps can't repair the map at all, as opposed to a failed search.
bool isNoRepair(const Error& error) {
    return error.code() != "generate.cancelled" && !error.code().starts_with("balance.panel");
}

Scenario unlocked(Scenario map) {
    std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
    for (Cell& cell : cells) cell.locked = false;
    map.board.setCells(std::move(cells));
    return map;
}

}  // namespace

Result<Fairer> makeFairer(const GameSystem& system, const RepairRequest& request, const library::Shelf* shelf,
                          const std::function<void(double)>& progress) {
    Fairer fairer;
    auto repairs = repair(system, request, progress);
    if (!repairs && !isNoRepair(repairs.error())) return repairs.error();
    if (repairs && !repairs->empty()) {
        fairer.step = FairStep::Swap;
        fairer.repairs = *std::move(repairs);
        return fairer;
    }
    if (shelf == nullptr) return fairer;
    Scenario played = request.scenario;
    played.options.insert(request.options.begin(), request.options.end());
    const std::string configuration = library::configurationOf(system, played);
    fairer.nearest = shelf->nearest(request.scenario, configuration);
    if (fairer.nearest) {
        fairer.step = FairStep::ProvenMap;
        return fairer;
    }
    fairer.nearest = shelf->nearest(unlocked(request.scenario), configuration);
    if (!fairer.nearest) return fairer;
    fairer.step = FairStep::Unlock;
    for (const Cell& cell : request.scenario.board.cells())
        if (const Cell* there = fairer.nearest->scenario.board.find(cell.at);
            cell.locked && there != nullptr && there->kind != cell.kind)
            fairer.locked.push_back(cell.at);
    return fairer;
}

}  // namespace hexa::generate
