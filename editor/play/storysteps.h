// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/viewer.h"

#include <optional>
#include <vector>

namespace hexa::editor {

class Locale;

/// One picture of the story of a game: events that belong together, and the board before them.
struct StoryStep {
    enum class Kind {
        TextOnly,  ///< Nothing visible on the board.
        Entered,   ///< Units come, from beside the board or from another place.
        Fight,     ///< One battle: fighters, losses, winner.
        Lost,      ///< Units go without a fight.
        Scored
    };
    /// Side in a battle.
    struct Side {
        int seat = -1;
        int units = 0;  ///< Before the battle.
        /// Together with its allies; none if it could not be known beforehand.
        std::optional<int> strength;
        int lost = 0;
        bool won = false;
    };
    Kind kind = Kind::TextOnly;
    MatchView board;  ///< Only pieces, places and fights.
    std::vector<MatchEvent> events;
    std::vector<Side> sides = {};  ///< Sides of a Fight, by seat.
};

/// Returns the steps of a course of the game, in the order of its events. The cell that a unit
/// leaves is given by arguments of the event: `from`, the ID of the cell, or `from-q` and `from-r`
/// if cells have no IDs.
std::vector<StoryStep> storyOf(const std::vector<Viewer::Stage>& stages, const Board& board,
                               const Locale& locale);

/// Returns the origin of an event's units; none if they are new on the board.
std::optional<Hex> sourceOf(const MatchEvent& event, const Board& board);

}  // namespace hexa::editor
