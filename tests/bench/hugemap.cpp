// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/hugemap.h"

#include "core/base/rng.h"

namespace hexa::bench {

Scenario hugeMap(const Catalog& catalog, int columns, int rows, bool ids) {
    Scenario scenario;
    scenario.system = catalog.system;
    scenario.title = Localized(std::to_string(columns) + " x " + std::to_string(rows));
    scenario.board.orientation = Orientation::Flat;
    Rng rng(1, "bench.hugemap");
    const auto kinds = static_cast<std::uint32_t>(catalog.kinds.size());
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    for (int q = 0; q < columns; ++q)
        for (int i = 0; i < rows; ++i) {
            Cell cell;
            cell.at = {q, i - q / 2};
            cell.kind = kindIdAt(rng.below(kinds));
            cells.push_back(cell);
        }
    scenario.board.setCells(std::move(cells));
    if (ids) assignMissingIds(scenario.board, catalog);
    return scenario;
}

}  // namespace hexa::bench
