// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"

#include <string>
#include <vector>

namespace hexa {

/// Returns a seat's knowledge of an event, for seat -1 the public knowledge: its text, the open
/// part of a secret, or null.
inline const Message* knownOf(const MatchEvent& event, int seat) {
    if (!event.secret || (seat >= 0 && event.seat == seat)) return &event.text;
    return event.open.code.empty() ? nullptr : &event.open;
}

/// Game as one seat knows it: its own decisions and its information. It holds no consequence of
/// others' sealed, drawn or held things, neither seed nor hashes nor the number of others' lines.
/// So two games that differ only in such a secret have the same log.
struct SeatLog {
    struct Entry {
        /// A line given by the seat itself. Empty: an event.
        std::string own;
        Message text;                ///< Text of the event.
        std::optional<Hex> at = {};  ///< Place.
        bool turn = false;           ///< A turn begins.
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    int seat = -1;  ///< -1: public knowledge.
    std::vector<Entry> entries;
    MatchStanding standing;
    /// Possessions of players, as far as the seat may know.
    std::vector<MatchView::Counter> counters;
    std::vector<MatchView::Card> cards;  ///< Cards that only this seat sees.
    StandInCount standIns;
};

SeatLog seatLogOf(const Match& match, int seat);

}  // namespace hexa
