// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/game/gameparts.h"

namespace hexa::editor {

/// Returns the table of map styles, which Generate has sliders for.
GamePart stylePart(const Locale& locale);

}  // namespace hexa::editor
