// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/match.h"

#include <vector>

namespace hexa::editor {

/// Possessions of the players as rows and columns: a row for each player, allies below each other
/// with their sums. The columns are those that the game names and that every player has. Other
/// counters, and those that only their player knows, are noted beside the row.
struct SeatFigures {
    struct Row {
        std::vector<int> seats;    ///< One: a player; several: the sum of allies.
        std::vector<int> figures;  ///< By column.
        std::vector<MatchView::Counter> others = {};
        bool isSum() const { return seats.size() > 1; }
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<MatchStanding::Column> columns;
    std::vector<Row> rows;
    friend bool operator==(const SeatFigures&, const SeatFigures&) = default;
};

/// `view` is what the one at the screen may see.
SeatFigures seatFiguresOf(const MatchStanding& standing, const MatchView& view);

}  // namespace hexa::editor
