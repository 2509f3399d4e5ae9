// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/variety.h"

#include "core/systems/clockwork/generate/orbits.h"

#include <algorithm>
#include <map>

namespace hexa::clockwork {
namespace {

/// Maps below this distance count as the same.
constexpr double same = 1e-9;
/// Of a sort of maps so many are kept at least.
constexpr std::size_t fewest = 2;
constexpr int bins = 4;

int binOf(double position) { return std::min(bins - 1, static_cast<int>(position * bins)); }

double rank(const Find& find) { return find.gap + static_cast<double>(find.taste) / 20'000; }

}  // namespace

bool better(const Find& a, const Find& b) {
    if (a.missing != b.missing) return a.missing < b.missing;
    return rank(a) < rank(b);
}

Likeness::Likeness(const Ground& ground)
    : mGround(ground), mPermutations(permutationsOf(ground, layoutSymmetries(ground.request().base))) {
    forEachTile(ground.map().all() & ~ground.map().capitals, [&](TileIndex at) { mTiles.push_back(at); });
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

std::vector<Find> mostDifferent(const Ground& ground, const Ruler& ruler, std::vector<Find> finds,
                                std::size_t keep) {
    const Likeness likeness(ground);
    std::stable_sort(finds.begin(), finds.end(), better);
    if (finds.empty()) return finds;
    // The archive: of each sort the best few, and only as many unmet wishes as the best has.
    const std::size_t each = std::max(fewest, 2 * keep / (bins * bins) + 1);
    std::map<std::pair<int, int>, std::size_t> cells;
    std::vector<Find> archive;
    for (const Find& find : finds) {
        if (find.missing > finds.front().missing) break;
        const auto figures = ruler.figures(find.kinds);
        if (++cells[{binOf(figures[1].position), binOf(figures[4].position)}] > each) continue;
        archive.push_back(find);
    }
    std::vector<Find> chosen{archive.front()};
    std::vector<double> nearest(archive.size(), 1);
    while (chosen.size() < keep) {
        std::size_t next = 0;
        double widest = -1000;
        for (std::size_t i = 0; i < archive.size(); ++i) {
            nearest[i] = std::min(nearest[i], likeness.distance(archive[i].kinds, chosen.back().kinds));
            if (nearest[i] < same) continue;
            // A point of win rate is worth as much as five hundredths of the map.
            const double worth = nearest[i] - 0.05 * (rank(archive[i]) - rank(archive.front()));
            if (worth <= widest) continue;
            widest = worth;
            next = i;
        }
        if (widest == -1000) break;
        chosen.push_back(archive[next]);
        nearest[next] = 0;
    }
    std::stable_sort(chosen.begin() + 1, chosen.end(), better);
    return chosen;
}

}  // namespace hexa::clockwork
