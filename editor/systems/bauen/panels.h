// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/gamepanel.h"

#include <vector>

namespace hexa::editor::bauen {

/// Returns the panels that this game adds to the window.
std::vector<GamePanel> panels();

}  // namespace hexa::editor::bauen
