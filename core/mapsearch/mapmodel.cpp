// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/mapmodel.h"

#include <algorithm>

namespace hexa::mapsearch {

KindMasks masksOf(const Kinds& kinds, std::size_t tiles) {
    KindMasks masks{};
    for (std::size_t at = 0; at < tiles; ++at) masks[kinds[at]] |= bit(static_cast<TileIndex>(at));
    return masks;
}

Counts countsOf(const Kinds& kinds, std::size_t tiles) {
    Counts counts{};
    for (std::size_t at = 0; at < tiles; ++at) ++counts[kinds[at]];
    counts[0] = 0;
    return counts;
}

std::size_t MapModel::teamCount() const {
    return teams.empty() ? 0 : static_cast<std::size_t>(*std::max_element(teams.begin(), teams.end())) + 1;
}

TileMask MapModel::free() const {
    TileMask free = 0;
    for (const TileIndex at : places) free |= bit(at);
    return free;
}

std::optional<TileIndex> MapModel::find(Hex at) const {
    const auto found = std::lower_bound(hexes.begin(), hexes.end(), at);
    if (found == hexes.end() || *found != at) return std::nullopt;
    return static_cast<TileIndex>(found - hexes.begin());
}

bool MapModel::allows(const Kinds& map) const {
    const Counts counts = countsOf(map, tiles());
    for (std::size_t kind = 1; kind < kinds(); ++kind)
        if (!limits[kind].contain(counts[kind])) return false;
    const TileMask chosen = free();
    for (std::size_t at = 0; at < tiles(); ++at) {
        const bool isFree = (chosen >> at & 1) != 0;
        if (isFree ? map[at] == 0 || map[at] >= kinds() : map[at] != fixed[at]) return false;
    }
    return true;
}

}  // namespace hexa::mapsearch
