// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/page.h"

#include <QMarginsF>
#include <QPainterPath>
#include <QPolygonF>

#include <functional>

// Things to cut out of paper, whatever they are: laid out on pages, with bleed, cut marks and
// backs.

namespace hexa::sheets {

/// Outline for the scissors, in mm about the middle of its box.
struct CutShape {
    QPainterPath outline;
    /// Its corners, clockwise on screen, where rounded ones would meet; empty: it is round.
    QPolygonF corners;

    /// Returns all that is printed: the outline, moved outwards.
    QPainterPath withBleed(double bleed) const;
    /// Short lines outside of the bleed that tell where to cut.
    std::vector<QLineF> marks(double bleed) const;
};

/// Returns a polygon with its sides moved outwards by this distance.
QPolygonF grown(const QPolygonF& polygon, double by);

/// Printed side of a piece, and its bleed beyond the edges.
struct CutSide {
    bool back = false;
    /// Bleed of a rectangle, by side: none towards a neighbour; other shapes bleed all around.
    QMarginsF bleed;
};

/// A thing to cut out. Painting it fills the shape with its bleed; the painter's origin is its
/// middle.
struct CutPiece {
    CutShape shape;
    std::function<void(SheetPen&, const CutSide&)> paint;
    QString name;  ///< To say that it is too large.
    /// Look of its edges, on both sides. Rectangles with equal looks are edge to edge, and one cut
    /// separates them.
    QString rim = {};
};

/// Pages with such pieces at true size: fronts, and backs as the job asks for. `page` tells kind,
/// sheet and, in place of its name, that of the sheet. Fails with "sheet.item-too-large".
/// @param note said above each page; may be empty
Result<std::vector<Page>> cutPages(const SheetJob& job, const Page& page, std::vector<CutPiece> pieces,
                                   const QString& note = {});

}  // namespace hexa::sheets
