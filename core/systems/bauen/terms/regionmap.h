// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hexa::bauen {

/// Regions of a board by hex. If regions overlap, the first one of the board counts.
class RegionMap {
public:
    /// Creates it; regions of unknown shapes cover nothing.
    RegionMap(const Scenario& scenario, const Catalog& catalog);

    std::size_t size() const { return mHexes.size(); }
    /// Returns the index into Board::regions, or none.
    std::optional<std::size_t> at(Hex hex) const {
        const auto found = mRegions.find(hex);
        return found == mRegions.end() ? std::nullopt : std::optional(found->second);
    }
    /// Returns the hexes of a region in the order of its shape, including those that another one
    /// covers.
    const std::vector<Hex>& hexesOf(std::size_t region) const { return mHexes[region]; }

private:
    std::vector<std::vector<Hex>> mHexes;
    std::map<Hex, std::size_t> mRegions;
};

/// Returns the name of an area: the ID of its cell, or else its row and its place in the row.
std::string areaName(const Board& board, Hex at);

/// Returns the name of a region: the name of its shape, or else its id.
Localized regionName(const Scenario& scenario, const Catalog& catalog, const RegionPlacement& region);

}  // namespace hexa::bauen
