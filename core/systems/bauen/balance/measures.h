// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/terms/gamedata.h"
#include "core/systems/bauen/terms/position.h"

#include <array>
#include <vector>

// Measures of a board without playing it (spec section 4.4, corrected). They are not limits: they
// only mean something compared with boards drawn by the rulebook.

namespace hexa::bauen {

/// Returns the yield of a region in a whole game if all its markings are worked in every round:
/// their values summed over the four rounds (BB-B1). Business sites and outer sides have no such
/// value.
int worthOf(const Land& land, int region, const GameData& data);

/// Returns the regions chosen by players that take the best free one by turns, by worth; a tie goes
/// to the first on the board.
std::vector<int> startPicks(const Land& land, const GameData& data, int players);

struct BoardMeasures {
    double pickSpread = 0;  ///< (max - min) / mean of the worth of the start picks (BB-B2).
    double colourGap =
        0;  ///< Distance of the rarest or commonest colour from the mean, as part of it (BB-B3).
    double domainGap = 0;  ///< Distance of the share of Building markings from a half (BB-B4).
    /// Number of missing regions for every good of a service to have one for each player (BB-B5).
    int goodsShort = 0;
    int largestGroup = 0;  ///< Regions in the largest connected group of one landscape (BB-B7).
    /// Difference in free regions within three steps that a start pick is nearest to (BB-B8).
    int expansionSpread = 0;
    /// Returns the measures as numbers; smaller is fairer.
    std::array<double, 6> all() const {
        return {pickSpread,
                colourGap,
                domainGap,
                static_cast<double>(goodsShort),
                static_cast<double>(largestGroup),
                static_cast<double>(expansionSpread)};
    }
    friend bool operator==(const BoardMeasures&, const BoardMeasures&) = default;
};

/// Returns the measures of a board for this number of players; all 0 for a board without regions.
BoardMeasures measure(const Land& land, const GameData& data, int players);

}  // namespace hexa::bauen
