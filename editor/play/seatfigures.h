// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"

#include <vector>

namespace hexa::editor {

/// Possessions of the players as a table: a row for each player, with allies below each other and
/// their sums. The columns are those named by the game that every player has. Other counters, and
/// those known only to their player, are noted beside the row.
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

/// Returns the figures. `view` contains only the knowledge of the person at the screen.
SeatFigures seatFiguresOf(const MatchStanding& standing, const MatchView& view);

}  // namespace hexa::editor
