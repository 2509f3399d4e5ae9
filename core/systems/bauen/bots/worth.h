// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/rules/engine.h"

namespace hexa::bauen {

/// Worth of a moment to one seat, by its own knowledge: its missions against the others, and the
/// options of its towns. A hundred is about a point of glory.
class Worth {
public:
    /// Counts the others' possessions once; worth() takes them as given, so that many moments of
    /// one turn are cheap. The table outlives this.
    Worth(const Table& table, const State& seen, int seat);

    int of(const State& state) const;
    /// Returns the worth of a region as a first town: the resources of its markings over all
    /// rounds, its sites (BB-B1).
    static int ofRegion(const Table& table, int region);

private:
    struct Goal {
        Metric metric = Metric::Workers;
        Figures others{};  ///< Figures of the other seats, one after another.
    };
    int ofGoals(const State& state) const;
    int ofTowns(const State& state) const;

    const Table& mTable;
    int mSeat;
    int mLeft = 0;  ///< Stones that the seat must still lay in the game.
    std::array<Goal, 2 * themeCount> mGoals{};
    std::size_t mCount = 0;
};

}  // namespace hexa::bauen
