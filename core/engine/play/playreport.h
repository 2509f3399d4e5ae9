// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"
#include "core/engine/play/play.h"

#include <stop_token>
#include <string>
#include <vector>

namespace hexa {

struct GameSystem;

/// Report on the players and the map of one game, made by playing the record again, finished or
/// not. Counts only public information.
struct PlayReport {
    /// Standings at the end of each turn, by seat; in an unfinished game the last one is the
    /// present one.
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
        int fights = 0;    ///< Battles decided there.
        int lost = 0;      ///< Units that died there.
        int isolated = 0;  ///< At the end of how many turns its holder was cut off from it.
        int ways = 0;      ///< Tiles beside it.
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
    /// First meeting of units of two seats not allied with each other.
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
    std::vector<CellRow> cells;  ///< Cells of the board with tiles, in its order.
    std::vector<Source> sources;
    std::vector<Battle> battles;
    std::vector<Contact> contacts;
    std::vector<int> lost;  ///< Units by seat.
    /// Happenings of PlayFunctions::happenings that never occurred.
    std::vector<Happening> unseen;
    std::int64_t decisions = 0;
    friend bool operator==(const PlayReport&, const PlayReport&) = default;

    /// Returns tiles worth a designer's attention.
    std::vector<Hex> unreached() const;
    /// Returns tiles with one way in; tiles without any are among the unreached.
    std::vector<Hex> deadEnds() const;
    /// Returns the cells cut off at the end of a turn, the most frequent first.
    std::vector<Hex> cutOff() const;
};

/// Reports on a record. Fails as PlayFunctions::resume, and with "report.stopped" after a stop
/// request.
Result<PlayReport> reportOf(const GameSystem& system, const GameRecord& record,
                            const std::stop_token& stop = {});

}  // namespace hexa
