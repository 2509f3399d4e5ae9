// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/rules/ground.h"

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace hexa::owngame {

/// Distances on a map by the ways of its game: what entering cells and crossing sides costs. In
/// thousandths of a step.
class Ways {
public:
    static constexpr int step = 1'000;
    static constexpr int least = step / 10;  ///< Cost of a step at least, however good the way.
    static constexpr int never = std::numeric_limits<int>::max();

    /// Reads the ways. The ground must outlive the object.
    explicit Ways(Ground& ground);

    /// True if the game has ways; otherwise each step to a neighbouring cell costs the same.
    bool any() const { return !mEnter.empty() || !mCross.empty(); }
    /// Returns the cost of a step to the neighbour in a direction, or never.
    int cost(int from, int direction) const;
    /// Returns the least cost of the ways from a cell to each cell; never for cells farther than
    /// `most` and for those that no way leads to. Dijkstra's algorithm.
    /// @param leads steps (from, direction) that a way may use; empty: all
    std::vector<int> from(int cell, int most, const std::function<bool(int, int)>& leads = {}) const;
    /// Returns a number for what a cell contributes to the costs. It changes if they do.
    std::uint64_t sight(int cell) const;

private:
    struct Enter {
        int set = 0;
        int cost = 0;
    };
    struct Cross {
        const std::vector<std::array<std::uint16_t, 6>>* numbers = nullptr;
        int cost = 0;
    };
    int enter(int cell) const;

    const Ground& mGround;
    std::vector<Enter> mEnter;
    std::vector<Cross> mCross;
};

}  // namespace hexa::owngame
