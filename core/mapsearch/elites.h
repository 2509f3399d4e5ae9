// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/mapfinder.h"

#include <array>
#include <functional>
#include <stop_token>
#include <vector>

// Quality diversity: not the one fairest map, but for every cell of a grid over two qualities the fairest one found. MAP-Elites
// (Mouret and Clune 2015), with a local search aimed at a cell in the place of a blind mutation.

namespace hexa::mapsearch {

/// A map that stands in a cell.
struct Elite {
    Kinds kinds{};
    std::int64_t missing = 0;  ///< Goals::missing
    std::int64_t gap = 0;      ///< Predicted by the whole model, in thousandths of a point.
    /// Better ones first: an order of all maps, so that the best of many are the same in whatever order they came.
    friend auto operator<=>(const Elite& a, const Elite& b) {
        if (const auto order = a.missing <=> b.missing; order != 0) return order;
        if (const auto order = a.gap <=> b.gap; order != 0) return order;
        return a.kinds <=> b.kinds;
    }
    friend bool operator==(const Elite&, const Elite&) = default;
};

/// The best few maps of each cell.
class EliteGrid {
public:
    EliteGrid(std::size_t cells, std::size_t depth) : mDepth(depth), mCells(cells) {}
    void offer(std::size_t cell, const Elite& elite);
    /// Offers all of the other's.
    void add(const EliteGrid& other);
    std::size_t cells() const { return mCells.size(); }
    /// The best first.
    const std::vector<Elite>& at(std::size_t cell) const { return mCells[cell]; }
    friend bool operator==(const EliteGrid&, const EliteGrid&) = default;

private:
    std::size_t mDepth;
    std::vector<std::vector<Elite>> mCells;
};

/// A grid of columns x rows cells over two qualities from 0 to 1; cell number row x columns + column.
struct GridTask {
    /// Needs a score. Of its goals wishes count; begin() gives maps where no elite is near. Outlives the task.
    const MapTask& maps;
    std::size_t columns = 1;
    std::size_t rows = 1;
    std::size_t depth = 1;
    std::function<std::array<double, 2>(const Kinds&, const KindMasks&)> qualities;

    std::size_t cellOf(const std::array<double, 2>& qualities) const;
};

/// What a map is worth and where it stands.
struct PlacedElite {
    std::size_t cell = 0;
    Elite elite;
};
/// @param score of the task's maps
PlacedElite place(const GridTask& task, FullScore& score, const Kinds& kinds);

/// One leg: so many searches one after the other, each aimed at a random cell, from an elite in or near it. Gives the elites of
/// `start` and those it found. The same seed finds the same; incomplete if it was stopped.
EliteGrid illuminate(const GridTask& task, const EliteGrid& start, std::uint64_t seed, int searches,
                     const std::stop_token& stop);

}  // namespace hexa::mapsearch
