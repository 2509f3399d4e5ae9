// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/pieces.h"

namespace hexa::editor {

struct PlayParts;

/// What the one at the screen sees on the board: units, tokens, who holds what, how fights stand,
/// the sheet that is being written, and what can be chosen. While the story of the game is told,
/// the board as it was before the step that is told.
paint::PieceLayer layerOf(const PlayParts& parts);

}  // namespace hexa::editor
