// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// The fairest that can still be made of a map by filling its empty slots, proven by trying
/// everything.
struct FairestPossible {
    std::int64_t tried = 0;           ///< Ways to fill the slots.
    double gap = 0;                   ///< Predicted, in points, of the fairest one that counts.
    std::vector<Board::Change> best;  ///< It, as fillRest() gives it.
    /// Tiles in places that keep the map from being fairer: those of the most helpful swaps.
    /// Sorted.
    std::vector<Hex> inTheWay;
};

/// Returns the fairest way. None with too many ways to try, with slots that can't be filled, or
/// without a table that predicts. A way counts if it has no more findings than the result of
/// fillRest(), so that numbers of tiles stay as recommended.
std::optional<FairestPossible> fairestPossible(const GameSystem& system, const Scenario& map,
                                               std::stop_token stop = {});

}  // namespace hexa::generate
