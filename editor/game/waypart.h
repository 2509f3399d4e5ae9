// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/game/gameparts.h"

namespace hexa::editor {

/// Returns the table of movement costs: what entering a hex and crossing an edge counts.
GamePart wayPart(const Locale& locale);

}  // namespace hexa::editor
