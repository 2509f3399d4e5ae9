// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/placement.h"

#include <vector>

namespace hexa::editor {

/// Tiles on their way to the map: a new one, or moved ones of the map.
struct Hand {
    KindId kind = KindId::Empty;  ///< The new one; Empty: tiles are moved.
    std::vector<Hex> from;        ///< Their old hexes.
    Hex start;                    ///< Hex at the pointer.
    MoveMode mode = MoveMode::Swap;
    friend bool operator==(const Hand&, const Hand&) = default;
};

/// A hex that the pointer may choose, and the result of that including partners.
struct Choice {
    Hex at;
    Edit edit;
};

/// Returns every hex that accepts the thing in the hand and is changed by it, in the order of the
/// cells. Hexes where a player would leave are left out, because that needs a separate answer.
/// Blank spaces are left out, because they are the shape of the map.
std::vector<Choice> choicesOf(const ToolContext& context, const Hand& hand);

}  // namespace hexa::editor
