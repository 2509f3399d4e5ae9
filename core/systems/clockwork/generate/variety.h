// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/generate/tastes.h"

namespace hexa::clockwork {

/// A map that a search found.
struct Find {
    Kinds kinds{};
    int missing = 0;         ///< Of the wishes.
    std::int64_t taste = 0;  ///< TasteGoals::cost
    double gap = 0;          ///< Predicted, with metrics; 0 without a table.
};
/// Better ones first: wishes, then gap and taste together.
bool better(const Find& a, const Find& b);

/// How different maps are: 0 = the same up to the symmetries of the layout, 1 = no tile alike.
class Likeness {
public:
    explicit Likeness(const Ground& ground);
    double distance(const Kinds& a, const Kinds& b) const;

private:
    const Ground& mGround;
    std::vector<std::vector<TileIndex>> mPermutations;
    std::vector<TileIndex> mTiles;  // all but Capitals
};

/// The best and most different of many (balance.md, 4.5): an archive keeps the best of every sort of map (share of what is
/// worth having that is contested x nearness of Villages), then the ones that lie farthest apart are taken. The best of all
/// comes first, the others by rising gap; of maps that are the same one stays.
std::vector<Find> mostDifferent(const Ground& ground, const Ruler& ruler, std::vector<Find> finds,
                                std::size_t keep);

}  // namespace hexa::clockwork
