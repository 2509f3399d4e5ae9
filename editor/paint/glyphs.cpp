// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/glyphs.h"

namespace hexa::paint {
namespace {

QPointF middleOf(Hex hex, Orientation orientation) {
    const Point centre = centreOf(hex, orientation);
    return {centre.x, centre.y};
}

}  // namespace

QPointF borderMiddle(Hex hex, int direction, Orientation orientation) {
    return (middleOf(hex, orientation) + middleOf(neighbour(hex, direction), orientation)) / 2;
}

QPointF counterPlace(const PiecePlacement& piece, Orientation orientation) {
    const QPointF middle = middleOf(piece.at, orientation);
    if (piece.side < 0) return middle + QPointF(0, 0.2);
    return middle + (borderMiddle(piece.at, piece.side, orientation) - middle) * 0.74;
}

}  // namespace hexa::paint
