// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <QString>

#include <span>
#include <vector>

namespace hexa::editor {

/// Copies cells to the system's clipboard, as a small `.hexa` text, so that they can be pasted in another window.
void copyCells(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes);

/// The cells on the clipboard, if they are of this game; else empty.
std::vector<CellState> cellsOnClipboard(const GameSystem& system);

}  // namespace hexa::editor
