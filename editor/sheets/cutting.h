// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/itemside.h"
#include "editor/sheets/cutshape.h"
#include "editor/sheets/page.h"

#include <QMarginsF>

#include <functional>

// Things to cut out of paper, whatever they are: laid out on pages, with bleed, cut marks and
// backs.

namespace hexa::sheets {

/// Printed side of a piece, and its bleed beyond the edges.
struct CutSide {
    ItemSide side = ItemSide::Front;
    /// Bleed of a rectangle, by side: none towards a neighbour; other shapes bleed all around.
    QMarginsF bleed;
};

/// A thing to cut out. Painting it fills the shape with its bleed; the painter's origin is its
/// middle.
struct CutPiece {
    CutShape shape;
    std::function<void(SheetPen&, const CutSide&)> paint;
    QString name;  ///< Name for the message that it is too large.
    /// Look of its edges, on both sides. Rectangles with equal looks are edge to edge, and one cut
    /// separates them.
    QString rim = {};
};

/// Returns pages with such pieces at true size: fronts, and backs as requested by the job. `page`
/// gives the kind and the sheet, and its name is that of the sheet. Fails with
/// "sheet.item-too-large".
/// @param note shown above each page; may be empty
Result<std::vector<Page>> cutPages(const SheetJob& job, const Page& page, std::vector<CutPiece> pieces,
                                   const QString& note = {});

}  // namespace hexa::sheets
