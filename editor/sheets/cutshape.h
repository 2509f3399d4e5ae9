// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/cutitem.h"
#include "core/hex/geometry.h"
#include "editor/sheets/sheetjob.h"

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace hexa::sheets {

/// Distance between a cut mark and the bleed, in mm.
inline constexpr double markGap = 0.5;

/// Outline for the scissors, in mm about the middle of its box.
struct CutShape {
    QPainterPath outline;
    /// Its corners, clockwise on screen, where rounded ones would meet. Empty for a round shape.
    QPolygonF corners;

    /// Returns the whole printed area: the outline, moved outwards.
    QPainterPath withBleed(double bleed) const;
    /// Returns short lines outside of the bleed that mark the cuts.
    std::vector<QLineF> marks(double bleed) const;
};

/// Returns a polygon with its sides moved outwards by this distance.
QPolygonF grown(const QPolygonF& polygon, double by);

/// Returns the shape of an item at the chosen sizes.
CutShape shapeOf(const CutItem& item, Orientation orientation, const SheetOptions& options);
/// Returns the hexes of a tile within a box.
CutShape hexShape(const QRectF& hexBox);

/// Returns the boxes of an item's hexes, about the middle of its shape.
std::vector<QRectF> hexBoxesOf(const CutItem& item, Orientation orientation, const SheetOptions& options);
/// Returns the middle of an item's shape, before it is moved to the origin.
QPointF middleOf(const CutItem& item, Orientation orientation, const SheetOptions& options);

}  // namespace hexa::sheets
