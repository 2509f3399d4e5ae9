// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/fairer.h"

#include "core/edit/builders.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/generate/provenmap.h"
#include "core/library/configuration.h"

#include <utility>

namespace hexa::generate {
namespace {

/// True if the game knows no repairs for the map. Other errors come from the map, its cards or its
/// games.
bool isNoRepair(const Error& error) {
    return error.code() == "generate.not-playable" || error.code().ends_with(".no-table");
}

Scenario unlocked(Scenario map) {
    std::vector<Hex> all;
    for (const Cell& cell : map.board.cells()) all.push_back(cell.at);
    static_cast<void>(apply(map, setLocked(map, all, false)));
    return map;
}

}  // namespace

void setRepairs(Fairer& fairer, std::vector<PlayedRepair> repairs) {
    if (repairs.empty()) return;
    const PlayedRepair& best = repairs.back();
    fairer.fair = worstOf(best.after).gap <= provenMargin(best.scenario.players());
    // A fair repair needs no other remedy, and that of Unlock doesn't keep the locked tiles.
    if (fairer.fair || fairer.step == FairStep::Unlock) fairer.nearest.reset();
    fairer.step = FairStep::Swap;
    fairer.locked.clear();
    fairer.repairs = std::move(repairs);
}

Result<Fairer> makeFairer(const GameSystem& system, const RepairRequest& request, const library::Shelf* shelf,
                          const std::function<void(double)>& progress) {
    Fairer fairer;
    auto repairs = repair(system, request, progress);
    if (!repairs && !isNoRepair(repairs.error())) return repairs.error();
    if (repairs) setRepairs(fairer, *std::move(repairs));
    if (fairer.fair || shelf == nullptr) return fairer;
    Scenario played = request.scenario;
    for (const auto& [name, on] : optionsOn(request.scenario, request.options)) played.options[name] = on;
    const std::string configuration = library::configurationOf(system, played);
    fairer.nearest = shelf->nearest(request.scenario, configuration);
    // A proven map needs none that is like it.
    if (fairer.nearest && fairer.nearest->differing == 0) {
        fairer.nearest.reset();
        return fairer;
    }
    if (fairer.step == FairStep::Swap) return fairer;
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
