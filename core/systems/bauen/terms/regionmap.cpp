// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/regionmap.h"

namespace hexa::bauen {

RegionMap::RegionMap(const Scenario& scenario, const Catalog& catalog) {
    for (const RegionPlacement& region : scenario.board.regions) {
        const RegionShape* shape = shapeOf(scenario, catalog, region.kind);
        mHexes.push_back(shape == nullptr ? std::vector<Hex>() : hexa::hexesOf(region, *shape));
        for (const Hex at : mHexes.back()) mRegions.emplace(at, mHexes.size() - 1);
    }
}

std::string areaName(const Board& board, Hex at) {
    const Cell* cell = board.find(at);
    if (cell != nullptr && !cell->id.empty()) return std::string(cell->id.text());
    const GridPlace place = gridPlace(board, at);
    return std::to_string(place.column) + "." + std::to_string(place.row);
}

Localized regionName(const Scenario& scenario, const Catalog& catalog, const RegionPlacement& region) {
    const RegionShape* shape = shapeOf(scenario, catalog, region.kind);
    return shape == nullptr || shape->name.empty() ? Localized(region.kind) : shape->name;
}

}  // namespace hexa::bauen
