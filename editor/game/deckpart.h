// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/game/gameparts.h"

namespace hexa::editor {

/// Returns the table of dealt values: all values of all decks, with the number of copies by number
/// of players.
GamePart deckPart(const owngame::Definition& definition, const Locale& locale);

}  // namespace hexa::editor
