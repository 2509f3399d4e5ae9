// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/repairs.h"

#include "core/systems/clockwork/generate/makers.h"
#include "core/systems/clockwork/play/table.h"

namespace hexa::clockwork {

Result<std::vector<Repair>> findRepairs(const Scenario& scenario, const OptionValues& values, int max,
                                        const std::stop_token& stop, const GenerateKnowledge& known) {
    const auto map = makeGameMap(scenario, known.catalog);
    if (!map) return map.error();
    const auto options = readOptions(scenario, values);
    if (!options) return options.error();
    const std::string configuration = configurationOf(map->players, *options);
    const auto tables = known.tables->of(configuration);
    if (tables.empty()) return Error("clockwork.generate.no-table", {{"configuration", configuration}});

    const Measured measured(*map, *options);
    TileMask free = 0;
    forEachTile(map->all() & ~map->capitals, [&](TileIndex at) {
        if (!scenario.board.find(map->hex[at])->locked) free |= bit(at);
    });
    const auto task = repairTaskOf(measured, *options, tables, strengthsOf(measured, tables), free);
    const auto found = mapsearch::findRepairs(task, stop);
    if (stop.stop_requested()) return Error("generate.cancelled");
    const double before = mapsearch::widestGap(task.strengths, measured.distances.teams);
    std::vector<Repair> repairs;
    for (const auto& ofNumber : found)
        for (std::size_t i = 0; i < ofNumber.size() && i < static_cast<std::size_t>(max); ++i) {
            Repair repair;
            for (const auto& [a, b] : ofNumber[i].swaps) repair.swaps.emplace_back(map->hex[a], map->hex[b]);
            repair.before = before;
            repair.after = ofNumber[i].after;
            repairs.push_back(std::move(repair));
        }
    return repairs;
}

}  // namespace hexa::clockwork
