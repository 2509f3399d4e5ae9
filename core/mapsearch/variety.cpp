// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/variety.h"

#include "core/mapsearch/symmetries.h"

#include <algorithm>
#include <optional>

namespace hexa::mapsearch {
namespace {

/// Maps below this distance count as the same.
constexpr double same = 1e-9;
/// Least number of maps kept of a sort.
constexpr std::size_t fewest = 2;

}  // namespace

Likeness::Likeness(const MapModel& model, const Scenario& layout)
    : mPermutations(permutationsOf(model, layoutSymmetries(layout))) {
    for (std::size_t at = 0; at < model.tiles(); ++at)
        if ((model.homes >> at & 1) == 0) mTiles.push_back(static_cast<TileIndex>(at));
}

double Likeness::distance(const Kinds& a, const Kinds& b) const {
    std::size_t fewestDifferent = mTiles.size();
    for (const auto& to : mPermutations) {
        std::size_t different = 0;
        for (const TileIndex at : mTiles) different += a[at] != b[to[at]];
        fewestDifferent = std::min(fewestDifferent, different);
    }
    return mTiles.empty() ? 0 : static_cast<double>(fewestDifferent) / static_cast<double>(mTiles.size());
}

double differenceOf(const Scenario& a, const Scenario& b) {
    std::size_t tiles = 0;
    for (const Cell& cell : a.board.cells())
        tiles += cell.kind != KindId::Blank && !a.seatAt(cell.at) ? 1 : 0;
    std::size_t fewestDifferent = tiles;
    for (const Isometry& isometry : layoutSymmetries(a)) {
        std::size_t different = 0;
        for (const Cell& cell : a.board.cells()) {
            if (cell.kind == KindId::Blank || a.seatAt(cell.at)) continue;
            const Cell* other = b.board.find(isometry(cell.at));
            different += other == nullptr || other->kind != cell.kind ? 1 : 0;
        }
        fewestDifferent = std::min(fewestDifferent, different);
    }
    return tiles == 0 ? 0 : static_cast<double>(fewestDifferent) / static_cast<double>(tiles);
}

std::vector<Find> mostDifferent(const Likeness& likeness, const Sorts& sorts, std::vector<Find> finds,
                                std::size_t keep) {
    std::stable_sort(finds.begin(), finds.end(), better);
    if (finds.empty()) return finds;
    // The archive: of each sort the best few, and only as many unmet wishes as the best has.
    const std::size_t each = std::max(fewest, 2 * keep / sorts.count + 1);
    std::vector<std::size_t> ofSort(sorts.count);
    std::vector<Find> archive;
    for (const Find& find : finds) {
        if (find.missing > finds.front().missing) break;
        if (++ofSort[sorts.of(find.kinds)] > each) continue;
        archive.push_back(find);
    }
    std::vector<Find> chosen{archive.front()};
    std::vector<double> nearest(archive.size(), 1);
    while (chosen.size() < keep) {
        std::optional<std::size_t> next;
        double widest = 0;
        for (std::size_t i = 0; i < archive.size(); ++i) {
            nearest[i] = std::min(nearest[i], likeness.distance(archive[i].kinds, chosen.back().kinds));
            if (nearest[i] < same) continue;
            // A point of win rate is worth as much as five hundredths of the map.
            const double worth = nearest[i] - 0.05 * (rankOf(archive[i]) - rankOf(archive.front()));
            if (next && worth <= widest) continue;
            widest = worth;
            next = i;
        }
        if (!next) break;
        chosen.push_back(archive[*next]);
        nearest[*next] = 0;
    }
    std::stable_sort(chosen.begin() + 1, chosen.end(), better);
    return chosen;
}

}  // namespace hexa::mapsearch
