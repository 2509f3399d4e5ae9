// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/game/gameparts.h"

namespace hexa::editor {

/// Returns the table of all properties: those of hexes, of kinds of pieces and of kinds of edges.
GamePart propertyPart(const Locale& locale);
/// Returns the table of the words that properties can have, with their names.
GamePart propertyWordPart(const Locale& locale);

}  // namespace hexa::editor
