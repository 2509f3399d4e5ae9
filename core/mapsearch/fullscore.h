// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapsearch/additivescore.h"

#include <functional>

namespace hexa::mapsearch {

/// Returns the strengths by a game's whole model, by judge. It may keep a state of its own: one for
/// each thread.
using WholeModel = std::function<std::vector<Strengths>(const Kinds&)>;

/// Predicted fairness of whole maps: some thousand times slower than a swap on an AdditiveScore,
/// but with the game's whole model. One for each thread.
class FullScore {
public:
    /// @param tiles of any map of the layout
    /// @param whole empty: only the tiles count
    FullScore(AdditiveScore tiles, WholeModel whole) : mTiles(std::move(tiles)), mWhole(std::move(whole)) {}

    /// Returns the gap of the widest judge, in points.
    double gap(const Kinds& kinds) { return widestGap(strengths(kinds), mTiles.teams()); }
    const std::vector<Strengths>& strengths(const Kinds& kinds);
    /// Returns the difference between the strengths of the last map and those of its tiles alone.
    std::vector<Strengths> beyondTiles() const;

private:
    AdditiveScore mTiles;
    WholeModel mWhole;
    std::vector<Strengths> mStrengths;
};

}  // namespace hexa::mapsearch
