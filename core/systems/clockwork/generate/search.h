// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/systems/clockwork/generate/tastes.h"
#include "core/systems/clockwork/generate/wishes.h"

#include <optional>

namespace hexa::clockwork {

/// What a search may change: sets of tiles of equal size change places; single tiles are sets of one.
using Slots = std::vector<std::vector<TileIndex>>;
Slots singleSlots(const Ground& ground);

/// What a search aims at. Wishes come first, then the predicted gap and tastes together.
struct Goals {
    const WishList* wishes = nullptr;
    const TasteGoals* tastes = nullptr;
};

/// By judge and team, in millionths of log-odds.
using Strengths = std::vector<std::array<std::int32_t, maxPlayers>>;

/// Local search on one ground: threshold accepting (Dueck and Scheuer 1990) over swaps of slots, exchanges with the unused
/// supply, and swaps within a slot of unequal tiles. The gap is that of the tables' tiles, which a step changes by a few
/// additions; metrics don't count here (FullScore). One for each thread.
class Search {
public:
    Search(const Ground& ground, Slots slots, Goals goals);

    /// What is added to the strengths from now on: what metrics or games say beyond the tiles. Needs tables.
    void correct(const Strengths& corrections);

    /// How much worse a step may be at first, in millionths of log-odds: about five points of win rate.
    static constexpr std::int64_t wide = 100'000;
    /// Starts from a map that keeps the limits; gives the best that it passed.
    Kinds run(const Kinds& start, Rng& rng, int steps, std::int64_t widestThreshold = wide);
    /// The best maps that a single move makes of this one, at most so many; whether they are better than it or not.
    std::vector<Kinds> nearby(const Kinds& kinds, std::size_t most);
    /// What run() makes small.
    std::int64_t cost(const Kinds& kinds);

    /// One wish not met costs more than any gap.
    static constexpr std::int64_t wishCost = 1'000'000'000;

private:
    struct Move {
        std::array<std::pair<TileIndex, std::uint8_t>, 24> sets;
        std::size_t count = 0;
        void add(TileIndex at, std::uint8_t kind) { sets[count++] = {at, kind}; }
    };
    void start(const Kinds& kinds);
    bool propose(Rng& rng, Move& move) const;
    // The moves; false if nothing would change, or a limit would be broken.
    using Slot = std::vector<TileIndex>;
    bool swapSlots(const Slot& a, const Slot& b, Move& move) const;
    bool swapWithin(TileIndex a, TileIndex b, Move& move) const;
    bool exchange(const Slot& slot, std::uint8_t kind, Move& move) const;
    void apply(const Move& move, Move& undo);
    std::int64_t currentCost() const;

    const Ground& mGround;
    Slots mSlots;
    Goals mGoals;
    bool mSoft = false;  // wishes or tastes
    std::optional<StaticScore> mScore;
    Strengths mCorrections;
    Kinds mKinds{};
    KindMasks mMasks{};
    Composition mCounts{};
};

}  // namespace hexa::clockwork
