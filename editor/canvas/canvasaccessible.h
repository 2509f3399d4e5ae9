// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QString>

namespace hexa::editor {

class MapCanvas;

/// Makes every hex of a MapCanvas a named cell for screen readers. Safe to call more than once.
void installCanvasAccessibility();

/// Returns the text of a hex for screen readers: place, tile, ID, points, lock, neighbours.
QString spokenName(const MapCanvas& canvas, Hex at);

}  // namespace hexa::editor
