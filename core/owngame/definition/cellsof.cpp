// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/definition/cellsof.h"

#include "core/scenario/scenario.h"

#include <algorithm>

namespace hexa::owngame {

std::vector<Hex> cellsOf(const LayoutPlan& plan, Orientation orientation) {
    std::vector<Hex> cells = plan.cells;
    if (plan.shape) {
        const std::vector<Hex> shape = hexesOf(*plan.shape, orientation);
        cells.insert(cells.end(), shape.begin(), shape.end());
    }
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    std::erase_if(cells, [&](Hex at) { return std::ranges::find(plan.holes, at) != plan.holes.end(); });
    return cells;
}

namespace {

int axisOf(Hex at, Orientation orientation) { return orientation == Orientation::Pointy ? at.r : at.q; }

/// Returns the first line of a layout, on its axis.
int firstLine(const std::vector<Hex>& cells, Orientation orientation) {
    int first = axisOf(cells.front(), orientation);
    for (const Hex at : cells) first = std::min(first, axisOf(at, orientation));
    return first;
}

}  // namespace

int lineOf(Hex at, const std::vector<Hex>& cells, Orientation orientation) {
    return axisOf(at, orientation) - firstLine(cells, orientation) + 1;
}

std::vector<Hex> hexesOf(const LayoutPlan::Area& area, const std::vector<Hex>& cells,
                         Orientation orientation) {
    std::vector<Hex> hexes = area.cells;
    const int first = firstLine(cells, orientation);
    for (const Hex at : cells)
        if (const int line = axisOf(at, orientation) - first + 1; area.from <= line && line <= area.to)
            hexes.push_back(at);
    return hexes;
}

Scenario scenarioOf(const LayoutPlan& plan, const Catalog& catalog) {
    Scenario scenario;
    scenario.system = catalog.system;
    scenario.provenance.layout = plan.id;
    Board& board = scenario.board;
    board.orientation = catalog.orientation;
    const std::vector<Hex> hexes = cellsOf(plan, catalog.orientation);
    std::vector<Cell> cells;
    for (const Hex at : hexes) cells.push_back({at, KindId::Empty, false, {}});
    const auto cellAt = [&](Hex at) { return std::ranges::find(cells, at, &Cell::at); };
    for (const LayoutPlan::Fixed& fixed : plan.fixed) {
        cellAt(fixed.at)->kind = *catalog.kindId(fixed.kind);
        cellAt(fixed.at)->locked = true;
    }
    const auto home = std::ranges::find_if(catalog.kinds, &CellKind::seat);
    for (const Hex at : plan.homes) {
        if (home != catalog.kinds.end()) cellAt(at)->kind = *catalog.kindId(home->id);
        scenario.seats.push_back({at, {}, {}, {}});
    }
    scenario.seats.resize(static_cast<std::size_t>(plan.players));
    assignMissingIds(std::span(cells), catalog);
    for (const LayoutPlan::Area& area : plan.zones) {
        Zone zone;
        zone.kind = area.kind;
        zone.seat = area.seat;
        zone.hexes = hexesOf(area, hexes, catalog.orientation);
        board.zones.push_back(std::move(zone));
    }
    board.setCells(std::move(cells));
    return scenario;
}

}  // namespace hexa::owngame
