// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/definition/layoutedit.h"

#include "core/owngame/definition/cellsof.h"
#include "core/owngame/definition/start.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hexa::owngame {
namespace {

void toggleHex(LayoutPlan& plan, Hex at, const std::vector<Hex>& cells, Orientation orientation) {
    if (std::ranges::find(plan.homes, at) != plan.homes.end()) return;
    if (!std::ranges::binary_search(cells, at)) {
        if (cells.size() == limits::cells || std::erase(plan.holes, at) != 0) return;
        plan.cells.insert(std::ranges::lower_bound(plan.cells, at), at);
        return;
    }
    if (cells.size() == 1) return;
    std::erase(plan.cells, at);
    if (plan.shape && std::ranges::binary_search(cellsOf(plan, orientation), at)) plan.holes.push_back(at);
    mend(plan, orientation);
}

/// Returns the zone of a mark. Adds an empty one if there is none.
LayoutPlan::Area& areaOf(LayoutPlan& plan, const LayoutMark& mark) {
    const auto same = [&](const LayoutPlan::Area& area) {
        return area.kind == mark.kind && area.seat == mark.seat;
    };
    const auto area = std::ranges::find_if(plan.zones, same);
    return area != plan.zones.end()
               ? *area
               : plan.zones.emplace_back(LayoutPlan::Area{mark.kind, mark.seat, 0, 0, {}});
}

void dropEmptyZones(LayoutPlan& plan) {
    std::erase_if(plan.zones,
                  [](const LayoutPlan::Area& area) { return area.from == 0 && area.cells.empty(); });
}

void toggleZone(LayoutPlan& plan, const LayoutMark& mark, Hex at, const std::vector<Hex>& cells,
                Orientation orientation) {
    LayoutPlan::Area& area = areaOf(plan, mark);
    area.cells = hexesOf(area, cells, orientation);
    area.from = area.to = 0;
    if (std::erase(area.cells, at) == 0) area.cells.push_back(at);
    dropEmptyZones(plan);
}

void toggleLine(LayoutPlan& plan, const LayoutMark& mark, Hex at, const std::vector<Hex>& cells,
                Orientation orientation) {
    LayoutPlan::Area& area = areaOf(plan, mark);
    const int line = lineOf(at, cells, orientation);
    if (area.from == 0)
        area.from = area.to = line;
    else if (line == area.from && line == area.to)
        area.from = area.to = 0;
    else if (line == area.from)
        ++area.from;
    else if (line == area.to)
        --area.to;
    else if (line < area.from)
        area.from = line;
    else if (line > area.to)
        area.to = line;
    std::erase_if(area.cells, [&](Hex one) {
        const int own = lineOf(one, cells, orientation);
        return area.from <= own && own <= area.to;
    });
    dropEmptyZones(plan);
}

}  // namespace

void toggle(LayoutPlan& plan, const LayoutMark& mark, Hex at, Orientation orientation) {
    const std::vector<Hex> cells = cellsOf(plan, orientation);
    if (mark.what == LayoutMark::What::Hex) return toggleHex(plan, at, cells, orientation);
    if (!std::ranges::binary_search(cells, at)) return;
    if (mark.what == LayoutMark::What::Zone) return toggleZone(plan, mark, at, cells, orientation);
    if (mark.what == LayoutMark::What::Lines) return toggleLine(plan, mark, at, cells, orientation);
    const auto home = std::ranges::find(plan.homes, at);
    const auto fixed = std::ranges::find(plan.fixed, at, &LayoutPlan::Fixed::at);
    if (mark.what == LayoutMark::What::Fixed) {
        if (home != plan.homes.end()) return;
        if (fixed == plan.fixed.end())
            plan.fixed.push_back({at, mark.kind});
        else if (fixed->kind == mark.kind)
            plan.fixed.erase(fixed);
        else
            fixed->kind = mark.kind;
        return;
    }
    // A layout has a home for each player, or none.
    if (plan.homes.empty()) plan.homes = homesOnRim(cells, plan.players, orientation);
    if (static_cast<std::size_t>(mark.seat) >= plan.homes.size()) return;
    Hex& own = plan.homes[static_cast<std::size_t>(mark.seat)];
    if (const auto other = std::ranges::find(plan.homes, at); other != plan.homes.end())
        std::swap(*other, own);
    else
        own = at;
    std::erase_if(plan.fixed, [&](const LayoutPlan::Fixed& tile) { return tile.at == at; });
}

void toggle(RegionShape& region, const std::string& kind, Hex at) {
    const auto part = std::ranges::find(region.parts, at, &RegionShape::Part::offset);
    if (part == region.parts.end()) {
        if (region.parts.size() < limits::cells) region.parts.push_back({at, kind, {}, {}});
    } else if (part->kind != kind) {
        part->kind = kind;
    } else if (region.parts.size() > 1) {
        region.parts.erase(part);
    }
}

void mend(LayoutPlan& plan, Orientation orientation) {
    // A hole beside the shape would be forgotten, and appear again in a larger shape.
    const std::vector<Hex> shape = plan.shape ? hexesOf(*plan.shape, orientation) : std::vector<Hex>();
    std::erase_if(plan.holes, [&](Hex at) { return std::ranges::find(shape, at) == shape.end(); });
    const std::vector<Hex> cells = cellsOf(plan, orientation);
    const auto outside = [&](Hex at) { return !std::ranges::binary_search(cells, at); };
    const bool fit = std::ssize(plan.homes) == plan.players && std::ranges::none_of(plan.homes, outside);
    if (!plan.homes.empty() && !fit) plan.homes = homesOnRim(cells, plan.players, orientation);
    std::erase_if(plan.fixed, [&](const LayoutPlan::Fixed& fixed) {
        return outside(fixed.at) || std::ranges::find(plan.homes, fixed.at) != plan.homes.end();
    });
    for (LayoutPlan::Area& area : plan.zones) std::erase_if(area.cells, outside);
    dropEmptyZones(plan);
}

}  // namespace hexa::owngame
