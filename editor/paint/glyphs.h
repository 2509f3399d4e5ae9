// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"

#include <QPointF>

// Where things stand that are no tiles; in map units.

namespace hexa::paint {

/// The middle of a side of a hex.
QPointF borderMiddle(Hex hex, int direction, Orientation orientation);

/// Where a counter stands that has its hex, or its side of it, for itself.
QPointF counterPlace(const PiecePlacement& piece, Orientation orientation);

}  // namespace hexa::paint
