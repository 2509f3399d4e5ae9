// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/match.h"
#include "core/engine/play.h"

#include <stop_token>
#include <string>
#include <vector>

namespace hexa {

struct GameSystem;

/// What one game tells about its players and its map; made by playing the record again, finished or
/// not. Counts only what everybody may know.
struct PlayReport {
    /// How things stood at the end of a turn, by seat; if the game is not over, the last one is as
    /// it stands.
    struct Turn {
        std::vector<std::vector<int>> figures;  ///< By column of the standing, then by seat.
        std::vector<int> units;
        friend bool operator==(const Turn&, const Turn&) = default;
    };
    struct CellRow {
        Hex at;
        std::vector<int> held;  ///< By seat: at the end of how many turns it controlled the cell.
        /// Turn in which the first unit came or the tile was first held; 0 = never.
        int entered = 0;
        int fights = 0;  ///< Battles that were decided there.
        int lost = 0;    ///< Units that died there.
        int cut = 0;     ///< At the end of how many turns its holder was cut off from it.
        int ways = 0;    ///< Tiles beside it.
        friend bool operator==(const CellRow&, const CellRow&) = default;
    };
    struct Source {
        Localized what;
        std::vector<int> points;  ///< By seat.
        friend bool operator==(const Source&, const Source&) = default;
    };
    struct Battle {
        int turn = 0;
        Hex at;
        std::vector<int> winners;  ///< Seats; none: a tie.
        std::vector<int> lost;     ///< Units by seat, there and in this turn.
        friend bool operator==(const Battle&, const Battle&) = default;
    };
    /// When units of two seats that are no allies first met.
    struct Contact {
        int first = 0, second = 0;
        int turn = 0;
        Hex at;
        friend bool operator==(const Contact&, const Contact&) = default;
    };

    int seats = 0;
    std::vector<MatchStanding::Column> columns;
    bool over = false;
    std::vector<int> winners;
    std::vector<Turn> turns;
    std::vector<CellRow> cells;  ///< Those of the board that are tiles, in its order.
    std::vector<Source> sources;
    std::vector<Battle> battles;
    std::vector<Contact> contacts;
    std::vector<int> lost;          ///< Units by seat.
    std::vector<Happening> unseen;  ///< Of PlayFunctions::happenings, those that never came up.
    std::int64_t decisions = 0;
    friend bool operator==(const PlayReport&, const PlayReport&) = default;

    /// What a designer may want to look at.
    std::vector<Hex> unreached() const;
    /// Tiles with one way in; what has none is among the unreached.
    std::vector<Hex> deadEnds() const;
    /// Cells that were cut off at the end of a turn, the most often first.
    std::vector<Hex> cutOff() const;
};

/// Fails as PlayFunctions::resume; "report.stopped" if it was asked to stop.
Result<PlayReport> reportOf(const GameSystem& system, const GameRecord& record,
                            const std::stop_token& stop = {});

}  // namespace hexa
