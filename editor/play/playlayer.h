// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/pieces.h"

namespace hexa::editor {

struct PlayParts;

/// Returns the viewer's picture of the board: units, tokens, control, fights, the orders in
/// preparation, and options. During the story of the game it is the board before the shown step.
paint::PieceLayer layerOf(const PlayParts& parts);

}  // namespace hexa::editor
