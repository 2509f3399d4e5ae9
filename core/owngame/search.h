// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/owngame/ground.h"
#include "core/owngame/term.h"
#include "core/owngame/worth.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace hexa::owngame {

/// Cells that always hold the same: one, or those that a symmetry moves onto each other.
using Orbit = std::vector<int>;

/// A deck as the search sees it.
struct DealtLayer {
    int property = 0;
    int onto = 0;  ///< A set of the ground.
};

/// How far a map is from what is wanted; smaller is better, from left to right.
struct Quality {
    std::int64_t broken = 0;  ///< Cost of the rules that are limits.
    std::int64_t wishes = 0;  ///< Cost of the others.
    std::int64_t gap = 0;     ///< As WorthSum::gap(), above what is accepted; 0 if nobody asks.
    friend auto operator<=>(const Quality&, const Quality&) = default;
};

/// A local search that swaps tiles, and values that are dealt onto them: what lies on the ground stays the same in number. Its length is
/// counted in steps, all chance comes from the Rng: the same map on every machine.
class Search {
public:
    /// What is searched on; all of it must outlive the search.
    struct Task {
        Ground& ground;
        std::vector<Orbit> orbits;  ///< What may move.
        std::vector<DealtLayer> layers;
        std::vector<std::unique_ptr<Term>> limits, wishes;
        bool even = false;          ///< Whether the gap counts.
        std::int64_t accepted = 0;  ///< A gap that is small enough.
    };
    explicit Search(Task& task);

    /// Goes on from what lies on the ground until nothing is left to better or all steps are made; the best that was found lies there then.
    Quality run(int steps, Rng& rng, const std::stop_token& stop);

private:
    struct Move {
        std::size_t a = 0, b = 0;  ///< Orbits.
        int layer = -1;            ///< -1: tiles.
    };
    /// Without the terms that look far: no more than the whole.
    Quality nearby();
    Quality quality();
    /// What the search compares: limits before wishes before the gap.
    static std::int64_t costOf(const Quality& quality);
    bool propose(Rng& rng, Move& move);
    std::size_t startOf(Rng& rng);
    void carryOut(const Move& move);
    void tell(int cell);
    void findFaulty();

    Task& mTask;
    WorthSum mWorth;
    std::vector<int> mOrbitOf;  // by cell; -1: doesn't move
    std::vector<std::size_t> mFaulty;
    std::vector<int> mDealt;
};

}  // namespace hexa::owngame
