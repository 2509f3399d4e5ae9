// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/mapsearch/additivescore.h"

#include <functional>
#include <optional>

namespace hexa::mapsearch {

/// Possible changes of a search: sets of tiles of equal size change places; single tiles are sets
/// of one.
using MovableSets = std::vector<std::vector<TileIndex>>;
MovableSets singleSets(const MapModel& model);

/// Goals of a map beside a small gap. Wishes come first, then the gap and tastes together.
struct Goals {
    using Measure = std::function<std::int64_t(const Kinds&, const KindMasks&)>;
    Measure missing;  ///< Amount of missed wishes; empty: no wishes.
    Measure taste;    ///< Cost of tastes, in the unit of strengths; empty: none.

    /// One wish not met costs more than any gap.
    static constexpr std::int64_t wishCost = 1'000'000'000;
    bool any() const { return missing || taste; }
    std::int64_t cost(const Kinds& kinds, const KindMasks& masks) const {
        return (missing ? wishCost * missing(kinds, masks) : 0) + (taste ? taste(kinds, masks) : 0);
    }
};

/// Local search on one layout: threshold accepting (Dueck and Scheuer 1990) over swaps of sets,
/// exchanges with the unused supply, and swaps within a set of unequal tiles. The gap is that of
/// the additive score, which a step changes by a few additions; correct() adds the whole model's
/// results. One for each thread.
class Search {
public:
    /// @param score of any map of the layout; none: only the goals count
    Search(const MapModel& model, MovableSets movable, std::optional<AdditiveScore> score, Goals goals);

    /// Sets additions to the strengths from now on, by judge: the results of the whole model or of
    /// games beyond the tiles. Needs a score.
    void correct(const std::vector<Strengths>& corrections);

    /// Largest deterioration in the first steps, in millionths of log-odds: about five points of
    /// win rate.
    static constexpr std::int64_t wide = 100'000;
    /// Starts from a map that keeps the limits; gives the best that it passed.
    Kinds run(const Kinds& start, Rng& rng, int steps, std::int64_t widestThreshold = wide);
    /// Returns the best maps one move away from this one, at most `max`, better or not.
    std::vector<Kinds> nearby(const Kinds& kinds, std::size_t max);
    /// Returns the cost that run() minimises.
    std::int64_t cost(const Kinds& kinds);

private:
    struct Move {
        std::array<std::pair<TileIndex, std::uint8_t>, 24> sets;
        std::size_t count = 0;
        void add(TileIndex at, std::uint8_t kind) { sets[count++] = {at, kind}; }
    };
    void start(const Kinds& kinds);
    bool propose(Rng& rng, Move& move) const;
    // Make a move; false if nothing would change, or a limit would be broken.
    using TileSet = std::vector<TileIndex>;
    bool swapSets(const TileSet& a, const TileSet& b, Move& move) const;
    bool swapWithin(TileIndex a, TileIndex b, Move& move) const;
    bool exchange(const TileSet& set, std::uint8_t kind, Move& move) const;
    void apply(const Move& move, Move& undo);
    std::int64_t currentCost() const;

    const MapModel& mModel;
    MovableSets mSets;
    Goals mGoals;
    std::optional<AdditiveScore> mScore;
    std::vector<Strengths> mCorrections;
    Kinds mKinds{};
    KindMasks mMasks{};
    Counts mCounts{};
};

}  // namespace hexa::mapsearch
