// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/owngame/generate/stylescale.h"
#include "core/owngame/generate/things.h"
#include "core/owngame/rules/ground.h"
#include "core/owngame/rules/term.h"
#include "core/owngame/rules/worth.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace hexa::owngame {

/// Cells that always hold the same contents: a single cell, or cells that a symmetry maps onto each
/// other.
using Orbit = std::vector<int>;

/// Deck in the form used by the search.
struct DealtLayer {
    int property = 0;
    int onto = 0;            ///< Set of the ground.
    std::vector<bool> open;  ///< By orbit: true if its value may be swapped.
};

/// Distance of a map from the request. Smaller is better, compared from first to last member.
struct Quality {
    std::int64_t broken = 0;  ///< Cost of the broken limits.
    std::int64_t wishes = 0;  ///< Cost of the other rules.
    /// WorthSum::gap() if it is requested, and the cost of the wanted styles.
    std::int64_t gap = 0;
    friend auto operator<=>(const Quality&, const Quality&) = default;
};

/// Local search that swaps tiles and dealt values and moves things. It keeps the number of each on
/// the ground. Its length is counted in steps and its randomness comes from the Rng. The same input
/// gives the same map on every machine.
class Search {
public:
    /// Input of the search. All parts must outlive it.
    struct Task {
        Ground& ground;
        std::vector<Orbit> orbits;
        std::size_t moving = 0;  ///< Number of orbits whose tiles may move. They come first.
        std::vector<DealtLayer> layers;
        Things& things;
        std::vector<std::unique_ptr<RuleTerm>> limits, wishes;
        bool even = false;             ///< True if the gap counts.
        StyleGoals* styles = nullptr;  ///< Wanted styles; may be null.
    };
    explicit Search(Task& task);

    /// Continues from the contents of the ground until no improvement remains or all steps are
    /// made. Leaves the best result on the ground.
    Quality run(int steps, Rng& rng, const std::stop_token& stop);

private:
    struct Move {
        std::size_t a = 0, b = 0;  ///< Orbits.
        int layer = -1;            ///< -1 for tiles; layers.size() for things.
        Things::Swap thing;
    };
    /// Returns the quality without the terms that look far. It never exceeds the full quality.
    /// Beyond this cost, it may stop early.
    Quality nearby(std::int64_t most);
    Quality quality();
    /// Returns the cost that the search compares: limits before wishes before the gap.
    static std::int64_t costOf(const Quality& quality);
    bool propose(Rng& rng, Move& move);
    bool isThing(const Move& move) const { return move.layer == std::ssize(mTask.layers); }
    std::size_t startOf(Rng& rng);
    /// Lets the fault at which the last move began follow the contents that were moved.
    void follow(const Move& move);
    void carryOut(const Move& move);
    void tell(int cell);
    void findFaulty();

    Task& mTask;
    WorthSum mWorth;
    std::vector<int> mOrbitOf;         // by cell; -1 for fixed cells
    std::vector<std::size_t> mFaulty;  // orbits
    std::size_t mPicked = 0;           // in mFaulty, at which the last move began; its size: none
    std::vector<int> mDealt;
};

}  // namespace hexa::owngame
